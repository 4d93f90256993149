"""Information about a table besides its game, as one connection may see it."""

from typing import Literal

from kartki.core.dealer import commitment
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits


def you(state: RoomState, connection: Connection) -> wire.You:
    viewer = connection.viewer
    may_sit = not connection.watches and viewer is None and bool(connection.guest)
    return wire.You(-1 if viewer is None else viewer, state.is_host(connection), may_sit)


def info(state: RoomState, limits: TimeLimits, connection: Connection | None) -> wire.RoomInfo:
    """Spectators do not get the room code, only the spectators' code of a rematch."""
    doc = state.doc
    hidden = connection is not None and connection.watches
    return wire.RoomInfo(
        doc.revision,
        "" if hidden else state.code,
        state.watch,
        doc.game,
        doc.edition,
        doc.options,
        doc.pace,
        doc.public,
        phase(state),
        tuple([seat_info(state, limits, seat) for seat in range(len(doc.seats))]),
        doc.seat_of(doc.host),
        sum(1 for other in state.connections if other.viewer is None),
        doc.settings,
        commitment(state.secret),
        state.undo.seat,
        tuple(sorted(state.undo.agreed)),
        doc.rematch_watch if hidden else doc.rematch,
    )


def phase(state: RoomState) -> Literal["gathering", "playing", "over", "closed", "held"]:
    held = state.play.fault is not None and state.doc.phase != "closed"
    return "held" if held else state.doc.phase


def seat_info(state: RoomState, limits: TimeLimits, number: int) -> wire.SeatInfo:
    seat = state.doc.seats[number]
    left, here = limits.left(number), state.here(number)
    return wire.SeatInfo(seat.name, seat.bot, seat.stand_in, here, seat.open, left)
