"""Release cards that move the car: landing, drawing on, clear spaces, going Home."""

import pytest

from tests.games.ration_board.road import road

OUT_FOR_SURE = ["rc19", "rc20", "rc21", "rc26", "rc27", "rc28", "rc38", "rc39", "rc40"]


@pytest.mark.rule("RAT-REL-1")
@pytest.mark.parametrize("call", [1, 2, 3, 4, 5, 6, 7, 8])
def test_every_wooded_space_draws(call: int) -> None:
    t = road(at="a=R3")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6")
    assert t.at("a") == f"R{3 + call}"
    assert t.turn == "a"
    assert t.legal("a") == []
    assert "a draws rc40" in t.chances()


@pytest.mark.rule("RAT-REL-1")
def test_the_neighbours_of_the_woods_draw_nothing() -> None:
    t = road(at="a=R2 b=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1; b calls 9; b rolls; * b rolls 6 6")
    assert (t.at("a"), t.at("b"), t.chances()) == ("R3", "R12", {})


@pytest.mark.rule("RAT-REL-1")
def test_driving_through_the_whole_storm_draws_nothing() -> None:
    t = road(at="a=B7", granted="a=1")
    t.play("a rolls; * a rolls 4 5")
    assert (t.at("a"), t.turn, t.chances()) == ("B16", "b", {})


@pytest.mark.rule("RAT-REL-3")
def test_still_in_the_woods_the_car_draws_until_it_is_out() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 1 1; * a draws rc01")
    assert (t.at("a"), t.turn) == ("R6", "a")
    t.play("* a draws rc12")
    assert (t.at("a"), t.turn) == ("R4", "a")
    t.play("* a draws rc03")
    assert (t.at("a"), t.turn) == ("R7", "a")
    t.play("* a draws rc10")
    assert (t.at("a"), t.turn, t.chances()) == ("R18", "b", {})
    assert t.under == ["rc01", "rc12", "rc03", "rc10"]


@pytest.mark.rule("RAT-REL-3")
def test_still_in_the_storm_the_car_draws_until_it_is_out() -> None:
    t = road(at="a=B7", granted="a=1")
    t.play("a rolls; * a rolls 3 5; * a draws rc17")
    assert (t.at("a"), t.turn) == ("B10", "a")
    t.play("* a draws rc12")
    assert (t.at("a"), t.turn) == ("B8", "a")
    t.play("* a draws rc11")
    assert (t.at("a"), t.turn) == ("B14", "a")
    t.play("* a draws rc20")
    assert (t.at("a"), t.turn, t.chances()) == ("B7", "b", {})


@pytest.mark.rule("RAT-REL-5")
@pytest.mark.parametrize(
    ("call", "card", "end"),
    [
        (1, "rc17", "HOME"),
        (2, "rc18", "HOME"),
        (3, "rc17", "R1"),
        (1, "rc14", "R1"),
        (1, "rc13", "R2"),
    ],
)
def test_backing_up_on_red_stops_at_home(call: int, card: str, end: str) -> None:
    t = road(at="a=R3", granted="a=1")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6; * a draws {card}")
    assert (t.at("a"), t.granted("a"), t.turn) == (end, 1, "b")
    t.play("b rolls")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-REL-5")
@pytest.mark.parametrize(("card", "end"), [("rc14", "B5"), ("rc17", "B3")])
def test_backing_up_on_blue_never_leaves_blue(card: str, end: str) -> None:
    t = road(at="a=EXIT", granted="a=1")
    t.play(f"a rolls; * a rolls 3 5; * a draws {card}")
    assert (t.at("a"), t.granted("a"), t.turn) == (end, 1, "b")
    t.play("b rolls")
    assert t.legal("a") == ["rolls"]


