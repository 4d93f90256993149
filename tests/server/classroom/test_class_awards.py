"""HSE-CLA-9 at a class: the wall is told awards once all games of a round are over."""

from pathlib import Path

import pytest

from tests.server.classroom.lesson import Lesson, Listening
from tests.server.classroom.test_teachers_hand import all_at_tables, begun, run
from tests.server.house import Guest, House, Message


async def at_the_wall(lesson: Lesson) -> Listening:
    wall = lesson.listen(code=lesson.wall)
    await wall.told()
    return wall


async def one_queues_up(lesson: Lesson) -> None:
    """The first pupil whose turn it is takes the first place in some queue."""
    guests: list[Guest] = await all_at_tables(lesson)
    acting = next(guest for guest in guests if guest.legal())
    assert (await acting.ask("act", move=acting.legal()[0]))["t"] == "done"


def has_awards(message: Message) -> bool:
    return bool(message.get("awards"))


@pytest.mark.rule("HSE-CLA-9")
def test_awards_come_when_the_games_are_over_and_name_pupils(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        wall = await at_the_wall(lesson)
        await one_queues_up(lesson)
        assert not any(has_awards(one) for one in wall.heard)
        await teacher.do("end")
        told = await wall.told(has_awards)
        award = next(one for one in told["awards"] if one["kind"] == "queue")
        assert award["number"] >= 1
        for winner in award["winners"]:
            assert winner["name"] in lesson.keys
            assert winner["table"] == told["now"]["tables"][0]["name"]

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-9")
def test_a_projector_that_comes_late_is_told_the_same(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        await one_queues_up(lesson)
        await teacher.do("end")
        first = await (await at_the_wall(lesson)).told(has_awards)
        again = await (await at_the_wall(lesson)).told(has_awards)
        assert first["awards"] == again["awards"]
        assert "awards" not in await teacher.told()  # they are for the wall

    run(tmp_path, play)


@pytest.mark.rule("HSE-CLA-9")
def test_another_round_begins_without_awards(tmp_path: Path) -> None:
    async def play(here: House) -> None:
        lesson, teacher = await begun(here, 4)
        await one_queues_up(lesson)
        wall = await at_the_wall(lesson)
        await teacher.do("end")
        await wall.told(has_awards)
        await teacher.do("again")
        told = await wall.told(lambda one: one["now"]["round"] == 2)
        assert not has_awards(told)

    run(tmp_path, play)
