"""A class for tests of its pages: opened and joined over HTTP, led and played over sockets."""

import json
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running

PATIENCE: Final = 120.0  # seconds for an answer, on any machine


class Lesson:
    """The teacher's hand, and the keys of the pupils by their names."""

    def __init__(
        self, server: Running, game: str, *, language: str = "en", expected: int = 6, **more: Any
    ) -> None:
        self.server: Final = server
        self.keys: Final[dict[str, str]] = {}
        self.pupils: Final[dict[str, str]] = {}  # how the teacher's commands name them
        self.key: Final = secrets.token_urlsafe(32)  # the teacher's
        wanted = {"request": secrets.token_hex(8), "key": self.key, "game": game, "minutes": 30}
        made = server.post(
            "/api/classes", {**wanted, "language": language, "expected": expected, **more}
        )
        self.code: Final[str] = made["code"]
        self.wall: Final[str] = made["wall"]
        self._open: Final = ExitStack()
        self._socket: Final = self._open.enter_context(_opened(server, "/ws/class"))
        self._send({"t": "hello", "class": self.code, "key": self.key, "v": 1})

    def join(self, *names: str) -> None:
        for name in names:
            self.keys[name] = secrets.token_urlsafe(32)
            self.pupils[name] = self._post(self.keys[name], name)["pupil"]

    def ask_from_another_phone(self, name: str) -> None:
        self._post(secrets.token_urlsafe(32), name, mine=True)

    def answer(self, name: str, answers: Sequence[str]) -> None:
        """To the three questions, once the game is over."""
        body = {"key": self.keys[name], "round": 1, "answers": answers}
        self.server.post(f"/api/classes/{self.code}/answers", body)

    def _post(self, key: str, name: str, **more: Any) -> dict[str, Any]:
        body = {"key": key, "name": name, **more}
        return self.server.post(f"/api/classes/{self.code}/pupils", body)

    def order(self, kind: str, **more: Any) -> None:
        """A command of the teacher, carried out."""
        self._send({"t": kind, "id": secrets.token_hex(6), **more})
        while (answer := _heard(self._socket))["t"] not in ("done", "refused", "fault"):
            pass
        assert answer["t"] == "done", answer

    def room_of(self, name: str) -> str:
        """The code of the table at which this pupil sits."""
        path, key = f"/api/classes/{self.code}", self.keys[name]
        visited: dict[str, Any] = json.loads(self.server.get(path, authorization=f"Bearer {key}"))
        return str(visited["room"])

    def play_once(self, name: str) -> None:
        """The first thing that this pupil is offered, as soon as it is their turn."""
        with _opened(self.server, "/ws") as socket:
            hello = {"t": "hello", "table": self.room_of(name), "key": self.keys[name], "last": -1}
            socket.send(json.dumps(hello))
            while not (legal := _legal(message := _heard(socket))):
                pass
            act = {"t": "act", "id": secrets.token_hex(6), "seen": message["n"]}
            socket.send(json.dumps({**act, "move": legal[0]["move"]}))
            while (answer := _heard(socket))["t"] not in ("done", "refused", "fault"):
                pass
            assert answer["t"] == "done", answer

    def close(self) -> None:
        self._open.close()

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))


def _opened(server: Running, path: str) -> ClientConnection:
    # Nobody reads while the next step is prepared, so nobody would hear the answer to a ping.
    where = f"ws://127.0.0.1:{server.port}{path}"
    return connect(where, max_size=None, proxy=None, ping_interval=None)


def _heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message that is no ping; those are answered."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["t"] != "ping":
            return message
        socket.send(json.dumps({"t": "pong", "k": message["k"]}))


def _legal(message: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (message.get("ask") or {}).get("legal", [])
    return found
