"""Every page of the house that can be opened, and how to get to it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from kartki.words.languages import LANGUAGES
from tests.browser.at_the_table import await_turn
from tests.browser.ears import nameless
from tests.browser.evidence import say
from tests.browser.finished import finished
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.house import TITLES, House
from tests.browser.one_screen import PASS_ON, share
from tests.browser.players import play_now
from tests.browser.tables import open_table

GAMES: Final = tuple(TITLES)
TABS: Final = ("log", "chat", "people", "settings")
SIZES: Final = (DESKTOP, PHONE)
ADDRESSES: Final = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    "/rules",
    *(f"/rules/{book}" for book in (*GAMES, "house")),
    *(f"/history/{game}" for game in GAMES),
    *(f"/teach/{game}" for game in GAMES),
    *(f"/handout/{game}" for game in GAMES),
    "/learn",
    *(f"/learn/{game}" for game in GAMES),
    "/t/AAAAAA",
    "/w/AAAAAAAAAAAA",
    "/hotseat/AAAAAA",
    "/replay/AAAAAA",
    "/class",
    "/class/AAAAAA",
    "/class/AAAAAA/results",
    "/nowhere/at/all",
)
Visit = tuple[str, Callable[[Guest], None]]


def _at(path: str) -> Callable[[Guest], None]:
    return lambda guest: guest.go(path)


def _open_details(guest: Guest) -> None:
    guest.go("/new/kolejka")
    guest.page.locator("main form details summary").first.click()


def _several_here(guest: Guest) -> None:
    guest.go("/new/ration_board")
    guest.page.locator("main form fieldset").first.locator("label").nth(1).click()
    guest.page.locator("fieldset ol input").first.wait_for()


def _pass_on(guest: Guest) -> None:
    share(guest, "reglamentacja")  # whose first question shows somebody's stamps
    guest.page.locator(PASS_ON).wait_for()


def visits(house: House) -> Iterator[Visit]:
    """The order matters: a browser that has tables sees them on the first page."""
    yield from ((path, _at(path)) for path in ADDRESSES)
    code = finished(house, "kolejka")
    yield "a replay", _at(f"/replay/{code}")
    yield "a table that is over", _at(f"/t/{code}")
    yield "house rules of a new table", _open_details
    yield "several at one screen", _several_here
    yield "the cover between two at one screen", _pass_on
    for game in GAMES:
        yield f"gathering for {game}", partial(_gather, game=game)
        yield f"a guest's look at {game}", _see_as_a_guest
        for tab in TABS:
            yield (
                f"{game}, drawer: {tab}",
                partial(_draw, game=game, tab=tab),
            )
    yield "/ with tables", _at("/")


def _gather(guest: Guest, game: str) -> None:
    open_table(guest, game, "Ania")
    guest.page.locator(".seat .name").first.wait_for()


def _see_as_a_guest(guest: Guest) -> None:
    """The same table in a browser that has no key to it."""
    guest.page.evaluate("localStorage.removeItem('kartki.tables')")
    guest.page.reload()
    guest.page.locator("#sit-name").wait_for()


def _draw(guest: Guest, game: str, tab: str) -> None:
    if tab == TABS[0]:
        play_now(guest, game)
        await_turn(guest, game)
        guest.page.locator("main button.menu").click()
    guest.page.locator(f"[role=dialog] #drawer-{tab}").click()


def looked_at(house: House, language: str, size: tuple[int, int]) -> int:
    """axe, names of everything that can be reached, nothing wider than the window."""
    guest = house.welcome(language, size)
    found: list[str] = []
    seen: list[str] = []
    for name, visit in visits(house):
        seen.append(name)
        visit(guest)
        guest.page.locator("main").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        found += [f"{name}: {fault}" for fault in faults_of(guest)]
    guest.faults[:] = [fault for fault in guest.faults if "404" not in fault]  # some are wrong
    say(f"{len(seen)} pages, {language}, {size[0]} wide")
    assert not found, "\n    ".join(found)
    return len(seen)


def faults_of(guest: Guest) -> list[str]:
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    lang = guest.page.locator("html").get_attribute("lang")
    titled = bool(guest.page.title().strip())
    return [
        *guest.axe(),
        *nameless(guest.page),
        *([f"{wide} pixels wide"] if wide > guest.size[0] else []),
        *([] if lang in LANGUAGES and titled else [f"language {lang}, title {titled}"]),
    ]
