"""What the tests of thinking share: positions, requests, and workers in either event loop."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import uvloop

from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.editions import shelf
from kartki.server.thinking.pool import WorkerPool
from kartki.server.thinking.protocol import Request
from tests.contract.contestants import Contestant
from tests.contract.sitting import Sitting

T = TypeVar("T")

GAMES: Final = ("kolejka", "ration_board", "reglamentacja")
ODD_BOTS: Final = ["tests.server.odd_bots"]
LOOPS: Final = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
DEADLINE: Final = 120.0  # seconds; no test comes near it unless something is broken
LONG: Final = 600_000  # milliseconds: a limit that no test reaches


def run(
    work: Callable[[WorkerPool], Awaitable[T]], thinkers: WorkerPool, loop: str = "asyncio"
) -> T:
    """Do the work with workers that are ready, and leave none behind."""

    async def whole() -> T:
        trouble = await thinkers.start()
        assert trouble is None
        try:
            return await asyncio.wait_for(work(thinkers), DEADLINE)
        finally:
            await thinkers.stop()
            assert thinkers.pids == []

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        return runner.run(whole())


def odd_thinkers(workers: int = 1, limit_ms: int = LONG, grace_ms: int = 20_000) -> WorkerPool:
    return WorkerPool(workers, limit_ms, grace_ms, ODD_BOTS, memory_mb=300)


async def until(what: Callable[[], bool]) -> None:
    """Look again and again, while others go on."""
    ends = time.monotonic() + DEADLINE
    while not what():
        assert time.monotonic() < ends, "it does not come about"
        await asyncio.sleep(0.005)


def running(pid: int) -> bool:
    """Is there such a process, and not only the memory of it?"""
    stat = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def game_named(name: str) -> AnyGame:
    game = catalogue.find(name)
    assert game is not None
    return game


def opening() -> Any:
    """Ration Board, the dice of the roll-off cast: seat a may call or roll."""
    game = game_named("ration_board")
    state, rng = game.new_game(2, "rebuilt-1943", {}), Rng(1)
    while game.actors(state) != [0]:
        game.apply(state, -1, game.deal(state, rng))
    return state


def ask(kind: str, limit_ms: int = 0) -> Request:
    return request_of(game_named("ration_board"), opening(), 0, kind, limit_ms=limit_ms)


def request_of(
    game: AnyGame, state: Any, seat: Seat, kind: str, seed: int = 1, limit_ms: int = 0
) -> Request:
    view = msgspec.msgpack.encode(game.view(state, seat))
    return Request(game.name, state.box.edition, seat, kind, view, seed, limit_ms)


def clerks_move(limit_ms: int) -> str:
    """What the clerk does with this limit at the opening."""
    game, state = game_named("ration_board"), opening()
    legal = game.legal_actions(state, 0)
    return game.write(state, 0, legal[limit_ms % len(legal)]).removeprefix("a ")


def positions(name: str, most: int) -> Iterator[tuple[Any, Seat]]:
    """Somebody's turn, in plays at random at all kinds of tables."""
    game = game_named(name)
    contestant = Contestant(game, shelf.names(name))
    for seed in range(1, 1000):
        rng = Rng(seed)
        players = game.fewest + rng.below(game.most - game.fewest + 1)
        chosen = {option.name: rng.pick(option.allowed) for option in game.options()}
        sitting = Sitting(contestant, players, contestant.editions[0], chosen, seed)
        for state in sitting.stops(10):
            for seat in game.actors(state):
                if seat >= 0:
                    yield state, seat
                    most -= 1
                if most == 0:
                    return
