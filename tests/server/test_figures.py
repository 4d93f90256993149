"""Everybody chooses a figure of the box, and with it a colour, before the game begins."""

import asyncio
import json
from pathlib import Path

import pytest

from kartki import games
from kartki.server.admin.requests import ErasePeople, FindPeople
from kartki.server.messages.table_settings import TableSettings
from kartki.server.room.catalogue import game_of
from kartki.server.store.room_doc import RoomDoc, SeatDoc, read_doc
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.around import why, wired
from tests.server.house import Guest, House, Message, house

RULE = "HSE-SEA-8"


def room_of(guest: Guest) -> Message:
    room: Message = [one["room"] for one in guest.heard if one["t"] in ("room", "welcome")][-1]
    return room


def worn(guest: Guest) -> list[int]:
    """The figure of each seat, as this one was told last."""
    return [seat.get("figure", number) for number, seat in enumerate(room_of(guest)["seats"])]


async def gathered(inn: House, people: int, seats: int, game: str = "kolejka") -> list[Guest]:
    """People on the first seats; the others are free."""
    made = await inn.open(game, seats, pace="days", manners={"bot_delay": 0})
    guests = [await inn.enter(made["code"], made["key"])]
    guests += [await inn.enter(made["code"]) for _ in range(1, people)]
    for seat, guest in enumerate(guests):
        await ordered(guest, "sit", seat=seat, name=f"Zuzanna {seat + 1}")
    return guests


async def ordered(guest: Guest, kind: str, **fields: object) -> None:
    assert (await guest.ask(kind, **fields))["t"] == "done"


