"""Time that runs out, people who go and come back, bots among themselves, and a clean stop.

Time is the test's to say, but for the stop.
"""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.around import (
    FAST,
    act,
    closed,
    done,
    gathered,
    sees,
    told_room,
    trouble,
    two,
    why,
    wired,
)
from tests.server.client import Client, Message, new_table, seated_table
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, running, started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = by_moved_clock(tmp_path_factory.mktemp("time"))
    with started(server, *FAST):
        yield server
        assert trouble(server) == []


def stood_in(told: list[Message], mark: str) -> list[str]:
    """Who has played this seat, one after the other, as the log tells it."""
    lines = [line for one in told for line in one["lines"]]
    return [line.split()[-1] for line in lines if line.startswith(f"^ {mark} is played by")]


@pytest.mark.rule("HSE-SEA-4")
@wired
async def test_who_does_not_decide_is_stood_in_for_and_can_come_back(server: Running) -> None:
    manners = {"decision_seconds": 1, "bot_delay": 0}
    clients = await two(server, manners=manners)
    idle, other = sorted(clients, key=lambda client: not client.legal())
    seat = idle.you["seat"]
    await Clock(server).moved(1.1)
    for client in clients:
        await told_room(client, lambda room: bool(room["seats"][seat]["stand_in"]))
        assert stood_in(client.told, "ab"[seat]) == ["neighbour"]
    assert sees(idle)["viewer"] == seat
    assert why(await idle.ask("act", move="passes")) == ("seat.stand_in", "HSE-SEA-4")
    while not any(line.startswith("ab"[seat]) for one in other.told for line in one["lines"]):
        await other.receive()  # the bot has acted
    done(await idle.ask("come_back"))
    await told_room(other, lambda room: not room["seats"][seat]["stand_in"])
    assert stood_in(other.told, "ab"[seat])[:2] == ["neighbour", f"Player_{seat + 1}"]


async def left(server: Running, client: Client) -> int:
    """The milliseconds that this client's seat still has."""
    window = await Client.enter(server, client.room["code"], client.key)
    await window.close()
    return int(window.room["seats"][window.you["seat"]]["left"])


@wired
async def test_every_decision_has_its_own_time(server: Running) -> None:
    clients = await two(server, "ration_board", manners={"decision_seconds": 60})
    first, other = sorted(clients, key=lambda client: not client.legal())
    await Clock(server).moved(1)
    assert await left(server, first) == 59_000
    await act(clients, "calls 7")
    assert first.legal() == ["rolls"]
    assert await left(server, first) == 60_000
    assert await left(server, other) == 60_000


@wired
async def test_a_clock_that_begins_to_run_is_told(server: Running) -> None:
    clients = await two(server, "ration_board", manners={"decision_seconds": 60})
    first, other = sorted(clients, key=lambda client: not client.legal())
    await Clock(server).moved(1)
    await act(clients, "calls 7")
    other.room = {}  # whatever was told before
    room = await told_room(other, bool)
    assert room["seats"][first.you["seat"]]["left"] == 60_000


@wired
async def test_the_time_of_a_seat_is_for_the_whole_game(server: Running) -> None:
    clients = await two(server, "ration_board", manners={"seat_seconds": 60})
    first, other = sorted(clients, key=lambda client: not client.legal())
    await Clock(server).moved(1)
    await act(clients, "calls 7")
    assert await left(server, first) == 59_000
    while first.legal():
        await Clock(server).moved(1)
        await act(clients)
    spent = await left(server, first)
    assert spent <= 58_000
    await Clock(server).moved(1)
    assert (await left(server, first), await left(server, other)) == (spent, 59_000)


@pytest.mark.rule("HSE-SEA-4")
@wired
async def test_when_the_time_of_a_seat_is_spent_a_bot_stands_in(server: Running) -> None:
    clients = await two(server, manners={"seat_seconds": 1, "bot_delay": 0})
    await run_out(server, clients[0])
    for client in clients:
        await told_room(client, lambda room: all(seat["stand_in"] for seat in room["seats"]))


async def run_out(server: Running, client: Client) -> None:
    """Time passes until nobody has any left: one decides, then the other."""
    while not all(seat["stand_in"] for seat in client.room["seats"]):
        await Clock(server).moved(1.1)
        await client.ask("history", after=client.seen)


