"""The server put together: store, house, door, pages."""

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator
from typing import Final, final

from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kartki.server.addresses import Addresses
from kartki.server.api import routes
from kartki.server.door import Door
from kartki.server.front import front
from kartki.server.headers import SafeHeaders
from kartki.server.house import House
from kartki.server.logs import Log
from kartki.server.metrics import Metrics
from kartki.server.pages import Pages, pages_folder
from kartki.server.settings import Settings
from kartki.server.sqlite import SqliteStore
from kartki.server.thinking.pool import Thinkers


@final
class Server:
    """Everything that runs. `app` is what uvicorn serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.log: Final = Log(settings.log_level, settings.log_format)
        self.metrics: Final = Metrics()
        self.addresses: Final = Addresses(
            settings.tables_per_address_per_hour, settings.wrong_codes_per_minute
        )
        self.store: Final = SqliteStore(settings.store(), self.metrics.committed)
        self.thinkers: Final = Thinkers(
            settings.workers(),
            settings.bot_limit,
            preload=settings.own_bots(),
            memory_mb=settings.bot_memory,
            on_thought=self.metrics.bot_thought,
        )
        self.house: Final = House(settings, self.store, self.thinkers, self.metrics, self.log)
        pages = Starlette(routes=self._places(), lifespan=self._life)
        self._pages: Final[ASGIApp] = SafeHeaders(pages)
        self._door: Final = Door(self.house, self.addresses)

    def _places(self) -> list[BaseRoute]:
        """The last of the API's routes takes whatever is left, so the pages come before it."""
        *known, elsewhere = routes(self.house, self.addresses)
        folder = pages_folder(self.settings.pages)
        return [*known, front() if folder is None else Pages(folder), elsewhere]

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to the door: what stands between is paid for with every message."""
        if scope["type"] != "websocket":
            await self._pages(scope, receive, send)
        elif scope["path"] == "/ws":
            await self._door.enter(WebSocket(scope, receive, send))
        else:
            await WebSocket(scope, receive, send).close(1008)

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        """Ready before the first guest, in order after the last."""
        self._read_editions()
        self._meet_bots()
        trouble = await self.thinkers.start()
        if trouble is not None:
            self.log.error("workers", detail=trouble.detail)
        await self.house.awake()
        self.house.tidying.begin()
        pulse = asyncio.create_task(self.house.pulse())
        yield
        pulse.cancel()
        self.house.tidying.end()
        await self.house.close()

    def _meet_bots(self) -> None:
        """Users' own bots are known by name here; they think in the workers."""
        for name in self.settings.own_bots():
            try:
                importlib.import_module(name)
            except Exception as error:
                self.log.error("bot_module", module=name, error=repr(error))

    def _read_editions(self) -> None:
        folder = self.settings.editions_folder()
        for flaw in self.house.boxes.read_folder(folder) if folder is not None else []:
            self.log.error("edition", flaw=flaw)
