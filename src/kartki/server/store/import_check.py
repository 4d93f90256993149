"""Checks the players of a record before it is imported: a table could have had them.

The rules of the game do not check names, so a valid record may hold any. Equal names
do no harm in a game that is over; in simulations each bot is named after its kind.
"""

from typing import Final

from kartki.core.record import CHANGE, Fault, Record, is_pairs, pairs
from kartki.server.messages.facts import LONGEST_ECHO, cut
from kartki.table.occupants import is_bot_kind, is_name, tidy_name

PLAYED_BY: Final = " is played by "


def refuse_sitters(record: Record) -> Fault | None:
    return _bad_name(record) or _bad_newcomer(record) or _bad_bot(record)


def _fault(code: str, found: str, line: int = 1) -> Fault:
    return Fault(line, 1, code, cut(found, LONGEST_ECHO))


def _bad_name(record: Record) -> Fault | None:
    for mark, name in record.seats().items():
        if not is_name(tidy_name(name)):
            return _fault("record.name", f"{mark}={name}")
    return None


def _bad_newcomer(record: Record) -> Fault | None:
    """During the game a seat passes to a person or, by its kind, to a bot."""
    for line in record.lines:
        name = line.text.partition(PLAYED_BY)[2].replace("_", " ") if line.kind == CHANGE else ""
        if name and not is_name(tidy_name(name)) and not is_bot_kind(name):
            return _fault("record.name", line.text, line.at)
    return None


def _bad_bot(record: Record) -> Fault | None:
    """A bot need not be installed here, because the game is over."""
    told, seats = record.tag("Bots"), record.seats()
    for mark, kind in pairs(told).items():
        if mark not in seats:
            return _fault("record.bot_seat", f"{mark}={kind}")
        if not is_bot_kind(kind):
            return _fault("record.bot_kind", f"{mark}={kind}")
    return None if is_pairs(told) else _fault("record.bot_seat", told)
