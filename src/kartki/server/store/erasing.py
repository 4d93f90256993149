"""Erases people from a store: the one exception to a log that only grows (decision 26).

Names and digests of keys stand in heads, lines, room documents, requests and chat. Everything is
changed in one transaction, which is the caller's; `scrub` then takes the old bytes off the disk.
"""

import sqlite3
from collections.abc import Iterable

from kartki.server.store.bearers import bearers
from kartki.server.store.interface import StoredTable
from kartki.server.store.mentions import Mentions
from kartki.server.store.people import Person, tables_of
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
        TableEraser(db, number, there, person.guests, mentions).run(done)
    if sweep:
        _sweep(db, Mentions([one.name for one in person.bearers]), done)
    return done


def _sweep(db: sqlite3.Connection, mentions: Mentions, done: Erased) -> None:
    """Take the name out of chat, comments and tags, wherever that person sat."""
    db.create_function("kartki_mentions", 1, lambda text: int(mentions.stand_in(text)))
    found = db.execute(
        "SELECT number FROM tables WHERE kartki_mentions(head) OR kartki_mentions(foot)"
        " UNION SELECT number FROM log WHERE instr(text, ';') AND kartki_mentions(text)"
        " UNION SELECT number FROM chat WHERE kartki_mentions(text) ORDER BY number"
    )
    for (number,) in found.fetchall():
        TableEraser(db, number, [], set(), mentions).run(done)


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
    } - {"", "rematch", "import", "erased", UNKNOWN}
