"""A whole lesson: thirty pupils join in a burst, play, some leave and return, the time ends it.

Six of them are real browsers, played from this thread; all others, the teacher and the wall are
sockets in a thread of their own. Everything that is claimed of a lesson is a field of `Found`.
"""

import asyncio
import secrets
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from scripts.class_net import afterwards, seats
from scripts.class_net.at_class import PATIENCE, AtClass, NotTold
from scripts.class_net.at_socket import AtSocket
from scripts.class_net.found import Found
from scripts.class_net.in_browsers import NAMES, InBrowsers
from scripts.class_net.sockets import Sockets
from scripts.class_net.standing_still import Still
from tests.browser.guest import chromium
from tests.browser.house import pages
from tests.server.running import Running

SOCKETS: Final = 24
LATE: Final = 2
LEAVE: Final = 5
RETURN: Final = 2
# What happens when, as a share of the lesson.
LEAVING, FIRST_LATE, SECOND_LATE, KILL, PAUSE, RETURNING = 0.08, 0.14, 0.2, 0.32, 0.45, 0.7
IN_PAUSE: Final = 15.0  # seconds, before the kill in the pause and after it
BACK_WITHIN: Final = 10.0  # seconds, claimed
TROUBLES: Final = ("Traceback", " error ", "trouble=")  # in the server's log


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


