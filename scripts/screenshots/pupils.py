"""Pupils of a class who play by themselves: a picture shows tables in the middle of a game."""

import json
import secrets
from contextlib import ExitStack
from random import Random
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.lessons import Lesson

QUIET: Final = 0.05  # seconds without a message: everything has been told
MOST_LOOKS: Final = 600  # attempts, should a game be over before


def play_on(lesson: Lesson, moves: int, luck: Random) -> None:
    """So many moves at all tables together, each drawn out of what is offered."""
    url = f"ws://127.0.0.1:{lesson.server.port}/ws"
    with ExitStack() as opened:
        sockets = []
        for name, key in lesson.keys.items():
            socket = opened.enter_context(connect(url, max_size=None, proxy=None))
            _send(socket, t="hello", table=lesson.room_of(name), key=key, last=-1)
            sockets.append(socket)
        for _ in range(MOST_LOOKS):
            moves -= sum([_acted(socket, luck) for socket in sockets])
            if moves <= 0:
                return


def _acted(socket: ClientConnection, luck: Random) -> bool:
    """Hears everything; if this pupil is asked for something in the end, does it."""
    asked: dict[str, Any] = {}
    for message in _told(socket):
        if message["t"] in ("welcome", "told"):
            asked = message
    legal = (asked.get("ask") or {}).get("legal", [])
    if not legal:
        return False
    move = luck.choice(legal)["move"]
    _send(socket, t="act", id=secrets.token_hex(6), seen=asked["n"], move=move)
    return True


def _told(socket: ClientConnection) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        try:
            message = json.loads(socket.recv(QUIET))
        except TimeoutError:
            return found
        if message["t"] == "ping":
            _send(socket, t="pong", k=message["k"])
        else:
            found.append(message)


def _send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))
