"""The workers as processes: who is served when, what they inherit, and that none is left over."""

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from kartki.server.thinking import worker_handle
from kartki.server.thinking.penalties import STRIKES
from kartki.server.thinking.pool import SITTING_OUT, WorkerPool
from kartki.server.thinking.protocol import Thought, Trouble
from tests.server.thinking_table import (
    DEADLINE,
    LONG,
    LOOPS,
    ODD_BOTS,
    ask,
    clerks_move,
    odd_thinkers,
    run,
    running,
    until,
)

ON_LINUX = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")


@pytest.fixture(autouse=True)
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder by which odd bots and their tests talk."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def move_of(said: Thought | Trouble) -> str | None:
    assert isinstance(said, Thought), said
    return said.move


@pytest.mark.parametrize("loop", LOOPS)
def test_twenty_at_the_same_time_get_each_their_own_answer(loop: str) -> None:
    async def work(thinkers: WorkerPool) -> list[Thought | Trouble]:
        asked = [thinkers.think(ask("clerk", 1000 + limit)) for limit in range(20)]
        return await asyncio.gather(*asked)

    said = run(work, odd_thinkers(workers=2), loop)
    assert [move_of(one) for one in said] == [clerks_move(1000 + limit) for limit in range(20)]


@pytest.mark.parametrize("loop", LOOPS)
def test_who_cancels_while_a_bot_thinks_does_not_mix_up_the_answers(
    loop: str, shared: Path
) -> None:
    async def work(thinkers: WorkerPool) -> None:
        pids = thinkers.pids
        given_up = asyncio.create_task(thinkers.think(ask("gated")))
        await until((shared / "begun").exists)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        later = [asyncio.create_task(thinkers.think(ask("clerk", n))) for n in (4, 7)]
        await until(lambda: thinkers.waiting == 2)
        (shared / "open").touch()
        assert [move_of(await one) for one in later] == [clerks_move(4), clerks_move(7)]
        assert thinkers.pids == pids

    run(work, odd_thinkers(), loop)


def test_first_come_first_served_and_who_has_left_the_queue_is_not_asked(shared: Path) -> None:
    served: list[str] = []

    def note(game: str, kind: str, seconds: float, trouble: Trouble | None) -> None:
        served.append(kind)

    async def work(thinkers: WorkerPool) -> None:
        first = asyncio.create_task(thinkers.think(ask("gated")))
        await until((shared / "begun").exists)
        kinds = ("random", "clerk", "navigator", "six", "always6")
        queue = [asyncio.create_task(thinkers.think(ask(kind))) for kind in kinds]
        await until(lambda: thinkers.waiting == 5)
        queue[2].cancel()
        await until(lambda: thinkers.waiting == 4)
        (shared / "open").touch()
        await asyncio.wait([first, *queue])

    run(work, WorkerPool(1, LONG, preload=ODD_BOTS, on_thought=note))
    assert served == ["gated", "random", "clerk", "six", "always6"]


@pytest.mark.rule("HSE-HNT-1")
def test_a_bot_that_a_table_waits_for_comes_before_hints(shared: Path) -> None:
    served: list[str] = []

    def note(game: str, kind: str, seconds: float, trouble: Trouble | None) -> None:
        served.append(kind)

    async def work(thinkers: WorkerPool) -> None:
        first = asyncio.create_task(thinkers.think(ask("gated")))
        await until((shared / "begun").exists)
        hints = [msgspec.structs.replace(ask(kind), why=True) for kind in ("random", "clerk")]
        asked = [*hints, ask("navigator"), ask("six")]
        queue = [asyncio.create_task(thinkers.think(one)) for one in asked]
        await until(lambda: thinkers.waiting == 4)
        (shared / "open").touch()
        await asyncio.wait([first, *queue])

    run(work, WorkerPool(1, LONG, preload=ODD_BOTS, on_thought=note))
    assert served == ["gated", "navigator", "six", "random", "clerk"]


def test_a_bot_that_hangs_has_its_own_worker_and_no_other() -> None:
    async def work(thinkers: WorkerPool) -> None:
        hangs = asyncio.create_task(thinkers.think(ask("sleeper")))
        for n in range(10):
            assert move_of(await thinkers.think(ask("clerk", n + 1))) == clerks_move(n + 1)
        assert not hangs.done()
        await thinkers.stop()
        assert await hangs == Trouble("crashed", "signal 9")
        assert isinstance(await thinkers.think(ask("clerk")), Trouble)

    run(work, odd_thinkers(workers=2))


def test_an_answer_that_comes_while_the_server_is_busy_is_not_late(shared: Path) -> None:
    """After a long look at one pipe, uvloop looks at the clock before it looks at the others."""
    heard, said = os.pipe()
    limit = 1.5  # seconds

    async def work(thinkers: WorkerPool) -> None:
        (asked_one,) = thinkers._ready
        assert asked_one._transport is not None
        answers = asked_one._transport.get_extra_info("socket").fileno()

        def be_busy() -> None:
            """From the question until the answer has come, and for longer than the limit."""
            began = time.monotonic()
            os.read(heard, 1)
            while not (shared / "begun").exists():
                time.sleep(0.005)
            (shared / "open").touch()
            select.select([answers], [], [], DEADLINE)
            time.sleep(max(0.1, limit + 0.1 - (time.monotonic() - began)))

        asyncio.get_running_loop().add_reader(heard, be_busy)
        asked = asyncio.create_task(thinkers.think(ask("gated", 1)))
        await until(lambda: asked_one.questions == 1)
        os.write(said, b"!")
        assert isinstance(await asked, Thought)
        asyncio.get_running_loop().remove_reader(heard)

    run(work, odd_thinkers(grace_ms=int(limit * 1000)), "uvloop")


