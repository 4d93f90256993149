"""The guided first games are records, too: each plays through, and each of its notes has words."""

import re
from pathlib import Path

import pytest

from kartki.core import record as records
from kartki.core.record import Record
from kartki.table.verify import Proof, verify
from kartki.words.languages import LANGUAGES

CLONE = Path(__file__).resolve().parents[2]
LESSONS = sorted((CLONE / "client" / "src" / "games").glob("*/learn/lesson.game"))
NAMES = [path.parents[1].name for path in LESSONS]
WORDS = CLONE / "src" / "kartki" / "words"
SAID = re.compile(r";.*\bsay ([a-z_ ]+)")


def notes(path: Path) -> list[str]:
    """`; say list pawns`: two notes after a line, as client/src/learn/lesson.ts reads them."""
    lines = path.read_text("utf-8").splitlines()
    return [note for line in lines for found in SAID.findall(line) for note in found.split()]


def sentences(language: str) -> set[str]:
    text = (WORDS / language / "client_guide.ftl").read_text("utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_there_are_lessons() -> None:
    assert {"kolejka", "ration_board", "reglamentacja"} <= set(NAMES)


@pytest.mark.parametrize("path", LESSONS, ids=NAMES)
def test_the_lesson_plays_through(path: Path) -> None:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record), record
    proof = verify(record)
    assert isinstance(proof, Proof), proof
    assert notes(path), "a lesson that tells nothing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LESSONS, ids=NAMES)
def test_every_note_of_a_lesson_has_its_sentence(path: Path, language: str) -> None:
    known, game = sentences(language), path.parents[1].name
    assert [note for note in notes(path) if f"learn-{game}_{note}" not in known] == []
    spoken = {name for name in known if name.startswith(f"learn-{game}_")}
    told = {f"learn-{game}_{note}" for note in notes(path)}
    assert spoken - told == set(), "sentences that no lesson tells"
