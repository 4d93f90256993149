"""The server put together: store, bots, lobby, WebSocket endpoint, API, pages."""

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator
from typing import Final, final

from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kartki.server.admin.admin_socket import AdminSocket
from kartki.server.admin.live_rooms import LiveRooms
from kartki.server.admin.retention import Retention
from kartki.server.admin.table_admin import TableAdmin
from kartki.server.api.context import ApiContext
from kartki.server.api.router import starlette_routes
from kartki.server.api.routes import API_ROUTES
from kartki.server.classroom.classes import Classes
from kartki.server.lobby.heartbeat import heartbeat
from kartki.server.lobby.lobby import Lobby
from kartki.server.net.address_limits import AddressLimits
from kartki.server.net.host_names import HostNames
from kartki.server.net.security_headers import SafeHeaders
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.pages.client_files import Pages, pages_folder
from kartki.server.pages.no_client import no_client_route
from kartki.server.pages.unknown_host import UnknownHost
from kartki.server.room.services import Services
from kartki.server.settings.server_settings import Settings
from kartki.server.store.private_files import open_to_others
from kartki.server.store.sqlite_store import SqliteStore
from kartki.server.thinking.pool import WorkerPool
from kartki.server.ws.class_endpoint import ClassEndpoint
from kartki.server.ws.door import Door
from kartki.server.ws.endpoint import SocketEndpoint


@final
class Server:
    """Everything that runs. `app` is what uvicorn serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.log: Final = Log(settings.log_level, settings.log_format)
        self.metrics: Final = Metrics()
        self.address_limits: Final = AddressLimits(
            settings.tables_per_address_per_hour, settings.wrong_codes_per_minute
        )
        self.store: Final = SqliteStore(settings.store(), self.metrics.committed, self._damaged)
        for path in open_to_others(settings.store()):
            self.log.warning("open_to_others", path=str(path))
        scrub_trouble = self.store.scrub_trouble
        if scrub_trouble is not None:  # people were erased, and some old bytes are still there
            self.log.warning("scrub", code=scrub_trouble.code, detail=scrub_trouble.detail)
        self.worker_pool: Final = WorkerPool(
            settings.workers(),
            settings.bot_limit,
            preload=settings.own_bots(),
            memory_mb=settings.bot_memory,
            on_thought=self.metrics.bot_thought,
        )
        services = Services(settings, self.store, self.worker_pool, self.metrics, self.log)
        self.services: Final = services
        self.lobby: Final = Lobby(services)
        self.classes: Final = Classes(self.lobby, self.address_limits.guesses)
        self.api: Final = ApiContext(self.lobby, self.classes, self.address_limits)
        rooms = LiveRooms(self.lobby, self.classes)
        self.admin: Final = TableAdmin(self.store, settings, rooms)
        self.retention: Final = Retention(self.admin.context, self.log, self.metrics)
        self._admin_socket: Final = AdminSocket(settings.folder(), self.admin.answer, self.log)
        pages = Starlette(routes=self._routes(), lifespan=self._lifespan)
        self.hosts: Final = HostNames(settings.host_names())
        self._pages: Final[ASGIApp] = SafeHeaders(UnknownHost(pages, self.hosts))
        door = Door(self.lobby, self.address_limits, self.hosts)
        self._sockets: Final = SocketEndpoint(self.lobby, door, self.address_limits)
        self._class_sockets: Final = ClassEndpoint(self.classes, door, self.address_limits)

    def _routes(self) -> list[BaseRoute]:
        """The last route of the API is a catch-all, so the pages come before it."""
        *known, elsewhere = starlette_routes(API_ROUTES, self.api)
        folder = pages_folder(self.settings.pages)
        return [*known, no_client_route() if folder is None else Pages(folder), elsewhere]

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass sockets directly to their endpoint: each layer between costs time per message."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
        elif scope["path"] == "/ws":
            await self._sockets.handle(WebSocket(scope, receive, send))
        elif scope["path"] == "/ws/class":
            await self._class_sockets.handle(WebSocket(scope, receive, send))
        else:
            await WebSocket(scope, receive, send).close(1008)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Start everything before the first request, and stop it after the last one."""
        self._read_editions()
        self._load_own_bots()
        trouble = await self.worker_pool.start()
        if trouble is not None:
            self.log.error("workers", detail=trouble.detail)
        await self.lobby.preload()
        await self.classes.preload()
        self.services.spawn(self.store.look_for_damage())
        self.services.gc_control.begin()
        watch = self.services.monitor.watch(self.address_limits.sockets)
        tasks = [asyncio.create_task(work) for work in (heartbeat(self.lobby), watch)]
        yield
        for task in tasks:
            task.cancel()
        self.services.gc_control.end()
        await self.services.close()

    def _damaged(self, detail: str) -> None:
        path = str(self.settings.store())
        self.log.error("damaged", store=path, detail=detail, look="kartki check-store")

    async def opened(self) -> None:
        """It listens: what is for its owner may begin."""
        await self._admin_socket.start()
        self.services.spawn(self.retention.run())

    async def closing(self) -> None:
        await self._admin_socket.stop()

    def _load_own_bots(self) -> None:
        """Import the users' own bots, to know their names; they run in the workers."""
        for name in self.settings.own_bots():
            try:
                importlib.import_module(name)
            except Exception as error:
                self.log.error("bot_module", module=name, error=repr(error))

    def _read_editions(self) -> None:
        folder = self.settings.editions_folder()
        for flaw in self.lobby.editions.read_folder(folder) if folder is not None else []:
            self.log.error("edition", flaw=flaw)
