"""The server put together: store, house, door, pages."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final, final

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp

from kartki.server.addresses import Addresses
from kartki.server.api import routes
from kartki.server.door import Door
from kartki.server.headers import SafeHeaders
from kartki.server.house import House
from kartki.server.logs import Log
from kartki.server.metrics import Metrics
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
            settings.workers(), settings.bot_limit, on_thought=self.metrics.bot_thought
        )
        self.house: Final = House(settings, self.store, self.thinkers, self.metrics, self.log)
        self.app: Final[ASGIApp] = SafeHeaders(
            Starlette(routes=self._routes(), lifespan=self._life)
        )

    def _routes(self) -> list[BaseRoute]:
        door = Door(self.house, self.addresses)
        return [WebSocketRoute("/ws", door.enter), *routes(self.house, self.addresses)]

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        """Ready before the first guest, in order after the last."""
        self._read_editions()
        trouble = await self.thinkers.start()
        if trouble is not None:
            self.log.error("workers", detail=trouble.detail)
        await self.house.awake()
        pulse = asyncio.create_task(self.house.pulse())
        yield
        pulse.cancel()
        await self.house.close()

    def _read_editions(self) -> None:
        folder = self.settings.editions_folder()
        for flaw in self.house.boxes.read_folder(folder) if folder is not None else []:
            self.log.error("edition", flaw=flaw)
