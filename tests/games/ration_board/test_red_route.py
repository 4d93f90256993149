"""The red route: call a number, roll, drive what was called."""

import pytest

from tests.games.ration_board.road import road

ALL_CALLS = [f"calls {number}" for number in range(1, 13)]


@pytest.mark.rule("RAT-RED-1", "RAT-RED-4")
def test_a_turn_on_red_offers_twelve_calls_and_the_careless_roll() -> None:
    assert sorted(road().legal("a")) == sorted([*ALL_CALLS, "rolls"])


@pytest.mark.rule("RAT-RED-1")
def test_after_the_call_only_the_roll_is_left() -> None:
    t = road()
    t.play("a calls 7")
    assert t.legal("a") == ["rolls"]
    assert t.chances() == {}
    assert t.turn == "a"


@pytest.mark.rule("RAT-RED-1")
def test_the_dice_fall_after_the_roll() -> None:
    t = road()
    t.play("a calls 7; a rolls")
    assert t.legal("a") == []
    assert len(t.chances()) == 21


@pytest.mark.rule("RAT-RED-1")
@pytest.mark.parametrize("call", [0, 13])
def test_calls_end_at_one_and_twelve(call: int) -> None:
    refusal = road().refusal(f"a calls {call}")
    assert (refusal.code, refusal.rule) == ("call.out_of_range", "RAT-RED-1")


@pytest.mark.rule("RAT-RED-2")
@pytest.mark.parametrize(
    ("start", "call", "dice", "end"),
    [
        ("HOME", 1, "1 1", "R1"),
        ("HOME", 3, "6 6", "R3"),
        ("HOME", 12, "6 6", "R12"),
        ("R3", 9, "4 5", "R12"),
        ("R12", 2, "5 6", "R14"),
        ("R14", 5, "2 3", "R19"),
    ],
)
def test_a_roll_as_high_as_the_call_moves_what_was_called(
    start: str, call: int, dice: str, end: str
) -> None:
    t = road(at=f"a={start}")
    t.play(f"a calls {call}; a rolls; * a rolls {dice}")
    assert t.at("a") == end
    assert t.turn == "b"


@pytest.mark.rule("RAT-RED-2")
def test_a_high_roll_never_moves_more_than_the_call() -> None:
    t = road(at="a=R1")
    t.play("a calls 1; a rolls; * a rolls 6 6")
    assert t.at("a") == "R2"


@pytest.mark.rule("RAT-RED-3")
@pytest.mark.parametrize(("call", "dice"), [(12, "5 6"), (8, "3 4"), (3, "1 1")])
def test_a_roll_below_the_call_moves_nothing(call: int, dice: str) -> None:
    t = road(at="a=R2")
    t.play(f"a calls {call}; a rolls; * a rolls {dice}")
    assert t.at("a") == "R2"
    assert t.turn == "b"
    assert t.chances() == {}


@pytest.mark.rule("RAT-RED-3")
def test_a_call_that_failed_is_forgotten_next_turn() -> None:
    t = road(at="a=R1")
    t.play("a calls 12; a rolls; * a rolls 1 1; b rolls")
    assert sorted(t.legal("a")) == sorted([*ALL_CALLS, "rolls"])
    t.play("a calls 2; a rolls; * a rolls 1 1")
    assert t.at("a") == "R3"


@pytest.mark.rule("RAT-RED-4")
def test_who_rolls_without_a_call_loses_the_turn() -> None:
    t = road(at="a=R2")
    t.play("a rolls")
    assert t.at("a") == "R2"
    assert t.turn == "b"
    assert t.chances() == {}
    assert t.outcome is None


@pytest.mark.rule("RAT-RED-4", "RAT-RED-5")
def test_a_board_that_is_only_passed_asks_for_a_call_too() -> None:
    t = road(at="a=R20", granted="a=2")
    t.play("a rolls")
    assert (t.at("a"), t.turn, t.chances()) == ("R20", "b", {})


@pytest.mark.rule("RAT-RED-5")
@pytest.mark.parametrize(
    ("granted", "goal"), [(0, "R20"), (1, "R21"), (2, "R22"), (3, "R23"), (4, "R24")]
)
def test_who_would_drive_beyond_the_goal_stops_at_it(granted: int, goal: str) -> None:
    t = road(at="a=R19", granted=f"a={granted}")
    t.play("a calls 12; a rolls; * a rolls 6 6")
    assert t.at("a") == goal
    assert t.granted("a") == granted
    assert t.turn == "b"


@pytest.mark.rule("RAT-RED-5")
def test_the_goal_is_counted_trip_by_trip() -> None:
    t = road(at="a=R19", granted="a=3")
    t.play("a calls 3; a rolls; * a rolls 5 5")
    assert t.at("a") == "R22"
    t.play("b rolls")
    assert sorted(t.legal("a")) == sorted([*ALL_CALLS, "rolls"])
    t.play("a calls 1; a rolls; * a rolls 5 5; b rolls")
    assert t.at("a") == "R23"
    assert t.legal("a") == ["rolls"]


@pytest.mark.rule("RAT-RED-5")
def test_other_boards_are_plain_road_even_for_their_own_numbers() -> None:
    t = road(at="a=R20", granted="a=1")
    t.play("a calls 5; a rolls; * a rolls 2 3")
    assert t.at("a") == "R21"
    assert t.granted("a") == 1


@pytest.mark.rule("RAT-RED-5")
def test_cars_share_a_space_and_pass_each_other() -> None:
    t = road(seats=3, at="a=R1 b=R3 c=R2")
    t.play("a calls 2; a rolls; * a rolls 3 3")
    t.play("b rolls; c calls 1; c rolls; * c rolls 3 3")
    assert [t.at(car) for car in "abc"] == ["R3", "R3", "R3"]


@pytest.mark.rule("RAT-RED-5")
def test_cars_share_a_ration_board() -> None:
    t = road(at="a=R19 b=R20")
    t.play("a calls 1; a rolls; * a rolls 1 2")
    assert (t.at("a"), t.at("b")) == ("R20", "R20")
