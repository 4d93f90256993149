"""Exactly once: the same command any number of times is one command with one answer.

Copies come in any order among others, over two sockets at once, before and after the server was
killed; only what the first one did is done, and every copy gets its answer.
"""

import asyncio
import random
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.room_doc import guest_of
from tests.server.client import Client, Message, new_table, seated_table
from tests.server.crash_checks import Stored, check_record, load
from tests.server.crashing import HURRY
from tests.server.running import Running, running

COPIES = 20
MANY = 450  # more than a table remembers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("once"), *HURRY) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def stored(server: Running, code: str) -> Stored:
    table = load(server.data / STORE_NAME, code)
    check_record(table)
    return table


# many copies


async def answers(client: Client, commands: list[Message]) -> list[Message]:
    """Everything is sent before the first answer is waited for."""
    for command in commands:
        await client.send(command)
    found: list[Message] = []
    while len(found) < len(commands):
        message = await client.receive()
        if message["t"] in ("done", "refused"):
            found.append(message)
    return found


async def over_two_sockets(
    server: Running, code: str, key: str, commands: list[Message]
) -> list[Message]:
    """Half of them over each of two sockets of the same browser, at once."""
    windows = [await Client.enter(server, code, key) for _ in range(2)]
    halves = await asyncio.gather(*map(answers, windows, [commands[::2], commands[1::2]]))
    for window in windows:
        await window.close()
    return [*halves[0], *halves[1]]