async def told(guest: Guest, figures: list[int]) -> None:
    await guest.until(lambda one: one["t"] == "room" and worn(guest) == figures)


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_everybody_is_told_and_the_seat_whose_figure_it_was_gets_what_is_left(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as inn:
        ania, bartek = await gathered(inn, people=2, seats=4)
        assert worn(bartek) == [0, 1, 2, 3]
        await ordered(ania, "seat_bot", seat=3)
        await ordered(ania, "choose_figure", figure=3)
        await told(bartek, [3, 1, 2, 0])
        await ordered(bartek, "choose_figure", figure=4)  # the box has more than this table needs
        await told(ania, [3, 4, 2, 0])
        watcher = await inn.enter(room_of(ania)["watch"])
        assert worn(watcher) == [3, 4, 2, 0]


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_what_another_person_has_is_taken_whether_chosen_or_not(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        ania, bartek = await gathered(inn, people=2, seats=3)
        answer = await ania.ask("choose_figure", figure=1)
        assert (why(answer), answer["facts"]) == (("figure.taken", RULE), {"name": "Zuzanna 2"})
        await ordered(bartek, "choose_figure", figure=2)
        assert why(await ania.ask("choose_figure", figure=2)) == ("figure.taken", RULE)
        await ordered(ania, "choose_figure", figure=1)
        await ordered(ania, "choose_figure", figure=1)  # one's own is nobody else's
        assert worn(ania) == [1, 2, 0]


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_of_two_who_want_the_same_at_once_one_gets_it(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        guests = await gathered(inn, people=2, seats=3)
        answers = await asyncio.gather(*[one.ask("choose_figure", figure=2) for one in guests])
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        loser = next(answer for answer in answers if answer["t"] == "refused")
        assert why(loser) == ("figure.taken", RULE)
        assert sorted(worn(guests[0])) == [0, 1, 2]


@pytest.mark.rule("HSE-SEA-8")
@pytest.mark.parametrize("game", games.names())
@wired
async def test_a_box_has_as_many_figures_as_players_at_most(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as inn:
        (ania,) = await gathered(inn, people=1, seats=3, game=game)
        most = game_of(game).most
        await ordered(ania, "choose_figure", figure=most - 1)
        answer = await ania.ask("choose_figure", figure=most)
        assert (why(answer), answer["facts"]) == (("figure.unknown", RULE), {"number": most})


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_who_has_no_seat_chooses_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        (ania,) = await gathered(inn, people=1, seats=2)
        for code in (room_of(ania)["code"], room_of(ania)["watch"]):
            guest = await inn.enter(code)
            assert why(await guest.ask("choose_figure", figure=1)) == ("seat.none", "HSE-SEA-1")


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_whoever_sits_down_keeps_the_figure_that_was_there_then(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        (ania,) = await gathered(inn, people=1, seats=3)
        await ordered(ania, "choose_figure", figure=1)
        bartek = await inn.enter(room_of(ania)["code"])
        await ordered(bartek, "sit", seat=1, name="Bartek")
        assert worn(bartek) == [1, 0, 2]
        await ordered(ania, "choose_figure", figure=2)
        await told(bartek, [2, 0, 1])
        await ordered(bartek, "rise")  # the seat forgets it
        await told(ania, [2, 1, 0])


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_in_the_game_all_keep_their_figures_whoever_sits_there(tmp_path: Path) -> None:
    async with house(tmp_path, bots=frozenset({1, 2})) as inn:
        ania, bartek = await gathered(inn, people=2, seats=3)
        await ordered(ania, "seat_bot", seat=2)
        await ordered(ania, "choose_figure", figure=2)
        await ordered(ania, "start")
        assert why(await bartek.ask("choose_figure", figure=4)) == ("figure.begun", RULE)
        await ordered(ania, "remove", seat=1)
        assert worn(ania) == [2, 1, 0]
        await inn.admin(ErasePeople(FindPeople("Zuzanna 1")))
        late = await inn.enter(room_of(ania)["code"])
        assert (worn(late), room_of(late)["seats"][0]["name"]) == ([2, 1, 0], "N.N.")


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_it_is_stored_and_kept_in_a_rematch_a_branch_and_a_replay(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        guests = ania, bartek = await gathered(inn, people=2, seats=2, game="ration_board")
        await ordered(ania, "choose_figure", figure=7)
        await ordered(bartek, "choose_figure", figure=0)
        await ordered(ania, "start")
        await inn.finish([*guests])
        code = room_of(ania)["code"]
        await ordered(ania, "rematch")
    async with house(tmp_path) as inn:
        again = await inn.enter(code, ania.key)
        assert worn(again) == [7, 0]
        rematch = await inn.enter(room_of(again)["rematch"], ania.key)
        assert worn(rematch) == [7, 0]
        assert why(await rematch.ask("choose_figure", figure=0)) == ("figure.taken", RULE)
        _, film = await inn.fetch(f"/api/tables/{code}/frames")
        assert json.loads(film)["figures"] == [7, 0]
        made = await inn.open("ration_board", 2, **{"from": {"code": code, "n": 3, "seat": 1}})
        assert worn(await inn.enter(made["code"], made["key"])) == [7, 0]


@pytest.mark.rule("HSE-SEA-8")
@wired
async def test_a_table_that_was_stored_before_there_was_a_choice_is_as_it_was(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as inn:
        ania, bartek = await gathered(inn, people=2, seats=3)
        code = room_of(ania)["code"]
        await inn.all_leave(code, [ania, bartek])
        ((stored,),) = inn.rows("SELECT room FROM tables")
        doc = json.loads(stored)
        for seat in doc["seats"]:
            del seat["figure"]
        await inn.change("UPDATE tables SET room = ?", json.dumps(doc).encode())
    async with house(tmp_path) as inn:
        again = await inn.enter(code, ania.key)
        assert all("figure" not in seat for seat in room_of(again)["seats"])
        assert why(await again.ask("choose_figure", figure=1)) == ("figure.taken", RULE)
        await ordered(again, "choose_figure", figure=2)
        assert worn(again) == [2, 1, 0]
        ((stored,),) = inn.rows("SELECT room FROM tables")
        assert [seat.figure for seat in read_doc(stored).seats] == [2, -1, -1]


@pytest.mark.rule("HSE-SEA-8")
@pytest.mark.parametrize(
    ("chosen", "figures"),
    [
        ([-1, -1, -1], [0, 1, 2]),
        ([2, -1, -1], [2, 1, 0]),
        ([1, 2, -1], [1, 2, 0]),
        ([4, 3, -1], [4, 3, 2]),
        ([1, -1, 0], [1, 2, 0]),
        ([-1, 0, -1], [1, 0, 2]),
    ],
)
def test_nobody_is_without_a_figure_and_no_two_are_alike(
    chosen: list[int], figures: list[int]
) -> None:
    seats = [SeatDoc(figure=figure) for figure in chosen]
    doc = RoomDoc("kolejka", "", {}, "days", False, "", seats, TableSettings())
    assert doc.figures() == figures


def test_each_refusal_has_words() -> None:
    for language in LANGUAGES:
        speech = Speech(language)
        for code in ("taken", "unknown", "begun"):
            assert speech.say(f"refusal-figure-{code}", name="Ania", number=5)
