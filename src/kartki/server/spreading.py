"""Telling everybody around a table what has been stored."""

import time
from typing import Any, final

import msgspec

from kartki.core.play import Event
from kartki.server import crash, wire
from kartki.server.facts import WireEvent
from kartki.server.room import Room
from kartki.server.telling import Events, Eyes, Viewer


def viewers(room: Room) -> set[Viewer]:
    return {connection.viewer for connection in room.connections}


def tell(room: Room, eyes: Eyes, told: list[Event]) -> None:
    """To each viewer its own lines, events and position; a number for everybody."""
    events = Events(told)
    plain = {
        viewer: wire.Told(room.n, tuple(lines), events.seen_by(viewer))
        for viewer, lines in eyes.lines.items()
    }
    spread(room, plain)


def spread(room: Room, plain: dict[Viewer, wire.Told]) -> None:
    """Send tellings with the position that they led to."""
    began = time.perf_counter()
    if crash.ARMED:
        crash.point("before_told")
    table, asker = room.table, room.asker()
    assert table is not None
    assert asker is not None
    public = table.game.view(table.state, None)
    open_to_all = msgspec.Raw(wire.encode(public))
    data, happened = {}, Happened()
    for viewer, told in plain.items():
        mine, events = room.own_view(viewer, public), happened.written(told.events)
        whole = wire.Told(told.n, told.lines, events, open_to_all, mine, asker.ask(viewer))
        data[viewer] = wire.encode(whole)
    _send_each(room, data)
    room.house.metrics.fan_out.took(time.perf_counter() - began)
    room.changed()


@final
class Happened:
    """What several viewers see alike becomes bytes once."""

    def __init__(self) -> None:
        self._events: tuple[WireEvent, ...] | None = None
        self._written: Any = None

    def written(self, events: tuple[WireEvent, ...]) -> Any:
        if events is not self._events:
            self._events, self._written = events, msgspec.Raw(wire.encode(events))
        return self._written


def _send_each(room: Room, data: dict[Viewer, bytes]) -> None:
    nobody_knows = True
    for connection in room.connections:
        left = connection.tell(data[connection.viewer])
        if crash.ARMED and left and nobody_knows:
            crash.point("after_first_told")
            nobody_knows = False
    if crash.ARMED:
        crash.point("after_told")
