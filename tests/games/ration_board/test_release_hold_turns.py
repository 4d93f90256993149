"""HOLD cards about turns: missing one, missing several, winning one."""

import pytest

from tests.games.ration_board.road import road

TOWED = ["rc22", "rc23", "rc24", "rc25"]
STUCK = ["rc29", "rc30", "rc31"]


@pytest.mark.rule("RAT-REL-8")
@pytest.mark.parametrize("card", STUCK)
def test_a_card_that_costs_a_turn_is_laid_down_and_another_is_drawn(card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 2; a rolls; * a rolls 3 3; * a draws {card}")
    assert (t.at("a"), t.turn, t.holds("a")) == ("R5", "a", [card])
    assert len(t.chances()) == 39
    assert f"a draws {card}" not in t.chances()


@pytest.mark.rule("RAT-REL-8", "RAT-REL-7")
@pytest.mark.parametrize("card", TOWED)
def test_a_towed_car_is_out_of_the_woods_and_draws_no_more(card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 2; a rolls; * a rolls 3 3; * a draws {card}")
    assert (t.at("a"), t.turn, t.holds("a"), t.chances()) == ("R12", "b", [card], {})


@pytest.mark.rule("RAT-REL-8", "RAT-REL-7")
@pytest.mark.parametrize("card", TOWED)
def test_a_car_towed_out_of_the_storm_stands_on_b16(card: str) -> None:
    t = road(at="a=B7", granted="a=1")
    t.play(f"a rolls; * a rolls 1 1; * a draws {card}")
    assert (t.at("a"), t.turn, t.holds("a"), t.chances()) == ("B16", "b", [card], {})


@pytest.mark.rule("RAT-REL-8", "RAT-REL-2")
@pytest.mark.parametrize("card", TOWED)
def test_the_card_goes_under_the_pack_when_the_turn_has_been_missed(card: str) -> None:
    t = road(seats=3, at="a=R3")
    t.play(f"a calls 2; a rolls; * a rolls 3 3; * a draws {card}")
    assert (t.turn, t.holds("a"), t.under) == ("b", [card], [])
    t.play("b rolls")
    assert (t.turn, t.holds("a"), t.under) == ("c", [card], [])
    t.play("c rolls")
    assert (t.turn, t.holds("a"), t.under) == ("b", [], [card])
    t.play("b rolls; c rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-8")
def test_a_stuck_driver_misses_the_next_turn_not_this_one() -> None:
    t = road(at="a=R3")
    t.play("a calls 2; a rolls; * a rolls 3 3; * a draws rc30; * a draws rc27; b rolls")
    assert (t.turn, t.at("a"), t.holds("a")) == ("b", "R12", [])
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-15")
def test_missed_turns_add_up_and_one_card_goes_back_for_each() -> None:
    t = road(at="a=R3")
    t.play("a calls 2; a rolls; * a rolls 3 3")
    t.play("* a draws rc29; * a draws rc30; * a draws rc31; * a draws rc22")
    assert (t.at("a"), t.turn, len(t.holds("a"))) == ("R12", "b", 4)
    t.play("b rolls")
    assert (t.turn, len(t.holds("a"))) == ("b", 3)
    t.play("b rolls")
    assert (t.turn, len(t.holds("a"))) == ("b", 2)
    t.play("b rolls")
    assert (t.turn, len(t.holds("a"))) == ("b", 1)
    t.play("b rolls")
    assert (t.turn, t.holds("a")) == ("b", [])
    assert sorted(t.under) == ["rc22", "rc29", "rc30", "rc31"]
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-15")
def test_when_everybody_misses_turns_they_run_out_in_order() -> None:
    t = road(at="a=R3", holds="b=rc30")
    t.play("a calls 1; a rolls; * a rolls 3 3; * a draws rc29; * a draws rc22")
    assert (t.turn, t.holds("b"), len(t.holds("a"))) == ("b", [], 1)
    t.play("b rolls")
    assert (t.turn, t.holds("a")) == ("b", [])
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-15")
def test_two_neighbours_who_miss_are_both_passed_over() -> None:
    t = road(seats=4, holds="b=rc29 c=rc22")
    t.play("a rolls")
    assert (t.turn, t.holds("b"), t.holds("c")) == ("d", [], [])
    assert t.under == ["rc29", "rc22"]
    t.play("d rolls; a rolls")
    assert t.turn == "b"


@pytest.mark.rule("RAT-REL-15")
@pytest.mark.parametrize("card", STUCK)
def test_an_extra_turn_and_a_missed_turn_cancel(card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 3; a rolls; * a rolls 5 5; * a draws {card}; * a draws rc28")
    assert (t.at("a"), t.turn, t.holds("a")) == ("R12", "b", [])
    assert sorted(t.under) == sorted([card, "rc28"])
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-15")
def test_an_extra_turn_cancels_one_missed_turn_only() -> None:
    t = road(at="a=R3")
    t.play("a calls 3; a rolls; * a rolls 5 5")
    t.play("* a draws rc29; * a draws rc31; * a draws rc28")
    assert (t.at("a"), t.turn, len(t.holds("a"))) == ("R12", "b", 1)
    t.play("b rolls")
    assert (t.turn, t.holds("a")) == ("b", [])
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-6", "RAT-BLU-2")
def test_an_extra_turn_won_past_home_is_a_red_turn() -> None:
    t = road(at="a=B17", granted="a=1")
    t.play("a rolls; * a rolls 2 4; * a draws rc28")
    assert (t.at("a"), t.turn) == ("R12", "a")
    t.play("a calls 1; a rolls; * a rolls 1 1")
    assert (t.at("a"), t.turn) == ("R18", "b")


@pytest.mark.rule("RAT-REL-8")
def test_a_turn_is_missed_at_a_ration_board_too() -> None:
    t = road(at="a=R20", holds="a=rc25", turn="b")
    t.play("b rolls")
    assert (t.turn, t.at("a"), t.granted("a"), t.holds("a")) == ("b", "R20", 0, [])
    t.play("b rolls")
    assert (t.turn, t.legal("a")) == ("a", ["rolls"])


@pytest.mark.rule("RAT-REL-8")
def test_a_missed_turn_leaves_the_other_hold_cards_alone() -> None:
    t = road(at="a=R12", holds="a=rc32,rc29,rc35,rc37", turn="b")
    t.play("b rolls")
    assert (t.turn, t.holds("a")) == ("b", ["rc32", "rc35", "rc37"])


@pytest.mark.rule("RAT-REL-2")
def test_a_turn_must_be_missed_at_the_first_chance() -> None:
    t = road(at="a=B16", granted="a=5", holds="a=rc24", turn="b")
    t.play("b rolls")
    assert (t.turn, t.legal("a"), t.under) == ("b", [], ["rc24"])
