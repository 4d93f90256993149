"""The teacher's hand: pause, messages, chat, minutes, the end, another round, results."""

import asyncio
import csv
import io
import json
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kartki.core import record as records
from kartki.core.record import Fault
from kartki.server.admin.requests import ErasePeople, FindPeople, PeopleErased
from kartki.server.classroom.results import ClassResults, ResultSeat, TableResult, as_csv
from kartki.table.verify import verify
from tests.server.asgi import http
from tests.server.classroom.lesson import Lesson, Listening, open_class, post
from tests.server.house import Guest, House, house
from tests.server.inputs import Fetch

SETTLED = 0.6  # seconds: more than two ticks of a class's snapshots


def run(folder: Path, play: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with house(folder, **settings) as here:
            await play(here)

    asyncio.run(inside())


async def begun(here: House, number: int = 4, **fields: Any) -> tuple[Lesson, Listening]:
    lesson = await open_class(here.server, **fields)
    teacher = await lesson.teacher()
    await lesson.fill(number)
    await teacher.do("begin")
    return lesson, teacher


async def all_at_tables(lesson: Lesson) -> list[Guest]:
    return [await lesson.at_table(name) for name in lesson.keys]


def lesson_of(guest: Guest) -> dict[str, Any]:
    rooms = [one["room"] for one in guest.heard if one["t"] in ("room", "welcome")]
    return dict(rooms[-1]["lesson"])


@pytest.mark.rule("HSE-CLA-3")
@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
def test_in_a_pause_nobody_acts_and_then_it_goes_on(game: str, tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 8, game=game)
        guests = await all_at_tables(lesson)
        await teacher.do("pause")
        for guest in guests:
            await guest.until(lambda one: one.get("room", {}).get("lesson", {}).get("paused"))
        acting = [guest for guest in guests if guest.legal()]
        assert acting
        for guest in acting:
            answer = await guest.ask("act", move=guest.legal()[0])
            assert (answer["code"], answer["rule"]) == ("class.paused", "HSE-CLA-3")
            assert (await guest.ask("take_back"))["code"] == "class.paused"
        assert (await teacher.told(lambda one: one["now"]["paused"]))["now"]["paused"]
        await teacher.do("pause")  # twice is once
        await teacher.do("go_on")
        answer = await acting[0].ask("act", move=acting[0].legal()[0])
        assert answer["t"] == "done", answer

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-3")
def test_a_pause_before_the_beginning_is_refused(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        assert await teacher.refused("pause") == "class.not_begun"
        assert await teacher.refused("end") == "class.not_begun"
        assert await teacher.refused("again") == "class.not_begun"
        assert await teacher.refused("add_minutes", minutes=5) == "class.not_begun"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-8")
def test_what_the_teacher_says_stands_at_every_table(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 8)
        guests = await all_at_tables(lesson)
        await teacher.do("say", text="Look at the board.")
        for guest in guests:
            await guest.until(
                lambda one: (
                    one.get("room", {}).get("lesson", {}).get("message") == "Look at the board."
                )
            )
        for text in ("x" * 201, "two\nlines"):
            assert await teacher.refused("say", text=text) == "class.message"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-8")
def test_phrases_are_usual_and_words_are_the_teachers_to_allow(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 2)
        guest = await lesson.at_table("Pupil Aa")
        assert (await guest.ask("chat", text="hi"))["code"] == "class.phrases"
        assert (await guest.ask("chat", phrase="hello"))["t"] == "done"
        await teacher.do("set_chat", chat="off")
        assert (await guest.ask("chat", phrase="hello"))["code"] == "chat.off"
        await teacher.do("set_chat", chat="free")
        assert (await guest.ask("chat", text="hi"))["t"] == "done"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
def test_the_end_now_and_what_came_of_it(game: str, tmp_path: Path) -> None:
    """All games end by how they stand; results, questions and records follow."""

    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 6, game=game)
        guests = await all_at_tables(lesson)
        own = lesson.keys["Pupil Aa"]
        answers = {"key": own, "answers": ["=1+1", "I waited.", ""]}
        path = f"/api/classes/{lesson.code}"
        early = await post(here.server, f"{path}/answers", answers)
        assert (early[0], early[1]["code"]) == (409, "class.questions")
        await teacher.do("end")
        for guest in guests:
            await guest.until(lambda one: one.get("room", {}).get("phase") == "over")
            assert lesson_of(guest)["questions"]
        shot = await teacher.told(lambda one: one["now"]["phase"] == "ended")
        assert shot["now"]["over"]
        assert all(min(table["places"]) == 1 for table in shot["now"]["tables"])
        assert (await lesson.join("Late Ka"))[1]["code"] == "class.ended"
        assert (await post(here.server, f"{path}/answers", answers))[0] == 200
        await _look_at_results(here, lesson, game)

    run(tmp_path, play)


async def _look_at_results(here: House, lesson: Lesson, game: str) -> None:
    path = f"/api/classes/{lesson.code}"
    for name in ("results", "results.csv", "records.zip"):
        status, body = await here.fetch(f"{path}/{name}", key=lesson.keys["Pupil Aa"])
        assert (status, json.loads(body)["code"]) == (403, "class.not_yours")
    told = json.loads((await here.fetch(f"{path}/results", key=lesson.key))[1])
    assert [one["answers"] for one in told["answers"]] == [["=1+1", "I waited.", ""]]
    assert all(table["by_time"] for table in told["tables"])
    text = (await here.fetch(f"{path}/results.csv", key=lesson.key))[1]
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    assert sorted(row["Name"] for row in rows) == sorted(lesson.keys)
    assert {row["Ended by time"] for row in rows} == {"yes"}
    assert [row["Answer 1"] for row in rows if row["Name"] == "Pupil Aa"] == ["'=1+1"]
    asked = Fetch(f"{path}/records.zip", key=lesson.key)
    whole = await http(here.server.app, asked, asked.path)
    with zipfile.ZipFile(io.BytesIO(whole.partition(b"\n")[2])) as file:
        names = file.namelist()
        assert len(names) == 2
        for name in names:
            record = records.read(file.read(name).decode())
            assert not isinstance(record, Fault)
            proof = verify(record)
            assert not isinstance(proof, Fault), proof
            assert proof.by_time


@pytest.mark.parametrize(
    ("language", "head", "row"),
    [
        ("pl", "Gra,Stół,Imię,Miejsce,Koniec z upływem czasu", "2,Kiosk,Zoé,1,tak"),
        ("it", "Partita,Tavolo,Nome,Posto,Finita a tempo", "2,L’edicola,Zoé,1,sì"),
    ],
)
def test_the_table_of_figures_speaks_as_the_class_does(language: str, head: str, row: str) -> None:
    seats = (ResultSeat("Zoé", False, 1), ResultSeat("Ada", True, 2))
    table = TableResult(2, "kiosk", True, True, seats)
    text = as_csv(ClassResults("K7MPQX", "kolejka", (table,), (), 0), language)
    assert [line.rsplit(",", 3)[0] for line in text.split("\r\n")[:2]] == [f"\ufeff{head}", row]


async def figures(here: House, lesson: Lesson) -> list[dict[str, str]]:
    text = (await here.fetch(f"/api/classes/{lesson.code}/results.csv", key=lesson.key))[1]
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


def test_who_is_renamed_later_keeps_the_answers_of_before(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        own, path = lesson.keys["Pupil Aa"], f"/api/classes/{lesson.code}/answers"
        pupil = lesson.room.doc.pupils[0]
        for number, name in ((1, "Pupil Aa"), (2, "Zofia")):
            if number > 1:
                await teacher.do("again")
                await teacher.do("rename", pupil=pupil.id, name=name)
            await teacher.do("end")
            answers = [f"in round {number}", "", ""]
            assert (await post(here.server, path, {"key": own, "answers": answers}))[0] == 200
        said = {(one["Game"], one["Name"]): one["Answer 1"] for one in await figures(here, lesson)}
        assert {who: text for who, text in said.items() if text} == {
            ("1", "Pupil Aa"): "in round 1",
            ("2", "Zofia"): "in round 2",
        }

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-4")
def test_when_the_time_is_up_the_class_ends_by_itself(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4, minutes=5)
        shot = await teacher.told(lambda one: one["now"]["phase"] == "playing")
        left = shot["now"]["ends_in"]
        assert 290_000 < left <= 300_000
        await teacher.do("add_minutes", minutes=5)
        assert lesson.room.doc.ends_at > 0
        shot = await teacher.told(lambda one: one["now"]["ends_in"] > 300_000)
        assert 590_000 < shot["now"]["ends_in"] <= 600_000
        here.dates.pass_days(11 / 60 / 24)
        lesson.room.changed()  # the clock of the wall was put forward: look at it again
        await teacher.told(lambda one: one["now"]["phase"] == "ended")
        assert here.phases() == ["over"]

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-1")
@pytest.mark.parametrize("mixed", [False, True])
def test_begin_again_with_the_same_class(mixed: bool, tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 8)
        guests = await all_at_tables(lesson)
        before = {one.id: one.table for one in lesson.room.doc.pupils}
        assert await teacher.refused("again", mixed=mixed) == "class.not_over"
        await teacher.do("end")
        await teacher.do("again", mixed=mixed)
        doc = lesson.room.doc
        assert (doc.phase, doc.round, len(doc.before)) == ("playing", 2, 2)
        for name, guest in zip(lesson.keys, guests, strict=True):
            await guest.until(lambda one: one.get("room", {}).get("lesson", {}).get("next"))
            there = await lesson.at_table(name)
            assert there.heard[0]["room"]["code"] == lesson_of(guest)["next"]
            assert there.heard[0]["you"]["seat"] >= 0
        if not mixed:
            assert {one.id: one.table for one in doc.pupils} == before
        names = [table.name for table in doc.tables]
        assert names == [table.name for table in doc.before]

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-7")
def test_a_class_is_forgotten_and_its_records_stay_without_names(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4, chat="free")
        guest = await lesson.at_table("Pupil Aa")
        assert (await guest.ask("chat", text="It is me, Pupil Aa"))["t"] == "done"
        await teacher.do("say", text="Well done, Pupil Ae")
        await teacher.do("end")
        own = {"key": lesson.keys["Pupil Ao"], "answers": ["I am Pupil Ao", "", ""]}
        assert (await post(here.server, f"/api/classes/{lesson.code}/answers", own))[0] == 200
        code = lesson.room.doc.rooms()[0]
        await teacher.do("forget_now")
        assert await teacher.until_closed() == "4404"
        assert (await here.fetch(f"/api/classes/{lesson.code}"))[0] == 404
        assert here.rows("SELECT 1 FROM classes UNION SELECT 1 FROM class_answers") == []
        assert here.rows("SELECT 1 FROM chat") == []
        status, record = await here.fetch(f"/api/tables/{code}/record")
        assert status == 200
        assert "Pupil" not in record
        assert "N.N." in record
        read = records.read(record)
        assert not isinstance(read, Fault)
        assert not isinstance(verify(read), Fault)
        for row in here.rows("SELECT room, head, request FROM tables"):
            assert "Pupil" not in str(row)
            assert lesson.code not in str(row)

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-7")
def test_retention_forgets_a_class_whose_day_is_over(tmp_path: Path) -> None:
    """Also one that still plays: it is closed, and what was played stays."""

    async def play(here: House) -> None:
        lesson, _ = await begun(here, 4)
        await here.server.retention.run_once()
        assert here.rows("SELECT count(*) FROM classes") == [(1,)]
        here.dates.pass_days(2.1)
        await here.server.retention.run_once()
        assert here.rows("SELECT count(*) FROM classes") == [(0,)]
        assert here.phases() == ["closed"]
        assert (await lesson.join("Late Ka"))[1]["code"] == "class.unknown"  # yesterday's code

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-7")
def test_it_may_be_forgotten_sooner_but_not_later(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        last = (await teacher.told())["teacher"]["forget_last"]
        assert await teacher.refused("set_forget", at=last + 1) == "class.forget"
        await teacher.do("set_forget", at=last - 1000)
        assert here.rows("SELECT forget FROM classes") == [(last - 1000,)]

    run(tmp_path, play)


def test_the_replay_of_a_table_on_the_wall(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        wall = lesson.listen("", lesson.wall)
        assert await teacher.refused("show_replay", table=0) == "class.not_over"
        assert await teacher.refused("show_replay", table=7) == "class.table"
        await teacher.do("end")
        await teacher.do("show_replay", table=0)
        shown = await wall.told(lambda one: one.get("shows"))
        status, _ = await here.fetch(f"/api/tables/{shown['shows']}/frames")
        assert status == 200
        await teacher.told(lambda one: one["teacher"]["shows"] == shown["shows"])
        await teacher.do("show_replay", table=-1)
        await wall.told(lambda one: not one.get("shows"))
        await teacher.told(lambda one: not one["teacher"]["shows"])

    run(tmp_path, play)


def test_a_projector_and_a_teacher_who_load_their_page_again_see_all_of_it(
    tmp_path: Path,
) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 8)
        for _ in range(2):
            wall = lesson.listen("", lesson.wall)
            shot = await wall.told()
            assert [table["k"] for table in shot["wall"]] == [0, 1]
            assert all(table["view"] for table in shot["wall"])
            assert "teacher" not in shot
            assert lesson.key not in str(shot)
            wall.leave()
        teacher.leave()
        again = await (await lesson.teacher()).told()
        assert len(again["teacher"]["pupils"]) == 8
        assert [len(table["names"]) for table in again["now"]["tables"]] == [4, 4]

    run(tmp_path, play)


def test_nothing_is_told_when_nothing_has_changed(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 2)
        wall = lesson.listen("", lesson.wall)
        await wall.told(lambda one: one["now"]["phase"] == "playing")
        await asyncio.sleep(SETTLED)
        shots = len([one for one in wall.heard if one["t"] == "class"])
        await asyncio.sleep(SETTLED)
        assert len([one for one in wall.heard if one["t"] == "class"]) == shots
        await teacher.do("say", text="Hello")
        last = await wall.told(lambda one: one["now"]["message"] == "Hello")
        assert all("view" in table for table in last.get("wall", []))

    run(tmp_path, play)


def test_nonsense_is_answered_and_ends_the_socket_at_last(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson = await open_class(here.server)
        teacher = await lesson.teacher()
        for said in ({"t": "begin"}, {"t": "fly", "id": "x"}, {"t": "begin", "id": "y", "z": 1}):
            teacher.say(said)
        await teacher.until(lambda one: one["t"] == "fault")
        assert (await teacher.ask("begin"))["code"] == "class.too_few"
        for _ in range(20):
            teacher.say({"t": "fly"})
        assert await teacher.until_closed() == "4400"

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-7")
def test_one_pupil_is_erased_from_table_and_class(tmp_path: Path) -> None:
    """`kartki tables erase` reaches a class, too, also one that is in memory."""

    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        await teacher.do("end")
        own = {"key": lesson.keys["Pupil Aa"], "answers": ["me", "me", "me"]}
        assert (await post(here.server, f"/api/classes/{lesson.code}/answers", own))[0] == 200
        erased = await here.admin(ErasePeople(FindPeople(name="Pupil Aa")))
        assert isinstance(erased, PeopleErased), erased
        assert here.rows("SELECT 1 FROM class_answers") == []
        ((doc,),) = here.rows("SELECT doc FROM classes")
        assert b"Pupil Aa" not in doc
        assert b"Pupil Ae" in doc
        await teacher.do("say", text="Thank you")  # from memory, which has forgotten, too
        ((doc,),) = here.rows("SELECT doc FROM classes")
        assert b"Pupil Aa" not in doc

    run(tmp_path, play)
