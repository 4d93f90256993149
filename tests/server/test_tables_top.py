"""The top, live: the clock's two moves, and takes that were under way when it fell (REG-TOP-2)."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.around import FAST, act, done, sees, told_room, trouble, wired
from tests.server.client import Client, Message, seated_table
from tests.server.running import Running, running

FALLS, DOWN = "~ the top falls", "~ hands down"
FLICK = "spins 15"  # the worst that still spins: one to two and a half seconds
FAR = 0.2  # seconds that a distant player takes to answer a ping
LATE = 0.1  # seconds after the fall, too late for whoever sits near, in time for the distant
TRIES = 6  # tables: a busy machine may miss a quarter of a second now and then


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("top"), *FAST) as server:
        yield server
        assert trouble(server) == []


class FarAway(Client):
    """Reads everything at once, but answers pings late: that is how distance is measured."""

    async def receive(self) -> Message:
        while True:
            message: Message = json.loads(await self.socket.recv())
            if message["t"] != "ping":
                self._note(message)
                return message
            pong = {"t": "pong", "k": message["k"]}
            asyncio.get_running_loop().call_later(FAR, self._answer, pong)

    def _answer(self, pong: Message) -> None:
        self._sending = asyncio.ensure_future(self.send(pong))


async def spinning(server: Running, far: set[str]) -> tuple[Client, list[Client]]:
    """A top in the air, an offer to the active player and one by him: he, and the others."""
    code, clients = await seated_table(server, "reglamentacja", 3, 3, pace="live")
    active = next(client for client in clients if client.legal())
    windows = []
    for client in clients:
        kind = FarAway if ("active" if client is active else "others") in far else Client
        windows.append(await kind.enter(server, code, client.key))
        await client.close()
    seat = active.you["seat"]
    active, maker = windows[seat], windows[(seat + 1) % 3]
    await maker.until_number(done(await active.ask("act", move=FLICK)))
    done(await maker.ask("act", move=f"offers {'abc'[seat]} {held(maker)} for any 1"))
    n = done(await active.ask("act", move=f"offers all {held(active)} for any 1"))
    await asyncio.gather(*[window.until_number(n) for window in windows])
    return active, [window for window in windows if window is not active]


KINDS = ("sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate")


def held(client: Client) -> str:
    """A stamp that this player has."""
    return next(kind for kind, n in zip(KINDS, sees(client)["hand"], strict=True) if n)


def lines(client: Client) -> list[str]:
    return [line for told in client.told for line in told["lines"]]


async def until_line(client: Client, line: str) -> None:
    while line not in lines(client):
        await client.receive()


@pytest.mark.rule("REG-TOP-2")
@wired
async def test_the_clock_makes_its_two_moves_by_itself(server: Running) -> None:
    active, others = await spinning(server, set())
    windows = [active, *others]
    guest = await Client.enter(server, active.room["code"])
    assert guest.last["spun"] >= 0
    await asyncio.gather(*[until_line(window, DOWN) for window in windows])
    for window in windows:
        said = lines(window)
        assert said[-2:] == [FALLS, DOWN]
        assert window.last["ask"]["actors"] == [active.you["seat"]]
    assert len({window.seen for window in windows}) == 1


async def take(active: Client, others: list[Client], wait: float) -> Message:
    """The active player takes the offer so many seconds after the fall is told."""
    reading = [asyncio.ensure_future(until_line(other, DOWN)) for other in others]
    await until_line(active, FALLS)
    await asyncio.sleep(wait)
    answer = await active.ask("act", move=f"takes #1 giving {held(active)}")
    await asyncio.gather(until_line(active, DOWN), *reading)
    return answer


@pytest.mark.rule("REG-TOP-2", "HSE-CLK-1")
@wired
async def test_a_take_that_was_under_way_counts(server: Running) -> None:
    """Sent on the news of the fall by somebody whom news reaches late."""
    answers = []
    for _ in range(TRIES):
        active, others = await spinning(server, {"active"})
        answers.append(await take(active, others, 0))
        if answers[-1]["t"] == "done":
            said = lines(others[0])
            fell, took, down = (said.index(line) for line in (FALLS, took_line(active), DOWN))
            assert fell < took < down
            return
    raise AssertionError(answers)


def took_line(active: Client) -> str:
    return next(line for line in lines(active) if line[2:].startswith("takes #1"))


@pytest.mark.rule("REG-TOP-2", "HSE-CLK-1")
@wired
async def test_a_take_later_than_ones_own_distance_does_not(server: Running) -> None:
    """Though hands are still up for others, who are further away."""
    answers: list[Any] = []
    for _ in range(TRIES):
        active, others = await spinning(server, {"others"})
        answers.append(await take(active, others, LATE))
        if answers[-1].get("code") == "clock.late":
            assert answers[-1]["rule"] == "HSE-CLK-1"
            assert not any("takes" in line for line in lines(others[0]))
            return
    raise AssertionError(answers)


@pytest.mark.rule("HSE-CLK-1")
@wired
async def test_after_hands_down_nobody_takes_anything(server: Running) -> None:
    active, others = await spinning(server, {"active", "others"})
    answer = await take(active, others, 0.6)
    assert answer["t"] == "refused"
    assert not any("takes" in line for line in lines(others[0]))
    await told_room(active, lambda room: bool(room["phase"] == "playing"))
    await act([active])


@pytest.mark.rule("HSE-CLK-1")
@wired
async def test_what_was_under_way_when_hands_went_down_is_told_why(server: Running) -> None:
    """Whoever had not heard of the fall is told of the clock, and not just of any news."""
    active, others = await spinning(server, set())
    heard = active.seen
    await asyncio.gather(*[until_line(window, DOWN) for window in (active, *others)])
    late = [("takes #1 giving " + held(active), active), ("calls last chance", others[0])]
    for move, window in late:
        answer = await window.ask("act", move=move, seen=heard)
        assert (answer["code"], answer["rule"]) == ("clock.late", "HSE-CLK-1")
