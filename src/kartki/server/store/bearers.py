"""Who bears which name at a stored table: by the record, the room's document and the chat.

A record knows names, a browser's key gives a digest. Which digest a name of the record belongs to
is seen by the commands that came from it while the seat had that name.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from kartki import bots
from kartki.core import catalogue
from kartki.core import record as records
from kartki.core.record import CHANGE, MOVE, Fault, Line, pairs
from kartki.core.seats import LETTERS
from kartki.server.store.interface import Logged, StoredTable
from kartki.server.store.mentions import key_of
from kartki.server.store.room_doc import UNKNOWN, RoomDoc, read_doc

PLAYED_BY: Final = re.compile(r"([a-p]) is played by (\S+)")
NEUTRAL: Final = re.compile(r"N\.N\.( [0-9]+)?")  # whoever was erased


class Bearer(msgspec.Struct, frozen=True):
    """A name at a seat of a table, and whose it is."""

    table: int
    code: str
    seat: int
    name: str
    guest: str  # the digest of the key of the browser, "" if no command came from it
    bot: bool  # a bot's own name
    origin: str  # the code of the game that this one goes on from: its names were copied
    changed: int

    @property
    def key(self) -> str:
        return key_of(self.name)


class Spell(NamedTuple):
    """One name at a seat, from one line of the record to another."""

    seat: int
    name: str
    first: int  # the number of the last line before it
    bot: bool
    guest: str = ""


def bearers(stored: StoredTable, changed: int = 0) -> list[Bearer]:
    """Everybody who has had a name at this table, each name once; people erased are nobody."""
    doc = read_doc(stored.room)
    origin = origin_of(stored)
    found: dict[tuple[int, str, str], Bearer] = {}
    for spell in [*spells(stored, doc), *_seated(doc), *_talking(stored)]:
        bearer = Bearer(
            stored.number, stored.code, spell.seat, spell.name, spell.guest, spell.bot, origin,
            changed,
        )  # fmt: skip
        if spell.name and (spell.guest or not NEUTRAL.fullmatch(spell.name)):
            found.setdefault((spell.seat, bearer.key, spell.guest), bearer)
    return _without_shadows(list(found.values()))


def _without_shadows(found: list[Bearer]) -> list[Bearer]:
    """A name without a digest is not listed beside the same one with its digest."""
    known = {(one.seat, one.key) for one in found if one.guest}
    return [one for one in found if one.guest or (one.seat, one.key) not in known]


def origin_of(stored: StoredTable) -> str:
    head = records.read(stored.head) if stored.head else None
    return "" if head is None or isinstance(head, Fault) else head.tag("From").partition(" ")[0]


# by the record


def spells(stored: StoredTable, doc: RoomDoc) -> list[Spell]:
    """The names of each seat, one after the other, with their digests where they are known."""
    named = [*_first_spells(stored.head), *_later_spells(stored.log, _kinds(doc))]
    acted = _acts(stored.log)
    found = []
    for spell in named:
        later = [one.first for one in named if one.seat == spell.seat and one.first > spell.first]
        last = min(later, default=1 << 60)
        guests = [
            guest for n, seat, guest in acted if seat == spell.seat and spell.first < n <= last
        ]
        guest = guests[0] if guests and not spell.bot else ""
        found.append(spell._replace(guest=guest))
    return _by_holders([_recognised(spell, found, stored, doc) for spell in found], doc)


def _first_spells(text: str) -> Iterator[Spell]:
    """Those of the head. Bots are named there; where a game goes on, a bot has a person's name."""
    head = records.read(text) if text else None
    if head is None or isinstance(head, Fault):
        return
    playing = {} if head.tag("From") else pairs(head.tag("Bots"))
    for mark, name in head.seats().items():
        if mark in LETTERS:
            yield Spell(LETTERS.index(mark), name, 0, mark in playing)


def _later_spells(log: list[Logged], kinds: set[str]) -> Iterator[Spell]:
    for n, line in numbered_lines(log):
        played = PLAYED_BY.fullmatch(line.text) if line.kind == CHANGE else None
        if played is not None:
            name = played[2].replace("_", " ")
            yield Spell(LETTERS.index(played[1]), name, n, name in kinds)


def _kinds(doc: RoomDoc) -> set[str]:
    """What a line calls a bot: its kind."""
    game = catalogue.find(doc.game)
    known = set(bots.names(game)) if game is not None else set()
    return known | {seat.bot_playing() for seat in doc.seats}


def numbered_lines(log: list[Logged]) -> Iterator[tuple[int, Line]]:
    """Each move and each change with its number; an imported game has all lines in one row."""
    for logged in log:
        record = records.read(f'[Game "-"]\n{logged.text}\n')
        lines = [] if isinstance(record, Fault) else record.lines
        numbered = [line for line in lines if line.is_numbered()]
        yield from enumerate(numbered, start=logged.n - len(numbered) + 1)


def _acts(log: list[Logged]) -> list[tuple[int, int, str]]:
    """The number, seat and digest of each act that somebody has sent."""
    return [
        (n, LETTERS.index(line.text[0]), logged.guest)
        for logged in log
        if logged.guest
        for n, line in numbered_lines([logged])
        if line.kind == MOVE and line.text[0] in LETTERS
    ]


def _recognised(spell: Spell, others: list[Spell], stored: StoredTable, doc: RoomDoc) -> Spell:
    """Somebody who sent no act in that spell may be known by the seat, the chat, another spell."""
    if spell.guest or spell.bot:
        return spell
    last = max((one for one in others if one.seat == spell.seat), key=lambda one: one.first)
    seat = doc.seats[spell.seat] if spell.seat < len(doc.seats) else None
    same = [
        *([seat.guest] if seat and key_of(seat.name) == key_of(spell.name) else []),
        *([seat.guest] if seat and spell is last and not seat.bot_playing() else []),
        *[said.guest for said in stored.chat if _same(said.seat, said.name, spell)],
        *[one.guest for one in others if _same(one.seat, one.name, spell)],
    ]
    return spell._replace(guest=next((guest for guest in same if guest), ""))


def _by_holders(found: list[Spell], doc: RoomDoc) -> list[Spell]:
    """Who sent nothing in the whole game may be known as a holder of the seat (HSE-SEA-6).

    Names and holders of a seat come in the same order; a name more is a new one of the last.
    """
    known = {spell.guest for spell in found} | {UNKNOWN}
    left = [[one for one in doc.holders(n) if one not in known] for n in range(len(doc.seats))]
    told = []
    for spell in found:
        holders = left[spell.seat] if spell.seat < len(left) else []
        if holders and not spell.guest and not spell.bot:
            spell = spell._replace(guest=holders.pop(0) if len(holders) > 1 else holders[0])
        told.append(spell)
    return told


def _same(seat: int, name: str, spell: Spell) -> bool:
    return seat == spell.seat and key_of(name) == key_of(spell.name)


# by the document and the chat


def _seated(doc: RoomDoc) -> Iterator[Spell]:
    """A bot that came during the play keeps the name of the person before it."""
    for number, seat in enumerate(doc.seats):
        if seat.name:
            yield Spell(number, seat.name, 0, bool(seat.bot) and not seat.guest, seat.guest)


def _talking(stored: StoredTable) -> Iterator[Spell]:
    for said in stored.chat:
        if said.name:
            yield Spell(said.seat, said.name, 0, False, said.guest)
