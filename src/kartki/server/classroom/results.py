"""What came of a class: places and answers, as a page, as a table of figures, as records."""

import asyncio
import csv
import io
import zipfile
from typing import Final

import msgspec

from kartki.core import record as records
from kartki.core.play import Refusal
from kartki.core.record import Record
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.names import table_title
from kartki.server.room.room import Room
from kartki.server.store.class_doc import ClassTableDoc, PupilDoc
from kartki.server.store.interface import PutAnswer, StoredTable, StoreTrouble
from kartki.server.store.store_admin import whole_record
from kartki.server.store.timestamps import now_ms
from kartki.words.speech import Speech

QUESTIONS: Final = 3
LONGEST_ANSWER: Final = 600
_COLUMNS: Final = (
    *("class-column_round", "class-column_table", "class-column_name", "class-column_place"),
    "class-column_by_time",
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


class ResultSeat(msgspec.Struct, frozen=True):
    name: str
    bot: bool
    place: int  # 0: the game is not over


class TableResult(msgspec.Struct, frozen=True):
    round: int
    name: str  # the id of the table's name
    over: bool
    by_time: bool  # HSE-CLA-4: the time was up
    seats: tuple[ResultSeat, ...]


class PupilAnswers(msgspec.Struct, frozen=True):
    name: str
    round: int
    answers: tuple[str, ...]  # by question; "": none


class ClassResults(msgspec.Struct, frozen=True):
    """For the teacher alone."""

    code: str
    game: str
    tables: tuple[TableResult, ...]
    answers: tuple[PupilAnswers, ...]
    forget_at: int  # milliseconds since 1970


# answers


async def put_answers(
    room: Classroom, guest: str, answers: list[str], asked_in: int = 0
) -> Refusal | None:
    """After the game; a second time takes the place of the first.

    `asked_in`: the round whose questions these are, for whoever still writes when the next one
    begins; 0: this one.
    """
    texts = [text.strip() for text in answers]
    if any(len(text) > LONGEST_ANSWER or not _shown(text) for text in texts):
        return Refusal("class.answer", "HSE-CLA-7", (("most", LONGEST_ANSWER),))
    async with room.lock:
        pupil = room.doc.pupil_of(guest)
        at, round_ = now_ms(), asked_in or room.doc.round
        if pupil is None or pupil.removed or not await _has_played(room, pupil, round_):
            return Refusal("class.questions", "HSE-CLA-1")
        refusal = await room.write(
            [
                PutAnswer(room.number, pupil.id, round_, number, text, at)
                for number, text in enumerate(texts)
            ]
        )
        if refusal is None and round_ == room.doc.round:
            room.answered.add(pupil.id)
        return refusal


def _shown(text: str) -> bool:
    return all(sign.isprintable() or sign == "\n" for sign in text)


async def _has_played(room: Classroom, pupil: PupilDoc, number: int) -> bool:
    """In that round, at a table whose game is over."""
    tables = [table for table in room.doc.all_tables() if table.round == number]
    rooms = (await room.rooms(tables)).values()
    return any(one.doc.phase == "over" and one.doc.seat_of(pupil.guest) >= 0 for one in rooms)


# results


async def results(room: Classroom) -> ClassResults:
    doc = room.doc
    rooms = await room.rooms(doc.all_tables())
    tables = [
        await _result(table, found)
        for table in doc.all_tables()
        if (found := rooms.get(table.room)) is not None
    ]
    stored = await room.lobby.services.store.class_answers(room.number)
    said = _answers(room, stored, _names_of_rounds(room, rooms))
    return ClassResults(room.code, doc.game, tuple(tables), tuple(said), doc.forget_at)


async def _result(table: ClassTableDoc, room: Room) -> TableResult:
    async with room.lock:
        outcome = None if room.table is None else room.table.state.outcome
        over = outcome is not None and room.doc.phase == "over"
        places = outcome.places if outcome is not None and over else [0] * len(room.doc.seats)
        seats = [
            ResultSeat(seat.name, bool(seat.bot), place)
            for seat, place in zip(room.doc.seats, places, strict=True)
        ]
        by_time = outcome is not None and over and outcome.by_time()
        return TableResult(table.round, table.name, over, by_time, tuple(seats))


def _names_of_rounds(room: Classroom, rooms: dict[str, Room]) -> dict[tuple[int, str], str]:
    """What each pupil was called at their table in each round, by the pupil's id.

    Whoever is renamed keeps the old name at the tables of before, and answers stand beside it.
    """
    pupils = {pupil.guest: pupil.id for pupil in room.doc.pupils if not pupil.removed}
    return {
        (table.round, pupils[seat.guest]): seat.name
        for table in room.doc.all_tables()
        if (found := rooms.get(table.room)) is not None
        for seat in found.doc.seats
        if seat.guest in pupils
    }


def _answers(
    room: Classroom, stored: list[PutAnswer], names: dict[tuple[int, str], str]
) -> list[PupilAnswers]:
    """Those who sit at no table any more come first: a namesake who does is found by the name."""
    found: dict[tuple[int, str], list[str]] = {}
    for one in stored:
        texts = found.setdefault((one.round, one.pupil), [""] * QUESTIONS)
        if 0 <= one.question < QUESTIONS:
            texts[one.question] = one.text
    last_names = {pupil.id: pupil.name for pupil in room.doc.pupils}
    ordered = sorted(found, key=lambda one: (one[0], one in names, len(one[1]), one[1]))
    return [
        PupilAnswers(names.get(one, last_names.get(one[1], "")), one[0], tuple(found[one]))
        for one in ordered
    ]


def as_csv(found: ClassResults, language: str) -> str:
    """A line for each pupil; what a spreadsheet would take for a formula stays a text."""
    out, speech = io.StringIO(), Speech(language)
    writer = csv.writer(out)
    writer.writerow(_columns(speech))
    answers = {(one.round, one.name): one.answers for one in found.answers}
    for table in found.tables:
        title = table_title(table.name, language)
        for seat in [one for one in table.seats if not one.bot]:
            said = answers.get((table.round, seat.name), ("",) * QUESTIONS)
            place = seat.place or ""
            by_time = speech.say("class-column_yes" if table.by_time else "class-column_no")
            row = [table.round, title, seat.name, place, by_time, *said]
            writer.writerow([_harmless(cell) for cell in row])
    return "\ufeff" + out.getvalue()  # so that a spreadsheet reads it as UTF-8


def _columns(speech: Speech) -> list[str]:
    answers = [speech.say("class-column_answer", number=n + 1) for n in range(QUESTIONS)]
    return [*[speech.say(column) for column in _COLUMNS], *answers]


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


async def as_zip(room: Classroom) -> bytes:
    """The records of all games that are over, as `kartki replay` and `verify` take them."""
    stored: list[tuple[ClassTableDoc, StoredTable]] = []
    for table in room.doc.all_tables():
        try:
            found = await room.lobby.services.store.load(table.room) if table.room else None
        except StoreTrouble:  # HSE-STO-3: the others do not wait for it
            continue
        if found is not None and found.foot:
            stored.append((table, found))
    return await asyncio.to_thread(_zipped, room.doc.game, stored)


def _zipped(game: str, stored: list[tuple[ClassTableDoc, StoredTable]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for table, found in stored:
            record = whole_record(found)
            if isinstance(record, Record):
                name = f"{game}-{table.round}-{table.name}.game"
                file.writestr(name, records.write(record))
    return out.getvalue()
