"""Erasing while the server runs: nobody writes an old name back, and people come back."""

import asyncio
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from kartki.server import app as server_app
from kartki.server.admin.requests import ErasePeople, Failed, FindPeople, PeopleErased
from kartki.server.app import Server
from kartki.server.lobby.lobby import Lobby
from kartki.server.ops.logs import Log
from kartki.server.room.room import Room
from kartki.server.settings.server_settings import Settings
from kartki.server.store.room_doc import guest_of
from kartki.server.store.scrub import is_due
from tests.server.around import closed, done, wired
from tests.server.client import Client, new_table
from tests.server.erased import forms, found_in, lived_in, opened
from tests.server.running import Running, running

NAME = "Żaneta Kość"
OTHER = "Bolek"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("live"), "--log-level", "debug") as server:
        yield server
        log = server.log.read_text("utf-8")
        assert "Traceback" not in log
        assert "Żaneta" not in log
        assert OTHER not in log


async def kartki(server: Running, *arguments: str) -> str:
    """The command beside the server that has the store open."""
    run = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "kartki", *arguments, "--data", str(server.data),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "LANG": "C.UTF-8"},
    )  # fmt: skip
    out, _ = await run.communicate()
    return out.decode()


async def two_at_a_table(server: Running) -> tuple[str, Client, Client]:
    code, key = await new_table(server, "ration_board", 2, manners={"bot_delay": 0})
    host = await Client.enter(server, code, key)
    other = await Client.enter(server, code)
    done(await host.ask("sit", seat=0, name=NAME))
    done(await other.ask("sit", seat=1, name=OTHER))
    done(await host.ask("start"))
    done(await host.ask("chat", text=f"I am {NAME}"))
    done(await other.ask("chat", text="Hello Żaneta Kość!"))
    return code, host, other


async def goodbye(client: Client) -> int:
    """The code with which the socket was closed, after a `bye`."""
    code = await closed(client)
    assert client.others[-1]["t"] == "bye"
    return code


@wired
async def test_a_person_is_erased_in_the_middle_of_a_game(server: Running) -> None:
    code, host, other = await two_at_a_table(server)
    _, _, bystander = await gathering(server)
    told = await kartki(server, "tables", "erase", "żaneta kość", "--yes", "--lang", "en")
    assert "Erased: 1 table and 1 seat.\n" in told, told
    assert "1 line of theirs, and the name in 1 line of others." in told
    assert told.endswith("Nothing of it is left in the files of the store.\n")
    assert [await goodbye(client) for client in (host, other)] == [1012, 1012]
    assert found_in(server.data, *forms(NAME), guest_of(host.key).encode()) == {}
    again = await Client.enter(server, code, other.key, last=other.seen)
    assert [seat["name"] for seat in again.room["seats"]] == ["N.N.", OTHER]
    assert again.room["seats"][0]["bot"]
    assert (again.you["seat"], again.you["host"]) == (1, True)
    assert again.told[0]["lines"] == [f"^ a is played by {again.room['seats'][0]['bot']}"]
    stranger = await Client.enter(server, code, host.key)
    assert (stranger.you["seat"], stranger.you["host"]) == (-1, False)
    fresh = await Client.enter(server, code, other.key)
    said = [await fresh.until("chat") for _ in range(2)]
    assert [(one["name"], one["text"], one["phrase"]) for one in said] == [
        ("N.N.", "", "erased"), (OTHER, "Hello N.N.!", ""),
    ]  # fmt: skip
    done(await bystander.ask("chat", text="Nobody has disturbed me."))
    while not again.legal():
        await again.receive()
    done(await again.ask("act", move=again.legal()[0]))  # the game goes on, against a bot
    assert found_in(server.data, *forms(NAME), guest_of(host.key).encode()) == {}


async def gathering(server: Running) -> tuple[str, str, Client]:
    code, key = await new_table(server, "ration_board", 2)
    client = await Client.enter(server, code, key)
    done(await client.ask("sit", seat=0, name="Ewa"))
    return code, key, client


