"""Takes people out of a stored table; its play and its bots stay."""

import re
import sqlite3
from functools import partial
from typing import Final

from kartki import bots
from kartki.core import catalogue
from kartki.core.record import join
from kartki.server.store.room_doc import RoomDoc, read_doc, write_doc

_SEATS: Final = re.compile(r'\[Seats "([^"\n]*)"\]')
_PLAYED_BY: Final = re.compile(r"^(\^ ([a-p]) is played by )(\S+)", re.MULTILINE)


def anonymise(db: sqlite3.Connection, number: int) -> None:
    """Take all people out of a table, within a transaction of the caller."""
    sql = "SELECT room, head FROM tables WHERE number = ?"
    room, head = db.execute(sql, (number,)).fetchone()
    doc = read_doc(room)
    values = (write_doc(_nameless(doc)), _SEATS.sub(_seats_of(doc), head), number)
    db.execute("UPDATE tables SET room = ?, head = ? WHERE number = ?", values)
    game = catalogue.find(doc.game)
    newcomer = partial(_newcomer, [] if game is None else bots.names(game))
    for n, text in db.execute("SELECT n, text FROM log WHERE number = ?", (number,)).fetchall():
        db.execute(
            "UPDATE log SET text = ?, guest = '', command = '' WHERE number = ? AND n = ?",
            (_PLAYED_BY.sub(newcomer, text), number, n),
        )
    db.execute("DELETE FROM chat WHERE number = ?", (number,))


def _nameless(doc: RoomDoc) -> RoomDoc:
    bare = doc.copy()
    bare.host, bare.answered = "", []
    for number, seat in enumerate(bare.seats):
        seat.guest = ""
        seat.name = seat.name if seat.bot or not seat.name else f"Player {number + 1}"
    return bare


def _seats_of(doc: RoomDoc) -> str:
    """The tag with other names."""
    names = {chr(ord("a") + n): seat.name for n, seat in enumerate(_nameless(doc).seats)}
    return f'[Seats "{join(names)}"]'


def _newcomer(kinds: list[str], found: "re.Match[str]") -> str:
    """Whoever is not called like a bot of this game is a person."""
    return found[0] if found[3] in kinds else f"{found[1]}Player_{ord(found[2]) - ord('a') + 1}"
