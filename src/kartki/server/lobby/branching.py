""" "What if": a new table that continues a finished game from one of its lines, against bots."""

import asyncio
import contextlib
from typing import Final, Literal, NamedTuple

from kartki import bots
from kartki.core import options
from kartki.core.catalogue import AnyGame
from kartki.core.hand_dealer import HandDealer
from kartki.core.play import Refusal
from kartki.core.record import Fault, Line, Record, join, pairs
from kartki.core.record_writer import head_tags
from kartki.core.replay import Replay
from kartki.core.seats import letter
from kartki.editions import shelf
from kartki.server.lobby.lobby import Lobby, StoredAnew
from kartki.server.messages.table_settings import TableSettings
from kartki.server.room.beginning import store_beginning
from kartki.server.room.catalogue import game_of
from kartki.server.room.room import Room
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import RoomDoc, SeatDoc, read_doc
from kartki.server.store.stored_play import record_of
from kartki.table.making import reopen
from kartki.table.opening import open_record

RULE: Final = "HSE-HST-5"


class BranchPoint(NamedTuple):
    """The point from which a game is continued, and by whom."""

    code: str  # of the finished game: the room code or the spectators' code
    n: int  # the last line that stays
    seat: int
    guest: str
    settings: TableSettings


async def branch(lobby: Lobby, point: BranchPoint, request: str, address: str) -> Room | Refusal:
    """A new table that continues from that position of the other one, for this address.

    Anew if administration has changed the store meanwhile: somebody who is erased while this is
    being made must not come back by it.
    """
    while True:
        as_of = lobby.changes
        stored = await lobby.services.store.load(point.code)
        if stored is None:
            return Refusal("table.unknown", "", (("code", point.code),))
        with contextlib.suppress(StoredAnew):
            return await _branched(lobby, stored, point, request, address, as_of)


async def _branched(
    lobby: Lobby, stored: StoredTable, point: BranchPoint, request: str, address: str, as_of: int
) -> Room | Refusal:
    lobby.editions.remember(stored.box)
    async with lobby.services.replay_queue.turn(address):
        start = await asyncio.to_thread(first_lines, stored, point)
    if isinstance(start, Refusal):
        return start
    room = await lobby.make(seated(start, stored, point), request, as_of)
    if isinstance(room, Refusal):
        return room
    async with room.lock:
        lobby.check(as_of)
        refusal = await _begin(room, start) if room.doc.phase == "gathering" else None
    return room if refusal is None else refusal


# the lines that stay


def first_lines(stored: StoredTable, point: BranchPoint) -> Record | Refusal:
    """The record up to this line; refused unless the game is over now and was not over there."""
    record = record_of(stored)
    if not stored.foot:
        return Refusal("table.not_over", RULE)
    if isinstance(record, Fault):
        return Refusal("table.held", "HSE-STO-2")
    numbered = [line for line in record.lines if line.is_numbered()]
    if point.n > len(numbered):
        return Refusal("branch.number", RULE, (("number", len(numbered)),))
    players = len(record.seats())
    if point.seat >= players:
        return Refusal("seat.unknown", "HSE-SEA-1", (("number", players),))
    start = Record([], cut(record.lines, point.n), [])
    replay = open_record(Record(record.head, start.lines, []))
    if isinstance(replay, Fault) or replay.to_end() is not None:
        return Refusal("table.held", "HSE-STO-2")
    if replay.progress.state.outcome is not None:
        return Refusal("branch.over", RULE)
    start.head = new_head(replay, point)
    return start


def cut(lines: list[Line], n: int) -> list[Line]:
    """The lines up to number `n` and its fingerprint: without times, since this table has its own,
    and without lines that must be refused, which nobody has tried at this one.
    """
    kept: list[Line] = []
    number = 0
    for line in lines:
        number += line.is_numbered()
        if number > n:
            break
        if not line.refused:
            kept.append(Line(line.kind, line.text))
    return kept


def new_head(replay: Replay, point: BranchPoint) -> list[tuple[str, str]]:
    """The head of the new record: it names its origin, and its chance moves cannot be verified."""
    game, record = replay.progress.game, replay.record
    names = list(record.seats().values())
    others = [letter(seat) for seat in range(len(names)) if seat != point.seat]
    best = bots.best(game)
    edition = record.tag("Edition")
    box = shelf.get(game.name, edition).digest
    head = head_tags(game, edition, names, chosen(game, record), HandDealer(b""), box)
    playing = [("Bots", join(dict.fromkeys(others, best)))] if others else []
    return [*head, *playing, ("From", f"{point.code} {point.n}")]


def chosen(game: AnyGame, record: Record) -> dict[str, str]:
    settled = options.settle(game.options(), pairs(record.tag("Options")))
    assert not isinstance(settled, options.BadOption)  # the record has been opened
    return settled


# the new table


def seated(start: Record, stored: StoredTable, point: BranchPoint) -> RoomDoc:
    """Who asks gets the chosen seat, and the best bots get all others."""
    old = read_doc(stored.room)
    game = game_of(start.tag("Game"))
    choices, playing = chosen(game, start), pairs(start.tag("Bots"))
    seats = [
        SeatDoc(
            name, "" if mark in playing else point.guest, "", playing.get(mark, ""), open=False,
            figure=before.figure,
        )
        for (mark, name), before in zip(start.seats().items(), old.seats, strict=True)
    ]  # fmt: skip
    clocked = any(o.clocked and choices[o.name] == o.clocked for o in game.options())
    pace: Literal["live", "days"] = "live" if clocked else old.pace
    edition = start.tag("Edition")
    return RoomDoc(game.name, edition, choices, pace, False, point.guest, seats, point.settings)


async def _begin(room: Room, start: Record) -> Refusal | None:
    """Store the kept lines and the chance moves after them in one write."""
    table = await asyncio.to_thread(reopen, start, HandDealer(room.state.secret))
    if isinstance(table, Fault):
        return Refusal("table.held", "HSE-STO-2")
    table.deal()
    refusal = await store_beginning(room, room.doc.copy(), table)
    if refusal is None:
        room.changed()
    return refusal
