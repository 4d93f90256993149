"""Games of mixed company, and what each of their mornings looked like: what the fit learns from."""

from dataclasses import dataclass
from typing import Any, Final

import kartki
from kartki.bots.kolejka.features import Morning, features
from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.luck import Luck
from kartki.bots.kolejka.manners import GREEDY, NEIGHBOUR, SECOND_BEST, decide
from kartki.bots.kolejka.neighbour import timetable
from kartki.bots.kolejka.planner import Planner
from kartki.bots.kolejka.playing_on import chance_acts, share_of_win
from kartki.core.play import CHANCE, Action
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data

PLANNER: Final = 3  # a manner beside those of playouts
COMPANY: Final = [6, 2, 2, 0]  # of ten seats, how many are of each manner …
WITH_PLANNERS: Final = [3, 1, 1, 5]  # … and where the planner plays, too
MANNERS: Final = (NEIGHBOUR, GREEDY, SECOND_BEST, PLANNER)
UNHURRIED: Final = 3_600_000  # milliseconds: the playouts decide


@dataclass(frozen=True)
class Sample:
    """A morning: the features of each seat, and its share of the win in the end."""

    day: int
    seats: list[list[float]]
    shares: list[float]


@dataclass(frozen=True)
class Series:
    players: int
    odds: list[int]
    playouts: int  # of a planner
    seed: int


def played(series: Series, number: int) -> list[Sample]:
    """One game from beginning to end."""
    game: Any = kartki.game("kolejka")
    rng = Rng(series.seed * 1_000_003 + number)
    s: Any = kartki.new_game("kolejka", players=series.players)
    box = box_data.box(s.box.edition)
    lookout = Lookout(box, series.players, timetable(box, series.players))
    luck = Luck(rng.below(1 << 30))
    manners = [_drawn(series.odds, rng) for _ in range(series.players)]
    planner, mornings = Planner(series.playouts), {}
    while s.outcome is None:
        if s.calendar.days and s.calendar.days not in mornings:
            morning = Morning(s, lookout)
            seats = [features(morning, seat) for seat in range(series.players)]
            mornings[s.calendar.days] = seats
        (seat,) = game.actors(s)
        if seat == CHANCE:
            chance_acts(game, s, lookout, luck)
        elif manners[seat] == PLANNER:
            game.apply(s, seat, _planned(game, s, seat, planner, rng))
        else:
            game.apply(s, seat, decide(lookout, s, seat, manners[seat], luck))
    shares = [share_of_win(s, seat) for seat in range(series.players)]
    return [Sample(day, seats, shares) for day, seats in mornings.items()]


def _drawn(odds: list[int], rng: Rng) -> int:
    ticket = rng.below(sum(odds))
    for manner in MANNERS:
        ticket -= odds[manner]
        if ticket < 0:
            return manner
    raise AssertionError("odds that add up leave nobody without a manner")


def _planned(game: Any, s: Any, seat: int, planner: Planner, rng: Rng) -> Action:
    legal = game.legal_actions(s, seat)
    if len(legal) == 1:
        only: Action = legal[0]
        return only
    return planner.choose(game.view(s, seat), legal, UNHURRIED, rng)
