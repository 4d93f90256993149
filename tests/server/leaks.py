"""Leaks to be planted into the server, one of each kind; every one of them must be found.

Each is a small slip as somebody might make it: a check forgotten, a field too many, a message
that is sent a little more often in one case than in another.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kartki.core.fingerprint import fingerprint
from kartki.core.play import Action, Refusal, Seat
from kartki.core.record import FINGERPRINT, Line, Record
from kartki.core.replay import Replay
from kartki.core.replay import seen_by as real_seen_by
from kartki.server.api import records, replays
from kartki.server.api.replays import frames_of_stored as real_frames_of_stored
from kartki.server.commands import dispatch, hints, previews
from kartki.server.lobby import lobby as lobbies
from kartki.server.messages import wire
from kartki.server.messages.facts import wire_event
from kartki.server.net.connection import Connection
from kartki.server.room import bot_seats, moves, room_info
from kartki.server.room.answers import Answer
from kartki.server.room.clock import RoomClock
from kartki.server.room.play_log import PlayLog
from kartki.server.room.room import Room
from kartki.server.room.state import RoomState
from kartki.server.room.time_limits import TimeLimits
from kartki.server.store.interface import Append, StoredTable, Write
from kartki.server.views.prompts import Prompts
from kartki.server.views.redaction import EventRedactor, LineRedactor, Viewer
from kartki.table.table import Table

Patch = pytest.MonkeyPatch


def whole_events(patch: Patch) -> None:
    """A rival's card or stamp in an event: everybody is told all of it."""

    def seen_by(self: Any, _: Viewer) -> tuple[object, ...]:
        return tuple([wire_event(event) for event in self._events])

    patch.setattr(EventRedactor, "seen_by", seen_by)


def whole_lines(patch: Patch) -> None:
    """A rival's card or stamp in a line of the log."""

    def before_move(self: LineRedactor, before: Any, seat: Seat, action: Action) -> None:
        for lines in self.lines.values():
            lines.append(self.game.write(before, seat, action))

    patch.setattr(LineRedactor, "before_move", before_move)


def deck_in_view(patch: Patch) -> None:
    """The order of what is still to be drawn, in a view."""

    def order(play: PlayLog, table: Table) -> object:
        return [table.dealer.ticket(play.stored + place, 1000) for place in range(1, 4)]

    _add_to_views(patch, "order", order)


def hands_in_view(patch: Patch) -> None:
    """Everybody's hand, in a view."""
    _add_to_views(patch, "hands", lambda _, table: table.state.facts()["hands"])


def _add_to_views(patch: Patch, name: str, more: Callable[[PlayLog, Table], object]) -> None:
    real = PlayLog.own_view

    def own_view(play: PlayLog, viewer: Viewer, public: Any) -> dict[str, object] | None:
        own = real(play, viewer, public)
        return own if play.table is None else {**(own or {}), name: more(play, play.table)}

    patch.setattr(PlayLog, "own_view", own_view)


def telling_refusal(patch: Patch) -> None:
    """A refusal that knows what a rival holds."""

    async def act(room: Room, connection: Connection, message: wire.Act) -> Answer:
        answer = await moves.act(room, connection, message)
        if not isinstance(answer, Refusal) or room.table is None:
            return answer
        hands = room.table.state.facts()["hands"]
        facts = (*answer.facts, ("richest", str(max(hands, key=repr))))
        return Refusal(answer.code, answer.rule, facts)

    handlers: dict[Any, Any] = dispatch.HANDLERS
    patch.setitem(handlers, wire.Act, act)


def whole_fingerprint(patch: Patch) -> None:
    """What a seat downloads is stamped with the whole position: it could be searched."""

    def seen_by(replay: Replay, viewer: Viewer) -> object:
        seen = real_seen_by(replay, viewer)
        stamp = fingerprint(replay.progress.state.facts())
        if isinstance(seen, Record):
            seen.lines.append(Line(FINGERPRINT, stamp))
        return seen

    patch.setattr(records, "seen_by", seen_by)


def anybodys_record(patch: Patch) -> None:
    """The download does not ask whose key it is."""
    patch.setattr(records, "viewer_of", lambda *_: 0)


def open_film(patch: Patch) -> None:
    """A game in progress is shown as if it were over."""

    def frames_of_stored(stored: StoredTable, _: bool, viewer: Viewer) -> object:
        return real_frames_of_stored(stored, True, viewer)

    patch.setattr(replays, "frames_of_stored", frames_of_stored)


