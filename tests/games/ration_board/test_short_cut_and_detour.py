"""Short Cuts, the Detour and its road; driving on to them forward and backward."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-SHC-1")
@pytest.mark.parametrize(("start", "call"), [("R12", 1), ("R3", 10), ("R1", 12)])
def test_the_red_short_cut_leads_to_r18_at_once(start: str, call: int) -> None:
    t = road(at=f"a={start}")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6")
    assert (t.at("a"), t.turn, t.chances()) == ("R18", "b", {})


@pytest.mark.rule("RAT-SHC-1")
@pytest.mark.parametrize(("start", "dice"), [("EXIT", "2 4"), ("B1", "1 4"), ("B3", "1 2")])
def test_the_blue_short_cut_jumps_the_storm(start: str, dice: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.chances()) == ("B16", "b", {})


@pytest.mark.rule("RAT-SHC-1")
def test_passing_over_a_short_cut_does_nothing() -> None:
    t = road(at="a=R12 b=B5", granted="b=1")
    t.play("a calls 2; a rolls; * a rolls 1 1; b rolls; * b rolls 1 1")
    assert (t.at("a"), t.at("b")) == ("R14", "B7")


@pytest.mark.rule("RAT-SHC-1", "RAT-REL-5")
@pytest.mark.parametrize(
    ("call", "card"), [(4, "rc10"), (6, "rc07"), (7, "rc03"), (8, "rc01")], ids=str
)
def test_a_card_can_drive_on_to_the_red_short_cut(call: int, card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6; * a draws {card}")
    assert (t.at("a"), t.turn) == ("R18", "b")


@pytest.mark.rule("RAT-SHC-1", "RAT-REL-5")
@pytest.mark.parametrize(
    ("start", "dice", "lands", "card"),
    [
        ("EXIT", "3 5", "B8", "rc12"),
        ("B7", "1 1", "B9", "rc14"),
        ("B7", "1 3", "B11", "rc17"),
    ],
)
def test_backing_on_to_the_blue_short_cut_counts(
    start: str, dice: str, lands: str, card: str
) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == lands
    t.play(f"* a draws {card}")
    assert (t.at("a"), t.turn, t.chances()) == ("B16", "b", {})


@pytest.mark.rule("RAT-BLU-3")
@pytest.mark.parametrize(("start", "dice"), [("EXIT", "1 3"), ("B1", "1 2"), ("B2", "1 1")])
def test_landing_on_the_detour_the_car_waits(start: str, dice: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.chances()) == ("B4", "b", {})
    t.play("b rolls")
    assert t.legal("a") == ["rolls"]


@pytest.mark.rule("RAT-BLU-3")
@pytest.mark.parametrize(
    ("start", "dice", "end"),
    [
        ("B4", "1 1", "D2"),
        ("B4", "1 6", "D7"),
        ("B4", "3 5", "B7"),
        ("D1", "1 1", "D3"),
        ("D2", "1 5", "B7"),
        ("D3", "2 3", "B7"),
        ("D6", "1 1", "B7"),
        ("D7", "5 6", "B17"),
        ("D7", "6 6", "HOME"),
        ("D6", "5 6", "B16"),
    ],
)
def test_the_detour_road_is_driven_by_the_sum_and_rejoins_at_b7(
    start: str, dice: str, end: str
) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.chances()) == (end, "b", {})


@pytest.mark.rule("RAT-BLU-3", "RAT-REL-1")
@pytest.mark.parametrize(
    ("start", "dice", "end"), [("B4", "4 5", "B8"), ("B4", "6 6", "B11"), ("D7", "1 1", "B8")]
)
def test_the_detour_road_can_end_in_the_storm(start: str, dice: str, end: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == end
    assert "a draws rc01" in t.chances()


@pytest.mark.rule("RAT-BLU-3")
@pytest.mark.parametrize(
    ("start", "dice", "end"), [("EXIT", "2 3", "B5"), ("B3", "1 1", "B5"), ("B2", "1 4", "B7")]
)
def test_who_passes_the_detour_stays_on_the_main_road(start: str, dice: str, end: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == end


@pytest.mark.rule("RAT-BLU-3", "RAT-REL-5")
@pytest.mark.parametrize("card", ["rc17", "rc18"])
def test_backing_on_to_the_detour_counts(card: str) -> None:
    t = road(at="a=B7", granted="a=1")
    t.play(f"a rolls; * a rolls 1 1; * a draws {card}")
    assert (t.at("a"), t.turn) == ("B4", "b")
    t.play("b rolls; a rolls; * a rolls 1 2")
    assert t.at("a") == "D3"


@pytest.mark.rule("RAT-REL-5")
def test_backing_up_follows_the_main_road_not_the_detour_road() -> None:
    t = road(at="a=D7", granted="a=1")
    t.play("a rolls; * a rolls 1 1; * a draws rc15")
    assert t.at("a") == "B5"


@pytest.mark.rule("RAT-BLU-3")
def test_a_whole_detour_takes_its_turns() -> None:
    t = road(at="a=EXIT", granted="a=1")
    t.play("a rolls; * a rolls 2 2; b rolls; a rolls; * a rolls 2 3; b rolls")
    assert t.at("a") == "D5"
    t.play("a rolls; * a rolls 1 2; b rolls")
    assert t.at("a") == "B7"
    t.play("a rolls; * a rolls 4 5")
    assert t.at("a") == "B16"
