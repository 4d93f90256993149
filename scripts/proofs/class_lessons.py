"""Whole lessons of a class, each game once, eight minutes by the clock.

Thirty pupils join in a burst, six of them real browsers at two tables, in three languages; five
leave, two of whom return; two come late; the server is killed in mid-game and once more in a pause;
the time ends it. A lesson that is done is kept in .kartki/proofs with what it was run on, and is
not held again until the code has changed: delete the file to hold it anew. `KARTKI_MINUTES=2` is a
short try: it is not kept, and is not judged.
"""

import json
import os
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from kartki.build import PACKAGE, sources_stamp
from scripts.bench_net.proc import CLONE
from scripts.class_net.found import Found
from scripts.class_net.in_browsers import NAMES
from scripts.class_net.lesson import BACK_WITHIN, LATE, SOCKETS, held, say
from scripts.proofs.claim import Claim, Measured
from tests.browser.house import DIST, TITLES

MINUTES: Final = 8.0
KEPT: Final = CLONE / ".kartki" / "proofs"
EVERYBODY: Final = len(NAMES) + SOCKETS + LATE
KILLS: Final = 2
ON_TIME: Final = 2.0  # seconds
SHOWN: Final = 8
Judge = Callable[[Found], tuple[float, bool]]


@cache
def minutes() -> float:
    """Asked for once: the server would take the variable for a setting of its own."""
    return float(os.environ.pop("KARTKI_MINUTES", MINUTES))


@cache
def lesson(game: str) -> Found:
    wanted, file = minutes(), KEPT / f"class_lesson_{game}.json"
    stamp = f"{sources_stamp(PACKAGE)} {(DIST / '.kartki-sources').read_text().strip()}"
    if wanted >= MINUTES and file.exists():
        kept = json.loads(file.read_text())
        if kept["stamp"] == stamp:
            say(f"{game}: held before, as {file.relative_to(CLONE)} has it")
            return Found(**kept["found"])
    with tempfile.TemporaryDirectory() as folder:
        found = held(game, wanted, Path(folder))
    for trouble in (*found.pauses, found.broken, *found.faults, *found.leaked, *found.log):
        say(trouble[:600]) if trouble else None
    if wanted >= MINUTES:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"stamp": stamp, "found": found.as_dict()}, indent=1))
    return found


def judged(game: str, judge: Judge) -> Measured:
    found = lesson(game)
    value, holds = judge(found)
    return Measured(value, value, value, holds, judged=found.minutes >= MINUTES)


def none_of(name: str) -> Judge:
    def judge(found: Found) -> tuple[float, bool]:
        number = len(getattr(found, name))
        return number, number == 0

    return judge


def stood_still(found: Found) -> tuple[float, bool]:
    return len(found.pauses), not found.pauses and found.pause_kept


def back(found: Found) -> tuple[float, bool]:
    return max(found.back), len(found.back) == KILLS and max(found.back) <= BACK_WITHIN


def acknowledged(found: Found) -> tuple[float, bool]:
    say(f"{found.lines} stored lines verified, all of them in the records")
    return found.acknowledged, found.acknowledged > 0 and not found.broken


def proven(found: Found) -> tuple[float, bool]:
    say(f"{found.proven} of {found.records} records are proven, {found.by_time} ended by time")
    return found.proven, found.proven == found.records > 0 < found.by_time


def teachers_alone(found: Found) -> tuple[float, bool]:
    say(f"{found.answers} answers reached the teacher")
    return len(found.leaked), not found.leaked and found.answers > 0


def on_time(found: Found) -> tuple[float, bool]:
    return found.late_end, abs(found.late_end) <= ON_TIME


def claims_of(game: str, title: str) -> list[Claim]:
    told: list[tuple[str, str, Judge]] = [
        (
            f"pupils with one seat, of {EVERYBODY} who came",
            f"{EVERYBODY}",
            lambda found: (found.seated, found.seated == found.pupils == EVERYBODY),
        ),
        ("pupils at two seats", "0", lambda found: (found.at_two, found.at_two == 0)),
        (
            f"seats that {KILLS} kills have changed",
            "0",
            lambda found: (found.moved, found.moved == 0),
        ),
        ("what moves in a pause, in which the server is killed", "0, and it stays", stood_still),
        ("live tops that stood still in it", "told", lambda found: (found.tops, True)),
        ("seconds from a kill until everybody is back", f"at most {BACK_WITHIN:.0f}", back),
        ("acknowledged commands that are in the records", "all", acknowledged),
        ("records of the zip, proven by kartki verify", "all", proven),
        ("missing in results and table of figures", "0", none_of("unlisted")),
        ("who is told answers besides the teacher", "0", teachers_alone),
        ("seconds from the time that was set to the end", f"at most {ON_TIME:.0f}", on_time),
        ("errors and warnings in the browsers", "0", none_of("faults")),
        ("errors in the server's log", "0", none_of("log")),
    ]
    return [
        Claim(f"A lesson of {title}: {words}", bar, partial(judged, game, judge))
        for words, bar, judge in told
    ]


CLAIMS = [claim for game, title in TITLES.items() for claim in claims_of(game, title)]
