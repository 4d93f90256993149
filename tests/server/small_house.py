"""A server on a real store inside this process, without workers for bots: quick to start."""

import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final
from unittest import mock

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kartki.server import app as server_app
from kartki.server.app import Server
from kartki.server.ops.logs import Log
from kartki.server.settings.server_settings import Settings
from tests.server.inner import NO_PAGES, Thinking


@final
class SmallHouse:
    def __init__(self, server: Server, client: TestClient, log: io.StringIO) -> None:
        self.server: Final = server
        self.client: Final = client
        self._log: Final = log

    def about(self, code: str) -> tuple[int, str]:
        """The status of a table, and the code of the refusal or its phase."""
        answer = self.client.get(f"/api/tables/{code}")
        told = answer.json()
        return answer.status_code, str(told.get("code" if answer.is_error else "phase"))

    def listed(self) -> list[str]:
        answer = self.client.get("/api/tables")
        assert answer.status_code == 200, answer.text
        return [str(one["code"]) for one in answer.json()["tables"]]

    def enter(self, code: str) -> tuple[dict[str, Any], int]:
        """The first message to a socket, and the number with which it is closed; 0: it is not."""
        with self.client.websocket_connect("/ws") as socket:
            socket.send_json({"t": "hello", "table": code, "key": "", "last": -1})
            told = socket.receive_json()
            if told["t"] == "welcome":
                return told, 0
            try:
                socket.receive_json()
            except WebSocketDisconnect as end:
                return told, end.code
            raise AssertionError(f"it stays open after {told}")

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self._log.getvalue().splitlines()]
        return [line for line in lines if line["event"] == event]

    @property
    def whole_log(self) -> str:
        return self._log.getvalue()


@contextlib.contextmanager
def small_house(folder: Path) -> Iterator[SmallHouse]:
    """Started: what is stored has been loaded as at every start."""
    out = io.StringIO()
    log, workers = Log("debug", "json", out), Thinking(lambda _, __: None, set())
    with (
        mock.patch.object(server_app, "WorkerPool", return_value=workers),
        mock.patch.object(server_app, "Log", return_value=log),
    ):
        server = Server(Settings(data=str(folder), pages=NO_PAGES, hosts="testserver"))
    with TestClient(server.app) as client:
        yield SmallHouse(server, client, out)
