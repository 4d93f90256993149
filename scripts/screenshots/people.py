"""Moments that take several people: somebody asks for a seat, or the table was closed."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from scripts.screenshots.pages import GAMES
from scripts.screenshots.stage import Scene, Stage
from scripts.screenshots.tables import PreparedTable
from tests.server.around import done
from tests.server.asking import newcomer, playing, removed, request
from tests.server.client import Client
from tests.server.running import Running

T = TypeVar("T")


@contextmanager
def beside() -> Iterator["Beside"]:
    """A loop in a thread of its own, because the browser's driver has one in this thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield (others := Beside(loop))
        others.run(_end_all())
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end_all() -> None:
    """Their sockets have tasks of their own."""
    own = asyncio.all_tasks() - {asyncio.current_task()}
    for task in own:
        task.cancel()
    await asyncio.gather(*own, return_exceptions=True)


class Beside:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


async def removed_one(server: Running, game: str) -> tuple[Client, Client, Client]:
    """The host, who was removed, and who would like that seat."""
    host, gone, _ = await playing(server, 3, game=game)
    await removed(host, gone)
    return host, gone, await newcomer(server, host)


async def ask(asker: Client) -> None:
    done(await asker.ask("ask_seat", seat=1, name="Basia"))
    await request(asker)


def seen_by(stage: Stage, game: str, client: Client) -> None:
    stage.sit(PreparedTable(game, client.room["code"], "", client.key))


def asks_seat(stage: Stage, game: str) -> None:
    """The host is asked, who was removed may ask, and a newcomer waits for the answers."""
    with beside() as others:
        host, gone, basia = others.run(removed_one(stage.tables.server, game))
        seen_by(stage, game, gone)
        stage.shoot("1-removed")
        others.run(ask(basia))
        seen_by(stage, game, host)
        stage.shoot("2-asked")
        seen_by(stage, game, basia)
        stage.shoot("3-waiting")


def closed(stage: Stage, game: str) -> None:
    with beside() as others:
        host, *_ = others.run(playing(stage.tables.server, 3, game=game))
        command = ("tables", "close", host.room["code"], "--data", str(stage.tables.server.data))
        subprocess.run([sys.executable, "-m", "kartki", *command], check=True)
        seen_by(stage, game, host)
        stage.shoot()


SCENES: Final = (
    *[Scene(f"table-8-asks_seat-{game}", partial(asks_seat, game=game)) for game in GAMES],
    *[Scene(f"table-9-closed-{game}", partial(closed, game=game)) for game in GAMES],
)