@pytest.mark.rule("HSE-SEA-4")
@wired
async def test_who_is_gone_for_too_long_is_stood_in_for(server: Running) -> None:
    """Not who comes back in time: c leaves after b has returned, and is the one replaced."""
    manners = {"gone_seconds": 2, "bot_delay": 0}
    code, (ania, bogdan, celina) = await seated_table(server, "kolejka", 3, 3, manners=manners)
    await bogdan.close()
    await told_room(ania, lambda room: not room["seats"][1]["here"])
    await Clock(server).moved(1.5)
    bogdan = await Client.enter(server, code, bogdan.key)
    await told_room(ania, lambda room: bool(room["seats"][1]["here"]))
    await celina.close()
    await told_room(ania, lambda room: not room["seats"][2]["here"])
    await Clock(server).moved(1.5)
    await ania.ask("history", after=ania.seen)
    assert not any(seat["stand_in"] for seat in ania.room["seats"])
    await Clock(server).moved(1)
    room = await told_room(ania, lambda room: bool(room["seats"][2]["stand_in"]))
    assert (room["seats"][1]["stand_in"], room["seats"][2]["here"]) == ("", False)
    assert stood_in(ania.told, "c") == ["neighbour"]
    celina = await Client.enter(server, code, celina.key)
    assert (celina.you["seat"], sees(celina)["viewer"]) == (2, 2)
    done(await celina.ask("come_back"))
    assert why(await celina.ask("come_back")) == ("seat.is_yours", "HSE-SEA-4")
    await told_room(ania, lambda room: not room["seats"][2]["stand_in"])


@pytest.mark.rule("HSE-SEA-4")
@wired
async def test_who_gets_up_can_come_back(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    done(await bogdan.ask("rise"))
    room = await told_room(ania, lambda room: not room["seats"][1]["name"])
    assert (room["seats"][1]["open"], bogdan.you["seat"]) == (True, -1)
    done(await bogdan.ask("sit", seat=1, name="Bogdan"))
    done(await ania.ask("start"))
    n = done(await bogdan.ask("rise"))
    await ania.until_number(n)
    assert stood_in(ania.told, "b") == ["neighbour"]
    assert why(await bogdan.ask("act", move="passes")) == ("seat.stand_in", "HSE-SEA-4")
    done(await bogdan.ask("come_back"))
    assert bogdan.you["seat"] == 1


@wired
async def test_bots_play_to_the_end_for_somebody_who_watches(server: Running) -> None:
    code, key = await new_table(server, "ration_board", 2, manners={"bot_delay": 0})
    host = await Client.enter(server, code, key)
    for seat in (0, 1):
        done(await host.ask("seat_bot", seat=seat, kind="random"))
    watcher = await Client.enter(server, host.room["watch"])
    done(await host.ask("start"))
    await host.close()
    await told_room(watcher, lambda room: bool(room["phase"] == "over"))
    assert watcher.last["ask"]["actors"] == []
    numbers = [told["n"] for told in watcher.told]
    assert numbers == sorted(set(numbers))
    assert sum(len(told["lines"]) for told in watcher.told) == watcher.seen


@wired
async def test_a_table_of_days_has_no_clock(server: Running) -> None:
    _, clients = await seated_table(server, "reglamentacja", 3, 3, pace="days")
    assert clients[0].room["options"]["pace"] == "beats"
    await act(clients, "spins")
    window = await Client.enter(server, clients[0].room["code"])
    assert window.last["spun"] == -1
    assert [seat["left"] for seat in window.room["seats"]] == [-1, -1, -1]


def test_a_clean_stop_says_when_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path, *FAST, "--come-back-seconds", "7") as server:
        stopped(server)
        assert trouble(server) == []


@wired
async def stopped(server: Running) -> None:
    """Every table has a command under way; none is lost, none is done twice."""
    tables = [await two(server) for _ in range(4)]
    acting = [sorted(table, key=lambda client: not client.legal())[0] for table in tables]
    moves = [client.legal()[0] for client in acting]
    for client, move in zip(acting, moves, strict=True):
        await client.send({"t": "act", "id": "last", "seen": client.seen, "move": move})
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    for client in [client for table in tables for client in table]:
        await said_goodbye(client)
    await asyncio.to_thread(server.process.wait, 30)
    server.start(*FAST)
    for client, move in zip(acting, moves, strict=True):
        await goes_on(server, client, move)


async def said_goodbye(client: Client) -> None:
    assert await closed(client) == 1012
    assert client.others[-1] == {"t": "bye", "seconds": 7}


async def goes_on(server: Running, client: Client, move: str) -> None:
    """Who was told of the act was answered; the same id again is the same act."""
    answers = [message for message in client.others if message.get("id") == "last"]
    told = [line for one in client.told for line in one["lines"]].count(f"{mark(client)} {move}")
    assert len(answers) == told
    again = await Client.enter(server, client.room["code"], client.key, client.seen)
    answer = await again.ask("act", move=move, id="last", seen=client.seen)
    assert answers in ([], [answer])
    history = (await again.ask("history", after=9))["told"]
    assert [line for one in history for line in one["lines"]] == [f"{mark(client)} {move}"]


def mark(client: Client) -> str:
    return "ab"[client.you["seat"]]
