"""Positions for the core, where there is one: handed over, moved, and played on.

    if (flat := twin(state)) is not None:
        flat.play_out(*rng.halves())

`twin` is None where the readable rules have to do: in a build without the core, and for a position
that the core cannot take, of which it says so once.
"""

import warnings
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kartki import build
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.games.kolejka.state import Square

if TYPE_CHECKING:
    from kartki.fast.kolejka.core import Position

AT_LOAD: Final = 4  # games in which core and rules are compared when the core is loaded
Policy = Callable[
    ["Position", list[int]], int
]  # one of the legal moves, for the seat whose turn it is
_SAID: Final[set[str]] = set()


class CoreNotUsed(UserWarning):
    """The readable rules play instead of the core."""


@cache
def left_out() -> str:
    """Why the core does not play in this process; empty if it does."""
    why = build.core_left_out()
    if why:
        return why
    from kartki.fast.kolejka.check import first_difference

    difference = first_difference(loaded_core(), AT_LOAD)
    if difference:
        say_once(f"the playout core is left out, because it differs from the rules: {difference}")
    return difference


def loaded_core() -> Any:
    from kartki.fast.kolejka import core

    return core


def say_once(text: str) -> None:
    if text not in _SAID:
        _SAID.add(text)
        warnings.warn(text, CoreNotUsed, stacklevel=3)


def twin(s: Square) -> "Position | None":
    """The same position, flat; or None, and the readable rules have to do."""
    if left_out():
        return None
    from kartki.fast.kolejka.core import Position
    from kartki.fast.kolejka.fitting import why_unfit
    from kartki.fast.kolejka.vector import vector_of

    unfit = why_unfit(s)
    if unfit:
        say_once(f"the playout core cannot take this position ({unfit}); the readable rules play")
        return None
    return Position(vector_of(s))


def readable(flat: "Position", s: Square) -> Square:
    """The readable position of a twin; `s` is any position of the same table."""
    from kartki.fast.kolejka.vector import position_in

    return position_in(flat.vector(), s.box)


def play_on(flat: "Position", policy: Policy, rng: Rng, until_day: int) -> None:
    """Let a policy play for everybody until this day begins, or the play is over."""
    while flat.places is None and flat.days < until_day:
        if flat.actor == CHANCE:
            flat.apply(flat.chance_at(rng.below(flat.tickets())))
        else:
            flat.apply(policy(flat, flat.legal()))
