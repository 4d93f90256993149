"""A whole class comes from one address: its limits hold up a guesser, and no class."""

import asyncio
import json
from typing import Any

import pytest

from kartki.server.classroom import names
from kartki.server.classroom.rude import is_rude
from kartki.server.classroom.teacher import answer as answered
from kartki.server.messages import class_wire, wire
from kartki.server.store.class_doc import MOST_PUPILS, PupilDoc
from kartki.server.store.room_doc import guest_of
from kartki.table.occupants import alike, is_name
from kartki.words.languages import LANGUAGES
from tests.server.classroom.lesson import key, some_names
from tests.server.classroom.test_class_store import document
from tests.server.in_process import HOME, House

AWAY = "192.0.2.9"


async def opened(house: House, own: str, address: str = HOME) -> dict[str, Any]:
    body = {"request": "r", "key": own, "game": "kolejka", "language": "it", "expected": 60}
    status, told = await house.fetch("/api/classes", body, address=address)
    assert status == 201, told
    made: dict[str, Any] = json.loads(told)
    return made


async def join(house: House, code: str, name: str, address: str = HOME) -> tuple[int, str]:
    body = {"key": key(), "name": name}
    status, told = await house.fetch(f"/api/classes/{code}/pupils", body, address=address)
    return status, json.loads(told).get("code", "")


def test_sixty_pupils_and_their_sockets_behind_one_address() -> None:
    async def play() -> None:
        house = House()
        made = await opened(house, key())
        for name in some_names(MOST_PUPILS):
            assert (await join(house, made["code"], name))[0] == 201
        lines = [house.connect() for _ in range(2 * MOST_PUPILS + 2)]  # class and table, each
        for line in lines:
            line.say({"t": "hello", "table": "ZZZZZZ", "key": ""})
        await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert all(line.accepted for line in lines)
        for line in lines:
            await line.leave()

    asyncio.run(play())


def test_wrong_codes_of_classes_count_and_are_told_apart_by_nothing() -> None:
    async def play() -> None:
        house = House(wrong_codes_per_minute=3)
        made = await opened(house, key(), address=HOME)
        for number in range(3):
            status, _ = await house.fetch(f"/api/classes/WRONG{number}", address=AWAY)
            assert status == 404
        for code in ("WRONG9", made["code"]):  # a right one, too: nothing is looked up any more
            status, told = await house.fetch(f"/api/classes/{code}", address=AWAY)
            assert (status, json.loads(told)["code"]) == (429, "code.too_many")
        assert (await join(house, made["code"], "Ada", AWAY))[1] == "code.too_many"
        status, _ = await house.fetch("/api/tables/WRONG1", address=AWAY)
        assert status == 429  # one count for codes of classes and of tables

    asyncio.run(play())


def test_a_guesser_in_the_class_locks_nobody_out_of_it() -> None:
    async def play() -> None:
        house = House(wrong_codes_per_minute=3)
        made = await opened(house, key(), address=HOME)
        for number in range(5):
            await house.fetch(f"/api/classes/WRONG{number}", address=HOME)
        assert (await join(house, made["code"], "Ada"))[0] == 201
        other = await opened(house, key(), address=AWAY)  # which is not at this address
        assert (await join(house, other["code"], "Ada"))[1] == "code.too_many"

    asyncio.run(play())


def test_who_was_told_a_room_code_does_not_guess_it() -> None:
    async def play() -> None:
        house = House(wrong_codes_per_minute=3)
        teacher, own = key(), key()
        made = await opened(house, teacher)
        for name, one in (("Ada", own), ("Bo", key())):
            body = {"key": one, "name": name}
            await house.fetch(f"/api/classes/{made['code']}/pupils", body)
        room = house.server.classes.known[made["code"]]
        answer = await answered(room, guest_of(teacher), class_wire.BeginClass("b"))
        assert isinstance(answer, wire.Done)
        for number in range(4):
            await house.fetch(f"/api/tables/WRONG{number}")
        status, told = await house.fetch(f"/api/classes/{made['code']}", key=own)
        assert status == 200
        assert await house.hello(json.loads(told)["room"], own) == "welcome"
        assert await house.hello(json.loads(told)["room"], key()) == "hello.too_many"

    asyncio.run(play())


def test_classes_count_like_tables_of_their_address() -> None:
    async def play() -> None:
        house = House(tables_per_address_per_hour=2)
        await opened(house, key())
        await opened(house, key())
        body = {"request": "r", "key": key(), "game": "kolejka", "language": "it", "expected": 9}
        status, told = await house.fetch("/api/classes", body)
        assert (status, json.loads(told)["code"]) == (429, "table.too_often")

    asyncio.run(play())


@pytest.mark.rule("HSE-CLA-6")
@pytest.mark.parametrize(
    "name", ["fuck", "F.u.c.k", "fuuuck", "5h1t", "Kurwa", "kUrWa123", "Chuj", "Cazzo", "Str0nz0",
             "Dupa", "troia", "SHIT happens", "merda", "Pedał"]
)  # fmt: skip
def test_rude_names_are_seen(name: str) -> None:
    assert is_rude(name)


@pytest.mark.rule("HSE-CLA-6")
@pytest.mark.parametrize(
    "name", ["Ania", "Cassandra", "Titus", "Anna Lisa", "Essex", "Dick", "Zuzanna", "Łukasz",
             "Figaro", "Sukanya", "Assia", "Krzysztof", "Michał", "Hancock", "Analisa"]
)  # fmt: skip
def test_names_that_only_look_like_it_are_not(name: str) -> None:
    assert not is_rude(name)


@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
def test_names_of_the_games_time_are_names_and_nobody_is_taken_for_another(game: str) -> None:
    doc = document(game=game)
    found: list[str] = []
    for number in range(70):
        found.append(names.given_name(doc))
        doc.pupils = [*doc.pupils, PupilDoc(f"p{number}", found[-1], f"g{number}")]
    assert all(is_name(name) and not is_rude(name) for name in found)
    assert not [
        (one, other) for n, one in enumerate(found) for other in found[:n] if alike(one, other)
    ]


@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_a_name_of_its_own_in_every_language(language: str, game: str) -> None:
    titles = [names.table_title(name, language) for name in names.table_names(game)]
    assert len(set(titles)) == names.MOST_TABLES
    assert max(map(len, titles)) <= 24
