"""Running the server until it is told to stop."""

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import Final, cast, final

import uvicorn

from kartki.server.app import Server
from kartki.server.greeting import CLASS_PAGE, greeting
from kartki.server.net.ws_protocol import HttpProtocol, WebSocketProtocol
from kartki.server.ops import open_files
from kartki.server.ops.malloc import give_memory_back
from kartki.server.settings.server_settings import Settings
from kartki.server.store.wrong_store import WrongStore
from kartki.words.speech import Speech

BACKLOG: Final = 2048
# Seconds after which a thread that waits for the interpreter gets it. A commit needs it several
# times, and Python's own 5 ms for each of them are long beside a loop with a thousand spectators.
SWITCH_INTERVAL: Final = 0.0005


@final
class UvicornServer(uvicorn.Server):
    """Sends all clients a goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: str, page: str = "") -> None:
        super().__init__(config)
        self._page: Final = page  # to be opened in the browser; "": none
        self._server: Final = server
        self._lobby: Final = server.lobby
        self._log: Final = server.log
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._server.opened()
            print(self._ready, flush=True)
            open_browser(self._page)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._log.info("stop")
        await self._server.closing()
        await self._server.classes.stop()
        await self._lobby.stop()
        patience = max(self.config.timeout_graceful_shutdown or 0, 2) / 2
        asyncio.get_running_loop().call_later(patience, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        """Drop connections that have not read the goodbye by now."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def config_of(server: Server) -> uvicorn.Config:
    settings = server.settings
    http = partial(HttpProtocol, has_room=server.services.monitor.open_files.has_room)
    return uvicorn.Config(
        server.app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws=WebSocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        http=cast(type[HttpProtocol], http),
        lifespan="on",
        interface="asgi3",
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=settings.stop_seconds,
        proxy_headers=False,
    )


def serve(settings: Settings, speech: Speech, for_class: bool = False) -> None:
    """Run until Ctrl-C or SIGTERM. WrongStore, or OSError if the address is not available.

    `for_class`: the teacher's page is the first one.
    """
    open_files.raise_limit()
    give_memory_back()
    listening = _listen(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        server = Server(settings)
    except WrongStore:
        listening.close()
        raise
    port = listening.getsockname()[1]
    facts = {"host": settings.host, "port": port, "data": str(settings.folder())}
    server.log.info("start", **facts, files=open_files.limit())
    server.log.forward_from("uvicorn.error")
    server.log.forward_from("asyncio")
    first = settings.own_link(port) + (CLASS_PAGE if for_class else "")
    page = first if settings.browser and sys.stdout.isatty() else ""
    server.api.port = port
    server.hosts.find_full_name()
    ready = greeting(settings, port, speech, for_class)
    UvicornServer(config_of(server), server, ready, page).run(sockets=[listening])


def open_browser(page: str) -> None:
    """Open the page in a browser, in a thread as some block; errors are ignored."""
    if page:
        threading.Thread(target=_open, args=(page,), daemon=True).start()


def _open(page: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(page)


def _listen(settings: Settings) -> socket.socket:
    """Bind the socket before anything is opened, so that a port in use is reported first."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    return listening
