"""Random play to the end, without views or records: the measure of speed, and of search later."""

from typing import Any, Final, final

from kartki.core.game import Game
from kartki.core.play import CHANCE, Action, Seat, State
from kartki.core.rng import Rng


@final
class Played:
    """What a random game was like. A decision is a choice among two or more legal actions."""

    def __init__(self, decisions: int, acts: int, moves: int) -> None:
        self.decisions: Final = decisions
        self.acts: Final = acts  # of the players, forced ones too
        self.moves: Final = moves  # those of chance and of the clock too


def pick(s: State, seat: Seat, legal: list[Action], rng: Rng) -> Action:
    """One of the legal actions; every second time a sample, where a verb has too many forms."""
    step = s.steps[-1]
    if step.sampled and rng.below(2) == 0:
        sampled = step.sample(s, seat, rng)
        if sampled is not None:
            return sampled
    return legal[rng.below(len(legal))]


def play_out(game: Game[Any, Any], s: State, rng: Rng) -> Played:
    """Play on from this position, every seat choosing evenly among its legal actions.

    Where a verb has too many forms to list, every second choice is a sample of it.
    """
    decisions = 0
    acts = 0
    moves = 0
    # The step itself is asked; `Game.legal_actions` would ask it once more whose turn it is.
    while s.outcome is None:
        step = s.steps[-1]
        seat = step.actors(s)[0]
        if seat == CHANCE:
            action = step.deal(s, rng)
        else:
            legal = step.candidates(s, seat) if step.exact else step.legal(s, seat)
            decisions += len(legal) > 1
            acts += seat >= 0
            if step.sampled:
                action = pick(s, seat, legal, rng)
            else:
                action = legal[rng.below(len(legal))]
        game.apply(s, seat, action)
        moves += 1
    return Played(decisions, acts, moves)
