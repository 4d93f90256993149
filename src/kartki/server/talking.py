"""Words at a table: chat, what was told before, and a bot's advice."""

import asyncio
import secrets
from typing import Final

import msgspec

from kartki.core.play import Refusal
from kartki.core.record import Fault, Record
from kartki.server import wire
from kartki.server.connection import Connection
from kartki.server.playing import Answer, refuse_stale
from kartki.server.room import Room, now_ms
from kartki.server.store import AddChat
from kartki.server.telling import Viewer, history
from kartki.server.thinking import Request, Thought
from kartki.table.opening import open_record

# What can be said across languages; each reader's client has the words.
PHRASES: Final = (
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "wait", "oh_no", "bravo",
    "your_turn", "back_soon", "good_game",
)  # fmt: skip
LAST_CHAT: Final = 200


async def chat(room: Room, connection: Connection, message: wire.Chat) -> Answer:
    seat = connection.viewer
    refusal = _refuse_chat(room, seat, message)
    if refusal is not None:
        return refusal
    number = room.chat[-1].c + 1 if room.chat else 1
    name = "" if seat is None else room.doc.seats[seat].name
    said = AddChat(
        room.number, number, -1 if seat is None else seat, name,
        message.text.strip(), message.phrase, connection.guest, message.id, now_ms(), room.n,
    )  # fmt: skip
    refusal = await room.store([said])
    if refusal is not None:
        return refusal
    room.chat.append(said)
    for listener in room.connections:
        listener.send(told_chat(said))
    return room.n


def _refuse_chat(room: Room, seat: Viewer, message: wire.Chat) -> Refusal | None:
    """Whoever only watches is quiet: a class has many eyes."""
    if not room.doc.manners.chat:
        return Refusal("chat.off", "HSE-CHT-1")
    if seat is None:
        return Refusal("chat.watching", "HSE-CHT-1")
    if message.phrase and message.phrase not in PHRASES:
        return Refusal("chat.phrase", "HSE-CHT-2", (("allowed", ", ".join(PHRASES)),))
    if bool(message.phrase) == bool(message.text.strip()):
        return Refusal("chat.empty", "HSE-CHT-2")
    if not all(sign.isprintable() for sign in message.text):
        return Refusal("chat.signs", "HSE-CHT-2")
    return None


def told_chat(said: AddChat) -> wire.ChatTold:
    return wire.ChatTold(said.c, said.seat, said.name, said.text, said.phrase, said.at)


async def tell_history(
    room: Room, connection: Connection, message: wire.History
) -> wire.HistoryTold | Refusal:
    """Everything again, as this seat saw it. It is read from the record itself.

    The table plays on meanwhile: only what is stored by now is told.
    """
    async with room.lock:
        record, viewer = record_after(room, message.after), connection.viewer
        chat = tuple([told_chat(said) for said in room.chat[-LAST_CHAT:]])
    if record is None:
        return wire.HistoryTold(message.id, (), chat)
    async with room.house.retelling.turn():
        told = await retold(room, record, viewer, message.after)
    return wire.HistoryTold(message.id, tuple(told), chat)


def record_after(room: Room, after: int) -> Record | None:
    """The game so far, if there is anything to tell of it after this number."""
    if room.table is None or after >= room.n:
        return None
    return Record(room.table.head(), list(room.table.lines()), [])


async def retold(room: Room, record: Record, viewer: Viewer, after: int) -> list[wire.Told]:
    """In a thread of its own, because every line is played again."""
    told = await asyncio.to_thread(retell, record, viewer)
    if isinstance(told, Fault):
        room.house.log.error("history", table=room.code, code=told.code)
        return []
    return [one for one in told if one.n > after]


def retell(record: Record, viewer: Viewer) -> list[wire.Told] | Fault:
    replay = open_record(record)
    return replay if isinstance(replay, Fault) else history(replay, viewer)


async def hint(room: Room, connection: Connection, message: wire.Hint) -> wire.HintTold | Refusal:
    """What the best bot would do in my place, from what I can see."""
    async with room.lock:  # what is still being stored is not to be seen
        request, n = _hint_request(room, connection, message), room.n
    if isinstance(request, Refusal):
        return request
    thought = await room.house.thinkers.think(request)
    if not isinstance(thought, Thought) or thought.move is None:
        return Refusal("hint.none", "HSE-HNT-1")
    return wire.HintTold(message.id, n, thought.move, request.kind, thought.reason)


def _hint_request(room: Room, connection: Connection, message: wire.Hint) -> Request | Refusal:
    seat, table = connection.viewer, room.table
    if seat is None or table is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if not room.doc.manners.hints:
        return Refusal("hint.off", "HSE-HNT-1")
    refusal = refuse_stale(table, message.seen)
    if refusal is not None:
        return refusal
    if seat not in table.game.actors(table.state):
        return Refusal("turn.not_yours", table.game.turn_rule)
    request = thinking_request(room, seat, room.house.best_bot(room.doc.game))
    return msgspec.structs.replace(request, why=True)


def thinking_request(room: Room, seat: int, kind: str) -> Request:
    assert room.table is not None
    view = msgspec.msgpack.encode(room.table.game.view(room.table.state, seat))
    seed, box = secrets.randbits(62), room.box
    return Request(room.doc.game, room.doc.edition, seat, kind, view, seed, 0, box)
