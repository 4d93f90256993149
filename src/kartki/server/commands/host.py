"""What the host of a table may do: seat bots, remove, hand over, set the house rules, start."""

from kartki.bots import names as bot_names
from kartki.bots.levels import bot_of_level, levels
from kartki.core import options as choices
from kartki.core.play import Refusal
from kartki.server.commands.seats import refuse_seat, store_seats
from kartki.server.lobby.lobby import Lobby
from kartki.server.lobby.table_request import bad_option, settle
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.beginning import begin
from kartki.server.room.broadcast import show_again
from kartki.server.room.catalogue import best_bot, free_bot_name, game_of
from kartki.server.room.room import Room
from kartki.server.store.room_doc import RoomDoc, SeatDoc


def refuse_host(room: Room, connection: Connection) -> Refusal | None:
    if room.state.is_host(connection) and not connection.watches:
        return None
    return Refusal("host.only", "HSE-HST-1")


def refuse_gathering(room: Room) -> Refusal | None:
    return None if room.doc.phase == "gathering" else Refusal("table.begun", "HSE-HST-2")


async def seat_bot(room: Room, connection: Connection, message: wire.SeatBot) -> Answer:
    refusal = refuse_host(room, connection) or refuse_seat(room, message.seat)
    if refusal is not None:
        return refusal
    kind = _kind_of_bot(room.doc.game, message)
    if isinstance(kind, Refusal):
        return kind
    if room.doc.phase == "over":
        return Refusal("game.over", "HSE-HST-3")
    doc = room.doc.copy()
    named = _put_bot(doc, message.seat, kind)
    return await store_seats(room, doc, connection, message, message.seat, named)


def _kind_of_bot(game: str, message: wire.SeatBot) -> str | Refusal:
    """The kind that is asked for, by its own name or as a level of the game."""
    if message.level and not message.kind:
        known = [level.code for level in levels(game)]
        asked, kind, code = message.level, bot_of_level(game, message.level), "bot.level"
    else:
        known = bot_names(game_of(game))
        asked = message.kind or best_bot(game)
        kind, code = asked if asked in known else "", "bot.unknown"
    facts = (("name", asked), ("allowed", ", ".join(known)))
    return kind or Refusal(code, "HSE-HST-3", facts)


def _put_bot(doc: RoomDoc, number: int, kind: str) -> str:
    """Let a bot stand in for a person or play a free seat; its kind, if the log is to name it."""
    seat = doc.seats[number]
    if seat.guest:
        seat.stand_in = kind
    else:
        seat.bot = kind
        seat.name = seat.name or free_bot_name(doc.game, [other.name for other in doc.seats])
    return kind if doc.phase == "playing" else ""


async def remove(room: Room, connection: Connection, message: wire.Remove) -> Answer:
    """HSE-HST-1: during the game a bot plays on; who held the seat is not forgotten (HSE-SEA-6)."""
    refusal = refuse_host(room, connection) or refuse_seat(room, message.seat)
    if refusal is not None:
        return refusal
    if room.doc.phase == "over":
        return Refusal("game.over", "HSE-HST-1")
    doc = room.doc.copy()
    seat = doc.seats[message.seat]
    if doc.phase == "gathering":
        doc.seats[message.seat] = SeatDoc()
        return await store_seats(room, doc, connection, message, message.seat, "")
    bot = seat.bot or seat.stand_in or best_bot(doc.game)
    named = bot if not seat.bot_playing() else ""
    seat.held = doc.holders(message.seat)
    seat.guest, seat.stand_in, seat.bot, seat.open = "", "", bot, False
    return await store_seats(room, doc, connection, message, message.seat, named)


async def hand_over(room: Room, connection: Connection, message: wire.HandOver) -> Answer:
    refusal = refuse_host(room, connection) or refuse_seat(room, message.seat)
    if refusal is not None:
        return refusal
    heir = room.doc.seats[message.seat].guest
    if not heir:
        return Refusal("seat.no_person", "HSE-HST-1")
    doc = room.doc.copy()
    doc.hand_over(heir)
    return await _store(room, doc, connection, message)


async def set_table_settings(
    room: Room, connection: Connection, message: wire.SetTableSettings
) -> Answer:
    refusal = refuse_host(room, connection)
    if refusal is not None:
        return refusal
    doc, aids = room.doc.copy(), room.doc.settings.memory_aids
    doc.settings = message.settings
    answer = await _store(room, doc, connection, message)
    if room.doc.settings.memory_aids != aids:
        show_again(room)
    return answer


async def set_table(room: Room, connection: Connection, message: wire.SetTable) -> Answer:
    refusal = refuse_host(room, connection) or refuse_gathering(room)
    if refusal is not None:
        return refusal
    doc = room.doc.copy()
    settled = settle(game_of(doc.game), doc.pace, message.options, message.seats)
    if isinstance(settled, Refusal):
        return settled
    seated = [n for n, seat in enumerate(doc.seats) if not seat.is_free()]
    if seated and seated[-1] >= message.seats:
        return Refusal("table.too_small", "HSE-HST-2", (("number", seated[-1] + 1),))
    doc.options, doc.public = settled, message.public
    missing = message.seats - len(doc.seats)
    doc.seats = doc.seats[: message.seats] + [SeatDoc() for _ in range(missing)]
    return await _store(room, doc, connection, message)


async def _store(room: Room, doc: RoomDoc, connection: Connection, message: wire.Command) -> Answer:
    refusal = await room.store_doc(doc, connection.guest, message.id)
    room.changed()
    return room.state.play.stored if refusal is None else refusal


async def start(room: Room, connection: Connection, message: wire.Start) -> Answer:
    refusal = refuse_host(room, connection) or refuse_gathering(room)
    if refusal is not None:
        return refusal
    empty = [str(n + 1) for n, seat in enumerate(room.doc.seats) if seat.is_free()]
    if empty:
        return Refusal("table.seats_empty", "HSE-HST-2", (("seats", ", ".join(empty)),))
    game = game_of(room.doc.game)
    bad = choices.unfit(
        game.options(), room.doc.options, len(room.doc.seats), room.doc.pace == "live"
    )
    if bad is not None:
        return bad_option(bad)
    return await begin(room, connection.guest, message.id)


async def rematch(
    lobby: Lobby, room: Room, connection: Connection, message: wire.Rematch
) -> Answer:
    """The same people and house rules at a new table; everybody is told how to get there."""
    refusal = refuse_host(room, connection)
    if refusal is not None:
        return refusal
    if room.doc.phase != "over":
        return Refusal("table.not_over", "HSE-HST-4")
    if room.doc.rematch:
        return Refusal("table.rematched", "HSE-HST-4", (("code", room.doc.rematch),))
    again = await lobby.rematch(room)
    if isinstance(again, Refusal):
        return again
    doc = room.doc.copy()
    doc.rematch, doc.rematch_watch = again.code, again.state.watch
    return await _store(room, doc, connection, message)
