"""Taking back at the keyboard: to the last decision of whoever sits there."""

from collections.abc import Container

from kartki.core.play import Refusal, Seat
from kartki.table.table import Table


def take_back(table: Table, people: Container[Seat]) -> Refusal | None:
    """Take back the last act of a person, with what bots have done since.

    Not if anything came to light since then (HSE-UND-2). People who share a keyboard may take
    back for one another, and where bots have acted everybody at the keyboard agrees (HSE-UND-3).
    """
    units = table.progress.units
    back = [unit.seat in people for unit in reversed(units)]
    if True not in back:
        return Refusal("undo.nothing", "HSE-UND-1")
    acts = back.index(True) + 1
    if any(unit.revealed for unit in units[-acts:]):
        return Refusal("undo.revealed", "HSE-UND-2")
    seat = units[-acts].seat
    return table.take_back(seat) if acts == 1 else table.take_back_agreed(seat)
