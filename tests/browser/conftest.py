"""One browser and one server for all tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import chromium
from tests.browser.house import House, pages
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), **pages()) as found:
        yield found


@pytest.fixture
def house(browser: Browser, server: Running) -> Iterator[House]:
    """At the end nobody may have seen an error or asked another host."""
    opened = House(browser, server)
    yield opened
    faults = opened.faults()
    opened.close()
    assert faults == []
