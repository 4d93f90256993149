"""Tables that stand at a chosen question, gone on from finished games; no bot moves there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from scripts.screenshots.tables import PreparedTable, Tables, taken_in
from tests.browser.guest import Guest
from tests.browser.house import House, pages
from tests.server.running import running


@contextmanager
def prepared_house(browser: Browser, data: Path) -> Iterator[tuple[House, Tables]]:
    """A house of its own: the finished games are in its store before it opens."""
    codes = taken_in(data)
    with running(data, **pages()) as server:
        house = House(browser, server)
        try:
            yield house, Tables(server, codes)
        finally:
            house.close()


def sit_at(guest: Guest, table: PreparedTable) -> None:
    """As somebody who has sat there before."""
    seat = {"code": table.code, "game": table.game, "at": 0, "keys": [table.key]}
    kept = json.dumps(json.dumps([seat]))
    guest.context.add_init_script(f"localStorage.setItem('kartki.tables', {kept})")
    guest.go(f"/t/{table.code}")
    guest.page.locator(f"main.{table.game}").wait_for()
    guest.page.evaluate("() => document.fonts.ready.then(() => true)")
