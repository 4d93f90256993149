"""Checks what is stored of a table before a room is made of it: the document, and that it fits.

Its parts are written together, so where they contradict each other something has damaged them.
"""

from typing import Final

from kartki import games as _games
from kartki.core import catalogue
from kartki.core.record import Record
from kartki.server.messages.facts import LONGEST_DETAIL, cut
from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.store.interface import DamagedTable, StoredTable
from kartki.server.store.room_doc import RoomDoc, read_doc

NOT_BEGUN: Final = "gathering"
CLOSED: Final = "closed"  # before or after it had begun

assert _games.__name__  # importing it fills the catalogue


def checked(stored: StoredTable) -> StoredTable:
    """The table itself, if its document can be read; DamagedTable otherwise."""
    try:
        doc = read_doc(stored.room)
    except NO_MESSAGE as error:
        raise damaged(stored, "stored.room", cut(str(error), LONGEST_DETAIL)) from error
    try:
        doc.nonces()
    except ValueError:
        raise damaged(stored, "stored.room", "nonce") from None
    if doc.phase != CLOSED and (doc.phase == NOT_BEGUN) == bool(stored.head):
        raise damaged(stored, "stored.room", f"phase {doc.phase}")
    if not stored.head:
        _check_game(stored, doc)
    return stored


def _check_game(stored: StoredTable, doc: RoomDoc) -> None:
    """Of a game that has begun the record says it; one that is unknown there waits already."""
    game = catalogue.find(doc.game)
    if game is None:
        raise damaged(stored, "stored.game", cut(doc.game, LONGEST_DETAIL))
    if not game.fewest <= len(doc.seats) <= game.most:
        raise damaged(stored, "stored.seats", str(len(doc.seats)))


def check_play(stored: StoredTable, doc: RoomDoc, record: Record) -> None:
    """The log is complete, and the seats are those of the record."""
    lines = sum(line.is_numbered() for line in record.lines)
    last = stored.log[-1].n if stored.log else 0
    if lines != last:
        raise damaged(stored, "stored.lines", f"{lines} / {last}")
    if len(doc.seats) != len(record.seats()):
        raise damaged(stored, "stored.seats", str(len(doc.seats)))


def damaged(stored: StoredTable, fault: str, detail: str) -> DamagedTable:
    return DamagedTable(fault, stored.code, stored.number, detail)
