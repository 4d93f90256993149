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
from kartki.server import bot_seats, commands, describing, playing, previewing, talking, wire
from kartki.server.api import films, records
from kartki.server.api.films import filmed as real_filmed
from kartki.server.clockwork import Clockwork
from kartki.server.connection import Connection
from kartki.server.facts import wire_event
from kartki.server.room import Room
from kartki.server.store import Append, StoredTable
from kartki.server.telling import Asker, Events, Eyes, Viewer
from kartki.table.table import Table

Patch = pytest.MonkeyPatch


def whole_events(patch: Patch) -> None:
    """A rival's card or stamp in an event: everybody is told all of it."""

    def seen_by(self: Any, _: Viewer) -> tuple[object, ...]:
        return tuple([wire_event(event) for event in self._told])

    patch.setattr(Events, "seen_by", seen_by)


def whole_lines(patch: Patch) -> None:
    """A rival's card or stamp in a line of the log."""

    def sees(self: Eyes, before: Any, seat: Seat, action: Action) -> None:
        for lines in self.lines.values():
            lines.append(self.game.write(before, seat, action))

    patch.setattr(Eyes, "sees", sees)


def deck_in_view(patch: Patch) -> None:
    """The order of what is still to be drawn, in a view."""

    def order(room: Room, table: Table) -> object:
        return [table.dealer.ticket(room.n + place, 1000) for place in range(1, 4)]

    _add_to_views(patch, "order", order)


def hands_in_view(patch: Patch) -> None:
    """Everybody's hand, in a view."""
    _add_to_views(patch, "hands", lambda _, table: table.state.facts()["hands"])


def _add_to_views(patch: Patch, name: str, more: Callable[[Room, Table], object]) -> None:
    real = Room.own_view

    def own_view(room: Room, viewer: Viewer, public: Any) -> dict[str, object] | None:
        own = real(room, viewer, public)
        return own if room.table is None else {**(own or {}), name: more(room, room.table)}

    patch.setattr(Room, "own_view", own_view)


def telling_refusal(patch: Patch) -> None:
    """A refusal that knows what a rival holds."""

    async def act(room: Room, connection: Connection, message: wire.Act) -> playing.Answer:
        answer = await playing.act(room, connection, message)
        if not isinstance(answer, Refusal) or room.table is None:
            return answer
        hands = room.table.state.facts()["hands"]
        facts = (*answer.facts, ("richest", str(max(hands, key=repr))))
        return Refusal(answer.code, answer.rule, facts)

    handlers: dict[Any, Any] = commands.HANDLERS
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

    def filmed(stored: StoredTable, _: bool, viewer: Viewer) -> object:
        return real_filmed(stored, True, viewer)

    patch.setattr(films, "filmed", filmed)


def extra_message(patch: Patch) -> None:
    """The table is told once more, in half of all positions."""
    real = Room.changed

    def changed(room: Room) -> None:
        real(room)
        if room.table is not None and fingerprint(room.table.state.facts())[-1] in "02468ace":
            room.tell_room()

    patch.setattr(Room, "changed", changed)


def legal_of_another(patch: Patch) -> None:
    """A seat that waits is shown what the one on turn may do."""
    real = Asker.ask

    def ask(self: Asker, viewer: Viewer) -> wire.Ask:
        return real(self, self.actors[0] if self.actors else viewer)

    patch.setattr(Asker, "ask", ask)


def time_left(patch: Patch) -> None:
    """How long the top still spins, instead of how long it has been spinning."""
    real = Clockwork.spun

    def spun(self: Any) -> int:
        table = self._room.table
        return table.game.due(table.state) - real(self) if self.runs else -1

    patch.setattr(Clockwork, "spun", spun)


def early_sign(patch: Patch) -> None:
    """One more ping when the top has spun for half of its time."""
    real = Clockwork._wind

    def wind(self: Any, milliseconds: int) -> None:
        real(self, milliseconds)
        asyncio.get_running_loop().call_later(milliseconds / 2000, self._ping)

    patch.setattr(Clockwork, "_wind", wind)


def chatty_log(patch: Patch) -> None:
    """What was stored goes into the server's log, too."""
    real = Room.unit

    def unit(room: Room, guest: str, command: str) -> Append:
        kept = real(room, guest, command)
        room.house.log.info("stored", table=room.code, text=kept.text)
        return kept

    patch.setattr(Room, "unit", unit)


def why_a_bot_was_refused(patch: Patch) -> None:
    """The log says why a bot could not do what it wanted: that it had no such card, perhaps."""

    async def perform(room: Room, seat: Seat, action: Action) -> playing.Answer:
        answer = await playing.perform(room, seat, action)
        if isinstance(answer, Refusal):
            room.house.log.info("bot_refused", table=room.code, code=answer.code)
        return answer

    patch.setattr(bot_seats, "perform", perform)


def all_knowing_hint(patch: Patch) -> None:
    """A bot that is asked for advice is shown the other hands."""
    real = talking.thinking_request

    def request(room: Room, seat: int, kind: str) -> Any:
        assert room.table is not None
        facts = msgspec.msgpack.encode(room.table.state.facts()["hands"])
        return msgspec.structs.replace(real(room, seat, kind), view=facts)

    patch.setattr(talking, "thinking_request", request)


def all_knowing_preview(patch: Patch) -> None:
    """What an act would do is tried in the true position, and everybody's hand is told."""
    real = previewing.preview

    async def preview(room: Room, connection: Connection, message: wire.Preview) -> Any:
        told = await real(room, connection, message)
        if isinstance(told, Refusal) or room.table is None:
            return told
        hands = room.table.state.facts()["hands"]
        return msgspec.structs.replace(told, mine={**(told.mine or {}), "hands": hands})

    questions: dict[Any, Any] = commands.QUESTIONS
    patch.setitem(questions, wire.Preview, preview)


def loud_refusal(patch: Patch) -> None:
    """Everybody hears why somebody was refused."""
    real = commands.reply_to

    def reply_to(room: Room, command: str, answer: playing.Answer) -> Any:
        reply = real(room, command, answer)
        if isinstance(reply, wire.Refused):
            for connection in room.connections:
                connection.send(msgspec.structs.replace(reply, id="somebody"))
        return reply

    patch.setattr(commands, "reply_to", reply_to)


def secret_order(patch: Patch) -> None:
    """The page of a table shows its players in an order that follows from their hands."""
    real = describing.seat_info

    def seat_info(room: Room, number: int) -> wire.SeatInfo:
        found = real(room, number)
        if room.table is None:
            return found
        print_of = fingerprint(room.table.state.facts())
        return msgspec.structs.replace(found, name=f"{found.name} {print_of[number]}")

    patch.setattr(describing, "seat_info", seat_info)
