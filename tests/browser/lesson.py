"""The guided first game from its first note to the real game at its end."""

import time
from typing import Final

from playwright.sync_api import Page

from kartki.words.languages import LANGUAGES
from tests.browser.evidence import say
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.house import House
from tests.browser.watcher import Watcher

GUIDE: Final = "section.bubble:has(progress)"
CARD: Final = "main .map section button"  # a release card lies open until it is read
LONGEST: Final = 90.0  # seconds from one note to the next
READ: Final = f"{GUIDE}:not(.waits)"  # the screen has shown what the note speaks of
COUNT: Final = f"() => document.querySelector('{READ} progress')?.value ?? 0"


def everywhere(house: House, game: str) -> int:
    """In each language and size; the notes are as many everywhere, and in other words."""
    told = [
        to_the_end(house, game, language, size)
        for language in LANGUAGES
        for size in (DESKTOP, PHONE)
    ]
    assert len({len(notes) for notes in told}) == 1, [len(notes) for notes in told]
    assert len({tuple(notes) for notes in told}) == len(LANGUAGES), "two languages say the same"
    return sum(len(notes) for notes in told)


def to_the_end(house: House, game: str, language: str, size: tuple[int, int]) -> list[str]:
    guest = house.welcome(language, size)
    watcher = Watcher(guest, regions=(1, 0))
    page = guest.page
    guest.go(f"/learn/{game}")
    page.locator(f"main.{game}").wait_for()
    notes: list[str] = []
    while page.locator(f"{GUIDE} a[href='/history/{game}']").count() == 0:
        notes.append(_next_note(page, len(notes)))
        watcher.look()
    watcher.report()
    page.locator(f"{GUIDE} > button").click()  # a real game
    page.wait_for_url("**/t/*")
    page.locator(f"main.{game}").wait_for()
    say(f"{language}, {size[0]} wide: {len(notes)} notes, axe in {len(watcher.seen)} situations")
    return notes


def _next_note(page: Page, before: int) -> str:
    """On, and whatever runs by itself until there is something to read again."""
    until = time.monotonic() + LONGEST
    while (number := int(page.evaluate(COUNT))) <= before:
        assert time.monotonic() < until, f"it does not go on after note {before}"
        if 0 < number == before:  # while the screen still moves, a click counts for nothing
            page.locator(f"{GUIDE} footer button.on").click()
        elif page.locator(CARD).count():
            page.locator(CARD).first.click()
        page.wait_for_timeout(300)
    assert number == before + 1, f"after note {before} comes {number}"
    return page.locator(f"{GUIDE} > p:not(.astray)").first.inner_text()
