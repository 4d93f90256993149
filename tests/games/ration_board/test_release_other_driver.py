"""After a trade: the other driver draws, on the drawer's turn and until out."""

import pytest

from tests.games.ration_board.road import road

ON_R6 = "a calls 3; a rolls; * a rolls 6 6; * a draws rc39"
ON_B9 = "a rolls; * a rolls 1 1; * a draws rc39"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-5")
def test_the_other_driver_draws_at_once_on_the_drawers_turn() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(ON_R6)
    assert t.turn == "a"
    assert "c draws rc01" in t.chances()
    assert "a draws rc01" not in t.chances()
    assert [t.legal(car) for car in "abc"] == [[], [], []]


@pytest.mark.rule("RAT-REL-13", "RAT-REL-3")
def test_the_other_driver_draws_until_out_and_then_play_goes_on() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(f"{ON_R6}; * c draws rc01")
    assert (t.at("c"), t.turn) == ("R8", "a")
    t.play("* c draws rc14")
    assert (t.at("c"), t.turn) == ("R5", "a")
    t.play("* c draws rc26")
    assert (t.at("a"), t.at("c"), t.turn, t.chances()) == ("R16", "R12", "b", {})


@pytest.mark.rule("RAT-REL-13", "RAT-REL-8")
def test_a_hold_card_the_other_driver_draws_is_laid_before_that_driver() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(f"{ON_R6}; * c draws rc37; * c draws rc26")
    assert (t.holds("a"), t.holds("c")) == ([], ["rc37"])


@pytest.mark.rule("RAT-REL-13", "RAT-REL-15")
def test_the_other_driver_misses_their_own_next_turn() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(f"{ON_R6}; * c draws rc22")
    assert (t.at("c"), t.turn, t.holds("c")) == ("R12", "b", ["rc22"])
    t.play("b rolls")
    assert (t.turn, t.holds("c"), t.under) == ("a", [], ["rc39", "rc22"])


@pytest.mark.rule("RAT-REL-13")
def test_an_extra_turn_won_so_follows_the_current_turn_and_nobody_is_skipped() -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(f"{ON_R6}; * c draws rc28")
    assert (t.at("c"), t.turn) == ("R12", "c")
    t.play("c calls 2; c rolls; * c rolls 1 1")
    assert (t.at("c"), t.turn) == ("R14", "b")
    t.play("b rolls")
    assert t.turn == "c"
    t.play("c rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-13")
def test_with_two_players_the_extra_turn_comes_before_the_regular_one() -> None:
    t = road(at="a=R3 b=R16")
    t.play(f"{ON_R6}; * b draws rc28")
    assert t.turn == "b"
    t.play("b rolls")
    assert t.turn == "b"
    t.play("b rolls")
    assert t.turn == "a"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-15")
def test_the_other_drivers_extra_turn_cancels_a_turn_they_had_to_miss() -> None:
    t = road(seats=3, at="a=R3 c=R16", holds="c=rc30")
    t.play(f"{ON_R6}; * c draws rc28")
    assert (t.turn, t.holds("c")) == ("b", [])
    t.play("b rolls")
    assert t.turn == "c"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-9")
def test_the_other_driver_can_be_sent_home_from_the_woods() -> None:
    t = road(at="a=R3 b=R19", granted="b=2")
    t.play(f"{ON_R6}; * b draws rc38")
    assert (t.at("a"), t.at("b"), t.granted("b"), t.turn) == ("R19", "HOME", 2, "b")


@pytest.mark.rule("RAT-REL-13", "RAT-REL-9", "RAT-END-1")
def test_the_other_driver_can_win_on_the_drawers_turn_by_going_home() -> None:
    t = road(seats=3, at="a=B7 c=B17", granted="a=2 c=5")
    t.play(f"{ON_B9}; * c draws rc38")
    assert t.outcome is not None
    assert t.outcome.places["c"] == 1
    assert t.outcome.places["a"] != 1


@pytest.mark.rule("RAT-REL-13", "RAT-END-1")
def test_the_other_driver_can_win_on_the_drawers_turn_by_driving_past_home() -> None:
    t = road(seats=3, at="a=B7 c=B16", granted="a=5 c=5")
    t.play("a rolls; * a rolls 3 5; * a draws rc39")
    assert (t.at("a"), t.at("c"), t.outcome) == ("B16", "B15", None)
    t.play("* c draws rc10")
    assert t.outcome is not None
    assert t.outcome.places["c"] == 1
    assert t.outcome.places["a"] != 1


@pytest.mark.rule("RAT-REL-13", "RAT-BLU-2")
def test_the_other_driver_can_drive_past_home_without_five_cards() -> None:
    t = road(at="a=B7 b=B16", granted="a=1 b=4")
    t.play("a rolls; * a rolls 3 5; * a draws rc39; * b draws rc10")
    assert (t.at("b"), t.turn, t.outcome) == ("R3", "b", None)


@pytest.mark.rule("RAT-REL-13", "RAT-REL-5")
def test_the_other_driver_can_back_on_to_the_detour() -> None:
    t = road(at="a=B7 b=B17", granted="a=1 b=1")
    t.play(f"{ON_B9}; * b draws rc17")
    assert (t.at("a"), t.at("b"), t.turn) == ("B17", "B4", "b")
    t.play("b rolls; * b rolls 1 1")
    assert t.at("b") == "D2"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-14")
def test_the_other_driver_can_share_a_ride_with_whoever_is_behind() -> None:
    t = road(seats=3, at="a=R3 b=R2 c=R16")
    t.play(f"{ON_R6}; * c draws rc40")
    assert (t.at("a"), t.at("b"), t.at("c"), t.turn) == ("R16", "R12", "R12", "b")


@pytest.mark.rule("RAT-REL-14", "RAT-REL-13")
def test_a_tie_behind_the_other_driver_goes_to_the_one_next_after_the_drawers_turn() -> None:
    t = road(seats=4, at="a=R3 b=R1 c=R16 d=R1")
    t.play(f"{ON_R6}; * c draws rc40")
    assert [t.at(car) for car in "abcd"] == ["R16", "R12", "R12", "R1"]


@pytest.mark.rule("RAT-REL-14", "RAT-REL-13")
def test_a_tie_on_an_extra_turn_goes_to_the_one_who_plays_after_it() -> None:
    t = road(seats=4, at="a=B7 b=R1 c=B17 d=R1", granted="a=1 b=1 c=1 d=1")
    t.play(f"{ON_B9}; * c draws rc28; c rolls; * c rolls 3 4; * c draws rc40")
    assert [t.at(car) for car in "abcd"] == ["B17", "R12", "R12", "R1"]
    assert t.turn == "b"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-2")
def test_the_traded_driver_keeps_the_turn_they_had_to_miss() -> None:
    t = road(seats=3, at="a=R3 b=R16", holds="b=rc31")
    t.play(f"{ON_R6}; * b draws rc26")
    assert (t.turn, t.holds("b")) == ("c", [])
    t.play("c rolls; a rolls")
    assert t.turn == "b"


@pytest.mark.rule("RAT-REL-13", "RAT-REL-1")
@pytest.mark.parametrize("line", ["* a draws rc01", "* b draws rc01"])
def test_only_the_other_driver_may_draw(line: str) -> None:
    t = road(seats=3, at="a=R3 c=R16")
    t.play(ON_R6)
    refusal = t.refusal(line)
    assert (refusal.code, refusal.rule) == ("card.other_drawer", "RAT-REL-1")
