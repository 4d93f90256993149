"""Records over HTTP: whole when the game is over, until then what the asker was told."""

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kartki.core import record as records
from kartki.core.record import MOVE, Record
from kartki.table.verify import Proof, verify
from tests.server.client import Client, new_table, seated_table
from tests.server.http_client import Answer, Api
from tests.server.running import running
from tests.server.test_playing import play_on, whole_game

FAST = ("--commands-per-second", "5000", "--burst", "5000")


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("records"), *FAST) as server:
        yield Api(server)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


def record(answer: Answer) -> Record:
    assert answer.status == 200, answer
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    found = records.read(answer.text())
    assert isinstance(found, Record), found
    assert records.write(found) == answer.text()  # canonical
    return found


def test_before_it_begins_there_is_no_record(api: Api) -> None:
    code, _ = asyncio.run(new_table(api.server, "kolejka"))
    assert api.get(f"/api/tables/{code}/record").refusal() == (409, "table.not_begun")


def test_the_whole_record_of_a_finished_game_verifies_here_and_there(api: Api) -> None:
    code = asyncio.run(whole_game(api.server, "kolejka"))
    answer = api.get(f"/api/tables/{code}/record")
    proof = verify(record(answer))
    assert isinstance(proof, Proof), proof
    assert (proof.over, proof.dealer) == (True, "sealed")
    assert answer.headers["content-disposition"] == f'attachment; filename="kolejka-{code}.game"'
    assert answer.headers["cache-control"] == "no-store"
    there = api.post("/api/verify", answer.text()).json()
    assert there["fault"] is None
    assert there["proof"] == {
        "lines": proof.lines, "fingerprints": proof.fingerprints, "refusals": 0,
        "chances": proof.chances, "dealer": "sealed", "over": True,
    }  # fmt: skip
    watch = api.get(f"/api/tables/{code}").json()["watch"]
    by_watch = api.get(f"/api/tables/{watch}/record")
    assert by_watch.body == answer.body
    assert code not in str(by_watch.headers)


async def half_a_game(api: Api, game: str) -> tuple[str, list[str], list[list[str]]]:
    """A table in mid-game, the keys of its seats, and the lines that the wire told each of them
    and a spectator."""
    code, clients = await seated_table(api.server, game, pace="days")
    spectator = await Client.enter(api.server, code, "")
    everybody = [*clients, spectator]
    await play_on(everybody, random.Random(game), most=60)
    told = [told_lines(await one.ask("history")) for one in everybody]
    for one in everybody:
        await one.close()
    return code, [client.key for client in clients], told


def told_lines(history: dict[str, Any]) -> list[str]:
    return [line for told in history["told"] for line in told["lines"]]


HIDDEN = ("Secret", "Nonces", "Commitment", "Dealer")


@pytest.mark.parametrize("game", ["kolejka", "reglamentacja"])
def test_a_record_in_progress_is_what_the_asker_was_told_and_no_more(api: Api, game: str) -> None:
    code, keys, told = asyncio.run(half_a_game(api, game))
    path = f"/api/tables/{code}/record"
    seen = [api.get(path, authorization=f"Bearer {key}") for key in keys] + [api.get(path)]
    marks = ["a", "b", "c", "d", "spectator"]
    commitment = api.get(f"/api/tables/{code}").json()["commitment"]
    for answer, mark, lines in zip(seen, marks, told, strict=True):
        found = record(answer)
        assert found.tag("Viewer") == mark
        assert f'filename="{game}-{code}-{mark}.game"' in answer.headers["content-disposition"]
        assert [line.text for line in found.lines if line.kind == MOVE] == lines
        assert not [name for name in HIDDEN if found.tag(name)]
        assert commitment not in answer.text()
        assert not found.foot
    assert len({answer.body for answer in seen}) == 5


def drawn(answer: Answer, mark: str) -> list[str]:
    """What stands of the cards that this seat drew."""
    return re.findall(rf"^\* {mark} draws (.+)$", answer.text(), re.MULTILINE)


def test_a_seat_reads_its_own_cards_and_nobody_elses(api: Api) -> None:
    code, keys, _ = asyncio.run(half_a_game(api, "kolejka"))
    seen = [api.get(f"/api/tables/{code}/record", authorization=f"Bearer {key}") for key in keys]
    for seat, answer in enumerate(seen):
        for other, mark in enumerate("abcd"):
            cards = drawn(answer, mark)
            assert len(cards) >= 3
            assert all(("?" in card) == (seat != other) for card in cards), (seat, cards)


def test_whoever_proves_no_seat_gets_what_a_spectator_saw(api: Api) -> None:
    code, keys, _ = asyncio.run(half_a_game(api, "kolejka"))
    path = f"/api/tables/{code}/record"
    plain = api.get(path)
    assert record(plain).tag("Viewer") == "spectator"
    for given in ("Bearer " + "x" * 43, "Bearer", "Bearer ", f"Basic {keys[0]}", keys[0], "é"):
        assert api.get(path, authorization=given).body == plain.body
    assert api.get(path, authorization=f"bearer  {keys[0]}").body != plain.body
    watch = api.get(f"/api/tables/{code}").json()["watch"]
    by_watch = api.get(f"/api/tables/{watch}/record", authorization=f"Bearer {keys[0]}")
    assert by_watch.body == plain.body
    assert code not in str(by_watch.headers)


def test_a_key_of_another_table_proves_nothing(api: Api) -> None:
    async def tables() -> tuple[str, str]:
        code, clients = await seated_table(api.server, "kolejka", pace="days")
        _, key = await new_table(api.server, "kolejka")
        for client in clients:
            await client.close()
        return code, key

    code, key = asyncio.run(tables())
    answer = api.get(f"/api/tables/{code}/record", authorization=f"Bearer {key}")
    assert record(answer).tag("Viewer") == "spectator"