@pytest.mark.rule("RAT-REL-7")
@pytest.mark.parametrize("call", [1, 4, 8])
@pytest.mark.parametrize(("card", "end"), [("rc26", "R12"), ("rc20", "R3")])
def test_the_clear_spaces_around_the_woods(call: int, card: str, end: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6; * a draws {card}")
    assert (t.at("a"), t.turn) == (end, "b")


@pytest.mark.rule("RAT-REL-7")
@pytest.mark.parametrize(("start", "dice"), [("EXIT", "3 5"), ("B7", "1 3"), ("B7", "3 5")])
@pytest.mark.parametrize(("card", "end"), [("rc27", "B16"), ("rc21", "B7")])
def test_the_clear_spaces_around_the_storm(start: str, dice: str, card: str, end: str) -> None:
    t = road(at=f"a={start}", granted="a=1")
    t.play(f"a rolls; * a rolls {dice}; * a draws {card}")
    assert (t.at("a"), t.turn) == (end, "b")


@pytest.mark.rule("RAT-REL-6", "RAT-REL-7")
def test_a_sailor_on_leave_brings_another_turn_at_once() -> None:
    t = road(at="a=R3")
    t.play("a calls 5; a rolls; * a rolls 6 6; * a draws rc28")
    assert (t.at("a"), t.turn) == ("R12", "a")
    assert len(t.legal("a")) == 13
    t.play("a calls 1; a rolls; * a rolls 1 1")
    assert (t.at("a"), t.turn) == ("R18", "b")


@pytest.mark.rule("RAT-REL-6")
def test_another_turn_on_blue_is_one_turn_only() -> None:
    t = road(at="a=B7", granted="a=1")
    t.play("a rolls; * a rolls 1 1; * a draws rc28")
    assert (t.at("a"), t.turn, t.legal("a")) == ("B16", "a", ["rolls"])
    t.play("a rolls; * a rolls 1 1")
    assert (t.at("a"), t.turn) == ("HOME", "b")


@pytest.mark.rule("RAT-REL-9")
def test_going_straight_home_on_red_costs_the_ground_made() -> None:
    t = road(at="a=R3", granted="a=3")
    t.play("a calls 8; a rolls; * a rolls 4 4; * a draws rc38")
    assert (t.at("a"), t.granted("a"), t.turn, t.outcome) == ("HOME", 3, "b", None)


@pytest.mark.rule("RAT-REL-9")
def test_going_straight_home_on_blue_finishes_the_trip() -> None:
    t = road(at="a=EXIT", granted="a=4")
    t.play("a rolls; * a rolls 3 5; * a draws rc38")
    assert (t.at("a"), t.granted("a"), t.turn, t.outcome) == ("HOME", 4, "b", None)
    t.play("b rolls")
    assert len(t.legal("a")) == 13


@pytest.mark.rule("RAT-REL-9", "RAT-END-1")
def test_going_straight_home_with_five_cards_wins() -> None:
    t = road(at="a=EXIT", granted="a=5")
    t.play("a rolls; * a rolls 3 5; * a draws rc38")
    assert t.outcome is not None
    assert t.outcome.places["a"] == 1


@pytest.mark.rule("RAT-REL-11")
@pytest.mark.parametrize("call", [1, 8])
@pytest.mark.parametrize("card", OUT_FOR_SURE)
def test_nine_cards_always_lead_out_of_the_woods(card: str, call: int) -> None:
    t = road(at="a=R3 b=R2")
    t.play(f"a calls {call}; a rolls; * a rolls 6 6; * a draws {card}")
    assert t.at("a") in {"HOME", "R3", "R12"}
    assert (t.holds("a"), t.chances()) == ([], {})


@pytest.mark.rule("RAT-REL-11")
@pytest.mark.parametrize(("start", "dice"), [("EXIT", "3 5"), ("B7", "3 5")])
@pytest.mark.parametrize("card", OUT_FOR_SURE)
def test_nine_cards_always_lead_out_of_the_storm(card: str, start: str, dice: str) -> None:
    t = road(at=f"a={start} b=B1", granted="a=1 b=1")
    t.play(f"a rolls; * a rolls {dice}; * a draws {card}")
    assert t.at("a") in {"HOME", "B7", "B16"}
    assert (t.holds("a"), t.chances()) == ([], {})
