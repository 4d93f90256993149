"""Setup: all at Home, the pack shuffled, a roll for who starts."""

import pytest

from tests.games.ration_board.road import road


@pytest.mark.rule("RAT-SET-1")
def test_every_car_starts_at_home() -> None:
    t = road(opening=True, seats=4)
    assert [t.at(car) for car in "abcd"] == ["HOME", "HOME", "HOME", "HOME"]


@pytest.mark.rule("RAT-SET-1")
def test_nobody_starts_with_a_card() -> None:
    t = road(opening=True, seats=3)
    assert [t.granted(car) for car in "abc"] == [0, 0, 0]
    assert [t.holds(car) for car in "abc"] == [[], [], []]


@pytest.mark.rule("RAT-SET-1")
def test_the_whole_pack_lies_ready() -> None:
    t = road(opening=True)
    assert len(t.pack) == 40
    assert t.under == []


@pytest.mark.rule("RAT-SET-1")
def test_the_shuffled_pack_makes_every_card_equally_likely() -> None:
    t = road(opening=True)
    t.play("* a rolls 6 6; * b rolls 1 1; a calls 5; a rolls; * a rolls 2 3")
    assert t.chances() == {f"a draws rc{number:02}": 1 for number in range(1, 41)}


@pytest.mark.rule("RAT-SET-2")
def test_all_roll_before_anybody_acts() -> None:
    t = road(opening=True, seats=3)
    assert [t.legal(car) for car in "abc"] == [[], [], []]
    assert t.chances()["a rolls 1 1"] == 1
    assert t.chances()["a rolls 1 2"] == 2
    assert len(t.chances()) == 21
    t.play("* a rolls 2 3")
    assert "b rolls 1 1" in t.chances()
    t.play("* b rolls 2 4")
    assert "c rolls 1 1" in t.chances()


@pytest.mark.rule("RAT-SET-2")
@pytest.mark.parametrize(
    ("rolls", "starter"),
    [
        ("* a rolls 5 6; * b rolls 1 1; * c rolls 4 6", "a"),
        ("* a rolls 2 3; * b rolls 6 6; * c rolls 5 6", "b"),
        ("* a rolls 1 1; * b rolls 1 1; * c rolls 1 2", "c"),
    ],
)
def test_the_highest_roll_starts(rolls: str, starter: str) -> None:
    t = road(opening=True, seats=3)
    t.play(rolls)
    assert t.turn == starter
    assert t.chances() == {}
    assert t.legal(starter) != []


@pytest.mark.rule("RAT-SET-2")
def test_the_sum_counts_not_the_single_die() -> None:
    t = road(opening=True)
    t.play("* a rolls 1 6; * b rolls 4 4")
    assert t.turn == "b"


@pytest.mark.rule("RAT-SET-2")
def test_the_opening_roll_moves_no_car() -> None:
    t = road(opening=True)
    t.play("* a rolls 5 6; * b rolls 2 3")
    assert (t.at("a"), t.at("b")) == ("HOME", "HOME")


@pytest.mark.rule("RAT-SET-2")
def test_two_that_tie_for_the_highest_roll_again() -> None:
    t = road(opening=True, seats=3)
    t.play("* a rolls 4 5; * b rolls 1 2; * c rolls 3 6")
    assert "a rolls 1 1" in t.chances()
    t.play("* a rolls 1 1")
    assert "c rolls 1 1" in t.chances()
    t.play("* c rolls 1 2")
    assert t.turn == "c"
    assert t.chances() == {}


@pytest.mark.rule("RAT-SET-2")
def test_three_that_tie_roll_on_until_one_is_highest() -> None:
    t = road(opening=True, seats=4)
    t.play("* a rolls 3 4; * b rolls 2 5; * c rolls 1 1; * d rolls 1 6")
    t.play("* a rolls 1 2; * b rolls 4 4; * d rolls 2 6")
    assert "b rolls 1 1" in t.chances()
    t.play("* b rolls 1 1; * d rolls 1 1")
    assert "b rolls 1 1" in t.chances()
    t.play("* b rolls 2 2; * d rolls 1 1")
    assert t.turn == "b"


@pytest.mark.rule("RAT-SET-2")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    t = road(opening=True, seats=3)
    t.play("* a rolls 2 2; * b rolls 1 3; * c rolls 2 3")
    assert t.turn == "c"
    assert t.chances() == {}


@pytest.mark.rule("RAT-SET-2")
def test_who_rolled_less_in_the_first_round_can_not_win_the_second() -> None:
    t = road(opening=True, seats=3)
    t.play("* a rolls 5 5; * b rolls 4 6; * c rolls 4 5; * a rolls 1 1; * b rolls 1 2")
    assert t.turn == "b"


@pytest.mark.rule("RAT-SET-2")
def test_play_goes_to_the_left_from_the_starter() -> None:
    t = road(opening=True, seats=3)
    t.play("* a rolls 1 1; * b rolls 1 2; * c rolls 6 6; c rolls")
    assert t.turn == "a"
    t.play("a rolls")
    assert t.turn == "b"
    t.play("b rolls")
    assert t.turn == "c"


@pytest.mark.rule("RAT-SET-2")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    t = road(seats=3, turn="b")
    assert t.legal("a") == []
    assert t.legal("c") == []
    assert t.legal("b") != []
