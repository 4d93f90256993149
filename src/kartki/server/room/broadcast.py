"""Sending stored moves to everybody at a table."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, final

import msgspec

from kartki.core.play import Event
from kartki.server.messages import wire
from kartki.server.messages.facts import WireEvent
from kartki.server.ops import crash_points
from kartki.server.room.room import Room
from kartki.server.views.redaction import EventRedactor, LineRedactor, Viewer


def broadcast_move(room: Room, redactor: LineRedactor, happened: list[Event]) -> None:
    """Send each viewer its own lines, events and position."""
    events = EventRedactor(happened)
    updates = {
        viewer: wire.Told(room.state.play.stored, tuple(lines), events.seen_by(viewer))
        for viewer, lines in redactor.lines.items()
    }
    broadcast(room, updates)


def broadcast(room: Room, updates: dict[Viewer, wire.Told]) -> None:
    """Send updates together with the position after them."""
    began = time.perf_counter()
    if crash_points.ARMED:
        crash_points.point("before_told")
    data = _whole(room, updates)
    room.public_history.add(updates.get(None))
    _send_each(room, data, partial(_all_told, room, began))
    room.changed()


def show_again(room: Room) -> None:
    """Nothing has happened, but people may see more or less of the position than before."""
    if room.table is None:
        return
    nothing = wire.Told(room.state.play.stored, (), ())
    data = _whole(room, dict.fromkeys(room.state.viewers(), nothing))
    _send_each(room, data, lambda: None)


def _whole(room: Room, updates: dict[Viewer, wire.Told]) -> dict[Viewer, bytes]:
    """Each update with the position as its viewer is shown it."""
    play, settings = room.state.play, room.doc.settings
    prompts, public = play.prompts(settings.undo), play.public_view(settings.memory_aids)
    assert prompts is not None
    assert public is not None
    data, encoded = {}, EncodedEvents()
    for viewer, update in updates.items():
        mine, events = play.own_view(viewer, public), encoded.encode(update.events)
        whole = wire.Told(update.n, update.lines, events, public.encoded, mine, prompts.ask(viewer))
        data[viewer] = wire.encode(whole)
    return data


@final
class EncodedEvents:
    """Encodes events once for all viewers that see the same ones."""

    def __init__(self) -> None:
        self._events: tuple[WireEvent, ...] | None = None
        self._written: Any = None

    def encode(self, events: tuple[WireEvent, ...]) -> Any:
        if events is not self._events:
            self._events, self._written = events, msgspec.Raw(wire.encode(events))
        return self._written


def _send_each(room: Room, data: dict[Viewer, bytes], all_told: Callable[[], None]) -> None:
    """Players first, then spectators in portions; all of these get the same bytes."""
    seated, spectators = room.state.connections.seated, room.state.connections.spectators
    first_update = True
    for connection in seated:
        left = connection.send_update(data[connection.viewer])
        if crash_points.ARMED and left and first_update:
            crash_points.point("after_first_told")
            first_update = False
    public = data.get(None, b"")
    spectators.put(lambda _: public, when_heard=all_told)
    if crash_points.ARMED and first_update and spectators.hand_out(1):
        crash_points.point("after_first_told")
    spectators.serve()


def _all_told(room: Room, began: float) -> None:
    """The last spectator has been sent it, too."""
    if crash_points.ARMED:
        crash_points.point("after_told")
    room.services.metrics.fan_out.took(time.perf_counter() - began)
