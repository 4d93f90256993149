"""A page is loaded again, and the server dies, while the top spins: nothing is lost by it.

Where the server's clock is the test's to move, how long the top has spun is known to the
millisecond; in real time it is known what it cannot have been.
"""

import json
import time
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from tests.browser.evidence import say
from tests.browser.house import PATIENT, House, pages
from tests.browser.reglamentacja.circle import Circle, circle
from tests.browser.reglamentacja.market import GRIP, Shopper
from tests.browser.tables import LOST
from tests.server.moved_clock import BEGINS

LONG: Final = 100  # a flick for half a minute or more
TURNS: Final = 3  # the top may fall sooner
DOWN: Final = 2.0  # seconds without a server, at least
SPUN: Final = 1.5  # seconds before the reload, where time is moved
NIGHT: Final = 3600.0  # seconds without a server, where time is moved


class Welcomes:
    """How long the top has been spinning, as this page is told whenever it comes to the table."""

    def __init__(self, page: Page) -> None:
        self.spun: Final[list[int]] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, data: str | bytes) -> None:
        message: dict[str, Any] = json.loads(data)
        if message["t"] == "welcome":
            self.spun.append(message["spun"])


def goes_on(house: House) -> int:
    """A reload, a killed server, and then a deal of an offer that had stood all the time."""
    with circle(house) as people:
        welcomes = Welcomes(people.people[0].page)
        for _ in range(TURNS):
            if _in_one_spin(people, welcomes):
                return len(welcomes.spun)
    raise AssertionError(f"in {TURNS} turns the top fell before everything had happened")


def _in_one_spin(people: Circle, welcomes: Welcomes) -> bool:
    holder = people.flicker()
    people.flick(holder, LONG)
    flicked = time.monotonic()
    clock = people.house.clock
    if clock is not None:
        clock.move(SPUN)
    offers = [people.offered(one, holder) for one in (holder, people.others(holder)[0])]
    truth = [_truth(one) for one in people.people]
    _reload(people.people[0])
    if not all(offers) or not _is_so(people, truth):
        return False
    say(f"after a reload the top has been spinning for {welcomes.spun[-1]:,} ms")
    _kill_and_start(people)
    if not _is_so(people, truth):
        return False
    elapsed = time.monotonic() - flicked
    say(f"after a restart for {welcomes.spun[-1]:,} ms, {elapsed:.1f} s after the flick")
    if clock is not None:
        assert welcomes.spun[-2:] == [SPUN * 1000] * 2, "it has not stood still meanwhile"
    else:
        assert 0 < welcomes.spun[-1] <= (elapsed - DOWN) * 1000, "it has not stood still meanwhile"
    return _deals(people, holder, offers[0])


def _deals(people: Circle, holder: Shopper, number: int) -> bool:
    if not people.lies_still(holder, number):
        return False
    holder.accept(number)
    holder.stop()
    people.until_it_lies()
    people.same_stamps()
    people.same_log()
    return True


def _truth(person: Shopper) -> dict[str, Any]:
    """What this page shows of the market."""
    sees = person.sees
    slips = sorted((one.number, one.deed) for one in sees.standing())
    return {"hand": sees.hand(), "queue": sees.queue(), "slips": slips, "top": sees.holder()}


def _is_so(people: Circle, truth: list[dict[str, Any]]) -> bool:
    """Everybody sees what they saw; no, if the top fell meanwhile, of which everybody is told."""
    if people.goes_on():
        return False
    for one, before in zip(people.people, truth, strict=True):
        one.until(lambda one=one, before=before: _truth(one) == before, "the same market")  # type: ignore[misc]
        assert one.page.locator(GRIP).count() == 1
    return True


def _reload(person: Shopper) -> None:
    person.page.reload()
    person.page.locator("main.reglamentacja .queue li.mine").wait_for()


def _kill_and_start(people: Circle) -> None:
    """Their pages may complain of the line meanwhile."""
    server = people.house.server
    for one in people.people:
        one.guest.line_is_cut = True
    clock = people.house.clock
    stands = 0.0 if clock is None else clock.move(0)
    server.kill()
    for one in people.people:
        one.page.locator(LOST).wait_for()
    if clock is None:
        time.sleep(DOWN)
        server.start(**pages())
    else:
        server.start(*PATIENT, **pages(), **{BEGINS: str(stands + NIGHT)})
    for one in people.people:
        one.page.locator(LOST).wait_for(state="detached")
        one.guest.line_is_cut = False
