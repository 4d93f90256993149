"""What the comments of the records say about the square is true.

A fingerprint only proves that a record plays as it did; these words prove that it plays as its
author meant. They tell the position after their line: `kiosk: a,b,X` (a queue from the front),
`kiosk has kiosk*2,clothing` or `kiosk has nothing`, `a owns kiosk`, `stall kiosk: 2`,
`truck kiosk: 3`, `trader at kiosk`.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.core.replay import Replay
from kartki.table.opening import open_record
from tests.games.kolejka.square import Driver

FOLDER: Final = Path(__file__).parents[2] / "records" / "kolejka"
FILES: Final = sorted(FOLDER.glob("*.game"))

SHOP: Final = r"(groceries|rtv_agd|furniture|clothing|kiosk)"
GOODS: Final = rf"(nothing|{SHOP}(?:\*\d+)?(?:,{SHOP}(?:\*\d+)?)*)".replace("(g", "(?:g")
QUEUE: Final = re.compile(rf"(?<!stall )(?<!truck )\b({SHOP}|market): ([a-eX](?:,[a-eX])*)(?!\w)")
HAS: Final = re.compile(rf"\b{SHOP} has {GOODS}")
OWNS: Final = re.compile(rf"\b([a-e]) owns {GOODS}")
STALL: Final = re.compile(rf"\bstall {SHOP}: (\d+)")
TRUCK: Final = re.compile(rf"\btruck {SHOP}: (\d+)")
TRADER: Final = re.compile(rf"\btrader at {SHOP}")


def claims(comment: str, t: Driver) -> list[tuple[str, str, str]]:
    """What is claimed, in words, and what is so."""
    found = [(f"{m[1]}: {m[3]}", m[3], t.queue(m[1])) for m in QUEUE.finditer(comment)]
    found += [(m[0], m[2], t.shop(m[1]) or "nothing") for m in HAS.finditer(comment)]
    found += [(m[0], m[2], t.goods(m[1]) or "nothing") for m in OWNS.finditer(comment)]
    found += [(m[0], m[2], str(t.stall(m[1]))) for m in STALL.finditer(comment)]
    found += [(m[0], m[2], str(t.truck(m[1]))) for m in TRUCK.finditer(comment)]
    return found + [(m[0], m[1], t.trader) for m in TRADER.finditer(comment)]


def opened(path: Path) -> Replay:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record), record
    replay = open_record(record)
    assert isinstance(replay, Replay), replay
    return replay


def checked(replay: Replay) -> tuple[int, list[str]]:
    """How many claims there are, and those that are not true."""
    count, wrong = 0, []
    while not replay.over():
        line = replay.record.lines[replay.next]
        assert not isinstance(replay.forward(), Fault), line.text
        for words, claimed, so in claims(line.comment, Driver(replay.progress.state)):
            count += 1
            if claimed != so:
                wrong.append(f"line {line.at}: {words!r}, but it is {so}")
    return count, wrong


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_comments_tell_the_truth(path: Path) -> None:
    _, wrong = checked(opened(path))
    assert not wrong, "\n".join(wrong)


def test_claims_are_found() -> None:
    """A form of words that nobody reads would prove nothing."""
    assert sum(checked(opened(path))[0] for path in FILES) >= 100
    replay = opened(FOLDER / "first_day.game")
    replay.to_end()
    t = Driver(replay.progress.state)
    words = "kiosk: X and market: b; kiosk has nothing, a owns kiosk*9,clothing and stall kiosk: 7"
    told = [claimed for _, claimed, _ in claims(words + ", truck kiosk: 8, trader at kiosk", t)]
    assert told == ["X", "b", "nothing", "kiosk*9,clothing", "7", "8", "kiosk"]
