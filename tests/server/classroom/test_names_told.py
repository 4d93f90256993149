"""Whose names a pupil is told: those at one's own table, and nobody else's (docs/privacy.md)."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.classroom.lesson import Lesson, key, open_class
from tests.server.classroom.test_joining import run
from tests.server.house import House, Message

PUPILS = 8  # two tables


def names(shot: Message) -> list[list[str]]:
    return [table["names"] for table in shot["now"]["tables"]]


def eight_of_them(play: Callable[[Lesson], Awaitable[None]]) -> Callable[[House], Awaitable[None]]:
    async def inside(here: House) -> None:
        lesson = await open_class(here.server, expected=PUPILS)
        await lesson.fill(PUPILS)
        await play(lesson)

    return inside


@pytest.mark.rule("HSE-CLA-6")
@pytest.mark.parametrize("begun", [False, True])
def test_a_pupil_is_told_the_names_at_one_table(begun: bool, tmp_path: Path) -> None:
    async def play(lesson: Lesson) -> None:
        teacher = await lesson.teacher()
        if begun:
            await teacher.do("begin")
        phase = "playing" if begun else "gathering"
        everybody = names(await teacher.told(lambda one: one["now"]["phase"] == phase))
        assert [len(table) for table in everybody] == [4, 4]
        for name, own in lesson.keys.items():
            shot = await lesson.listen(own).told(lambda one: one["now"]["phase"] == phase)
            mine = shot["pupil"]["table"]
            assert name in everybody[mine]
            told = [table if at == mine else [] for at, table in enumerate(everybody)]
            assert names(shot) == told

    run(tmp_path, eight_of_them(play))


@pytest.mark.rule("HSE-CLA-5")
def test_a_phone_that_waits_is_told_no_name(tmp_path: Path) -> None:
    async def play(lesson: Lesson) -> None:
        own = key()
        _, answer = await lesson.join("Pupil Aa", own, mine=True)
        assert answer["waits"], answer
        shot = await lesson.listen(own).told()
        assert shot["pupil"]["waits"]
        assert names(shot) == [[], []]

    run(tmp_path, eight_of_them(play))
