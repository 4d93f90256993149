"""Information about a table besides its game, as one connection may see it."""

from typing import Final, final

import msgspec

from kartki.core.dealer import commitment
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.state import RoomState, is_host
from kartki.server.room.time_limits import TimeLimits
from kartki.server.store.room_doc import RoomDoc


def you(doc: RoomDoc, connection: Connection) -> wire.You:
    viewer = connection.viewer
    may_sit = not connection.watches and viewer is None and bool(connection.guest)
    return wire.You(-1 if viewer is None else viewer, is_host(doc, connection), may_sit)


def info(state: RoomState, limits: TimeLimits) -> wire.RoomInfo:
    """As those who have the room code see it."""
    doc = state.doc
    return wire.RoomInfo(
        doc.revision,
        state.code,
        state.watch,
        doc.game,
        doc.edition,
        doc.options,
        doc.pace,
        doc.public,
        "held" if state.play.fault is not None else doc.phase,
        tuple([seat_info(state, limits, seat) for seat in range(len(doc.seats))]),
        doc.seat_of(doc.host),
        len(state.connections.spectators),
        doc.settings,
        commitment(state.secret),
        state.undo.seat,
        tuple(sorted(state.undo.agreed)),
        doc.rematch,
    )


def watched(room: wire.RoomInfo, doc: RoomDoc) -> wire.RoomInfo:
    """Without the room code; of a rematch, only the spectators' code."""
    return msgspec.structs.replace(room, code="", rematch=doc.rematch_watch)


def seat_info(state: RoomState, limits: TimeLimits, number: int) -> wire.SeatInfo:
    seat = state.doc.seats[number]
    left, here = limits.left(number), state.here(number)
    return wire.SeatInfo(seat.name, seat.bot, seat.stand_in, here, seat.open, left)


@final
class EncodedRoom:
    """The table as it is at this moment, encoded once for all who are told the same of it."""

    def __init__(self, state: RoomState, limits: TimeLimits) -> None:
        self._doc: Final = state.doc  # is replaced when it changes, so this stays as it is
        whole = info(state, limits)
        self._rooms: Final = {False: whole, True: watched(whole, state.doc)}
        self._encoded: Final[dict[tuple[bool, wire.You], bytes]] = {}

    def bytes_for(self, connection: Connection) -> bytes:
        kind = connection.watches, you(self._doc, connection)
        found = self._encoded.get(kind)
        if found is None:
            found = wire.encode(wire.RoomTold(self._rooms[connection.watches], kind[1]))
            self._encoded[kind] = found
        return found
