"""What is left of a lesson: answers, results, records, and what the store has of all of it."""

import csv
import io
import secrets
import subprocess
import sys
import tempfile
import urllib.error
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scripts.class_net import seats
from scripts.class_net.in_browsers import NAMES
from tests.server.crash_checks import Broken, check
from tests.server.running import CLONE

if TYPE_CHECKING:
    from scripts.class_net.lesson import Lesson

BY_SOCKET: Final = 6  # of those without a browser who answer
NAME: Final = 2  # its column in the table of figures, whose head speaks the class's language
ENDED: Final = '[Ended "by time"]'


def answered(lesson: "Lesson") -> None:
    """Six by the page, six by the API; nobody but the teacher is told a word of it."""
    marks = {name: f"odpowiedź-{secrets.token_hex(6)}" for name in NAMES}
    for one in lesson.screens.all:
        one.after(marks[one.name])
    for pupil in lesson.pupils[-BY_SOCKET:]:
        marks[pupil.name] = f"odpowiedź-{secrets.token_hex(6)}"
        body = {"key": pupil.key, "answers": [marks[pupil.name], "", ""]}
        lesson.server.post(f"/api/classes/{lesson.code}/answers", body)
    lesson.screens.wait(1.0)
    told = _results(lesson, "results").decode()
    lesson.found.answers = sum(mark in told for mark in marks.values())
    lesson.found.unlisted += [
        f"{name}'s answer" for name, mark in marks.items() if mark not in told
    ]
    _search(lesson, list(marks.values()))


def _search(lesson: "Lesson", marks: list[str]) -> None:
    """Everything that pupils and wall were told, and what others get when they ask for it."""
    heard = {**lesson.screens.raw(), "the wall": lesson.wall.raw}
    heard |= {one.name: [str(notes.heard) for notes in one.books] for one in lesson.pupils}
    own, leaked = lesson.pupils[-1].key, lesson.found.leaked
    leaked += [
        who for who, told in heard.items() if any(mark in part for part in told for mark in marks)
    ]
    for key in (own, ""):
        for what in ("results", "results.csv", "records.zip"):
            try:
                _results(lesson, what, key)
            except urllib.error.HTTPError as refused:
                if refused.code in (401, 403):
                    continue
            leaked.append(f"{what} with {'a pupil’s key' if key else 'no key'}")


def _results(lesson: "Lesson", what: str, key: str | None = None) -> bytes:
    key = lesson.key if key is None else key
    headers = {"authorization": f"Bearer {key}"} if key else {}
    return lesson.server.get(f"/api/classes/{lesson.code}/{what}", **headers)


def files(lesson: "Lesson") -> None:
    """Everybody is listed, and each record of the zip is proven by `kartki verify`."""
    found = lesson.found
    names = {*NAMES, *[one.name for one in lesson.pupils]}
    _, *rows = csv.reader(io.StringIO(_results(lesson, "results.csv").decode("utf-8-sig")))
    listed = [row[NAME].removeprefix("'") for row in rows]
    found.unlisted += sorted(names - set(listed))
    found.unlisted += [f"{name} twice" for name in set(listed) if listed.count(name) > 1]
    with (
        tempfile.TemporaryDirectory() as folder,
        zipfile.ZipFile(io.BytesIO(_results(lesson, "records.zip"))) as packed,
    ):
        packed.extractall(folder)
        records = sorted(Path(folder).iterdir())
        found.records = len(records)
        found.proven = sum(_is_proven(record) for record in records)
        texts = [record.read_text() for record in records]
        found.by_time = sum(ENDED in text for text in texts)
    _hold_against_store(lesson, texts)


def _is_proven(record: Path) -> bool:
    command = [sys.executable, "-m", "kartki", "verify", "--lang", "en", str(record)]
    done = subprocess.run(command, cwd=CLONE, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"  {record.name}: {done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode == 0


def _hold_against_store(lesson: "Lesson", records: list[str]) -> None:
    """Every stored line stands in one of the records."""
    told = {line.strip() for text in records for line in text.splitlines()}
    for (line,) in seats.rows(lesson.server.data, "SELECT text FROM log"):
        missing = [part for part in line.splitlines() if part.strip() not in told]
        if missing:
            lesson.found.broken += f"not in the records: {missing[0]}\n"


def kept(lesson: "Lesson") -> None:
    """All that was acknowledged and told, over every kill, is what the store has."""
    books = [notes for one in lesson.pupils for notes in one.books] + lesson.screens.books()
    try:
        counted = check(books, lesson.server.data / "kartki.db")
    except Broken as broken:
        lesson.found.broken += str(broken)
    else:
        lesson.found.acknowledged, lesson.found.lines = counted["acknowledged"], counted["lines"]
