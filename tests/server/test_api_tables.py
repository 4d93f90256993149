"""Tables over HTTP: opening, listing, looking, and how often an address may."""

import asyncio
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Client, seated_table
from tests.server.http_client import Api
from tests.server.running import running
from tests.server.test_playing import play_on

KEY = "k" * 43


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("tables")) as server:
        yield Api(server)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert " error " not in log


def order(name: str, **fields: Any) -> dict[str, Any]:
    return {"id": name, "game": "kolejka", "seats": 4, "key": KEY, **fields}


# opening


def test_the_same_id_of_the_same_browser_is_one_table(api: Api) -> None:
    first = api.post("/api/tables", order("twice"))
    assert first.status == 201
    assert set(first.json()) == {"code", "watch", "commitment"}
    assert api.post("/api/tables", order("twice", seats=5)).json() == first.json()
    other_key = api.post("/api/tables", order("twice", key="o" * 43)).json()
    other_id = api.post("/api/tables", order("thrice")).json()
    codes = {first.json()["code"], other_key["code"], other_id["code"]}
    assert len(codes) == 3


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"edition": "none"}, "edition.unknown"),
        ({"options": {"wings": "on"}}, "option.unknown"),
        ({"options": {"stalls": "golden"}}, "option.value"),
        ({"seats": 9}, "option.players"),
        ({"game": "reglamentacja", "pace": "days", "options": {"pace": "live"}},
         "option.needs_clock"),
    ],
)  # fmt: skip
def test_a_table_that_can_not_be_is_a_409_with_its_rule(
    api: Api, fields: dict[str, Any], code: str
) -> None:
    answer = api.post("/api/tables", order("impossible", **fields))
    assert answer.refusal() == (409, code)
    assert answer.json()["rule"] == "HSE-HST-2"


@pytest.mark.parametrize(
    "fields",
    [
        {"id": ""}, {"id": "a b"}, {"key": ""}, {"key": "short"}, {"key": "k" * 43 + "\n"},
        {"id": "a\n"}, {"seats": 0}, {"seats": "4"},
        {"pace": "slow"}, {"public": 1}, {"manners": {"undo": "no"}}, {"manners": {"x": 1}},
        {"options": {"a": 1}}, {"secret": "00"}, {"game": "x" * 61},
    ],
)  # fmt: skip
def test_an_order_of_another_form_is_a_422(api: Api, fields: dict[str, Any]) -> None:
    assert api.post("/api/tables", order("odd", **fields)).refusal() == (422, "body.malformed")


# seeing


def test_public_tables_are_listed_and_others_are_not(api: Api) -> None:
    shown = api.post("/api/tables", order("shown", public=True, pace="days")).json()
    hidden = api.post("/api/tables", order("hidden")).json()
    listed = {table["code"]: table for table in api.get("/api/tables").json()["tables"]}
    assert hidden["code"] not in listed
    table = listed[shown["code"]]
    assert table.pop("changed") > 1_700_000_000_000
    assert table == {
        "code": shown["code"], "game": "kolejka", "edition": "standard", "pace": "days",
        "phase": "gathering", "names": ["", "", "", ""], "free": 4,
    }  # fmt: skip
    asyncio.run(_sit_and_seat_bot(api, shown["code"]))
    latest = api.get("/api/tables").json()["tables"][0]
    assert (latest["code"], latest["free"]) == (shown["code"], 2)
    assert latest["names"][1] == "Ania"
    assert shown["watch"] not in api.get("/api/tables").text()


async def _sit_and_seat_bot(api: Api, code: str) -> None:
    host = await Client.enter(api.server, code, KEY)
    assert (await host.ask("sit", seat=1, name="Ania"))["t"] == "done"
    assert (await host.ask("seat_bot", seat=2))["t"] == "done"
    await host.close()


def test_a_table_by_its_codes(api: Api) -> None:
    made = api.post("/api/tables", order("seen")).json()
    code, watch = made["code"], made["watch"]
    info = api.get(f"/api/tables/{code[:3].lower()}-{code[3:]}")
    assert info.headers["cache-control"] == "no-store"
    assert (info.json()["code"], info.json()["watch"]) == (code, watch)
    assert info.json()["commitment"] == made["commitment"]
    by_watch = api.get(f"/api/tables/{watch}")
    assert code not in by_watch.text()
    assert by_watch.json() == {**info.json(), "code": ""}
    assert KEY not in info.text()


