"""Information about a table besides its game, as one connection may see it."""

import msgspec

from kartki.core.dealer import commitment
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.seat_rights import lost_seat, may_ask, may_take
from kartki.server.room.seat_vote import open_voters
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits


def you(state: RoomState, connection: Connection) -> wire.You:
    viewer = connection.viewer
    held = state.play.fault is not None
    if connection.watches or viewer is not None or not connection.guest or held:
        return wire.You(-1 if viewer is None else viewer, state.is_host(connection), False)
    doc, guest = state.doc, connection.guest
    take = may_take(doc, guest)
    you = wire.You(-1, state.is_host(connection), bool(take))
    if doc.phase != "playing":
        return you
    return msgspec.structs.replace(
        you, may_take=take, may_ask=may_ask(doc, guest), lost=lost_seat(doc, guest)
    )


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
        "held" if state.play.fault is not None else doc.phase,
        tuple([seat_info(state, limits, seat) for seat in range(len(doc.seats))]),
        doc.seat_of(doc.host),
        sum(1 for other in state.connections if other.viewer is None),
        doc.settings,
        commitment(state.secret),
        state.undo.seat,
        tuple(sorted(state.undo.agreed)),
        doc.rematch_watch if hidden else doc.rematch,
        None if hidden else seat_request(state, connection),
    )


def seat_request(state: RoomState, connection: Connection | None) -> wire.SeatRequestInfo | None:
    """Who asks for which seat, by names and numbers of seats: digests are nobody's business."""
    request, guest = state.seat_request, "" if connection is None else connection.guest
    if not request.is_open():
        return None
    owners = {seat.guest: number for number, seat in enumerate(state.doc.seats) if seat.guest}
    silent = open_voters(state) - request.agreed
    return wire.SeatRequestInfo(
        request.id,
        request.seat,
        request.name,
        request.guest in state.doc.holders(request.seat),
        tuple(sorted([owners[one] for one in request.agreed if one in owners])),
        tuple(sorted([owners[one] for one in silent if one in owners])),
        sum(1 for one in silent if one not in owners),
        guest == request.guest,
        guest in silent,
    )


def seat_info(state: RoomState, limits: TimeLimits, number: int) -> wire.SeatInfo:
    seat = state.doc.seats[number]
    left, here = limits.left(number), state.here(number)
    is_open = seat.open and state.doc.phase == "gathering"
    return wire.SeatInfo(seat.name, seat.bot, seat.stand_in, here, is_open, left)
