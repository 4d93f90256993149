"""At a table nobody can pass for somebody else; tables of before keep the names they have."""

import msgspec
import pytest

from kartki.server.store.room_doc import read_doc, write_doc
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.around import why, wired
from tests.server.in_process import KEY, House, Line

OTHER = "p" * 30


async def two(house: House, code: str) -> list[Line]:
    lines = [house.connect(), house.connect()]
    for line, key in zip(lines, (KEY, OTHER), strict=True):
        line.say({"t": "hello", "table": code, "key": key})
        await line.until("welcome")
    return lines


@pytest.mark.rule("HSE-SEA-2")
@wired
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers() -> None:
    house = House()
    ania, other = await two(house, (await house.table())["code"])
    assert (await ania.ask("sit", "a", seat=0, name="Ace"))["t"] == "done"
    for number, (name, code) in enumerate(
        [
            ("Асе", "seat.name_alike"),
            ("Aсe", "seat.name_mixed"),
            ("ace", "seat.name_taken"),
            ("АСЕ", "seat.name_alike"),
        ]
    ):
        answer = await other.ask("sit", f"s{number}", seat=1, name=name)
        assert why(answer) == (code, "HSE-SEA-2"), name
        if code == "seat.name_alike":
            assert answer["facts"] == {"name": "Ace"}
    assert (await other.ask("sit", "b", seat=1, name="Олена"))["t"] == "done"
    answer = await other.ask("rename", "c", seat=1, name="Асе")
    assert why(answer) == ("seat.name_alike", "HSE-SEA-2")
    answer = await ania.ask("rename", "d", seat=1, name="Oлена")  # the host may not either
    assert why(answer) == ("seat.name_mixed", "HSE-SEA-2")
    for line in (ania, other):
        await line.leave()


@wired
async def test_a_table_of_before_keeps_its_names_in_game_and_chat() -> None:
    house = House()
    code = (await house.table())["code"]
    ania, other = await two(house, code)
    for seat, line in enumerate((ania, other)):
        assert (await line.ask("sit", "s", seat=seat, name=f"Player {seat}"))["t"] == "done"
        await line.leave()
    kept = house.store.tables[0]
    doc = read_doc(kept.room)
    doc.seats[0].name, doc.seats[1].name = "Ace", "Aсe"  # the second one with a Cyrillic letter
    house.store.tables[0] = msgspec.structs.replace(kept, room=write_doc(doc))
    house.server.lobby._forget(house.server.lobby.rooms[code])
    ania, other = await two(house, code)
    assert (await ania.ask("start", "b"))["t"] == "done"
    assert (await other.ask("chat", "c", phrase="hello"))["t"] == "done"
    assert (await ania.until("chat"))["name"] == "Aсe"
    assert (await ania.ask("rename", "r", seat=0, name="Ala"))["t"] == "done"
    for line in (ania, other):
        await line.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str) -> None:
    speech = Speech(language)
    assert "Ace" in speech.say("refusal-seat-name_alike", name="Ace")
    assert len(speech.say("refusal-seat-name_mixed")) > 40