def test_whose_turn_it_is_learns_who_sits_there(api: Api) -> None:
    code, watch, keys, actors = asyncio.run(_begun(api))
    assert actors
    for seat, key in enumerate(keys):
        told = api.get(f"/api/tables/{code}", authorization=f"Bearer {key}").json()
        assert (told["seat"], told["turn"]) == (seat, actors)
    strangers = [
        api.get(f"/api/tables/{code}"),
        api.get(f"/api/tables/{code}", authorization=f"Bearer {'s' * 43}"),
        api.get(f"/api/tables/{code}", authorization=keys[0]),
        api.get(f"/api/tables/{watch}", authorization=f"Bearer {keys[0]}"),
    ]
    for answer in strangers:
        assert (answer.json()["seat"], answer.json()["turn"]) == (-1, [])
        assert not any(key in answer.text() for key in keys)


async def _begun(api: Api) -> tuple[str, str, list[str], list[int]]:
    code, clients = await seated_table(api.server, "ration_board", 2, 2)
    watch, actors = clients[0].room["watch"], clients[0].last["ask"]["actors"]
    for client in clients:
        await client.close()
    return code, watch, [client.key for client in clients], actors


def test_who_has_won_and_when_is_told_once_it_is_over(api: Api) -> None:
    before = int(time.time() * 1000)
    code, watch, running_info = asyncio.run(_played(api))
    assert "winners" not in running_info
    assert "ended" not in running_info
    record = api.get(f"/api/tables/{code}/record").text()
    places = re.findall(r"[ab]=(\d)", re.findall(r'\[Result "(.*)"\]', record)[0])
    for one in (code, watch):
        told = api.get(f"/api/tables/{one}").json()
        assert told["winners"] == [seat for seat, place in enumerate(places) if place == "1"]
        assert before <= told["ended"] <= time.time() * 1000


async def _played(api: Api) -> tuple[str, str, dict[str, Any]]:
    code, clients = await seated_table(api.server, "ration_board", 2, 2)
    told: dict[str, Any] = api.get(f"/api/tables/{code}").json()
    await play_on(clients, random.Random("who has won"))
    for client in clients:
        await client.close()
    return code, told["watch"], told


@pytest.mark.parametrize("path", ["/api/tables/AAAAAA", "/api/tables/%00%FF/record"])
def test_a_code_of_no_table_is_a_404(api: Api, path: str) -> None:
    assert api.get(path).refusal() == (404, "table.unknown")


# limits


def test_limits_of_an_address_are_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    options = ("--tables-per-address-per-hour", "2", "--wrong-codes-per-minute", "3",
               "--most-tables", "2", "--message-bytes", "1024", "--trust-proxy")  # fmt: skip
    with running(tmp_path_factory.mktemp("limits"), *options) as server:
        api = Api(server)
        first = api.post("/api/tables", order("one"))
        assert api.post("/api/tables", order("two")).status == 201
        assert api.post("/api/tables", order("three")).refusal() == (429, "table.too_often")
        assert api.post("/api/tables", order("one")).json() == first.json()
        other = api.post("/api/tables", order("four"), x_forwarded_for="192.0.2.7")
        assert other.refusal() == (409, "table.too_many")
        long = api.post("/api/tables", order("five", game="x" * 1024))
        assert long.refusal() == (413, "body.too_long")
        code = first.json()["code"]
        for path in ("/api/tables/AAAAAA", "/api/tables/BBBBBB/record", "/api/tables/CC"):
            assert api.get(path).refusal() == (404, "table.unknown")
        for path in ("/api/tables/AAAAAA", f"/api/tables/{code}", f"/api/tables/{code}/record"):
            answer = api.get(path)
            assert answer.refusal() == (429, "code.too_many")
            assert answer.headers["retry-after"] == "60"
        assert api.get(f"/api/tables/{code}", x_forwarded_for="192.0.2.7").status == 200
