"""Somebody at a screen of their own at the market: sees, taps, and waits for what comes of it."""

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.guest import Guest
from tests.browser.reglamentacja.shown import Shown
from tests.browser.watcher import Watcher

SOON: Final = 20_000  # milliseconds for one gesture on a busy machine
Stamps = Mapping[str, int]


class AtAScreen:
    """One of the people at the table, at a screen of their own."""

    def __init__(
        self, guest: Guest, name: str, letter: str, watcher: Watcher | None = None
    ) -> None:
        self.guest: Final = guest
        self.watcher: Final = watcher
        self.page: Final = guest.page
        self.name: Final = name
        self.letter: Final = letter
        self.sees: Final = Shown(guest.page)
        self.taps = 0

    def look(self) -> None:
        """At what lies open now: the watcher looks at every new situation."""
        if self.watcher:
            self.watcher.look()

    def tap(self, found: Locator | str, timeout: float = SOON) -> None:
        """With a finger on a phone, with a mouse elsewhere."""
        one = self.page.locator(found).first if isinstance(found, str) else found
        self.taps += 1
        one.tap(timeout=timeout) if self.guest.size[0] < 600 else one.click(timeout=timeout)

    # patience

    def until_holding(self, stamps: Stamps) -> None:
        self.until(lambda: self.sees.hand() == Counter(stamps), f"to hold {dict(stamps)}")

    def until_queue(self, queue: list[str]) -> None:
        self.until(lambda: self.sees.queue() == queue, f"to see the queue {queue}")

    def until_gone(self, selector: str, within: float = SOON) -> None:
        """If it stays there, that is seen by whoever looks next."""
        with contextlib.suppress(TooLate):
            self.page.locator(selector).first.wait_for(state="detached", timeout=within)

    def until(self, so: Callable[[], bool], what: str, within: float = SOON) -> None:
        end = time.monotonic() + within / 1000
        while not so():
            assert time.monotonic() < end, f"{self.name} waits in vain: {what}"
            self.page.wait_for_timeout(30)
