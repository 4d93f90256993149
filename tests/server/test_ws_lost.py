"""A line that is lost leaves nothing behind that only a search for garbage would find."""

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from kartki.server.net import ws_protocol
from kartki.server.net.ws_protocol import EXTENSION, WebSocketProtocol

Lost = list["weakref.ref[Any]"]


async def _until(condition: Any) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)


async def _meet_and_part(lines: Lost) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = scope["extensions"][EXTENSION]["write"].__self__
        lines.extend([weakref.ref(socket), weakref.ref(socket.conn)])
        del socket, scope
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    server = uvicorn.Server(
        uvicorn.Config(app, port=0, ws=WebSocketProtocol, lifespan="off", log_level="warning")
    )
    serving = asyncio.create_task(server.serve())
    await _until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}"):
        pass
    await _until(lambda: all(line() is None for line in lines))
    server.should_exit = True
    await serving


def test_a_lost_line_goes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws_protocol, "LAST_SECONDS", 0.01)
    lines: Lost = []
    gc.disable()
    try:
        asyncio.run(_meet_and_part(lines))
    finally:
        gc.enable()
    assert len(lines) == 2
