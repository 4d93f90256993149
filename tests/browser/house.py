"""A house with its doors open: a browser and a server that shows the built pages."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.guest import AT_ONCE, DESKTOP, Guest, chromium
from tests.server.moved_clock import Clock
from tests.server.running import Running, running

# Whoever works on the pages may look at a build of their own.
BUILT: Final = Path(__file__).parents[2] / "client" / "dist"
DIST: Final = Path(os.environ.get("KARTKI_DIST", BUILT))
# Played through and through by whoever taps at random; Reglamentacja, with its clock, has proofs
# of its own for that, and shares all the others.
PROVED: Final = {"kolejka": "Kolejka", "ration_board": "Ration Board"}
TITLES: Final = {**PROVED, "reglamentacja": "Reglamentacja"}


def pages() -> dict[str, str]:
    """What the server's environment needs, so that it shows them."""
    assert (DIST / "index.html").is_file(), (
        f"{DIST} is missing: scripts/play and scripts/test build it"
    )
    return {
        "KARTKI_PAGES": str(DIST),
        "KARTKI_LOG_LEVEL": os.environ.get("KARTKI_LOG_LEVEL", "warning"),
    }


# A server whose time stands still gives nobody new allowance, and misses nobody's pong.
PATIENT: Final = ("--burst", "5000", "--ping-seconds", "300")


class House:
    """Lets people in, and remembers everybody, to ask them for faults at the end."""

    def __init__(self, browser: Browser, server: Running, clock: Clock | None = None) -> None:
        self.browser: Final = browser
        self.server: Final = server
        self.clock: Final = clock  # the server's, if it is the test's to move
        self.guests: Final[list[Guest]] = []

    def welcome(
        self,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        url: str = "",
        pace: str = AT_ONCE,
    ) -> Guest:
        where = url or self.server.url
        guest = Guest(self.browser, where, language=language, size=size, pace=pace)
        self.guests.append(guest)
        return guest

    def faults(self) -> list[str]:
        return [fault for guest in self.guests for fault in guest.faults]

    def close(self) -> None:
        while self.guests:
            self.guests.pop().close()


@contextmanager
def open_house() -> Iterator[House]:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), **pages()) as server,
        chromium() as browser,
    ):
        house = House(browser, server)
        try:
            yield house
        finally:
            house.close()
