"""Erases people from a store: the one exception to a log that only grows (decision 25).

Names and digests of keys stand in heads, lines, room documents, requests and chat. Everything is
changed in one transaction, which is the caller's; `scrub` then takes the old bytes off the disk.
"""

import sqlite3
from collections.abc import Iterable
from functools import partial

from kartki.server.store.bearers import Bearer, bearers
from kartki.server.store.interface import DamagedTable, StoredTable
from kartki.server.store.mentions import Mentions
from kartki.server.store.people import Person, tables_of
from kartki.server.store.pupil_eraser import erase_pupils
from kartki.server.store.room_doc import UNKNOWN, read_doc
from kartki.server.store.table_eraser import Erased, TableEraser, load


def erase_person(
    db: sqlite3.Connection, person: Person, *, only: int | None = None, sweep: bool = False
) -> Erased:
    """Erase this person at all their tables, or at this one only.

    `sweep`: nobody else bears the name, so it is no word of any other table's chat either.
    """
    done = Erased()
    tables = {one.table for one in person.bearers} | set(tables_of(db, person.guests))
    for number in sorted(tables if only is None else {only}):
        there = person.at(number).bearers
        mentions = Mentions([one.name for one in there])
        _erase_at(db, number, there, person.guests, mentions, done)
    names = [one.name for one in person.bearers] if sweep else []
    if sweep:
        _sweep(db, Mentions(names), done)
    erase_pupils(db, person.guests, names)
    return done


def _sweep(db: sqlite3.Connection, mentions: Mentions, done: Erased) -> None:
    """Take the name out of chat, comments and tags, wherever that person sat."""
    db.create_function("kartki_mentions", 1, partial(_mentions, mentions))
    found = db.execute(
        "SELECT number FROM tables WHERE kartki_mentions(head) OR kartki_mentions(foot)"
        " UNION SELECT number FROM log WHERE instr(text, ';') AND kartki_mentions(text)"
        " UNION SELECT number FROM chat WHERE kartki_mentions(text) ORDER BY number"
    )
    for (number,) in found.fetchall():
        _erase_at(db, number, [], set(), mentions, done)


def _erase_at(
    db: sqlite3.Connection,
    number: int,
    people: list[Bearer],
    guests: set[str],
    mentions: Mentions,
    done: Erased,
) -> None:
    """A table that cannot be read stays as it is (HSE-STO-3), and is told."""
    try:
        eraser = TableEraser(db, number, people, guests, mentions)
    except DamagedTable:
        done.unread.append(number)
        return
    eraser.run(done)


def _mentions(mentions: Mentions, text: object) -> int:
    """A damaged row may hold anything."""
    return int(isinstance(text, str) and mentions.stand_in(text))


def together(people: Iterable[Person]) -> Person:
    """Several people who are erased in one go."""
    return Person([one for person in people for one in person.bearers])


def anonymise(db: sqlite3.Connection, number: int) -> Erased:
    """Take all people out of a table where nobody plays any more; its play and its bots stay.

    Within a transaction of the caller, who scrubs the store afterwards.
    """
    done = Erased()
    stored = load(db, number)
    people = [one for one in bearers(stored) if not one.bot]
    mentions = Mentions([one.name for one in people])
    TableEraser(db, number, people, _all_guests(db, stored), mentions).run(done)
    db.execute("DELETE FROM chat WHERE number = ?", (number,))  # nobody is left who could go on
    return done


def _all_guests(db: sqlite3.Connection, stored: StoredTable) -> set[str]:
    """Every digest that this table knows; its request begins with that of whoever opened it."""
    doc = read_doc(stored.room)
    asked = "SELECT request FROM tables WHERE number = ?"
    (request,) = db.execute(asked, (stored.number,)).fetchone()
    return {
        request.partition("-")[0],
        doc.host,
        *[seat.guest for seat in doc.seats],
        *[guest for seat in doc.seats for guest in seat.held],
        *[guest for guest, _, _ in doc.answered],
        *[logged.guest for logged in stored.log],
        *[said.guest for said in stored.chat],
    } - {"", "rematch", "import", "erased", "class", UNKNOWN}