def test_a_bot_under_suspicion_gets_one_worker_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        worker_handle, "CUTOFF_MS", LONG
    )  # the server kills it, before it ends itself

    async def work(thinkers: WorkerPool) -> None:
        first = await thinkers.think(ask("sleeper", 1))
        assert isinstance(first, Trouble)
        await until(lambda: len(thinkers.pids) == 2)
        hang = [asyncio.create_task(thinkers.think(ask("sleeper"))) for _ in range(3)]
        await until(lambda: thinkers.waiting == 2)
        assert move_of(await thinkers.think(ask("clerk", LONG - 3))) == clerks_move(LONG - 3)
        await thinkers.stop()
        assert [type(await one) for one in hang] == [Trouble] * 3

    run(work, odd_thinkers(workers=2, grace_ms=200))


def test_a_bot_that_costs_worker_after_worker_sits_out() -> None:
    async def work(thinkers: WorkerPool) -> None:
        for _ in range(STRIKES):
            assert await thinkers.think(ask("quitter")) == Trouble("crashed", "exit 3")
        await until(lambda: len(thinkers.pids) == 1)
        pids = thinkers.pids
        assert await thinkers.think(ask("quitter")) == SITTING_OUT
        assert move_of(await thinkers.think(ask("clerk", 3))) == clerks_move(3)
        assert thinkers.pids == pids

    run(work, odd_thinkers())


def test_a_worker_that_dies_idle_is_replaced_before_anyone_needs_it() -> None:
    async def work(thinkers: WorkerPool) -> None:
        victim, spared = thinkers.pids
        os.kill(victim, signal.SIGKILL)
        await until(lambda: victim not in thinkers.pids and len(thinkers.pids) == 2)
        assert spared in thinkers.pids
        said = await asyncio.gather(*[thinkers.think(ask("clerk", n)) for n in range(1, 5)])
        assert [move_of(one) for one in said] == [clerks_move(n) for n in range(1, 5)]

    run(work, odd_thinkers(workers=2))


def test_ctrl_c_and_a_stop_are_for_the_server_alone() -> None:
    async def work(thinkers: WorkerPool) -> None:
        pids = thinkers.pids
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(pids[0], number)
            assert move_of(await thinkers.think(ask("clerk", 3))) == clerks_move(3)
        assert thinkers.pids == pids
        assert os.getpgid(pids[0]) == pids[0], "a terminal would reach it with its group"

    run(work, odd_thinkers())


@ON_LINUX
@pytest.mark.parametrize("loop", LOOPS)
def test_a_worker_inherits_nothing(
    loop: str, shared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTKI_SECRET", "hush")
    store = os.open(shared / "store", os.O_CREAT | os.O_RDWR)
    os.set_inheritable(store, True)

    async def work(thinkers: WorkerPool) -> None:
        for pid in thinkers.pids:
            held = [str(f.readlink()) for f in Path(f"/proc/{pid}/fd").iterdir()]
            kinds = sorted(name.partition(":")[0] for name in held)
            assert kinds == ["/dev/null"] * 4 + ["socket"]
            assert b"hush" not in Path(f"/proc/{pid}/environ").read_bytes()
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)

    run(work, odd_thinkers(workers=2), loop)
    os.close(store)


def test_what_a_bot_has_started_ends_with_its_worker(shared: Path) -> None:
    async def work(thinkers: WorkerPool) -> None:
        thinking = asyncio.create_task(thinkers.think(ask("parent")))
        await until((shared / "child").exists)
        child = int((shared / "child").read_text())
        assert running(child)
        await thinkers.stop()
        assert isinstance(await thinking, Trouble)
        await until(lambda: not running(child))

    run(work, odd_thinkers())


SERVER = """
import asyncio, json, sys
from kartki.server.thinking.pool import WorkerPool
from tests.server.thinking_table import ODD_BOTS, ask

async def serve():
    thinkers = WorkerPool(2, 2000, 200, ODD_BOTS)
    assert await thinkers.start() is None
    print(json.dumps(thinkers.pids), flush=True)
    if sys.argv[1] != "idle":
        await thinkers.think(ask(sys.argv[1]))
    await asyncio.sleep(3600)

asyncio.run(serve())
"""


@pytest.mark.parametrize("doing", ["idle", "spinner"])
def test_no_worker_outlives_a_server_that_was_killed(doing: str, shared: Path) -> None:
    command = [sys.executable, "-c", SERVER, doing]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            pids = json.loads(server.stdout.readline())
            assert [running(pid) for pid in pids] == [True, True]
            asyncio.run(until(lambda: doing == "idle" or (shared / "begun").exists()))
        finally:
            server.kill()
    asyncio.run(until(lambda: not any(running(pid) for pid in pids)))
