"""Coming back: after a reload, on a second socket, after a restart; and those who only watch."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.around import FAST, act, done, sees, told_room, trouble, two, why, wired
from tests.server.client import Client, Message, seated_table
from tests.server.running import Running, running

MOST_MISSED = 200  # lines; whoever missed more starts from the position


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("again"), *FAST) as server:
        yield server
        assert trouble(server) == []


def plain(told: list[Message]) -> list[dict[str, Any]]:
    """Tellings without the positions, which only the latest one has."""
    return [{name: one[name] for name in ("n", "lines", "events")} for one in told]


@pytest.mark.rule("HSE-SEA-1")
@wired
async def test_the_same_key_is_the_same_seat(server: Running) -> None:
    """In two windows at once, and while the first one is still open."""
    clients = ania, bogdan = await two(server)
    window = await Client.enter(server, ania.room["code"], bogdan.key)
    assert window.you == bogdan.you
    assert (sees(window), window.legal()) == (sees(bogdan), bogdan.legal())
    await bogdan.close()
    n = await act([ania, window])
    assert ania.room["seats"][1]["here"]
    assert window.told[-1]["n"] == n
    await window.close()
    await told_room(clients[0], lambda room: not room["seats"][1]["here"])


@pytest.mark.rule("HSE-SEA-1")
@wired
async def test_another_key_is_nobody(server: Running) -> None:
    ania, bogdan = await two(server)
    near = bogdan.key[:-1] + ("A" if bogdan.key[-1] != "A" else "B")
    for key in ("", near, bogdan.key.swapcase(), "A" * 22):
        stranger = await Client.enter(server, ania.room["code"], key)
        assert stranger.you["seat"] == -1
        assert sees(stranger)["viewer"] is None
        assert why(await stranger.ask("act", move="passes")) == ("seat.none", "HSE-SEA-1")


@pytest.mark.rule("HSE-SEA-5")
@wired
async def test_who_comes_by_the_spectators_link_only_watches(server: Running) -> None:
    """Also with the key of a player, and even the host's: a link can be passed on."""
    ania, _ = clients = await two(server)
    for key in (None, ania.key):
        watcher = await Client.enter(server, ania.room["watch"].lower(), key)
        assert watcher.you == {"seat": -1, "host": False, "may_sit": False}
        assert (watcher.room["code"], sees(watcher)["viewer"]) == ("", None)
        assert watcher.last["ask"]["legal"] == []
        sat = await watcher.ask("sit", seat=0, name="Dora")
        assert why(sat) == ("seat.watching", "HSE-SEA-5")
        assert why(await watcher.ask("act", move="passes")) == ("seat.none", "HSE-SEA-1")
        assert why(await watcher.ask("chat", text="Hello")) == ("chat.watching", "HSE-CHT-1")
        for kind, fields in HOST_WORK.items():
            assert why(await watcher.ask(kind, **fields)) == ("host.only", "HSE-HST-1"), kind
        n = await act(clients)
        await watcher.until_number(n)
        assert sees(watcher)["viewer"] is None
        await watcher.close()


HOST_WORK: dict[str, dict[str, Any]] = {
    "rename": {"seat": 0, "name": "Dora"}, "remove": {"seat": 0}, "seat_bot": {"seat": 0},
    "hand_over": {"seat": 1}, "set_manners": {"manners": {}}, "rematch": {},
}  # fmt: skip


async def lively(clients: list[Client], rng: random.Random, acts: int) -> None:
    """Acts, now and then one taken back, and somebody with a new name."""
    for number in range(acts):
        moves = next(client for client in clients if client.legal()).legal()
        n = await act(clients, rng.choice(moves))
        back = [c for c in clients if c.last["ask"]["back"] == "own"]
        if back and rng.random() < 0.3:
            n = done(await back[0].ask("take_back"))
        if rng.random() < 0.1:
            n = done(await clients[0].ask("rename", seat=0, name=f"Name {number}"))
        for client in clients:
            await client.until_number(n)


@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
@wired
async def test_what_was_missed_is_told_to_the_letter(server: Running, game: str) -> None:
    code, clients = await seated_table(server, game, 3, 3, pace="days")
    watcher = await Client.enter(server, clients[0].room["watch"])
    await lively(clients, random.Random(game), 60)
    n = clients[0].seen
    await watcher.until_number(n)
    steady = [*clients, watcher]
    assert any("takes back" in line for told in watcher.told for line in told["lines"])
    for index, client in enumerate(steady):
        table = client.room["watch"] if client is watcher else code
        for last in random.Random(index).sample([told["n"] for told in client.told], 8):
            await came_back(server, table, client, last)


async def came_back(server: Running, table: str, steady: Client, last: int) -> None:
    """Whoever was gone since `last` is told what the one who stayed was told."""
    again = await Client.enter(server, table, steady.key, last)
    welcome = again.last
    if steady.seen - last > MOST_MISSED:
        assert (welcome["fresh"], welcome["missed"]) == (True, [])
    else:
        assert not welcome["fresh"]
        assert plain(welcome["missed"]) == plain([t for t in steady.told if t["n"] > last])
    assert (welcome["n"], sees(again)) == (steady.seen, sees(steady))
    assert welcome["ask"] == steady.last["ask"]
    await again.close()


@wired
async def test_what_nobody_can_have_seen_gets_a_fresh_view(server: Running) -> None:
    ania, _ = clients = await two(server)
    n = await act(clients)
    for last, fresh in ((n, False), (n + 1, True), (-1, True)):
        again = await Client.enter(server, ania.room["code"], ania.key, last)
        assert (again.last["missed"], again.last["fresh"]) == ([], fresh)
        assert sees(again) == sees(ania)


@pytest.mark.rule("HSE-SEA-1")
def test_a_restart_is_only_a_pause(tmp_path: Path) -> None:
    with running(tmp_path, *FAST) as server:
        restarted(server)
        assert trouble(server) == []


@wired
async def restarted(server: Running) -> None:
    code, clients = await seated_table(server, "kolejka", 3, 3, pace="days")
    await lively(clients, random.Random(1), 40)
    done(await clients[1].ask("chat", text="Back soon"))
    server.kill()
    server.start(*FAST)
    again = [await Client.enter(server, code, client.key, client.seen) for client in clients]
    for before, after in zip(clients, again, strict=True):
        assert (after.you, after.last["missed"]) == (before.you, [])
        assert sees(after) == sees(before)
    for client in clients:
        await came_back(server, code, client, client.told[len(client.told) // 2]["n"])
    other = await Client.enter(server, code)
    while not other.others:
        await other.receive()
    assert other.others[0]["text"] == "Back soon"
    await act(again)
