"""A house full of people whose server is killed again and again, at named points and at random."""

import asyncio
import random
import secrets
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kartki.server.ops.crash_points import POINTS
from kartki.server.settings.server_settings import STORE_NAME
from tests.server.crash_checks import Broken, check
from tests.server.crash_people import Notes, Person
from tests.server.running import Running

HURRY = ("--commands-per-second", "10000", "--burst", "100000")
DIES_WITHIN = 300.0  # seconds until a point is passed so many times
TROUBLES = ("Traceback", " error ", "trouble=raised", "trouble=illegal")  # in the log
FURTHER = 5  # lines
LAST_LINES = (
    "SELECT code, watch, max(n) FROM tables JOIN log ON log.number = tables.number"
    " GROUP BY tables.number"
)
AT_RANDOM = "at random"


@dataclass(frozen=True)
class Kill:
    """At the so-and-so-manieth passing of a point, or after so many milliseconds."""

    point: str
    times: int


@dataclass(frozen=True)
class Sort:
    """A table: what is played, who are people and who are bots, and who looks on."""

    game: str
    people: int
    bots: int
    pace: str = "days"
    watched: bool = False


HOUSE = (
    Sort("kolejka", 4, 0, watched=True),
    Sort("kolejka", 2, 1),
    Sort("ration_board", 3, 1),
    Sort("reglamentacja", 3, 1),
    Sort("reglamentacja", 2, 2, "live", watched=True),
    # where a bot has the top it may not get to flick it between two kills: people always do
    Sort("reglamentacja", 3, 0, "live"),
)


def plan(times: list[int], at_random: int, rng: random.Random) -> list[Kill]:
    """Every point with each of these counts, and some moments between; in no order."""
    kills = [Kill(point, count) for point in POINTS for count in times]
    kills += [Kill(AT_RANDOM, rng.randrange(20, 1200)) for _ in range(at_random)]
    rng.shuffle(kills)
    return kills


class Siege:
    """One data folder, one port, the same people throughout."""

    def __init__(self, data: Path, replay_every: int = 1) -> None:
        self.server = Running(data)
        self.replay_every = replay_every  # kills: after the others only what is quick is checked
        self.people: list[Person] = []
        self.kills: Counter[str] = Counter()
        self.knew: dict[str, set[str]] = {}  # who knew the last line of a table, at each point
        self.counted: Counter[str] = Counter()  # by whoever wants to tell of it
        self.broken = False
        self._left: set[str] = set()  # tables that nobody will come back to, and were checked

    async def open(self, house: tuple[Sort, ...] = HOUSE) -> None:
        """Tables are made; everything else is done by the people themselves."""
        await asyncio.to_thread(self.server.start, *HURRY)
        for sort in house:
            await self._invite(sort)
        await self._play(self._until_all_go_on())

    async def _invite(self, sort: Sort) -> None:
        key, seats = secrets.token_urlsafe(32), sort.people + sort.bots
        body = {"id": key[:20], "game": sort.game, "seats": seats, "key": key, "pace": sort.pace}
        body["manners"] = {"bot_delay": 0}
        made = await asyncio.to_thread(self.server.post, "/api/tables", body)
        pause = 0.03 if sort.pace == "live" else 0.0
        bots = tuple(range(sort.people, seats))
        keys = [key] + [secrets.token_urlsafe(32) for _ in range(sort.people - 1)]
        self.people += [Person(made["code"], n, key, bots, pause) for n, key in enumerate(keys)]
        if sort.watched:
            self.people.append(Person(made["watch"], -1, ""))

    # playing until it dies

    async def survive(self, kill: Kill) -> None:
        """Start the server again, let it be killed, and look what is left."""
        if kill.point == AT_RANDOM:
            await asyncio.to_thread(self.server.start, *HURRY)
            await self._play(asyncio.sleep(kill.times / 1000))
        else:
            await self._die_at(f"{kill.point}:{kill.times}")
        self.kills[kill.point] += 1
        self.knew.setdefault(kill.point, set()).update(self._who_knows())
        try:
            self.look(replayed=self.kills.total() % self.replay_every == 0)
        except Broken as broken:
            broken.add_note(f"after {kill}, number {self.kills.total()}")
            raise

    async def _die_at(self, crash: str) -> None:
        """Bots play before anybody has come back, so that it may die before it is ready."""
        try:
            await asyncio.to_thread(self.server.start, *HURRY, KARTKI_CRASH=crash)
        except AssertionError:
            if self.server.await_death(0) != -signal.SIGKILL:
                raise
        else:
            await self._play(asyncio.to_thread(self.server.await_death, DIES_WITHIN))

    async def _play(self, ends: Coroutine[Any, Any, Any]) -> None:
        """Everybody plays until then, or until the server is dead."""
        playing = [asyncio.create_task(person.play(self.server)) for person in self.people]
        try:
            await ends
        finally:
            await asyncio.to_thread(self.server.kill)
            await asyncio.gather(*playing)

    async def go_on(self) -> None:
        """Without any more harm: every table plays on."""
        await asyncio.to_thread(self.server.start, *HURRY)
        await self._play(self._until_all_go_on())
        self.look()

    async def _until_all_go_on(self) -> None:
        """Each of them is some lines further, or has begun another game."""
        before = [(person.notes.code, person.last) for person in self.people]
        until = time.monotonic() + DIES_WITHIN
        while not all(
            person.notes.code != code or person.last >= last + FURTHER
            for person, (code, last) in zip(self.people, before, strict=True)
        ):
            if time.monotonic() > until:
                now = [(person.notes.code, person.last) for person in self.people]
                raise Broken("stuck", f"{before} -> {now}")
            await asyncio.sleep(0.05)

    # what came of it

    def look(self, *, replayed: bool = True) -> None:
        """Every promise, at every table that somebody was at since the last time."""
        here = [notes for notes in self.books() if notes.code not in self._left]
        check(here, self.server.data / STORE_NAME, replayed=replayed)
        log = self.server.log.read_text()
        for trouble in TROUBLES:
            if trouble in log:
                raise Broken("log", log[log.index(trouble) :][:2000])
        self._left = {notes.code for notes in here} - {person.notes.code for person in self.people}

    def _who_knows(self) -> set[str]:
        """Of the last stored line of each table: none, some or all of those around it."""
        with sqlite3.connect(f"file:{self.server.data / STORE_NAME}?mode=ro", uri=True) as db:
            stored = db.execute(LAST_LINES).fetchall()
        db.close()
        found = set()
        for code, watch, n in stored:
            know = [
                person.last >= n for person in self.people if person.notes.code in (code, watch)
            ]
            found.add("all" if all(know) else "some" if any(know) else "none")
        return found

    def tally(self) -> Counter[str]:
        """The same for everything since the first table was made, counted."""
        return check(self.books(), self.server.data / STORE_NAME)

    def books(self) -> list[Notes]:
        return [notes for person in self.people for notes in person.books]
