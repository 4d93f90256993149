"""The essential driver's sticker (rc37): one full roll on the red route."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-REL-18")
def test_with_the_sticker_no_call_is_asked() -> None:
    t = road(at="a=R12", holds="a=rc37")
    assert t.legal("a") == ["rolls"]
    refusal = t.refusal("a calls 5")
    assert (refusal.code, refusal.rule) == ("call.sticker", "RAT-REL-18")


@pytest.mark.rule("RAT-REL-18", "RAT-REL-2")
@pytest.mark.parametrize(
    ("start", "dice", "end"),
    [("HOME", "1 1", "R2"), ("HOME", "6 6", "R12"), ("R2", "4 6", "R12"), ("R12", "1 3", "R16")],
)
def test_the_full_roll_is_driven_and_the_sticker_goes_back(start: str, dice: str, end: str) -> None:
    t = road(at=f"a={start}", holds="a=rc37")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.turn, t.holds("a"), t.under) == (end, "b", [], ["rc37"])


@pytest.mark.rule("RAT-REL-18")
def test_no_call_is_missed_so_the_turn_is_not_lost() -> None:
    t = road(at="a=R14", holds="a=rc37")
    t.play("a rolls")
    assert t.turn == "a"
    assert len(t.chances()) == 21


@pytest.mark.rule("RAT-REL-18")
def test_the_sticker_serves_one_roll_only() -> None:
    t = road(at="a=R14", holds="a=rc37")
    t.play("a rolls; * a rolls 1 1; b rolls")
    assert len(t.legal("a")) == 13
    t.play("a rolls")
    assert (t.at("a"), t.turn) == ("R16", "b")


@pytest.mark.rule("RAT-REL-18", "RAT-RED-5")
@pytest.mark.parametrize(("held", "goal"), [(0, "R20"), (2, "R22"), (4, "R24")])
def test_the_full_roll_stops_at_the_goal(held: int, goal: str) -> None:
    t = road(at="a=R18", granted=f"a={held}", holds="a=rc37")
    t.play("a rolls; * a rolls 4 6")
    assert (t.at("a"), t.granted("a"), t.under) == (goal, held, ["rc37"])


@pytest.mark.rule("RAT-REL-18", "RAT-RED-5")
def test_a_board_that_is_only_passed_is_red_road_for_the_sticker() -> None:
    t = road(at="a=R20", granted="a=4", holds="a=rc37")
    t.play("a rolls; * a rolls 1 2")
    assert (t.at("a"), t.granted("a"), t.under) == ("R23", 4, ["rc37"])


@pytest.mark.rule("RAT-REL-18", "RAT-SHC-1")
def test_the_full_roll_can_end_on_the_short_cut() -> None:
    t = road(at="a=R3", holds="a=rc37")
    t.play("a rolls; * a rolls 5 5")
    assert t.at("a") == "R18"


@pytest.mark.rule("RAT-REL-18", "RAT-REL-2")
def test_a_full_roll_into_the_woods_draws_after_the_sticker_went_back() -> None:
    t = road(holds="a=rc37")
    t.play("a rolls; * a rolls 2 3")
    assert (t.at("a"), t.holds("a"), t.under) == ("R5", [], ["rc37"])
    t.play("* a draws rc26")
    assert (t.at("a"), t.under) == ("R12", ["rc37", "rc26"])


@pytest.mark.rule("RAT-REL-18", "RAT-REL-17")
def test_sticker_and_map_serve_on_the_same_roll() -> None:
    t = road(holds="a=rc35,rc37")
    t.play("a rolls; * a rolls 3 4")
    assert (t.at("a"), t.turn, t.holds("a")) == ("R12", "b", [])
    assert sorted(t.under) == ["rc35", "rc37"]


@pytest.mark.rule("RAT-REL-18", "RAT-BLU-2")
def test_a_blue_surplus_does_not_spend_the_sticker() -> None:
    t = road(at="a=B17", granted="a=1", holds="a=rc37")
    t.play("a rolls; * a rolls 1 3")
    assert (t.at("a"), t.holds("a")) == ("R3", ["rc37"])
    t.play("b rolls")
    assert t.legal("a") == ["rolls"]
    t.play("a rolls; * a rolls 4 5")
    assert (t.at("a"), t.holds("a")) == ("R12", [])


@pytest.mark.rule("RAT-REL-18")
@pytest.mark.parametrize(("dice", "end"), [("1 1", "EXIT"), ("5 6", "R20")])
def test_a_roll_at_a_ration_board_does_not_spend_the_sticker(dice: str, end: str) -> None:
    t = road(at="a=R20", holds="a=rc37")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.at("a"), t.holds("a")) == (end, ["rc37"])


@pytest.mark.rule("RAT-REL-18", "RAT-REL-8")
def test_a_sticker_drawn_in_the_storm_waits_for_the_red_route() -> None:
    t = road(at="a=B7", granted="a=1")
    t.play("a rolls; * a rolls 1 1; * a draws rc37")
    assert (t.at("a"), t.holds("a"), len(t.chances())) == ("B9", ["rc37"], 39)
    t.play("* a draws rc26; b rolls; a rolls; * a rolls 1 1; b rolls")
    assert (t.at("a"), t.holds("a"), t.legal("a")) == ("HOME", ["rc37"], ["rolls"])
    t.play("a rolls; * a rolls 1 2")
    assert (t.at("a"), t.holds("a")) == ("R3", [])


@pytest.mark.rule("RAT-REL-18", "RAT-REL-8")
def test_a_sticker_drawn_in_the_woods_serves_on_the_next_roll() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1; * a draws rc37; * a draws rc26; b rolls")
    assert (t.at("a"), t.legal("a")) == ("R12", ["rolls"])
    t.play("a rolls; * a rolls 3 4")
    assert t.at("a") == "R19"


@pytest.mark.rule("RAT-REL-18")
def test_a_sticker_helps_on_the_extra_turn_of_the_same_draw() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1; * a draws rc37; * a draws rc28")
    assert (t.turn, t.legal("a")) == ("a", ["rolls"])
    t.play("a rolls; * a rolls 1 4")
    assert (t.at("a"), t.turn, t.holds("a")) == ("R17", "b", [])


@pytest.mark.rule("RAT-REL-18", "RAT-REL-2")
def test_the_sticker_must_be_used_at_the_first_chance() -> None:
    t = road(at="a=R3", holds="a=rc37")
    assert t.legal("a") == ["rolls"]
    t.play("a rolls; * a rolls 1 1")
    assert (t.at("a"), t.holds("a")) == ("R5", [])
