"""The table around the game, as whoever comes may see it."""

from typing import TYPE_CHECKING

from kartki.core.dealer import commitment
from kartki.server import wire
from kartki.server.connection import Connection

if TYPE_CHECKING:
    from kartki.server.room import Room


def you(room: "Room", connection: Connection) -> wire.You:
    viewer = connection.viewer
    may_sit = not connection.watches and viewer is None and bool(connection.guest)
    return wire.You(-1 if viewer is None else viewer, room.is_host(connection), may_sit)


def info(room: "Room", connection: Connection | None = None) -> wire.RoomInfo:
    """Who came by the spectators' link gets no room code, but may go on watching a rematch."""
    doc = room.doc
    hidden = connection is not None and connection.watches
    return wire.RoomInfo(
        doc.revision,
        "" if hidden else room.code,
        room.watch,
        doc.game,
        doc.edition,
        doc.options,
        doc.pace,
        doc.public,
        "held" if room.fault is not None else doc.phase,
        tuple([seat_info(room, seat) for seat in range(len(doc.seats))]),
        doc.seat_of(doc.host),
        sum(1 for other in room.connections if other.viewer is None),
        doc.manners,
        commitment(room.secret),
        room.asks_back,
        tuple(sorted(room.agreed)),
        doc.rematch_watch if hidden else doc.rematch,
    )


def seat_info(room: "Room", number: int) -> wire.SeatInfo:
    seat = room.doc.seats[number]
    left, here = room.limits.left(number), room.here(number)
    return wire.SeatInfo(seat.name, seat.bot, seat.stand_in, here, seat.open, left)
