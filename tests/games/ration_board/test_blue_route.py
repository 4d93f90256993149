"""The blue route: roll and drive the sum, Home and past it."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-BLU-1")
@pytest.mark.parametrize("start", ["EXIT", "B1", "B4", "D3", "B7", "B17"])
def test_on_the_way_back_only_the_roll_is_asked(start: str) -> None:
    assert road(at=f"a={start}", granted="a=1").legal("a") == ["rolls"]


@pytest.mark.rule("RAT-BLU-1")
@pytest.mark.parametrize(
    ("start", "dice", "end"),
    [
        ("EXIT", "1 1", "B2"),
        ("EXIT", "1 2", "B3"),
        ("EXIT", "2 3", "B5"),
        ("EXIT", "1 6", "B7"),
        ("B3", "1 1", "B5"),
        ("B5", "5 6", "B16"),
        ("B7", "4 5", "B16"),
        ("B7", "4 6", "B17"),
        ("B7", "5 6", "HOME"),
        ("B16", "1 1", "HOME"),
    ],
)
def test_the_car_drives_the_sum_of_the_dice(start: str, dice: str, end: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == end
    assert t.turn == "b"
    assert t.chances() == {}


@pytest.mark.rule("RAT-BLU-1", "RAT-REL-1")
@pytest.mark.parametrize(
    ("start", "dice", "end"), [("EXIT", "3 5", "B8"), ("EXIT", "6 6", "B12"), ("B7", "3 5", "B15")]
)
def test_a_roll_into_the_storm_draws(start: str, dice: str, end: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == end
    assert t.turn == "a"
    assert len(t.chances()) == 40


@pytest.mark.rule("RAT-BLU-1")
def test_a_call_is_refused_on_the_blue_route() -> None:
    refusal = road(at="a=B2", granted="a=1").refusal("a calls 3")
    assert (refusal.code, refusal.rule) == ("call.not_on_blue", "RAT-BLU-1")


@pytest.mark.rule("RAT-BLU-2", "RAT-RED-1")
def test_home_exactly_ends_the_trip_and_calls_begin_again() -> None:
    t = road(at="a=B16", granted="a=2")
    t.play("a rolls; * a rolls 1 1")
    assert (t.at("a"), t.granted("a"), t.turn) == ("HOME", 2, "b")
    t.play("b rolls")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-BLU-2")
@pytest.mark.parametrize(
    ("start", "dice", "end"),
    [("B17", "1 1", "R1"), ("B17", "1 3", "R3"), ("B16", "1 2", "R1"), ("B7", "6 6", "R1")],
)
def test_what_is_left_of_the_roll_is_driven_on_red_without_a_call(
    start: str, dice: str, end: str
) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.at("a") == end
    assert t.turn == "b"
    t.play("b rolls")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-BLU-2")
@pytest.mark.parametrize(
    ("dice", "end"), [("1 4", "R4"), ("3 4", "R6"), ("5 6", "R10"), ("6 6", "R11")]
)
def test_a_surplus_that_ends_in_the_woods_draws(dice: str, end: str) -> None:
    t = road(at="a=B17", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn) == (end, "a")
    assert "a draws rc01" in t.chances()
    t.play("* a draws rc19")
    assert (t.at("a"), t.turn) == ("R3", "b")


@pytest.mark.rule("RAT-BLU-2")
def test_passing_home_starts_the_next_trip() -> None:
    t = road(at="a=B17", granted="a=1")
    t.play("a rolls; * a rolls 1 2; b rolls; a calls 10; a rolls; * a rolls 5 5; b rolls")
    assert t.at("a") == "R12"
    t.play("a calls 9; a rolls; * a rolls 4 5; b rolls; a rolls; * a rolls 3 3")
    assert (t.at("a"), t.granted("a")) == ("EXIT", 2)


@pytest.mark.rule("RAT-BLU-2")
@pytest.mark.parametrize(
    ("dice", "card", "end"),
    [
        ("3 5", "rc03", "HOME"),
        ("3 5", "rc07", "R1"),
        ("3 5", "rc10", "R3"),
        ("3 4", "rc08", "HOME"),
        ("3 4", "rc11", "R2"),
        ("2 3", "rc10", "HOME"),
    ],
)
def test_a_card_drives_past_home_in_the_same_way(dice: str, card: str, end: str) -> None:
    t = road(at="a=B7", granted="a=2")
    t.play(f"a rolls; * a rolls {dice}; * a draws {card}")
    assert (t.at("a"), t.granted("a"), t.turn, t.chances()) == (end, 2, "b", {})
    t.play("b rolls")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-BLU-2")
def test_four_cards_do_not_stop_the_car_at_home() -> None:
    t = road(at="a=B17", granted="a=4")
    t.play("a rolls; * a rolls 1 2")
    assert (t.at("a"), t.outcome) == ("R2", None)
