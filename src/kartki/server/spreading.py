"""Telling everybody around a table what has been stored."""

from typing import Any

from kartki.core.play import Event
from kartki.server import crash, wire
from kartki.server.room import Room
from kartki.server.telling import Eyes, Viewer, events_for
from kartki.table.table import Table


def viewers(room: Room) -> set[Viewer]:
    return {room.viewer_of(connection) for connection in room.connections}


def tell(room: Room, eyes: Eyes, told: list[Event]) -> None:
    """To each viewer its own lines, events and position; a number for everybody."""
    plain = {
        viewer: wire.Told(room.n, tuple(lines), events_for(viewer, told))
        for viewer, lines in eyes.lines.items()
    }
    spread(room, plain)


def spread(room: Room, plain: dict[Viewer, wire.Told]) -> None:
    """Send tellings with the position that they led to."""
    crash.point("before_told")
    table = room.table
    assert table is not None
    seen = _views(table, list(plain))
    data = {
        viewer: wire.encode(
            wire.Told(told.n, told.lines, told.events, seen[viewer], room.ask(viewer))
        )
        for viewer, told in plain.items()
    }
    _send_each(room, data)
    room.changed()


def _views(table: Table, who: list[Viewer]) -> dict[Viewer, Any]:
    if len(who) <= 1:
        return {viewer: table.game.view(table.state, viewer) for viewer in who}
    all_views = table.game.views(table.state)
    return {viewer: all_views[-1 if viewer is None else viewer] for viewer in who}


def _send_each(room: Room, data: dict[Viewer, bytes]) -> None:
    first = True
    for connection in room.connections:
        connection.send_bytes(data[room.viewer_of(connection)])
        if first:
            crash.point("after_first_told")
            first = False
    crash.point("after_told")