def extra_message(patch: Patch) -> None:
    """The table is told once more, in half of all positions."""
    real = Room.changed

    def changed(room: Room) -> None:
        real(room)
        if room.table is not None and fingerprint(room.table.state.facts())[-1] in "02468ace":
            room.broadcast_room_info()

    patch.setattr(Room, "changed", changed)


def legal_of_another(patch: Patch) -> None:
    """A seat that waits is shown what the one on turn may do."""
    real = Prompts.ask

    def ask(self: Prompts, viewer: Viewer) -> wire.Ask:
        return real(self, self.actors[0] if self.actors else viewer)

    patch.setattr(Prompts, "ask", ask)


def time_left(patch: Patch) -> None:
    """How long the top still spins, instead of how long it has been spinning."""
    real = RoomClock.spun

    def spun(self: Any) -> int:
        table = self._state.play.table
        return table.game.due(table.state) - real(self) if self.runs else -1

    patch.setattr(RoomClock, "spun", spun)


def early_sign(patch: Patch) -> None:
    """One more ping when the top has spun for half of its time."""
    real = RoomClock._set_timer

    def set_timer(self: Any, milliseconds: int) -> None:
        real(self, milliseconds)
        asyncio.get_running_loop().call_later(milliseconds / 2000, self._ping)

    patch.setattr(RoomClock, "_set_timer", set_timer)


def chatty_log(patch: Patch) -> None:
    """What was stored goes into the server's log, too."""
    real = Room.store

    async def store(room: Room, changes: list[Write]) -> Refusal | None:
        for change in changes:
            if isinstance(change, Append):
                room.services.log.info("stored", table=room.code, text=change.text)
        return await real(room, changes)

    patch.setattr(Room, "store", store)


def why_a_bot_was_refused(patch: Patch) -> None:
    """The log says why a bot could not do what it wanted: that it had no such card, perhaps."""

    async def perform(room: Room, seat: Seat, action: Action) -> Answer:
        answer = await moves.perform(room, seat, action)
        if isinstance(answer, Refusal):
            room.services.log.info("bot_refused", table=room.code, code=answer.code)
        return answer

    patch.setattr(lobbies, "perform", perform)


def all_knowing_hint(patch: Patch) -> None:
    """A bot that is asked for advice is shown the other hands."""
    real = bot_seats.bot_request

    def request(state: RoomState, seat: int, kind: str, spun: int) -> Any:
        assert state.play.table is not None
        facts = msgspec.msgpack.encode(state.play.table.state.facts()["hands"])
        return msgspec.structs.replace(real(state, seat, kind, spun), view=facts)

    patch.setattr(hints, "bot_request", request)


def all_knowing_preview(patch: Patch) -> None:
    """What an act would do is tried in the true position, and everybody's hand is told."""
    real = previews.preview

    async def preview(room: Room, connection: Connection, message: wire.Preview) -> Any:
        told = await real(room, connection, message)
        if isinstance(told, Refusal) or room.table is None:
            return told
        hands = room.table.state.facts()["hands"]
        return msgspec.structs.replace(told, mine={**(told.mine or {}), "hands": hands})

    questions: dict[Any, Any] = dispatch.QUESTIONS
    patch.setitem(questions, wire.Preview, preview)


def loud_refusal(patch: Patch) -> None:
    """Everybody hears why somebody was refused."""
    real = dispatch.reply_to

    def reply_to(room: Room, command: str, answer: Answer) -> Any:
        reply = real(room, command, answer)
        if isinstance(reply, wire.Refused):
            for connection in room.state.connections:
                connection.send(msgspec.structs.replace(reply, id="somebody"))
        return reply

    patch.setattr(dispatch, "reply_to", reply_to)


def secret_order(patch: Patch) -> None:
    """The page of a table shows its players in an order that follows from their hands."""
    real = room_info.seat_info

    def seat_info(state: RoomState, limits: TimeLimits, number: int) -> wire.SeatInfo:
        found = real(state, limits, number)
        if state.play.table is None:
            return found
        print_of = fingerprint(state.play.table.state.facts())
        return msgspec.structs.replace(found, name=f"{found.name} {print_of[number]}")

    patch.setattr(room_info, "seat_info", seat_info)
