"""Finds people in a store: by a name, by a seat, by the digest of a key.

A browser makes a key for each table and takes it along to a rematch only, so the same person at
two tables looks like two people. Nobody is guessed to be one.
"""

import sqlite3
import unicodedata
from collections.abc import Iterable
from typing import Final, final

from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.store.bearers import Bearer, bearers
from kartki.server.store.interface import DamagedTable
from kartki.server.store.mentions import Mentions, key_of
from kartki.server.store.room_doc import read_doc
from kartki.server.store.table_eraser import load


@final
class Person:
    """The names and seats that are surely one person's."""

    def __init__(self, found: list[Bearer]) -> None:
        self.bearers: Final = found

    @property
    def guests(self) -> set[str]:
        return {one.guest for one in self.bearers if one.guest}

    @property
    def is_bot(self) -> bool:
        return all(one.bot for one in self.bearers)

    def at(self, table: int) -> "Person":
        """The same person, at this table alone."""
        return Person([one for one in self.bearers if one.table == table])


def by_name(db: sqlite3.Connection, name: str) -> list[Person]:
    """Everybody who bears or has borne this name, bots with a name of their own included."""
    wanted = Mentions([name])
    found = [one for number in _naming(db, wanted) for one in at_table(db, number)]
    return _grouped(db, [one for one in found if one.key == key_of(name)])


def by_table(db: sqlite3.Connection, number: int, seat: int = -1) -> list[Person]:
    """Everybody who has sat at this table, or on this seat of it."""
    found = at_table(db, number)
    return _grouped(db, [one for one in found if seat in (-1, one.seat)])


def said_by(db: sqlite3.Connection, person: Person) -> int:
    """How many lines of chat are theirs."""
    tables = {one.table for one in person.bearers}
    found = [
        db.execute("SELECT count(*) FROM chat WHERE number = ? AND guest = ?", (table, guest))
        for table in tables
        for guest in person.guests
    ]
    return sum(int(one.fetchone()[0]) for one in found)


def codes_of(db: sqlite3.Connection, numbers: list[int]) -> list[str]:
    asked = "SELECT code FROM tables WHERE number = ?"
    return [str(db.execute(asked, (number,)).fetchone()[0]) for number in numbers]


def table_number(db: sqlite3.Connection, code: str) -> int | None:
    row = db.execute("SELECT number FROM tables WHERE code = ?", (code,)).fetchone()
    return None if row is None else int(row[0])


def at_table(db: sqlite3.Connection, number: int) -> list[Bearer]:
    """Nobody, if the table cannot be read (HSE-STO-3): `unread` names it."""
    (changed,) = db.execute("SELECT changed FROM tables WHERE number = ?", (number,)).fetchone()
    try:
        return bearers(load(db, number), changed if isinstance(changed, int) else 0)
    except DamagedTable:
        return []


def unread(db: sqlite3.Connection, name: str) -> list[int]:
    """The tables at which this name may stand, but which cannot be read."""
    found = []
    for number in _naming(db, Mentions([name])):
        try:
            load(db, number)
        except DamagedTable:
            found.append(number)
    return found


def _naming(db: sqlite3.Connection, wanted: Mentions) -> list[int]:
    """The tables where this name can be somebody's: cheap to ask, and none is missed."""
    db.create_function("kartki_names", 1, lambda text: int(_may_name(wanted, text)))
    found = db.execute(
        "SELECT number FROM tables WHERE kartki_names(head) OR kartki_names(room)"
        " UNION SELECT number FROM log WHERE instr(text, 'is played by') AND kartki_names(text)"
        " UNION SELECT number FROM chat WHERE kartki_names(name) ORDER BY number"
    )
    return [int(row[0]) for row in found]


def _may_name(wanted: Mentions, text: str | bytes) -> bool:
    """A room's document, which is bytes, is asked for its names alone, whatever JSON escapes.

    What cannot be read may name anybody.
    """
    try:
        shown = text if isinstance(text, str) else " ".join(s.name for s in read_doc(text).seats)
    except (*NO_MESSAGE, TypeError):
        return True
    whole = key_of(shown)
    return any(_from_first_letter(key) in whole for key in wanted.keys)


def _from_first_letter(key: str) -> str:
    """An accent that a name begins with may have melted into the sign before it."""
    at = next((n for n, sign in enumerate(key) if not unicodedata.combining(sign)), len(key))
    return key[at:]


# who is one and the same


def _grouped(db: sqlite3.Connection, found: list[Bearer]) -> list[Person]:
    """One person for each digest, with all that this digest has been called elsewhere."""
    groups: list[list[Bearer]] = []
    for one in found:
        with_origin = [*_origin(db, one), one]
        own = [group for group in groups if _meet(group, with_origin)]
        groups = [group for group in groups if group not in own]
        groups.append([*dict.fromkeys([other for group in own for other in group] + with_origin)])
    people = [Person(_everywhere(db, group)) for group in groups]
    return sorted(people, key=lambda person: min(one.table for one in person.bearers))


def _meet(group: list[Bearer], others: list[Bearer]) -> bool:
    guests = {one.guest for one in group if one.guest}
    return any(one.guest in guests or one in group for one in others)


def _origin(db: sqlite3.Connection, one: Bearer) -> list[Bearer]:
    """A game that goes on from another one has taken over its names (HSE-HST-5)."""
    if not one.origin:
        return []
    where = "SELECT number FROM tables WHERE code = ?1 OR watch = ?1"
    row = db.execute(where, (one.origin,)).fetchone()
    before = at_table(db, int(row[0])) if row is not None else []
    same = [other for other in before if (other.seat, other.key) == (one.seat, one.key)]
    return [*same, *[older for other in same for older in _origin(db, other)]]


def _everywhere(db: sqlite3.Connection, group: list[Bearer]) -> list[Bearer]:
    """All that they were called at any table, and all games that have taken these names over."""
    found = dict.fromkeys(group)
    known = 0
    while len(found) > known:
        known = len(found)
        guests = {one.guest for one in found if one.guest}
        tables = {number: at_table(db, number) for number in tables_of(db, guests)}
        own = [one for there in tables.values() for one in there if one.guest in guests]
        found.update(dict.fromkeys([*own, *_copies(db, list(found))]))
    return list(found)


def _copies(db: sqlite3.Connection, known: list[Bearer]) -> list[Bearer]:
    """The same names at the same seats of games that go on from these."""
    places = {(one.table, one.seat, one.key) for one in known}
    found = []
    for table in {one.table for one in known}:
        for number in _branches(db, table):
            there = at_table(db, number)
            found += [one for one in there if (table, one.seat, one.key) in places]
    return found


def _branches(db: sqlite3.Connection, table: int) -> list[int]:
    found = db.execute(
        "SELECT later.number FROM tables AS origin JOIN tables AS later"
        " ON instr(later.head, '[From \"' || origin.code || ' ')"
        " OR instr(later.head, '[From \"' || origin.watch || ' ') WHERE origin.number = ?",
        (table,),
    )
    return [int(row[0]) for row in found]


def tables_of(db: sqlite3.Connection, guests: Iterable[str]) -> list[int]:
    """The tables that know one of these digests, as a player, as the host or by a command."""
    numbers: set[int] = set()
    for guest in guests:
        found = db.execute(
            "SELECT number FROM tables WHERE instr(room, ?1) OR request LIKE ?1 || '-%'"
            " UNION SELECT number FROM log WHERE guest = ?1"
            " UNION SELECT number FROM chat WHERE guest = ?1",
            (guest,),
        )
        numbers.update(int(row[0]) for row in found)
    return sorted(numbers)
