"""The top, live: the clock's two moves, and takes that were under way when it fell (REG-TOP-2).

By a clock that the test moves: nothing happens too late because a machine is busy.
"""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.around import FAST, act, done, sees, told_room, trouble, wired
from tests.server.client import Client, Message, seated_table
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, started

FALLS, DOWN = "~ the top falls", "~ hands down"
FLICK = "spins 15"  # the worst that still spins: one to two and a half seconds
SPUN = 3.0  # seconds after which it has fallen
FAR = 0.2  # seconds that a distant player takes to answer a ping
LATE = 0.1  # seconds after the fall, too late for whoever sits near, in time for the distant
PULSE = 2.0  # seconds: so often everybody is pinged while a top spins
GRACE = 0.3  # seconds after which hands are down, however far away somebody is


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = by_moved_clock(tmp_path_factory.mktemp("top"))
    with started(server, *FAST):
        yield server
        assert trouble(server) == []


class FarAway(Client):
    """Reads everything at once, but answers a ping when it is told to: so far away it is."""

    ping: Message | None = None

    async def answer_ping(self, message: Message) -> None:
        self.ping = message

    async def answer_at_last(self) -> None:
        assert self.ping is not None
        await super().answer_ping(self.ping)


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
    await Clock(server).moved(PULSE)  # the next one comes as long after it
    await maker.until_number(done(await active.ask("act", move=FLICK)))
    done(await maker.ask("act", move=f"offers {'abc'[seat]} {held(maker)} for any 1"))
    n = done(await active.ask("act", move=f"offers all {held(active)} for any 1"))
    await asyncio.gather(*[window.until_number(n) for window in windows])
    await measured(server, windows)
    return active, [window for window in windows if window is not active]


async def measured(server: Running, windows: list[Client]) -> None:
    """Everybody was pinged when the top was flicked; the server has heard how far they are."""
    await settled(windows)
    await Clock(server).moved(FAR)
    for window in windows:
        if isinstance(window, FarAway):
            await window.answer_at_last()
    await settled(windows)


async def settled(windows: list[Client]) -> None:
    """Whoever is asked has read all that came before; asked again, its pongs have arrived."""
    for window in windows:
        for _ in range(2):
            await window.ask("history", after=window.seen)


KINDS = ("sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate")


def held(client: Client) -> str:
    """A stamp that this player has."""
    return next(kind for kind, n in zip(KINDS, sees(client)["hand"], strict=True) if n)


def lines(client: Client) -> list[str]:
    return [line for told in client.told for line in told["lines"]]


async def until_line(client: Client, line: str) -> None:
    while line not in lines(client):
        await client.receive()


async def fall(server: Running, windows: list[Client]) -> None:
    """It has fallen, by no more than that, and everybody knows it."""
    await Clock(server).moved(SPUN)
    await asyncio.gather(*[until_line(window, FALLS) for window in windows])
    await settled(windows)


async def hands_down(server: Running, windows: list[Client]) -> None:
    await Clock(server).moved(GRACE)
    await asyncio.gather(*[until_line(window, DOWN) for window in windows])


@pytest.mark.rule("REG-TOP-2")
@wired
async def test_the_clock_makes_its_two_moves_by_itself(server: Running) -> None:
    active, others = await spinning(server, set())
    windows = [active, *others]
    guest = await Client.enter(server, active.room["code"])
    assert guest.last["spun"] == round(FAR * 1000)
    await fall(server, windows)
    await hands_down(server, windows)
    for window in windows:
        said = lines(window)
        assert said[-2:] == [FALLS, DOWN]
        assert window.last["ask"]["actors"] == [active.you["seat"]]
    assert len({window.seen for window in windows}) == 1


async def take(server: Running, active: Client, others: list[Client], wait: float) -> Message:
    """The active player takes the offer so many seconds after the fall."""
    await fall(server, [active, *others])
    await Clock(server).moved(wait)
    answer = await active.ask("act", move=f"takes #1 giving {held(active)}")
    await hands_down(server, [active, *others])
    return answer


@pytest.mark.rule("REG-TOP-2", "HSE-CLK-1")
@pytest.mark.parametrize("wait", [0.0, FAR])
@wired
async def test_a_take_that_was_under_way_counts(server: Running, wait: float) -> None:
    """Sent on the news of the fall by somebody whom news reaches late."""
    active, others = await spinning(server, {"active"})
    done(await take(server, active, others, wait))
    said = lines(others[0])
    fell, took, down = (said.index(line) for line in (FALLS, took_line(active), DOWN))
    assert fell < took < down


def took_line(active: Client) -> str:
    return next(line for line in lines(active) if line[2:].startswith("takes #1"))


@pytest.mark.rule("REG-TOP-2", "HSE-CLK-1")
@wired
async def test_a_take_later_than_ones_own_distance_does_not(server: Running) -> None:
    """Though hands are still up for others, who are further away."""
    active, others = await spinning(server, {"others"})
    answer = await take(server, active, others, LATE)
    assert (answer["code"], answer["rule"]) == ("clock.late", "HSE-CLK-1")
    assert not any("takes" in line for line in lines(others[0]))


@pytest.mark.rule("HSE-CLK-1")
@wired
async def test_after_hands_down_nobody_takes_anything(server: Running) -> None:
    active, others = await spinning(server, {"active", "others"})
    answer = await take(server, active, others, GRACE)
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
    await fall(server, [active, *others])
    await hands_down(server, [active, *others])
    late = [("takes #1 giving " + held(active), active), ("calls last chance", others[0])]
    for move, window in late:
        answer = await window.ask("act", move=move, seen=heard)
        assert (answer["code"], answer["rule"]) == ("clock.late", "HSE-CLK-1")