@wired
async def test_two_people_of_one_name(server: Running) -> None:
    """Nothing is done, and they are listed; then the one at that table, then all."""
    tables = [await gathering(server) for _ in range(2)]
    told = await kartki(server, "tables", "erase", "Ewa", "--yes", "--lang", "en")
    assert "different people bear the name “Ewa”" in told
    for code, _, client in tables:
        assert f"table {code}, seat 1, last used" in told
        assert client.room["seats"][0]["name"] == "Ewa"
    (first, _, client), (second, key, _) = tables
    one = await kartki(server, "tables", "erase", "--table", first, "--seat", "1", "--yes")
    assert one.count(first) == 1
    assert await goodbye(client) == 1012
    left = await Client.enter(server, second, key)
    assert left.room["seats"][0]["name"] == "Ewa"
    await kartki(server, "tables", "erase", "Ewa", "--all", "--yes")
    assert found_in(server.data, b"Ewa") == {}


# inside


def lobby_of(folder: Path) -> tuple[Server, Lobby]:
    server = Server(Settings(data=str(folder), bot_workers=1))
    return server, server.lobby


@wired
async def test_nothing_is_loaded_and_nothing_written_meanwhile(tmp_path: Path) -> None:
    lived_in(tmp_path)
    server, lobby = lobby_of(tmp_path)
    try:
        room = await lobby.room("4473CA")
        assert room is not None
        async with lobby.still():
            assert room.lock.locked()
            waiting = asyncio.ensure_future(lobby.room("Q9J48S"))
            for _ in range(50):
                await asyncio.sleep(0)
            assert not waiting.done()
            assert "Q9J48S" not in lobby.rooms
        assert (await waiting) is not None
        assert not room.lock.locked()
    finally:
        await server.services.close()


@wired
async def test_a_rematch_that_is_being_made_comes_first(tmp_path: Path) -> None:
    """It holds the lock of its table and needs another one loaded: neither waits for ever."""
    lived_in(tmp_path)
    server, lobby = lobby_of(tmp_path)
    try:
        room = await lobby.room("4473CA")
        assert room is not None
        async with room.lock:
            stilled = asyncio.ensure_future(enter(lobby))
            await asyncio.sleep(0)
            again = await lobby.rematch(room)
        assert isinstance(again, Room)
        assert await stilled == {room.code, again.code}
    finally:
        await server.services.close()


async def enter(lobby: Lobby) -> set[str]:
    async with lobby.still():
        assert all(room.lock.locked() for room in lobby.rooms.values())
        return set(lobby.rooms)


@wired
async def test_a_room_of_before_writes_nothing_back(tmp_path: Path) -> None:
    lived_in(tmp_path)
    server, lobby = lobby_of(tmp_path)
    try:
        room = await lobby.room("4473CA")
        assert room is not None
        late = asyncio.ensure_future(write_back(room))
        answer = await server.admin.answer(ErasePeople(FindPeople(NAME)))
        assert isinstance(answer, PeopleErased)
        await late
        assert lobby.rooms.get("4473CA") is not room
        assert json.loads(await stored_room(server))["seats"][0]["name"] == "N.N."
    finally:
        await server.services.close()
    assert found_in(tmp_path, *forms(NAME)) == {}


async def write_back(room: Room) -> None:
    """As a command does that has waited for the lock."""
    await asyncio.sleep(0)
    async with room.lock:
        await room.store([room.put(room.doc)])


async def stored_room(server: Server) -> bytes:
    found = await server.store.load("4473CA")
    assert found is not None
    return found.room


@wired
async def test_a_second_bearer_who_came_while_it_was_asked(tmp_path: Path) -> None:
    """It was one person when it was shown, and is two when it is to be done: nothing is done."""
    path = lived_in(tmp_path)
    server, _ = lobby_of(tmp_path)
    try:
        change = "UPDATE chat SET name = 'Bartek', guest = 'x' WHERE number = 100 AND c = 1"
        await server.store.administer(lambda db: db.execute(change).rowcount)
        answer = await server.admin.answer(ErasePeople(FindPeople("Bartek")))
        assert answer == Failed("erase.several", "Bartek")
        nobody = await server.admin.answer(ErasePeople(FindPeople("Nobody")))
        assert nobody == Failed("erase.nobody", "Nobody")
    finally:
        await server.services.close()
    assert not is_due(path)
    assert found_in(tmp_path, b"Bartek")


