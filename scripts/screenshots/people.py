"""Moments that take several people: figures and reactions, a seat asked for, a closed table."""

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
from tests.server.around import done, gathered
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


async def chosen(server: Running, game: str) -> list[Client]:
    """The second of three has a figure of their own choice."""
    people = await gathered(server, game, 3)
    done(await people[1].ask("choose_figure", figure=4))
    return people


def figures(stage: Stage, game: str) -> None:
    """The lobby in which somebody has chosen; what is taken says whose it is."""
    with beside() as others:
        host, *_ = others.run(chosen(stage.tables.server, game))
        stage.remember(PreparedTable(game, host.room["code"], "", host.key))
        stage.go(f"/t/{host.room['code']}", ".choice button")
        stage.tap(".choice button:nth-of-type(5)")
        stage.see(".page-why")
        stage.shoot(whole=True)


def reactions(stage: Stage, game: str) -> None:
    """What one can say over one's figure, and somebody who has said something."""
    with beside() as others:
        host, other, *_ = others.run(playing(stage.tables.server, 3, game=game))
        seen_by(stage, game, host)
        stage.page.locator(".tools .more").last.click()
        stage.see(".phrases")
        stage.shoot("1-phrases")
        stage.page.keyboard.press("Escape")
        done(others.run(other.ask("chat", phrase="well_played")))
        stage.see("[data-reaction]")
        stage.shoot("2-said")


SCENES: Final = (
    *[Scene(f"table-1-figures-{game}", partial(figures, game=game)) for game in GAMES],
    *[Scene(f"table-4-reactions-{game}", partial(reactions, game=game)) for game in GAMES],
    *[Scene(f"table-8-asks_seat-{game}", partial(asks_seat, game=game)) for game in GAMES],
    *[Scene(f"table-9-closed-{game}", partial(closed, game=game)) for game in GAMES],
)
