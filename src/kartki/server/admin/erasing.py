"""Erasing people: whom is meant, and doing it, in a store that is open or shut."""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

from kartki.server.admin.context import AdminContext
from kartki.server.admin.requests import (
    Answer,
    ErasePeople,
    Failed,
    FindPeople,
    FoundPerson,
    FoundSeat,
    PeopleErased,
    PeopleFound,
    Scrub,
    Scrubbed,
)
from kartki.server.store import people
from kartki.server.store.erasing import erase_person, together
from kartki.server.store.interface import Store, StoreTrouble
from kartki.server.store.mentions import key_of
from kartki.server.store.people import Person
from kartki.server.store.room_doc import tidy_code
from kartki.server.store.scrub import overwrite, scrub
from kartki.server.store.table_eraser import Erased

NOBODY: Final = "erase.nobody"
SEVERAL: Final = "erase.several"


async def find_people(admin: AdminContext, whom: FindPeople) -> Answer:
    """Whoever asks for somebody who is in no row any more gets rid of their last bytes.

    A name that somebody had before the game began, or that was changed, is still in free pages.
    """
    found = await admin.store.inspect(partial(_found, whom=whom))
    if isinstance(found, PeopleFound) and not found.people:
        left = await _scrubbed(admin.store)
        if left is not None:
            return Failed(left.code, left.detail)
    return found


def _found(db: sqlite3.Connection, whom: FindPeople) -> Answer:
    if whom.table and people.table_number(db, tidy_code(whom.table)) is None:
        return Failed("erase.table", whom.table)
    unread = people.unread(db, whom.name) if whom.name and not whom.table else []
    shown = tuple([_shown(db, person) for person in _meant(db, whom)])
    return PeopleFound(shown, tuple(people.codes_of(db, unread)))


def _meant(db: sqlite3.Connection, whom: FindPeople) -> list[Person]:
    """Everybody whom these words could mean; bots with a name of their own come last."""
    if not whom.table:
        found = people.by_name(db, whom.name)
    else:
        found = _at_table(db, whom)
    return sorted(found, key=lambda person: person.is_bot)


def _at_table(db: sqlite3.Connection, whom: FindPeople) -> list[Person]:
    number = people.table_number(db, tidy_code(whom.table))
    met = [] if number is None else people.by_table(db, number, whom.seat - 1)
    named = [
        person
        for person in met
        if not whom.name or any(one.key == key_of(whom.name) for one in person.bearers)
    ]
    return named if whom.everywhere or number is None else [one.at(number) for one in named]


def _shown(db: sqlite3.Connection, person: Person) -> FoundPerson:
    places: dict[tuple[str, int], FoundSeat] = {}
    for one in person.bearers:
        before = places.get((one.code, one.seat))
        names = () if before is None else before.names
        names = names if one.name in names else (*names, one.name)
        places[one.code, one.seat] = FoundSeat(one.code, one.seat + 1, names, one.changed)
    return FoundPerson(person.is_bot, tuple(places.values()), people.said_by(db, person))


async def erase_people(admin: AdminContext, request: ErasePeople) -> Answer:
    """Change the rows while no table can write its own back; old bytes leave the disk after that.

    Rooms in memory hold names: they are put away, and whoever is there comes back to a new one.
    """
    whom, store = request.whom, admin.store
    async with admin.rooms.all_locked():
        try:
            erase = partial(overwrite, job=partial(_erase, whom=whom))
            done, codes, unread = await store.administer(erase)
        except StoreTrouble as trouble:
            detail = whom.name if trouble.code in (NOBODY, SEVERAL) else trouble.detail
            return Failed(trouble.code, detail)
        for code in codes:
            admin.rooms.stored_anew(code, deleted=False)
        await admin.rooms.classes_stored_anew()
    left = await _scrubbed(store)
    counts = (len(done.tables), done.seats, done.said, done.mentions)
    why = ("", "") if left is None else (left.code, left.detail)
    return PeopleErased(*counts, *why, tuple(unread))


def _erase(db: sqlite3.Connection, whom: FindPeople) -> tuple[Erased, list[str], list[str]]:
    """What was done, at which tables, and at which it could not be done.

    Whom it meant a moment ago may not be whom it means now: it is found out again.
    """
    found = _meant(db, whom)
    persons = [person for person in found if not person.is_bot]
    if not (found if whom.everyone else persons):
        raise StoreTrouble(NOBODY, "")
    if len(persons) > 1 and not whom.everyone:
        raise StoreTrouble(SEVERAL, "")
    number = people.table_number(db, tidy_code(whom.table)) if whom.table else None
    meant = together(found if whom.everyone else persons)
    only = None if whom.everywhere else number
    done = erase_person(db, meant, only=only, sweep=not whom.table)
    unread = {*done.unread, *(people.unread(db, whom.name) if not whom.table else [])}
    return done, people.codes_of(db, done.tables), people.codes_of(db, sorted(unread))


async def scrub_store(admin: AdminContext, _: Scrub) -> Answer:
    trouble = await _scrubbed(admin.store)
    return Scrubbed() if trouble is None else Failed(trouble.code, trouble.detail)


async def _scrubbed(store: Store) -> StoreTrouble | None:
    job: Callable[[sqlite3.Connection], None] = scrub
    try:
        await store.administer(job)
    except StoreTrouble as trouble:
        return trouble
    return None
