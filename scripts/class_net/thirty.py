"""Thirty real browsers at a class's door, all of which come in at the same moment."""

import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from scripts.bench_net.rounds import say
from scripts.class_net import seats
from tests.browser.guest import PHONE, Guest, chromium
from tests.browser.house import pages
from tests.browser.lessons import Lesson
from tests.server.running import Running, started

THIRTY: Final = 30
GAME: Final = "kolejka"


def seated_in_a_burst() -> int:
    """How many have one seat at a table that has begun, the same by class and table."""
    with ExitStack() as held, tempfile.TemporaryDirectory() as data:
        server = held.enter_context(
            started(Running(Path(data)), **pages(), KARTKI_BUILD="compiled")
        )
        lesson = Lesson(server, GAME, language="pl")
        held.callback(lesson.close)
        browser = held.enter_context(chromium())
        guests = [Guest(browser, server.url, language="pl", size=PHONE) for _ in range(THIRTY)]
        began = time.monotonic()
        for number, guest in enumerate(guests):
            guest.go(f"/class/{lesson.code}")
            guest.page.locator("#pupil-name").fill(f"Uczeń {number}")
        say(f"{THIRTY} browsers stand at the door after {time.monotonic() - began:.0f} s")
        _burst(guests)
        lesson.order("begin")
        for guest in guests:
            guest.page.wait_for_url("**/t/*")
            guest.page.locator(f"main.{GAME}").wait_for()
        say(f"{THIRTY} browsers at their tables after {time.monotonic() - began:.0f} s")
        faults = [fault for guest in guests for fault in guest.faults]
        for fault in faults[:5]:
            say(fault)
        return 0 if faults else seats.seating(Path(data)).seated()


def _burst(guests: list[Guest]) -> None:
    """All forms are sent before anybody waits for an answer."""
    began = time.monotonic()
    for guest in guests:
        guest.page.evaluate("document.querySelector('main form').requestSubmit()")
    for guest in guests:
        guest.page.locator("main .state").wait_for()
    say(f"… and are in, {time.monotonic() - began:.1f} s after the first has knocked")
