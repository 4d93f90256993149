"""Random play to the end, without views or records: the measure of speed, and of search later."""

from typing import Any, Final, final

from kartki.core.game import Game
from kartki.core.play import CHANCE, Action, Seat
from kartki.core.rng import Rng


@final
class Played:
    """What a random game was like. A decision is a choice among two or more legal actions."""

    def __init__(self, decisions: int, moves: int) -> None:
        self.decisions: Final = decisions
        self.moves: Final = moves


def pick(game: Game[Any, Any], s: Any, seat: Seat, legal: list[Action], rng: Rng) -> Action:
    """One of the legal actions; every second time a sample, where a verb has too many forms."""
    if s.steps[-1].sampled and rng.below(2) == 0:
        sampled = game.sample(s, seat, rng)
        if sampled is not None:
            return sampled
    return legal[rng.below(len(legal))]


def play_out(game: Game[Any, Any], s: Any, rng: Rng) -> Played:
    """Play on from this position, every seat choosing evenly among its legal actions.

    Where a verb has too many forms to list, every second choice is a sample of it.
    """
    decisions = 0
    moves = 0
    while s.outcome is None:
        seat = game.actors(s)[0]
        if seat == CHANCE:
            action = game.deal(s, rng)
        else:
            legal = game.legal_actions(s, seat)
            decisions += len(legal) > 1
            action = pick(game, s, seat, legal, rng)
        game.apply(s, seat, action)
        moves += 1
    return Played(decisions, moves)
