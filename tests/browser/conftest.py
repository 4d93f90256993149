"""One browser and one server for all tests of a process; the pages are those of client/dist."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import DESKTOP, Guest, chromium
from tests.server.running import Running, running

DIST = Path(__file__).parents[2] / "client" / "dist"
Welcome = Callable[..., Guest]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (DIST / "index.html").is_file(), "client/dist is missing: scripts/test builds it"
    data = tmp_path_factory.mktemp("data")
    with running(data, KARTKI_PAGES=str(DIST), **fast()) as found:
        yield found


def fast() -> dict[str, str]:
    return {"KARTKI_LOG_LEVEL": os.environ.get("KARTKI_LOG_LEVEL", "warning")}


@pytest.fixture
def welcome(browser: Browser, server: Running) -> Iterator[Welcome]:
    """Lets somebody in; at the end nobody may have seen an error or asked another host."""
    guests: list[Guest] = []

    def let_in(language: str = "en", size: tuple[int, int] = DESKTOP, url: str = "") -> Guest:
        guest = Guest(browser, url or server.url, language=language, size=size)
        guests.append(guest)
        return guest

    yield let_in
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.close()
    assert faults == []
