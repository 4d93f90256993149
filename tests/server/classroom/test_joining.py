"""From a code to seats: opening a class, joining it, beginning, coming late, another phone."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kartki.server.store.class_doc import MOST_PUPILS, read_class
from kartki.server.store.room_doc import guest_of
from tests.server.classroom.lesson import Lesson, key, open_class, opened, some_names
from tests.server.house import House, house


def run(folder: Path, play: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with house(folder, **settings) as here:
            await play(here)

    asyncio.run(inside())


def people(lesson: Lesson) -> list[list[str]]:
    """By table: the names of the pupils who sit there, as the rooms have it."""
    rooms = [lesson.server.lobby.rooms[code] for code in lesson.room.doc.rooms()]
    return [[seat.name for seat in room.doc.seats if seat.guest] for room in rooms]


@pytest.mark.rule("HSE-CLA-1")
@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
def test_thirty_join_in_a_burst_and_are_all_seated(game: str, tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server, game=game, expected=30)
        teacher = await lesson.teacher()
        await lesson.fill(30)
        shot = await teacher.told(lambda one: one["now"]["joined"] == 30)
        assert [len(table["names"]) for table in shot["now"]["tables"]] == [4] * 7 + [2]
        await teacher.do("begin")
        tables = people(lesson)
        assert sorted(Counter(len(table) for table in tables).items()) == [(3, 2), (4, 6)]
        assert sorted(name for table in tables for name in table) == sorted(lesson.keys)
        shot = await teacher.told(lambda one: one["now"]["phase"] == "playing")
        assert len({table["name"] for table in shot["now"]["tables"]}) == 8
        assert all(table["phase"] == "playing" for table in shot["now"]["tables"])
        guest = await lesson.at_table("Pupil Aa")
        assert guest.heard[0]["you"]["seat"] >= 0
        lesson_told = guest.heard[0]["room"]["lesson"]
        assert lesson_told["code"] == lesson.code
        assert lesson_told["table"] in {table["name"] for table in shot["now"]["tables"]}

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-2")
@pytest.mark.parametrize(("number", "sizes"), [(2, [2]), (5, [2, 3]), (60, [4] * 15)])
def test_a_class_of_any_size(number: int, sizes: list[int], tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server, expected=4)
        await lesson.fill(number)
        await (await lesson.teacher()).do("begin")
        assert sorted(len(table) for table in people(lesson)) == sizes
        rooms = [here.server.lobby.rooms[code] for code in lesson.room.doc.rooms()]
        assert all(len(room.doc.seats) == 4 for room in rooms)
        bots = [seat for room in rooms for seat in room.doc.seats if not seat.guest]
        assert {seat.bot for seat in bots} <= {"shopper"}  # the easiest level
        assert all(room.doc.host == guest_of(lesson.key) for room in rooms)

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"expected": 1}, "class.size"),
        ({"expected": 61}, "class.size"),
        ({"minutes": 4}, "class.minutes"),
        ({"minutes": 241}, "class.minutes"),
        ({"game": "chess"}, "game.unknown"),
        ({"level": "hard"}, "bot.level"),
        ({"edition": "none"}, "edition.unknown"),
        ({"options": {"stalls": "no"}}, "option.value"),
    ],
)
def test_a_class_that_there_cannot_be(fields: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def play(here: House) -> None:
        status, told = await opened(here.server, key(), **fields)
        assert (status, told["code"]) == (409, code)
        assert told["sentence"]

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_one_pupil_is_no_class_and_sixty_one_are_too_many(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.join("Ania")
        assert await teacher.refused("begin") == "class.too_few"
        await lesson.fill(MOST_PUPILS - 1)
        status, told = await lesson.join("Żółć")
        assert (status, told["code"]) == (409, "class.full")

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_the_same_request_twice_is_one_class_and_of_two_teachers_each_has_one(
    tmp_path: Path,
) -> None:
    async def play(here: House) -> None:
        own, other = key(), key()
        first = await opened(here.server, own, request="same")
        assert await opened(here.server, own, request="same") == first
        assert (await opened(here.server, other, request="same"))[1]["code"] != first[1]["code"]

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_another_teachers_key_opens_nothing(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        stranger = lesson.listen(key())
        assert (await stranger.told())["code"] == "class.stranger"
        assert await stranger.until_closed() == "4403"
        await lesson.join("Ania")
        pupil = lesson.listen(lesson.keys["Ania"])
        assert (await pupil.told())["role"] == "pupil"
        assert await pupil.refused("begin") == "class.not_yours"
        wall = lesson.listen(lesson.key, lesson.wall)
        assert (await wall.told())["role"] == "wall"
        assert await wall.refused("begin") == "class.not_yours"
        second_device = await lesson.teacher()
        await lesson.join("Bo")
        await second_device.do("begin")

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-6")
def test_the_same_name_twice(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        await lesson.join("Ania")
        for name, code in [
            ("Ania", "class.name_taken"), ("ANIA", "class.name_taken"),
            ("x" * 21, "seat.name"), ("a\u0430b", "seat.name_mixed"),
        ]:  # fmt: skip
            status, told = await lesson.join(name)
            assert (status, told["code"]) == (409, code), name
        assert lesson.room.doc.given == 1

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_two_tabs_are_one_pupil(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        own = key()
        answers = await asyncio.gather(*[lesson.join("Ania", own) for _ in range(5)])
        assert {told["pupil"] for _, told in answers} == {"p1"}
        assert len(lesson.room.doc.pupils) == 1
        assert (await lesson.join("Another name", own))[1]["name"] == "Ania"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-6")
def test_a_rude_name_waits_for_the_teacher(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        status, told = await lesson.join("Kurwa")
        assert status == 201
        assert told["wanted"]
        assert told["name"] != "Kurwa"
        teacher = await lesson.teacher()
        (pupil,) = (await teacher.told())["teacher"]["pupils"]
        assert pupil["wanted"] == "Kurwa"
        await lesson.join("Scunthorpe F")
        await teacher.do("allow_name", pupil=pupil["id"], yes=False)
        (same, _) = (await teacher.told(lambda one: "wanted" not in one["teacher"]["pupils"][0]))[
            "teacher"
        ]["pupils"]
        assert same["name"] == pupil["name"]
        await teacher.do("rename", pupil=pupil["id"], name="Kasia")
        assert await teacher.refused("rename", pupil="p2", name="Kasia") == "class.name_taken"
        assert await teacher.refused("rename", pupil="p9", name="Kasia") == "class.pupil"
        assert lesson.room.doc.pupils[0].name == "Kasia"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-6")
def test_a_name_of_the_games_time(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server, game="ration_board")
        answers = await asyncio.gather(*[lesson.join() for _ in range(30)])
        names = [told["name"] for _, told in answers]
        assert len(set(names)) == 30
        assert all(names)

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_codes_that_lead_nowhere(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        for path in ("ZZZZZZ", lesson.wall):
            status, body = await here.fetch(f"/api/classes/{path}")
            assert status == 404
            assert "class.unknown" in body
        gone = Lesson(here.server, {"code": "ZZZZZZ", "wall": ""}, key())
        assert (await gone.listen(key()).told())["code"] == "class.unknown"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-2")
def test_the_teacher_places_pupils_by_hand(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(5)
        for pupil in ("p1", "p2", "p3", "p4"):
            await teacher.do("move", pupil=pupil, table=1)
        assert await teacher.refused("move", pupil="p5", table=1) == "class.table_full"
        assert await teacher.refused("move", pupil="p5", table=9) == "class.table"
        await teacher.do("begin")
        assert sorted(map(len, people(lesson))) == [1, 4]
        assert await teacher.refused("move", pupil="p5", table=0) == "class.begun"
        assert await teacher.refused("begin") == "class.begun"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-2")
def test_latecomers_take_bots_seats_and_then_another_table(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(6)
        await teacher.do("begin")
        for name in ("Late Ka", "Late Lo"):
            status, told = await lesson.join(name)
            assert status == 201
            assert told["room"] in lesson.room.doc.rooms()
        assert sorted(map(len, people(lesson))) == [4, 4]
        guest = await lesson.at_table("Late Ka")
        assert guest.heard[0]["you"]["seat"] >= 0
        assert (await lesson.join("Late Mu"))[1]["room"] == lesson.room.doc.rooms()[2]
        assert (await lesson.join("Late Ny"))[1]["room"] == lesson.room.doc.rooms()[2]
        assert sorted(map(len, people(lesson))) == [2, 4, 4]
        assert len({table.name for table in lesson.room.doc.tables}) == 3

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-2", "HSE-CLA-6", "HSE-SEA-6")
def test_nobody_gets_the_hand_of_a_pupil_who_was_removed(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(4)
        await teacher.do("begin")
        gone = lesson.room.doc.pupils[0]
        guest = await lesson.at_table(gone.name)
        await teacher.do("remove", pupil=gone.id)
        room = here.server.lobby.rooms[lesson.room.doc.rooms()[0]]
        await guest.until(lambda one: one["t"] == "room" and one["you"]["seat"] == -1)
        assert room.doc.seats[gone.seat].bot == "shopper"
        assert room.doc.seats[gone.seat].name not in lesson.keys
        status, told = await lesson.join("Late Ka")
        assert status == 201
        assert told["room"] != room.code
        status, told = await lesson.join(gone.name, lesson.keys[gone.name])
        assert (status, told["code"]) == (409, "class.removed")

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-2")
def test_at_a_table_of_a_class_nobody_sits_down_or_is_the_host(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        await lesson.fill(2)
        await (await lesson.teacher()).do("begin")
        code = lesson.room.doc.rooms()[0]
        stranger = await here.enter(code)
        assert not stranger.heard[0]["you"]["may_sit"]
        assert (await stranger.ask("sit", seat=3, name="Eve"))["code"] == "class.seats"
        teacher = await here.enter(code, lesson.key)
        assert (await teacher.ask("remove", seat=0))["code"] == "class.hand"
        pupil = await lesson.at_table("Pupil Aa")
        assert (await pupil.ask("rename", seat=0, name="Eve"))["code"] == "class.hand"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-5")
@pytest.mark.parametrize("begun", [False, True])
def test_another_phone(begun: bool, tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(3)
        if begun:
            await teacher.do("begin")
        name, new = "Pupil Aa", key()
        mate = await lesson.at_table("Pupil Ae") if begun else None
        old = await lesson.at_table(name) if begun else None
        assert (await lesson.join(name, new))[1]["code"] == "class.name_taken"
        assert (await lesson.join("Nobody", new, mine=True))[1]["code"] == "class.pupil"
        status, told = await lesson.join(name, new, mine=True)
        assert (status, told["waits"]) == (201, True)
        phone = lesson.listen(new)
        assert (await phone.told())["pupil"]["waits"]
        (asked,) = (await teacher.told(lambda one: one["teacher"]["phones"]))["teacher"]["phones"]
        assert asked["name"] == name
        await teacher.do("let_phone", phone=asked["id"], yes=True)
        assert (await phone.told(lambda one: one["pupil"]["id"]))["pupil"]["name"] == name
        assert await teacher.refused("let_phone", phone=asked["id"], yes=True) == "class.phone"
        if old is not None and mate is not None:
            await old.until(lambda one: one["t"] == "room" and one["you"]["seat"] == -1)
            await mate.until(
                lambda one: one["t"] == "told" and one["events"][0]["code"] == "played_by"
            )
            lesson.keys[name] = new
            assert (await lesson.at_table(name)).heard[0]["you"]["seat"] >= 0

    run(tmp_path, play)


def test_a_phone_that_the_teacher_does_not_know_stays_outside(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(2)
        new = key()
        await lesson.join("Pupil Aa", new, mine=True)
        await teacher.do("let_phone", phone=lesson.room.doc.phones[0].id, yes=False)
        assert not lesson.room.doc.phones
        assert (await lesson.about(new)).get("role", "") == ""

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
def test_a_command_that_comes_twice_is_one(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(3)
        first = await teacher.ask("begin", id="once")
        again = await (await lesson.teacher()).ask("begin", id="once")
        assert first == again
        assert first["t"] == "done"
        assert len(here.rows("SELECT 1 FROM tables")) == 1

    run(tmp_path, play)


def test_stored_before_told(tmp_path: Path) -> None:
    """What a pupil was answered stands in the file at that moment."""

    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        for name in some_names(5):
            await lesson.join(name)
            ((doc,),) = here.rows("SELECT doc FROM classes")
            assert read_class(doc).pupils[-1].name == name

    run(tmp_path, play)


def test_a_full_house_seats_no_half_class(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        await lesson.fill(9)
        assert await teacher.refused("begin") == "table.too_many"
        assert here.rows("SELECT 1 FROM tables") == []
        assert lesson.room.doc.phase == "gathering"

    run(tmp_path, play, most_tables=2)