class Lesson:
    def __init__(self, server: Running, screens: InBrowsers, game: str, minutes: float) -> None:
        self.server: Final = server
        self.screens: Final = screens
        self.game: Final = game
        self.minutes: Final = minutes
        self.found: Final = Found(minutes=minutes)
        self.sockets: Final = Sockets(SOCKETS + LATE)
        self.pupils: Final = [AtSocket(name) for name in _names(SOCKETS)]
        self.key: Final = secrets.token_urlsafe(32)
        self.code = self.wall_code = ""
        self._keeping: Final[list[Future[None]]] = []

    # the course of it

    def hold(self) -> Found:
        self._open()
        self._gather()
        self._begin()
        leavers = self._play()
        self._end_by_time()
        self._look_back(leavers)
        return self.found

    def _open(self) -> None:
        body = {
            "request": secrets.token_hex(8), "key": self.key, "game": self.game, "language": "pl",
            "expected": len(NAMES) + SOCKETS,
        }  # fmt: skip
        made = self.server.post("/api/classes", body)
        self.code, self.wall_code = made["code"], made["wall"]
        self.teacher = AtClass(self.server, self.code, self.key)
        self.wall = AtClass(self.server, self.wall_code)
        for one in (self.teacher, self.wall):
            self._keeping.append(self.sockets.begin(one.stay()))

    def _gather(self) -> None:
        """Thirty in a burst; then the teacher puts the six browsers at two tables."""
        for one in self.screens.all:
            one.at_the_door(self.code)
        joining = [
            self.sockets.begin(asyncio.to_thread(one.join, self.server, self.code))
            for one in self.pupils
        ]
        for one in self.screens.all:
            one.knock()
        for coming in joining:
            coming.result(PATIENCE)
        for one in self.screens.all:
            one.is_in()
        everybody = len(NAMES) + SOCKETS
        self._until(lambda shot: shot["now"]["joined"] == everybody)
        ids = {name: one["id"] for name, one in self.teacher.pupils().items()}
        for number, name in enumerate(NAMES):
            self._do("move", pupil=ids[name], table=number // 3)

    def _begin(self) -> None:
        self._do("begin")
        for one in self.pupils:
            self._send_to_table(one)
        for screen in self.screens.all:
            screen.at_the_table()
        self.present: set[str] = {*NAMES, *[one.name for one in self.pupils]}
        self._all_back(PATIENCE)
        # the form takes no lesson shorter than five minutes, for a trial it may be one
        self._do("add_minutes", minutes=round(self.minutes))
        self.ends_at = time.monotonic() + 60 * round(self.minutes)
        self.began = time.monotonic()

    def _send_to_table(self, one: AtSocket) -> None:
        one.sit_at(one.find_table(self.server, self.code))
        self.sockets.do(_called(one, self.server))

    def _play(self) -> list[AtSocket]:
        self._until_share(LEAVING)
        leavers = self.pupils[:LEAVE]
        for one in leavers:
            self.sockets.do(one.go())
        self.present -= {one.name for one in leavers}
        for share in (FIRST_LATE, SECOND_LATE)[:LATE]:
            self._until_share(share)
            self._late()
        self._until_share(KILL)
        self._kill()
        self._until_share(PAUSE)
        self._pause()
        self._until_share(RETURNING)
        for one in leavers[:RETURN]:
            self.sockets.do(_called(one, self.server))
        self.present |= {one.name for one in leavers[:RETURN]}
        return leavers

    def _late(self) -> None:
        one = AtSocket(f"Późno {len(self.pupils)}")
        self.sockets.do(asyncio.to_thread(one.join, self.server, self.code))
        self._send_to_table(one)
        self.pupils.append(one)
        self.present.add(one.name)

    def _until_share(self, share: float) -> None:
        """Everybody plays until so much of the lesson is over."""
        length = self.ends_at - self.began
        while time.monotonic() < self.began + share * length:
            self.screens.act()
            self._check_sockets()

    def _check_sockets(self) -> None:
        for kept in self._keeping:
            if kept.done():
                kept.result()
                raise NotTold("a socket of the class has ended")

    # troubles

    def _kill(self) -> None:
        """And started again at once; how long until everybody is back, and where they sit then."""
        before, was_paused = seats.seating(self.server.data), seats.paused(self.server.data)
        self.screens.cut(True)
        began = time.monotonic()
        self.server.kill()
        self.server.start(*OPTIONS, **environment())
        again = time.monotonic() - began
        self._all_back(PATIENCE)
        took = time.monotonic() - began
        self.screens.cut(False)
        self.found.back.append(took)
        self.found.moved += seats.seating(self.server.data).moved(before)
        self.found.pause_kept = seats.paused(self.server.data) == was_paused
        if was_paused:
            self.found.pause_kept &= all(one.paused() for one in self.screens.all)
        say(
            f"{self.game}: killed{' in the pause' if was_paused else ''}, back in {took:.1f} s,"
            f" the server itself in {again:.1f}"
        )

    def _all_back(self, seconds: float) -> None:
        """By the teacher's page, which says who is here, and no page says that its line is lost."""
        ends = time.monotonic() + seconds
        while self.teacher.absent(self.present) or any(o.lost_line() for o in self.screens.all):
            if time.monotonic() > ends:
                lost = [one.name for one in self.screens.all if one.lost_line()]
                raise NotTold(f"not back: {self.teacher.absent(self.present)}, {lost}")
            self.screens.wait(0.05)

    def _pause(self) -> None:
        """Nothing moves, in the middle of which the server is killed; then it goes on."""
        still = Still(self.server, self.screens, self.sockets.do)
        if self.game == "reglamentacja":
            self._until_a_top_spins()
        self._do("pause")
        self.screens.wait(1.5)
        still.look(self._tables())
        self.screens.wait(IN_PAUSE)
        self.found.pauses += still.moved(killed=False)
        self.found.tops = len(still.tops)
        self._kill()
        self.found.pauses += still.moved(killed=True)
        still.look(self._tables())
        self.screens.wait(IN_PAUSE / 3)
        self.found.pauses += still.moved(killed=False)
        self._do("go_on")
        goes_on = time.monotonic() + PATIENCE
        while still.lines == seats.lines(self.server.data):
            if time.monotonic() > goes_on:
                raise NotTold("nothing moves after the pause")
            self.screens.act()

    def _until_a_top_spins(self) -> None:
        ends = time.monotonic() + PATIENCE
        while not any("stop" in str(one.ask.get("legal", "")) for one in self.pupils):
            if time.monotonic() > ends:
                return  # none does: then there is nothing to stand still, and the figure says so
            self.screens.act()

    def _tables(self) -> list[str]:
        return list(seats.table_docs(self.server.data))

    # the end

    def _end_by_time(self) -> None:
        while time.monotonic() < self.ends_at - 2:
            self.screens.act()
            self._check_sockets()
        over = self.sockets.begin(self.teacher.until(lambda shot: shot["now"]["over"]))
        while not over.done():
            self.screens.wait(0.1)
        over.result()
        self.found.late_end = time.monotonic() - self.ends_at
        say(f"{self.game}: over {self.found.late_end:+.1f} s after the time that was set")

    def _look_back(self, leavers: list[AtSocket]) -> None:
        found = self.found
        where = seats.seating(self.server.data)
        found.pupils = len(NAMES) + len(self.pupils)
        found.seated, found.at_two = where.seated(), where.at_two()
        self.sockets.do(asyncio.sleep(1.0))
        afterwards.answered(self)
        for one in self.pupils:
            self.sockets.do(one.go())
        afterwards.files(self)
        found.faults = self.screens.faults()
        said = {one.name: (one.language, one.speaks()) for one in self.screens.all}
        found.faults += [f"{who}: speaks {b}, not {a}" for who, (a, b) in said.items() if a != b]
        self.server.stop()
        afterwards.kept(self)
        log = self.server.log.read_text()
        found.log = [line for line in log.splitlines() if any(one in line for one in TROUBLES)]

    # by the way

    def _do(self, kind: str, **fields: Any) -> None:
        self.sockets.do(self.teacher.do(kind, **fields))

    def _until(self, wanted: Any) -> None:
        self.sockets.do(self.teacher.until(wanted))

    def close(self) -> None:
        self.sockets.end()


async def _called(one: AtSocket, server: Running) -> None:
    one.come(server)


def _names(number: int) -> list[str]:
    """Every sixth is given a name of the game's time."""
    given = ["Żaneta", "Jarosław", "Niccolò", "Beniamina", "Harriet"]
    return ["" if n % 6 == 5 else f"{given[n % 6]} {n}" for n in range(number)]


OPTIONS: Final = ("--sockets-per-address", "1000")


def environment() -> dict[str, str]:
    return {**pages(), "KARTKI_BUILD": "compiled", "KARTKI_BOT_WORKERS": "0"}


def held(game: str, minutes: float, data: Path) -> Found:
    """One lesson on a server of its own."""
    server = Running(data).start(*OPTIONS, **environment())
    try:
        with chromium() as browser:
            screens = InBrowsers(browser, server.url, game)
            lesson = Lesson(server, screens, game, minutes)
            try:
                return lesson.hold()
            finally:
                lesson.close()
                screens.close()
    finally:
        server.kill()
