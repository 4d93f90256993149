"""The end: first Home with five cards; or play on for places."""

import pytest

from tests.games.ration_board.road import road

ON = {"places": "on"}


@pytest.mark.rule("RAT-END-1")
@pytest.mark.parametrize(
    ("start", "dice"),
    [("B16", "1 1"), ("B17", "1 2"), ("B7", "5 6"), ("D7", "6 6"), ("B17", "6 6"), ("B7", "6 6")],
)
def test_reaching_or_passing_home_with_five_cards_wins(start: str, dice: str) -> None:
    t = road(seats=3, at=f"a={start}", granted="a=5")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.outcome is not None
    assert t.outcome.places["a"] == 1
    assert t.outcome.places["b"] != 1
    assert t.outcome.places["c"] != 1


@pytest.mark.rule("RAT-END-1")
@pytest.mark.parametrize(
    ("dice", "card"), [("3 5", "rc03"), ("3 5", "rc10"), ("2 3", "rc10"), ("1 1", "rc38")]
)
def test_a_card_that_leads_home_wins_with_five(dice: str, card: str) -> None:
    t = road(at="a=B7", granted="a=5")
    t.play(f"a rolls; * a rolls {dice}; * a draws {card}")
    assert t.outcome is not None
    assert t.outcome.places["a"] == 1


@pytest.mark.rule("RAT-END-1")
def test_the_win_comes_at_once_and_nobody_acts_any_more() -> None:
    t = road(seats=3, at="a=B17 b=B17 c=B17", granted="a=5 b=5 c=5", turn="b")
    t.play("b rolls; * b rolls 5 6")
    assert t.outcome is not None
    assert t.outcome.places["b"] == 1
    assert [t.legal(car) for car in "abc"] == [[], [], []]
    assert t.chances() == {}


@pytest.mark.rule("RAT-END-1")
@pytest.mark.parametrize(("start", "dice"), [("EXIT", "2 4"), ("B7", "4 6"), ("B4", "1 6")])
def test_five_cards_do_not_win_on_the_road(start: str, dice: str) -> None:
    t = road(at=f"a={start}", granted="a=5")
    t.play(f"a rolls; * a rolls {dice}")
    assert t.outcome is None
    assert t.turn == "b"


@pytest.mark.rule("RAT-END-1")
@pytest.mark.parametrize("dice", ["1 1", "1 2"])
def test_four_cards_at_home_do_not_win(dice: str) -> None:
    t = road(at="a=B16", granted="a=4")
    t.play(f"a rolls; * a rolls {dice}")
    assert (t.outcome, t.turn) == (None, "b")


@pytest.mark.rule("RAT-END-1")
def test_after_the_end_every_act_is_refused() -> None:
    t = road(at="a=B16", granted="a=5")
    t.play("a rolls; * a rolls 1 1")
    assert t.refusal("a rolls").code == "game.over"
    assert t.refusal("b calls 3").code == "game.over"
    assert t.refusal("* b rolls 1 1").code == "game.over"
    assert t.refusal("* a draws rc01").rule == "RAT-END-1"


@pytest.mark.rule("RAT-END-2", "RAT-REL-19")
def test_playing_on_for_places_the_winner_leaves_the_road() -> None:
    t = road(seats=3, at="a=B17 b=R14 c=R1", granted="a=5", options=ON)
    t.play("a rolls; * a rolls 1 1")
    assert (t.at("a"), t.outcome, t.turn) == ("OFF", None, "b")
    assert t.legal("a") == []


@pytest.mark.rule("RAT-END-2")
def test_the_others_play_on_in_turn_without_the_winner() -> None:
    t = road(seats=3, at="a=B17", granted="a=5", options=ON)
    t.play("a rolls; * a rolls 1 1; b calls 2; b rolls; * b rolls 1 1; c rolls")
    assert (t.turn, t.at("b")) == ("b", "R2")
    t.play("b rolls")
    assert t.turn == "c"


@pytest.mark.rule("RAT-END-2")
def test_the_game_ends_when_only_the_last_place_is_left() -> None:
    t = road(seats=3, at="a=B17 b=B7 c=B17", granted="a=5 b=4 c=5", options=ON, turn="c")
    t.play("c rolls; * c rolls 1 1")
    assert (t.outcome, t.turn) == (None, "a")
    t.play("a rolls; * a rolls 3 4")
    assert t.outcome is not None
    assert t.outcome.places == {"c": 1, "a": 2, "b": 3}
    assert t.legal("b") == []


@pytest.mark.rule("RAT-END-2")
def test_four_players_are_placed_in_the_order_they_came_home() -> None:
    t = road(seats=4, at="b=B17 c=B17 d=B17", granted="b=5 c=5 d=5", options=ON, turn="d")
    t.play("d rolls; * d rolls 1 1; a rolls; b rolls; * b rolls 6 6")
    assert (t.outcome, t.turn) == (None, "c")
    t.play("c rolls; * c rolls 1 2")
    assert t.outcome is not None
    assert t.outcome.places == {"d": 1, "b": 2, "c": 3, "a": 4}


@pytest.mark.rule("RAT-END-2")
def test_with_two_players_the_first_home_decides_both_places() -> None:
    t = road(at="b=B17", granted="b=5", options=ON, turn="b")
    t.play("b rolls; * b rolls 1 1")
    assert t.outcome is not None
    assert t.outcome.places == {"b": 1, "a": 2}


@pytest.mark.rule("RAT-REL-19")
def test_the_hold_cards_of_a_finished_car_go_under_the_pack() -> None:
    t = road(seats=3, at="a=B17", granted="a=5", holds="a=rc33,rc37 b=rc35", options=ON)
    t.play("a rolls; * a rolls 3 4")
    assert (t.holds("a"), sorted(t.under), t.holds("b")) == ([], ["rc33", "rc37"], ["rc35"])
    assert t.turn == "b"


@pytest.mark.rule("RAT-REL-19", "RAT-REL-9")
def test_a_car_sent_straight_home_with_five_leaves_the_road() -> None:
    t = road(seats=3, at="a=B7", granted="a=5", holds="a=rc34", options=ON)
    t.play("a rolls; * a rolls 1 1; * a draws rc29; * a draws rc38")
    assert (t.at("a"), t.holds("a"), t.turn) == ("OFF", [], "b")
    assert sorted(t.under) == ["rc29", "rc34", "rc38"]


@pytest.mark.rule("RAT-REL-19", "RAT-REL-13")
def test_another_driver_who_finishes_on_the_drawers_turn_does_not_end_it_wrongly() -> None:
    t = road(seats=4, at="a=B7 b=B17", granted="a=1 b=5", options=ON)
    t.play("a rolls; * a rolls 1 1; * a draws rc39; * b draws rc38")
    assert (t.at("a"), t.at("b"), t.outcome, t.turn) == ("B17", "OFF", None, "c")


@pytest.mark.rule("RAT-REL-19", "RAT-REL-14")
def test_a_finished_car_is_no_partner_any_more() -> None:
    t = road(seats=3, at="a=B17 b=R3 c=R2", granted="a=5", options=ON)
    t.play("a rolls; * a rolls 1 3; b calls 1; b rolls; * b rolls 1 1; * b draws rc40")
    assert (t.at("a"), t.at("b"), t.at("c")) == ("OFF", "R12", "R12")
