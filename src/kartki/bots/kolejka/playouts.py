"""Random playouts of Kolejka: on the playout core where it can, else by the readable rules."""

from typing import Final, final

from kartki.bots import playout
from kartki.core.catalogue import find
from kartki.core.rng import Rng
from kartki.fast.kolejka.twins import twin
from kartki.games.kolejka.state import Square


@final
class Ended:
    """A random game that is over. A decision is a choice among two or more legal moves."""

    def __init__(self, decisions: int, moves: int, places: tuple[int, ...]) -> None:
        self.decisions: Final = decisions
        self.moves: Final = moves
        self.places: Final = places

    def key(self) -> tuple[object, ...]:
        return (self.decisions, self.moves, self.places)


def play_out(s: Square, rng: Rng) -> Ended:
    """Play a copy of this position to its end; both ways draw the same numbers of `rng`."""
    flat = twin(s)
    if flat is None:
        return _by_the_rules(s.copy(), rng)
    decisions, _, moves, first, second = flat.play_out(*rng.halves())
    rng.go_on(first, second)
    assert flat.places is not None
    return Ended(decisions, moves, flat.places)


def _by_the_rules(s: Square, rng: Rng) -> Ended:
    game = find("kolejka")
    assert game is not None
    played = playout.play_out(game, s, rng)
    assert s.outcome is not None
    return Ended(played.decisions, played.moves, tuple(s.outcome.places))
