"""The navigator by example."""

import pytest

from kartki.bots.ration_board.navigator import Navigator, advice, best_call, expected_turns
from kartki.core.rng import Rng
from tests.games.ration_board.road import GAME, Driver, road


def choice(driver: Driver) -> str:
    state = driver.state
    legal = GAME.legal_actions(state, state.turns.now)
    action = Navigator().choose(GAME.view(state, state.turns.now), legal, 0, Rng(1))
    assert action in legal
    return GAME.write(state, state.turns.now, action)[2:]


@pytest.mark.parametrize("distance", range(1, 8))
def test_near_its_goal_it_calls_exactly_what_is_left(distance: int) -> None:
    assert choice(road(2, at=f"a=R{24 - distance}", granted="a=4")) == f"calls {distance}"


def test_from_before_the_short_cut_it_takes_it() -> None:
    assert choice(road(2, at="a=R12")) == "calls 1"


@pytest.mark.parametrize("space", ["HOME", "R1", "R2", "R3", "R12", "R14", "R17"])
@pytest.mark.parametrize("options", [{}, {"remind": "on"}, {"past_home": "stop"}])
def test_it_never_rolls_without_a_call(space: str, options: dict[str, str]) -> None:
    assert choice(road(3, at=f"a={space}", options=options)).startswith("calls ")


@pytest.mark.parametrize(
    ("at", "granted", "holds"),
    [("a=R20", "a=0", ""), ("a=B3", "a=1", ""), ("a=R12", "a=0", "a=rc37")],
    ids=["at the board", "on the blue route", "with a sticker"],
)
def test_where_nothing_is_called_it_rolls(at: str, granted: str, holds: str) -> None:
    driver = road(2, at=at, granted=granted, holds=holds)
    assert choice(driver) == "rolls"
    assert advice(GAME.view(driver.state, 0)) == []


def test_the_best_advice_is_what_the_journey_is_expected_to_take() -> None:
    view = GAME.view(road(2, at="a=R2 b=R14", granted="a=2 b=1").state, 0)
    assert min(turns for _, turns in advice(view)) == pytest.approx(expected_turns(view, 0))
    assert dict(advice(view))[best_call(view)] == pytest.approx(expected_turns(view, 0))


def test_a_call_that_is_too_bold_is_worth_less() -> None:
    """One space before the goal every call arrives, if the dice allow it."""
    view = GAME.view(road(2, at="a=R19").state, 0)
    turns = [turns for _, turns in advice(view)]
    assert turns[0] == min(turns)
    assert turns[1] == pytest.approx(turns[0])  # two dice always show 2 or more
    assert turns[1:] == sorted(turns[1:])
    assert turns[11] == pytest.approx(turns[0] + 35 / 36)
    assert best_call(view) == 1


def test_nobody_is_advised_during_the_opening_or_after_the_call() -> None:
    opening = road(2, opening=True)
    assert advice(GAME.view(opening.state, 0)) == []
    driver = road(2, at="a=R12")
    driver.play("a calls 6")
    assert advice(GAME.view(driver.state, 0)) == []


def test_what_was_called_counts_until_the_dice_fall() -> None:
    driver = road(2, at="a=R12")
    before = dict(advice(GAME.view(driver.state, 0)))
    driver.play("a calls 9")
    assert expected_turns(GAME.view(driver.state, 0), 0) == pytest.approx(before[9])


def test_turns_to_be_missed_are_added() -> None:
    free = expected_turns(GAME.view(road(2, at="b=R12").state, 0), 1)
    waits = expected_turns(GAME.view(road(2, at="b=R12", holds="b=rc29,rc22").state, 0), 1)
    assert waits == pytest.approx(free + 2)


def test_an_extra_turn_that_was_won_is_taken_off() -> None:
    driver = road(2, at="b=R12")
    free = expected_turns(GAME.view(driver.state, 0), 1)
    driver.state.turns.extras.append(1)
    assert expected_turns(GAME.view(driver.state, 0), 1) == pytest.approx(free - 1)


def test_held_cards_shorten_the_journey() -> None:
    view = GAME.view(road(3, holds="a=rc32 b=rc35").state, 0)
    assert expected_turns(view, 0) < expected_turns(view, 2)
    assert expected_turns(view, 1) < expected_turns(view, 2)


def test_a_car_that_has_left_the_road_needs_no_more_turns() -> None:
    driver = road(3, at="a=B17", granted="a=5", options={"places": "on"})
    driver.play("a rolls; * a rolls 1 1")
    assert expected_turns(GAME.view(driver.state, 0), 0) == 0
