"""A disk that is full or read-only: a clear refusal, nothing is told, and play goes on later."""

import asyncio
import json
import secrets
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartki.server.store.disk_check import why_not
from tests.server.around import sees, told_room
from tests.server.asking import answer, newcomer, playing, removed, request
from tests.server.client import Client, Message, new_table, seated_table
from tests.server.crashing import HURRY
from tests.server.disks import Disk, ReadOnly, stored
from tests.server.faulty_server import program
from tests.server.running import Running

SILENCE = 0.3  # seconds in which nothing may be heard


@pytest.fixture(scope="module", params=["full", "nearly full", "read-only"])
def disk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Disk]:
    data = tmp_path_factory.mktemp("disk")
    faulty = program("read_only_disk") if request.param == "read-only" else None
    server = Running(data, program=faulty).start(*HURRY)
    if request.param == "read-only":
        yield ReadOnly(server)
    else:
        yield Disk(server, 3000 if request.param == "nearly full" else 0)
    server.kill()
    assert "Traceback" not in server.log.read_text()


async def listen(client: Client) -> list[Message]:
    """Everything that comes in the next moment."""
    heard: list[Message] = []
    try:
        async with asyncio.timeout(SILENCE):
            while True:
                heard.append(await client.receive())
    except TimeoutError:
        return heard


async def refused(disk: Disk, client: Client, kind: str, **fields: object) -> None:
    """The command finds no room, as often as it is tried."""
    n = max(client.seen, 0)
    for _ in range(2):
        answer = await client.ask(kind, **fields)
        told = (answer["t"], answer.get("code"), answer.get("rule"), answer["n"])
        assert told == ("refused", disk.code, "HSE-STO-1", n), answer


# acts


async def act_without_room(disk: Disk) -> None:
    code, clients = await seated_table(disk.server, "kolejka", 3, 3, pace="days")
    actor = next(client for client in clients if client.legal())
    others = [client for client in clients if client is not actor]
    n, move = actor.seen, actor.legal()[0]
    disk.spoil()
    try:
        await refused(disk, actor, "act", move=move, id="again")
        for client in others:
            assert [one for one in await listen(client) if one["t"] == "told"] == []
        assert stored(disk, code) == n
        await read_meanwhile(disk, code, actor, n)
    finally:
        disk.mend()
    answer = await actor.ask("act", move=move, id="again", seen=n)
    assert (answer["t"], answer["n"] > n) == ("done", True), answer
    for client in clients:
        await client.until_number(answer["n"])
    assert stored(disk, code) == answer["n"]


async def read_meanwhile(disk: Disk, code: str, actor: Client, n: int) -> None:
    """What is stored can be read: by those who are there, by newcomers, as a record."""
    history = await actor.ask("history", after=0)
    assert history["told"][-1]["n"] == n
    newcomer = await Client.enter(disk.server, code, actor.key)
    assert (newcomer.seen, newcomer.legal()) == (n, actor.legal())
    record = disk.server.get(f"/api/tables/{code}/record", Authorization=f"Bearer {actor.key}")
    assert record.startswith(b"[Game ")


async def accept_without_room(disk: Disk) -> None:
    """The last yes to a request for a seat: nobody is seated, and the same yes counts later."""
    host, ania, bartek = await playing(disk.server, 3)
    await removed(host, ania)
    await ania.close()
    basia = await newcomer(disk.server, host)
    await told_room(basia, lambda room: room["watching"] == 1)
    assert (await basia.ask("ask_seat", seat=1, name="Basia"))["t"] == "done"
    assert (await answer(host, True))["t"] == "done"
    asked = await request(bartek)
    disk.spoil()
    try:
        await refused(disk, bartek, "answer_seat", request=asked["id"], yes=True, id="yes")
        assert [one for one in await listen(basia) if one["t"] == "told"] == []
        assert (basia.you["seat"], sees(basia)["viewer"]) == (-1, None)
    finally:
        disk.mend()
    answered = await bartek.ask("answer_seat", request=asked["id"], yes=True, id="yes")
    assert answered["t"] == "done"
    await basia.until_number(answered["n"])
    assert sees(basia)["viewer"] == 1
    assert stored(disk, host.room["code"]) == answered["n"]


@pytest.mark.rule("HSE-STO-1", "HSE-SEA-6")
def test_a_seat_that_could_not_be_stored_is_nobodys(disk: Disk) -> None:
    asyncio.run(accept_without_room(disk))


@pytest.mark.rule("HSE-STO-1")
def test_an_act_without_room_is_refused_and_done_when_there_is_room(disk: Disk) -> None:
    asyncio.run(act_without_room(disk))


# everything else that is stored


async def gather_without_room(disk: Disk) -> None:
    """Sitting down, chat, the beginning: refused, and the same ids are done later."""
    code, key = await new_table(disk.server, "ration_board", 2, pace="days")
    host = await Client.enter(disk.server, code, key)
    asked: list[tuple[str, Message]] = [
        ("sit", {"seat": 0, "name": "Ania", "nonce": ""}),
        ("seat_bot", {"seat": 1}),
        ("start", {}),
        ("chat", {"text": "hello"}),
        ("rename", {"seat": 0, "name": "Anna"}),
        ("rise", {}),
    ]
    for kind, fields in asked:
        await refused_then_done(disk, host, kind, fields)


async def refused_then_done(disk: Disk, client: Client, kind: str, fields: Message) -> None:
    disk.spoil()
    room = client.room
    try:
        await refused(disk, client, kind, id=f"x-{kind}", **fields)
        assert (client.room["revision"], client.room["phase"]) == (room["revision"], room["phase"])
    finally:
        disk.mend()
    answer = await client.ask(kind, id=f"x-{kind}", **fields)
    assert answer["t"] == "done", answer


def test_whatever_is_stored_is_refused_and_done_later(disk: Disk) -> None:
    asyncio.run(gather_without_room(disk))


def test_a_new_table_without_room_is_refused_and_made_later(disk: Disk) -> None:
    key = secrets.token_urlsafe(32)
    body = {"id": "one", "game": "kolejka", "seats": 3, "key": key, "pace": "days"}
    disk.spoil()
    try:
        with pytest.raises(urllib.error.HTTPError) as found:
            disk.server.post("/api/tables", body)
        assert json.loads(found.value.read())["code"] == disk.code
    finally:
        disk.mend()
    made = disk.server.post("/api/tables", body)
    assert disk.server.post("/api/tables", body) == made


def test_where_the_system_lets_nobody_write_the_disk_is_called_read_only() -> None:
    """The folder of the kernel's own settings: not even root makes a file there."""
    assert why_not(Path("/sys/kernel/kartki.db")) == "store.read_only"
