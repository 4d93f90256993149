"""The command `hint`: a bot's advice from what the asking seat can see."""

import msgspec

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.bot_seats import bot_request
from kartki.server.room.catalogue import best_bot
from kartki.server.room.moves import refuse_stale
from kartki.server.room.room import Room
from kartki.server.thinking.protocol import Request, Thought
from kartki.server.views.choices import described, read_move
from kartki.table.table import Table


async def hint(room: Room, connection: Connection, message: wire.Hint) -> wire.HintTold | Refusal:
    """Ask the best bot of the game. Addresses take turns, so a hint may have to wait."""
    async with room.lock:
        refusal = _hint_request(room, connection, message)
    if isinstance(refusal, Refusal):
        return refusal
    queue = room.services.hint_queue
    if queue.is_full(connection.address):
        return Refusal("hint.none", "HSE-HNT-1")
    async with queue.turn(connection.address):
        return await _advice(room, connection, message)


async def _advice(
    room: Room, connection: Connection, message: wire.Hint
) -> wire.HintTold | Refusal:
    """From the view of this seat as it is now, unless it has changed while the hint waited."""
    async with room.lock:  # moves that are still being stored must not be seen
        request, n = _hint_request(room, connection, message), room.state.play.stored
    if isinstance(request, Refusal):
        return request
    thought = await room.services.worker_pool.think(request)
    if not isinstance(thought, Thought):
        return Refusal("hint.none", "HSE-HNT-1")
    advised = _advised(room, request.seat, thought.move)
    if advised is None:
        return Refusal("hint.none", "HSE-HNT-1")
    return wire.HintTold(message.id, n, advised, request.kind, thought.reason)


def _advised(room: Room, seat: int, move: str | None) -> wire.Choice | None:
    """The advice as a choice, without `leads`, because the game may have gone on."""
    if room.table is None or move is None:
        return None
    game, state = room.table.game, room.table.state
    reading = read_move(game, state, seat, move)
    return None if isinstance(reading, Refusal) else described(game, state, reading[1])


def _not_asked(table: Table) -> Refusal:
    if table.state.outcome is not None:
        return Refusal("game.over", table.game.over_rule)
    return table.game.refuse_turn(table.state)


def _hint_request(room: Room, connection: Connection, message: wire.Hint) -> Request | Refusal:
    seat, table = connection.viewer, room.table
    if seat is None or table is None:
        return Refusal("seat.none", "HSE-SEA-1")
    if not room.doc.settings.hints:
        return Refusal("hint.off", "HSE-HNT-1")
    refusal = refuse_stale(table, message.seen)
    if refusal is not None:
        return refusal
    if seat not in table.game.actors(table.state):
        return _not_asked(table)
    request = bot_request(room.state, seat, best_bot(room.doc.game), room.clock.spun())
    return msgspec.structs.replace(request, why=True)
