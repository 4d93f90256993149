"""Information about a table besides its game, as one connection may see it."""

from typing import Final, Literal, final

import msgspec

from kartki.core.dealer import commitment
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.clock import RoomClock
from kartki.server.room.readiness import Readiness
from kartki.server.room.seat_rights import lost_seat, may_ask, may_take
from kartki.server.room.seat_vote import open_voters
from kartki.server.room.state import RoomState, is_host
from kartki.server.room.time_limits import TimeLimits
from kartki.server.store.room_doc import RoomDoc
from kartki.server.store.timestamps import now_ms
from kartki.server.views.redaction import Viewer


def you(doc: RoomDoc, connection: Connection, held: bool) -> wire.You:
    """`held`: these rules cannot continue the play, so nobody sits down."""
    viewer, guest = connection.viewer, connection.guest
    if connection.watches or viewer is not None or not guest or held:
        return wire.You(-1 if viewer is None else viewer, is_host(doc, connection), False)
    take = may_take(doc, guest)
    you = wire.You(-1, is_host(doc, connection), bool(take))
    if doc.phase != "playing":
        return you
    return msgspec.structs.replace(
        you, may_take=take, may_ask=may_ask(doc, guest), lost=lost_seat(doc, guest)
    )


def _info(
    state: RoomState, limits: TimeLimits, clock: RoomClock, readiness: Readiness
) -> wire.RoomInfo:
    """As those who have the room code see it, but for what a request for a seat is to them."""
    doc, standstill = state.doc, clock.stands_still()
    return wire.RoomInfo(
        doc.revision,
        state.code,
        state.watch,
        doc.game,
        doc.edition,
        doc.options,
        doc.pace,
        doc.public,
        phase(state),
        tuple([seat_info(state, limits, seat) for seat in range(len(doc.seats))]),
        doc.seat_of(doc.host),
        len(state.connections.spectators),
        doc.settings,
        commitment(state.secret),
        state.undo.seat,
        tuple(sorted(state.undo.agreed)),
        doc.rematch,
        seat_request(state),
        standstill,
        clock.spun() if standstill else -1,
        readiness.waits_for(),
        lesson_info(doc, None, False),
    )


def lesson_info(doc: RoomDoc, seat: Viewer, watches: bool) -> wire.LessonInfo | None:
    """The lesson, with the next table of who sits there; spectators learn no code."""
    lesson = doc.lesson
    if lesson is None:
        return None
    next_code = "" if seat is None or seat >= len(lesson.next) else lesson.next[seat]
    return wire.LessonInfo(
        "" if watches else lesson.code,
        lesson.table,
        lesson.round,
        max(lesson.ends_at - now_ms(), 0) if lesson.ends_at else -1,
        doc.is_paused(),
        lesson.message,
        lesson.chat,
        next_code,
        lesson.ended,
        doc.phase == "over",
    )


def seat_request(state: RoomState) -> wire.SeatRequestInfo | None:
    """Who asks for which seat, by names and numbers of seats: digests are nobody's business."""
    request = state.seat_request
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
        mine=False,
        asked=False,
    )


def phase(state: RoomState) -> Literal["gathering", "playing", "over", "closed", "held"]:
    held = state.play.fault is not None and state.doc.phase != "closed"
    return "held" if held else state.doc.phase


def seat_info(state: RoomState, limits: TimeLimits, number: int) -> wire.SeatInfo:
    seat = state.doc.seats[number]
    left, here = limits.left(number), state.here(number)
    is_open = seat.open and state.doc.phase == "gathering"
    after, figure = limits.stands_in_after(number), state.doc.figures()[number]
    return wire.SeatInfo(
        seat.name, seat.bot, seat.stand_in, here, is_open, left, after,
        -1 if figure == number else figure,
    )  # fmt: skip


@final
class RoomNow:
    """The table as it is at this moment, encoded once for all who are told the same of it."""

    def __init__(
        self, state: RoomState, limits: TimeLimits, clock: RoomClock, readiness: Readiness
    ) -> None:
        self.whole: Final = _info(state, limits, clock, readiness)
        self._doc: Final = state.doc  # is replaced when it changes, so this stays as it is
        self._held: Final = state.play.fault is not None
        self._asker: Final = state.seat_request.guest
        self._silent: Final = open_voters(state) - state.seat_request.agreed
        self._encoded: Final[dict[tuple[bool, bool, bool, wire.You], bytes]] = {}

    def room_for(self, connection: Connection) -> wire.RoomInfo:
        room, request = self.whole, self.whole.asks_seat
        if room.lesson is not None:
            own = lesson_info(self._doc, connection.viewer, connection.watches)
            room = msgspec.structs.replace(room, lesson=own)
        if connection.watches:  # without the room code; of a rematch, the spectators' code
            return msgspec.structs.replace(
                room, code="", rematch=self._doc.rematch_watch, asks_seat=None
            )
        if request is None:
            return room
        mine, asked = self._part_in_request(connection)
        asking = msgspec.structs.replace(request, mine=mine, asked=asked)
        return msgspec.structs.replace(room, asks_seat=asking)

    def _part_in_request(self, connection: Connection) -> tuple[bool, bool]:
        """Does this one ask for a seat, and is this one's answer waited for?"""
        guest = "" if connection.watches else connection.guest
        return bool(guest) and guest == self._asker, guest in self._silent

    def bytes_for(self, connection: Connection) -> bytes:
        seen = you(self._doc, connection, self._held)
        kind = (connection.watches, *self._part_in_request(connection), seen)
        found = self._encoded.get(kind)
        if found is None:
            found = wire.encode(wire.RoomTold(self.room_for(connection), seen))
            self._encoded[kind] = found
        return found
