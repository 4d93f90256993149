"""The chart against the rules themselves: step by step, and by driving home many times."""

from math import sqrt

import pytest

from kartki.bots.ration_board.chart import chart
from kartki.bots.ration_board.navigator import advice, expected_turns
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.games.ration_board import box_data
from kartki.games.ration_board.actions import ROLL, Call
from kartki.games.ration_board.parts import SHORT_CUT
from kartki.games.ration_board.state import Road
from tests.bots.ration_board.lone_car import drive_home, lone_car, outcomes
from tests.games.ration_board.road import EDITION, GAME

BOX = box_data.box(EDITION)
HANDS = [(0, 0, 0), (1, 0, 0), (3, 2, 1), (0, 1, 0), (2, 0, 1)]
HOUSES: list[dict[str, str]] = [{}, {"past_home": "stop"}]
RED = [i for i in range(BOX.red + 1) if BOX.kinds[i] != SHORT_CUT]
BLUE = [i for i in range(BOX.exit, len(BOX.ids)) if BOX.kinds[i] != SHORT_CUT]


def still(s: Road, since: int) -> float:
    """Rounds to come as the chart sees them, beyond the round that the turn began in."""
    passed = s.rounds - since
    if s.outcome is not None:
        return passed
    drawing = GAME.actors(s) == [CHANCE]
    return passed + expected_turns(GAME.view(s, 0), 0) - (0 if drawing else 1)


def one_step(s: Road) -> float:
    return sum(share * still(after, s.rounds) for share, after in outcomes(s))


def positions(granted: int) -> list[int]:
    """Where a car with so many cards can be."""
    red = [] if granted == len(BOX.windows) else [i for i in RED if i <= BOX.goal(granted)]
    return red + (BLUE if granted else [])


@pytest.mark.parametrize("options", HOUSES, ids=["drive on", "stop at Home"])
@pytest.mark.parametrize("granted", range(6))
def test_every_number_is_the_mean_of_what_the_rules_lead_to(
    granted: int, options: dict[str, str]
) -> None:
    for space in positions(granted):
        for hand in HANDS:
            s = lone_car(granted, BOX.ids[space], hand, options)
            if BOX.areas[space] and granted == len(BOX.windows):
                continue  # a missed turn may be none there: the tiny boxes prove that
            now = still(s, s.rounds)
            if not BOX.areas[space]:
                calls = advice(GAME.view(s, 0))
                if calls:
                    GAME.apply(s, 0, Call(min(calls, key=lambda call: call[1])[0]))
                GAME.apply(s, 0, ROLL)
            assert one_step(s) == pytest.approx(now, abs=1e-8), (BOX.ids[space], hand)


@pytest.mark.parametrize("granted", [0, 4])
@pytest.mark.parametrize("space", ["HOME", "R2", "R12", "R17"])
def test_every_call_is_worth_what_the_rules_make_of_it(granted: int, space: str) -> None:
    calls = advice(GAME.view(lone_car(granted, space, (1, 1, 0), {}), 0))
    assert [call for call, _ in calls] == list(range(1, 13))
    for call, turns in calls:
        s = lone_car(granted, space, (1, 1, 0), {})
        GAME.apply(s, 0, Call(call))
        assert still(s, s.rounds) == pytest.approx(turns - 1, abs=1e-8)
        GAME.apply(s, 0, ROLL)
        assert one_step(s) == pytest.approx(turns - 1, abs=1e-8)


@pytest.mark.parametrize(
    ("granted", "space", "hand", "options", "drives"),
    [
        (0, "HOME", (0, 0, 0), {}, 300),
        (4, "HOME", (0, 0, 0), {}, 2000),
        (4, "R2", (2, 1, 1), {}, 1000),
        (3, "EXIT", (0, 0, 0), {"past_home": "stop"}, 500),
        (5, "EXIT", (0, 0, 0), {}, 3000),
    ],
)
def test_driving_home_takes_as_long_as_the_chart_says(
    granted: int, space: str, hand: tuple[int, ...], options: dict[str, str], drives: int
) -> None:
    drawn = chart(BOX, "past_home" in options)
    rng = Rng(1943)
    start = lone_car(granted, space, hand, options)
    turns = [drive_home(start.copy(), drawn.holds.most, rng) for _ in range(drives)]
    mean = sum(turns) / drives
    deviation = sqrt(sum((n - mean) ** 2 for n in turns) / (drives - 1) / drives)
    assert abs(mean - expected_turns(GAME.view(start, 0), 0)) < 3 * deviation
