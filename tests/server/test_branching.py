"""What if: a finished game is gone on with from one of its lines."""

import asyncio
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kartki.core import record as records
from kartki.core.record import CHANGE, MOVE, Record
from kartki.server.lobby.branching import cut
from kartki.server.store.store_admin import check_store
from kartki.table.verify import Proof, verify
from tests.server.around import done, wired
from tests.server.client import Client, seated_table
from tests.server.http_client import Api
from tests.server.running import Running, running
from tests.server.test_playing import play_on, whole_game

FAST = ("--commands-per-second", "5000", "--burst", "5000")
KEY = "the-key-of-whoever-wonders"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("branches"), *FAST) as server:
        yield Api(server)
        assert " error " not in server.log.read_text()


def order(code: str, n: int, seat: int = 1, **fields: Any) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(6), "game": "any", "seats": 2, "key": KEY,
        "manners": {"bot_delay": 0}, "from": {"code": code, "n": n, "seat": seat}, **fields,
    }  # fmt: skip


def read(server: Running, code: str) -> Record:
    found = records.read(server.get(f"/api/tables/{code}/record").decode())
    assert isinstance(found, Record)
    return found


def numbered(record: Record) -> list[str]:
    return [line.text for line in record.lines if line.kind in (MOVE, CHANGE)]


async def play_to_the_end(server: Running, code: str, seed: str) -> None:
    client = await Client.enter(server, code, KEY)
    await play_on([client], random.Random(seed))
    assert client.room["phase"] == "over"
    await client.close()


@pytest.mark.rule("HSE-HST-5")
@pytest.mark.parametrize("game", ["kolejka", "ration_board"])
def test_it_begins_as_the_other_game_went_and_goes_on_otherwise(api: Api, game: str) -> None:
    first = asyncio.run(whole_game(api.server, game))
    before = read(api.server, first)
    n = len(numbered(before)) // 3
    made = api.post("/api/tables", order(first, n)).json()
    told = api.get(f"/api/tables/{made['code']}").json()
    assert (told["phase"], told["game"], len(told["seats"])) == ("playing", game, 4)
    assert [bool(seat["bot"]) for seat in told["seats"]] == [True, False, True, True]
    assert [seat["name"] for seat in told["seats"]] == list(before.seats().values())
    asyncio.run(play_to_the_end(api.server, made["code"], game))
    after = read(api.server, made["code"])
    assert numbered(after)[:n] == numbered(before)[:n]
    assert numbered(after) != numbered(before)
    assert (after.tag("From"), after.tag("Dealer")) == (f"{first} {n}", "hand")
    assert not after.tag("Commitment")
    assert not after.tag("Secret")
    proof = verify(after)
    assert isinstance(proof, Proof), proof
    assert (proof.dealer, proof.over, proof.fingerprints > 0) == ("hand", True, True)
    assert read(api.server, first).lines[-1].text == before.lines[-1].text


def test_a_game_of_bargains_goes_on_too(api: Api) -> None:
    """Not to its end: with three traders it may be a long evening."""
    first = asyncio.run(whole_game(api.server, "reglamentacja"))
    before = numbered(read(api.server, first))
    n = len(before) // 2
    made = api.post("/api/tables", order(first, n)).json()["code"]
    asyncio.run(a_few_acts(api.server, made))
    shown = api.get(f"/api/tables/{made}/frames", authorization=f"Bearer {KEY}").json()
    lines = [line for frame in shown["frames"] for line in frame["lines"]]
    assert len(lines) > n
    pairs = list(zip(lines[:n], before[:n], strict=True))
    assert all(new in (old, f"^ {old}") or "?" in new for new, old in pairs)
    assert sum("?" in new for new, _ in pairs) < n / 2


def test_it_survives_a_restart_and_the_store_holds(tmp_path: Path) -> None:
    with running(tmp_path, *FAST) as server:
        first = asyncio.run(whole_game(server, "kolejka"))
        made = server.post("/api/tables", order(first, 60))["code"]
        asyncio.run(a_few_acts(server, made))
        path, mine = f"/api/tables/{made}/record", {"authorization": f"Bearer {KEY}"}
        seen = server.get(path, **mine).strip()
        server.kill()
        server.start(*FAST)
        assert server.get(path, **mine).startswith(seen)
        asyncio.run(play_to_the_end(server, made, "again"))
        server.stop()
    checked = check_store(tmp_path / "kartki.db")
    assert (checked.games, checked.broken) == (2, [])


async def a_few_acts(server: Running, code: str) -> None:
    client = await Client.enter(server, code, KEY)
    await play_on([client], random.Random(1), most=8)
    await client.close()


def test_the_same_order_twice_is_one_table(api: Api) -> None:
    first = asyncio.run(whole_game(api.server, "ration_board"))
    wanted = order(first, 20)
    codes = {api.post("/api/tables", wanted).json()["code"] for _ in range(2)}
    assert len(codes) == 1
    watch = api.get(f"/api/tables/{first}").json()["watch"]
    by_watch = api.post("/api/tables", order(watch, 20)).json()["code"]
    client = asyncio.run(looking(api.server, by_watch))
    assert client.you["seat"] == 1
    assert client.you["host"]


async def looking(server: Running, code: str) -> Client:
    client = await Client.enter(server, code, KEY)
    await client.close()
    return client


@pytest.mark.rule("HSE-HST-5")
def test_what_can_not_be_gone_on_with(api: Api) -> None:
    first = asyncio.run(whole_game(api.server, "ration_board"))
    last = len(numbered(read(api.server, first)))
    for n, seat, code in (
        (last, 0, "branch.over"),
        (last + 1, 0, "branch.number"),
        (20, 4, "seat.unknown"),
    ):
        assert api.post("/api/tables", order(first, n, seat)).refusal() == (409, code)
    assert api.post("/api/tables", order("NOSUCH", 1)).refusal() == (404, "table.unknown")
    for bad in ({"code": first}, {"code": first, "n": -1, "seat": 0}, "x"):
        wrong = order(first, 1) | {"from": bad}
        assert api.post("/api/tables", wrong).refusal() == (422, "body.malformed")


@pytest.mark.rule("HSE-HST-5")
@wired
async def test_a_game_in_play_can_not_be_gone_on_with(tmp_path_factory: Any) -> None:
    with running(tmp_path_factory.mktemp("going"), *FAST) as server:
        code, clients = await seated_table(server, "kolejka", 2, 2, pace="days")
        done(await clients[0].ask("chat", text="Hm"))
        api = await asyncio.to_thread(Api, server)
        answer = await asyncio.to_thread(api.post, "/api/tables", order(code, 1))
        assert answer.refusal() == (409, "table.not_over")


def test_lines_are_cut_after_their_fingerprint() -> None:
    text = '[Game "x"]\n\na one @0:01.0\na two\n= 0123456789abcdef\n! \na three\n'
    record = records.read(text.replace("! \n", "^ a takes back 1\n"))
    assert isinstance(record, Record)
    kept = cut(record.lines, 2)
    assert [str(line) for line in kept] == ["a one", "a two", "= 0123456789abcdef"]
    assert [str(line) for line in cut(record.lines, 3)][-1] == "^ a takes back 1"
    assert cut(record.lines, 0) == []


def test_lines_that_must_be_refused_stay_behind() -> None:
    """They would be moves without their mark, and a record that is taken in may have some."""
    record = records.read('[Game "x"]\n\na one\nb two !turn.not_yours\na two\nb one !game.over\n')
    assert isinstance(record, Record)
    assert [str(line) for line in cut(record.lines, 2)] == ["a one", "a two"]
