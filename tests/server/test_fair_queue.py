"""A queue that takes turns between addresses: the order, the bounds, and who goes early."""

import asyncio
from typing import Final, final

import pytest

from kartki.server.ops.fair_queue import FairQueue


@final
class Scene:
    """Jobs that work until they are told to end; `begun` is the order in which they got a turn."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue: Final = queue
        self.begun: Final[list[str]] = []
        self._ends: Final[dict[str, asyncio.Event]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    async def ask(self, *names: str) -> None:
        """The first letter of a name is the address."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self._tasks[name] = asyncio.create_task(self._work(name))
        await calm()

    async def _work(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await self._tasks[name]
        await calm()

    async def cancel(self, *names: str) -> None:
        for name in names:
            self._tasks[name].cancel()
        await asyncio.wait([self._tasks[name] for name in names])
        await calm()

    async def all_end(self) -> None:
        """In the order in which they begin."""
        done = 0
        while done < len(self.begun):
            if not self._tasks[self.begun[done]].done():
                await self.end(self.begun[done])
            done += 1
        assert all(task.done() for task in self._tasks.values())
        assert (self.queue._inside, self.queue._working, self.queue._lines) == ({}, {}, {})


async def calm() -> None:
    """Everything that can happen by itself has happened."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_asks_a_hundred_times_is_not_before_who_asks_once() -> None:
    async def scene() -> None:
        found = Scene(FairQueue(200, 150))
        await found.ask(*[f"a{n}" for n in range(100)], "b0", "c0", "b1")
        assert found.begun == ["a0"]
        await found.all_end()
        assert found.begun[:6] == ["a0", "a1", "b0", "c0", "a2", "b1"]
        assert found.begun[6:] == [f"a{n}" for n in range(3, 100)]

    asyncio.run(scene())


def test_a_class_shares_a_turn_and_keeps_its_order() -> None:
    async def scene() -> None:
        found = Scene(FairQueue(100, 50))
        await found.ask("x0", "a0", "a1", "b0", "a2")
        await found.end("x0")
        await found.ask("b1", "x1")
        await found.all_end()
        assert found.begun == ["x0", "a0", "b0", "a1", "x1", "b1", "a2"]

    asyncio.run(scene())


def test_it_is_full_for_one_address_and_for_all() -> None:
    async def scene() -> None:
        found = Scene(FairQueue(5, 3))
        await found.ask("a0", "a1", "a2")
        assert found.queue.is_full("a")
        assert not found.queue.is_full("b")
        await found.ask("b0", "c0")
        assert [found.queue.is_full(one) for one in "abd"] == [True, True, True]
        await found.cancel("a2")
        assert [found.queue.is_full(one) for one in "abd"] == [False, False, False]
        await found.all_end()

    asyncio.run(scene())


def test_one_address_alone_never_makes_it_full_for_all() -> None:
    """Sockets wait without being sent away; there may be many of them behind one address."""

    async def scene() -> None:
        found = Scene(FairQueue(5, 3))
        await found.ask(*[f"a{n}" for n in range(20)])
        assert [found.queue.is_full(one) for one in "ab"] == [True, False]
        await found.ask("b0")
        assert not found.queue.is_full("c")
        await found.ask("c0")
        assert found.queue.is_full("c")
        await found.all_end()

    asyncio.run(scene())


def test_several_at_once_but_not_all_of_one_address() -> None:
    async def scene() -> None:
        found = Scene(FairQueue(50, 50, at_once=3, at_once_each=2))
        await found.ask("a0", "a1", "a2", "a3")
        assert found.begun == ["a0", "a1"], "a third one is kept free for others"
        await found.ask("b0", "b1")
        assert found.begun == ["a0", "a1", "b0"]
        await found.end("a0")
        assert found.begun == ["a0", "a1", "b0", "a2"]
        await found.end("a1")
        assert found.begun == ["a0", "a1", "b0", "a2", "b1"]
        await found.all_end()

    asyncio.run(scene())


@pytest.mark.parametrize("gone", ["a0", "a1", "b0", "b1"])
def test_who_is_cancelled_at_work_or_waiting_leaves_no_gap(gone: str) -> None:
    async def scene() -> None:
        found = Scene(FairQueue(50, 50))
        await found.ask("a0", "a1", "b0", "b1")
        await found.cancel(gone)
        order = [name for name in ("a0", "a1", "b0", "b1") if name != gone]
        await found.all_end()
        assert sorted(name for name in found.begun if name != gone) == order

    asyncio.run(scene())


def test_who_is_cancelled_while_a_turn_ends_is_passed_over() -> None:
    """Both at the same moment: the next one has not heard yet that it is cancelled."""

    async def scene() -> None:
        found = Scene(FairQueue(50, 50))
        await found.ask("a0", "b0", "c0")
        found._ends["a0"].set()
        await found.cancel("b0")
        assert found.begun == ["a0", "c0"]
        await found.all_end()

    asyncio.run(scene())


def test_a_turn_that_was_given_and_not_taken_goes_to_the_next() -> None:
    """It is cancelled between the two: its turn has come, and it has not woken up yet."""

    async def scene() -> None:
        found = Scene(FairQueue(50, 50))
        await found.ask("a0", "b0", "c0")
        found._ends["a0"].set()
        await asyncio.sleep(0)  # a0 ends and gives its turn to b0 …
        assert found.queue._working == {"b": 1}
        await found.cancel("b0")  # … who goes before it begins
        assert found.begun == ["a0", "c0"]
        await found.all_end()

    asyncio.run(scene())


def test_work_that_fails_gives_its_turn_away() -> None:
    async def scene() -> None:
        queue = FairQueue(50, 50)
        with pytest.raises(ValueError, match="broken"):
            async with queue.turn("a"):
                raise ValueError("broken")
        async with queue.turn("a"):
            assert queue._working == {"a": 1}

    asyncio.run(asyncio.wait_for(scene(), 120))