async def again_and_again(
    server: Running, code: str, key: str, commands: list[Message]
) -> dict[str, Message]:
    """Twenty copies of each, half of them after the server was killed: the one answer to each."""
    rng = random.Random(code)
    half = len(commands) * COPIES // 2
    heard = await over_two_sockets(server, code, key, rng.sample(commands * (COPIES // 2), half))
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start, *HURRY)
    heard += await over_two_sockets(server, code, key, rng.sample(commands * (COPIES // 2), half))
    assert len(heard) == COPIES * len(commands)
    one = {answer["id"]: answer for answer in heard}
    assert [answer for answer in heard if answer != one[answer["id"]]] == []
    return one


async def copies(
    server: Running, client: Client, *commands: Message
) -> tuple[dict[str, Message], Stored]:
    """What became of the commands, as their sender is told and as the store has it."""
    code = client.room["code"]
    full = [{"seen": max(client.seen, 0), **command} for command in commands]
    one = await again_and_again(server, code, client.key, full)
    return one, stored(server, code)


async def actor_at(server: Running) -> Client:
    _, clients = await seated_table(server, "kolejka", 3, 3, pace="days")
    return next(client for client in clients if client.legal())


# at the table


async def act_and_talk(server: Running) -> None:
    actor = await actor_at(server)
    n, move = actor.seen, actor.legal()[0]
    one, table = await copies(
        server,
        actor,
        {"t": "act", "id": "act", "move": move},
        {"t": "chat", "id": "chat", "phrase": "hello"},
        {"t": "chat", "id": "words", "text": "once"},
    )
    assert {answer["t"] for answer in one.values()} == {"done"}
    assert table.logged[guest_of(actor.key), "act"] == 1
    assert table.numbers[guest_of(actor.key), "act"] == one["act"]["n"]
    assert len([unit for unit in table.table.log if unit.n > n]) == 1
    assert sorted(said.command for said in table.table.chat) == ["chat", "words"]


def test_twenty_copies_of_an_act_are_one_move(server: Running) -> None:
    asyncio.run(act_and_talk(server))


async def act_twice(server: Running) -> None:
    """Another id is another command: it comes too late, and stays refused."""
    actor = await actor_at(server)
    n, move = actor.seen, actor.legal()[0]
    commands = [{"t": "act", "id": name, "move": move, "seen": n} for name in ("one", "two")]
    found = await over_two_sockets(server, actor.room["code"], actor.key, commands * COPIES)
    one = {answer["id"]: answer for answer in found}
    assert [answer for answer in found if answer != one[answer["id"]]] == []
    assert sorted(answer["t"] for answer in one.values()) == ["done", "refused"]
    assert len([unit for unit in stored(server, actor.room["code"]).table.log if unit.n > n]) == 1


async def refuse_and_distract(server: Running) -> tuple[Message, Message]:
    """Refused because it is not my turn; sent again when it is, after many strange questions."""
    code, clients = await seated_table(server, "kolejka", 2, 2, pace="days")
    first, other = sorted(clients, key=lambda client: not client.legal())
    move = first.legal()[0]
    refused = await other.ask("act", id="early", move=move)
    stranger = await Client.enter(server, code, secrets.token_urlsafe(32))
    await answers(stranger, [{"t": "rise", "id": f"s{n}", "seen": 0} for n in range(MANY)])
    done = await first.ask("act", move=move)
    await other.until_number(done["n"])
    return refused, await other.ask("act", id="early", move=move)


def test_strangers_do_not_make_a_table_forget_what_it_refused(server: Running) -> None:
    refused, again = asyncio.run(refuse_and_distract(server))
    assert refused["t"] == "refused"
    assert again == refused


def test_the_same_act_under_two_ids_is_still_one_move(server: Running) -> None:
    asyncio.run(act_twice(server))


# taking back


async def taken_back(server: Running) -> tuple[Client, Message, Message]:
    """An act that was taken back: the commands, with the answers that they got."""
    actor = await actor_at(server)
    act = {"t": "act", "id": "act", "seen": actor.seen, "move": actor.legal()[0]}
    (done,) = await answers(actor, [act])
    await actor.until_number(done["n"])
    back = {"t": "take_back", "id": "back", "seen": actor.seen}
    assert actor.last["ask"]["back"] == "own"
    (undone,) = await answers(actor, [back])
    assert (done["t"], undone["t"], undone["n"]) == ("done", "done", done["n"] + 1)
    return actor, {**act, "answer": done}, {**back, "answer": undone}


async def undone_and_repeated(server: Running) -> None:
    actor, act, back = await taken_back(server)
    expected = {"act": act.pop("answer"), "back": back.pop("answer")}
    before = stored(server, actor.room["code"]).table.log
    one, table = await copies(server, actor, act, back)
    assert (one, table.table.log) == (expected, before)
    again = await Client.enter(server, actor.room["code"], actor.key)
    assert act["move"] in again.legal()


@pytest.mark.rule("HSE-UND-1")
def test_a_repeated_id_of_an_undone_act_gets_its_old_answer(server: Running) -> None:
    asyncio.run(undone_and_repeated(server))


# around the table


async def gather(server: Running) -> None:
    """Sitting down, bots, and the beginning, each twenty times."""
    host = await Client.enter(server, *await new_table(server, "ration_board", 3, pace="days"))
    sits = [{"t": "sit", "id": "sit", "seat": 0, "name": "Ania", "nonce": "ab" * 16}]
    bots = [{"t": "seat_bot", "id": f"bot-{seat}", "seat": seat} for seat in (1, 2)]
    one, table = await copies(server, host, *sits, *bots)
    assert {answer["t"] for answer in one.values()} == {"done"}
    assert (len(table.doc.answered), table.doc.revision) == (3, 1 + 3)
    one, table = await copies(server, host, {"t": "start", "id": "start", "seen": 0})
    assert one["start"]["t"] == "done"
    assert sum(unit.command == "start" for unit in table.table.log) == 1
    assert table.numbers[guest_of(host.key), "start"] == one["start"]["n"]


def test_one_sits_down_and_begins_once(server: Running) -> None:
    asyncio.run(gather(server))


async def manage(server: Running) -> None:
    """What the host does in the middle of a game."""
    _, clients = await seated_table(server, "kolejka", 3, 3, pace="days")
    one, table = await copies(
        server,
        clients[0],
        {"t": "seat_bot", "id": "bot", "seat": 2},
        {"t": "set_manners", "id": "manners", "manners": {"chat": False, "bot_delay": 60_000}},
        {"t": "remove", "id": "remove", "seat": 1},
        {"t": "rename", "id": "name", "seat": 0, "name": "Once"},
    )
    assert {answer["t"] for answer in one.values()} == {"done"}
    lines = [unit.text for unit in table.table.log if unit.text.startswith("^")]
    assert sorted(line[2] for line in lines) == ["a", "b", "c"]


def test_the_host_does_everything_once(server: Running) -> None:
    asyncio.run(manage(server))


async def play_to_the_end(clients: list[Client]) -> None:
    while clients[0].room["phase"] != "over":
        acting = [client for client in clients if client.legal()]
        if not acting:
            await clients[0].receive()
            continue
        answer = await acting[0].ask("act", move=acting[0].legal()[0])
        for client in clients:
            await client.until_number(answer["n"])


async def one_rematch(server: Running) -> None:
    _, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    await play_to_the_end(clients)
    one, table = await copies(server, clients[0], {"t": "rematch", "id": "rematch"})
    assert one["rematch"]["t"] == "done"
    assert stored(server, table.doc.rematch).doc.phase == "gathering"
    assert tables_asked_for(server, f"rematch-{table.table.code}") == 1


def tables_asked_for(server: Running, request: str) -> int:
    with sqlite3.connect(f"file:{server.data / STORE_NAME}?mode=ro", uri=True) as db:
        like = (f"%{request}%",)
        found = db.execute("SELECT count(*) FROM tables WHERE request LIKE ?", like).fetchone()
    db.close()
    return int(found[0])


def test_there_is_one_rematch(server: Running) -> None:
    asyncio.run(one_rematch(server))


def test_the_same_request_makes_one_table(server: Running) -> None:
    key, name = secrets.token_urlsafe(32), secrets.token_hex(8)
    body = {"id": name, "game": "kolejka", "seats": 4, "key": key}
    with ThreadPoolExecutor(5) as pool:
        made = list(pool.map(lambda _: server.post("/api/tables", body), range(COPIES // 2)))
    server.kill()
    server.start(*HURRY)
    made += [server.post("/api/tables", body) for _ in range(COPIES // 2)]
    assert len({answer["code"] for answer in made}) == 1
    assert [answer for answer in made if answer != made[0]] == []
    assert tables_asked_for(server, name) == 1