@wired
async def test_no_name_is_in_the_log_though_a_record_is_broken(tmp_path: Path) -> None:
    """The line of a fault often holds names: its number is enough to find it."""
    path = lived_in(tmp_path)
    with opened(tmp_path) as db:
        db.execute("UPDATE log SET text = text || ' and Bartek' WHERE number = 1 AND n = 24")
        db.execute("UPDATE log SET text = text || ' and Bartek' WHERE number = 2 AND n = 24")
    written = io.StringIO()
    with mock.patch.object(server_app, "Log", return_value=Log("debug", "text", written)):
        server, lobby = lobby_of(path.parent)
    try:
        for code in ("4473CA", "Q9J48S"):
            room = await lobby.room(code)
            assert room is not None
            assert room.state.play.fault is not None
    finally:
        await server.services.close()
    told = written.getvalue()
    assert told.count("error held table=") == 2
    assert [name for name in ("Bartek", "Cyryl", "Żaneta") if name in told] == []


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_who_was_removed_without_a_word_is_known_by_the_seat(server: Running) -> None:
    """Neither acts nor chat tell whose the name was, and it was changed once."""
    code, key = await new_table(server, "ration_board", 3)
    host = await Client.enter(server, code, key)
    quiet, third = [await Client.enter(server, code) for _ in range(2)]
    for seat, (client, name) in enumerate(
        ((host, "Hedwig"), (quiet, "Brunhilda"), (third, "Theo"))
    ):
        done(await client.ask("sit", seat=seat, name=name))
    done(await host.ask("start"))
    done(await host.ask("rename", seat=1, name="Wilhelmina"))
    done(await host.ask("remove", seat=1))
    digest = guest_of(quiet.key).encode()
    assert found_in(server.data, digest)
    told = await kartki(server, "tables", "erase", "Brunhilda", "--yes")
    assert "Nothing of it is left in the files of the store." in told
    names = [*forms("Brunhilda"), *forms("Wilhelmina")]
    assert found_in(server.data, *names, digest) == {}
    again = await Client.enter(server, code, quiet.key)
    assert (again.you["seat"], again.you.get("lost", -1)) == (-1, -1)
    shown = await kartki(server, "tables", "show", code)
    assert "Hedwig" in shown


@wired
async def test_a_name_given_up_before_the_game_leaves_the_files_too(server: Running) -> None:
    code, key = await new_table(server, "ration_board", 2)
    client = await Client.enter(server, code, key)
    done(await client.ask("sit", seat=0, name="Kunegunda"))
    done(await client.ask("rise"))
    told = await kartki(server, "tables", "erase", "Kunegunda", "--yes")
    assert "Nobody in the store bears the name" in told
    assert found_in(server.data, *forms("Kunegunda")) == {}


@pytest.mark.rule("HSE-HST-1")
@wired
async def test_where_the_host_was_alone_the_next_who_sits_down_is_the_host(
    server: Running,
) -> None:
    code, key = await new_table(server, "ration_board", 2)
    client = await Client.enter(server, code, key)
    done(await client.ask("sit", seat=0, name="Eulalia"))
    await kartki(server, "tables", "erase", "Eulalia", "--yes")
    looking, sitting = [await Client.enter(server, code) for _ in range(2)]
    assert not looking.you["host"]
    done(await sitting.ask("sit", seat=1, name="Roman"))
    assert (sitting.you["seat"], sitting.you["host"]) == (1, True)
    done(await sitting.ask("seat_bot", seat=0))
    done(await sitting.ask("start"))
    again = await Client.enter(server, code, client.key)
    assert (again.you["seat"], again.you["host"]) == (-1, False)
