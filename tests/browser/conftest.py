"""One browser and one server for all tests of a process; one more, whose time stands still."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from scripts.screenshots.tables import Tables
from tests.browser.guest import chromium
from tests.browser.house import PATIENT, House, pages
from tests.browser.prepared import prepared_house
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import Running, running, started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), **pages()) as found:
        yield found


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with started(by_moved_clock(tmp_path_factory.mktemp("still")), *PATIENT, **pages()) as found:
        yield found


@pytest.fixture
def house(browser: Browser, server: Running) -> Iterator[House]:
    """At the end nobody may have seen an error or asked another host."""
    yield from without_faults(House(browser, server))


@pytest.fixture
def still_house(browser: Browser, still_server: Running) -> Iterator[House]:
    """The same, but time passes as the test says: no top falls by itself."""
    yield from without_faults(House(browser, still_server, Clock(still_server)))


@pytest.fixture(scope="session")
def prepared(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, Tables]]:
    """A house with tables that stand at a chosen question."""
    with prepared_house(browser, tmp_path_factory.mktemp("prepared")) as found:
        yield found


def without_faults(house: House) -> Iterator[House]:
    yield house
    faults = house.faults()
    house.close()
    assert faults == []
