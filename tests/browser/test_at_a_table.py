"""Two people, a spectator, a reload, a lost connection and a server that restarts."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import DIST, Welcome
from tests.browser.guest import Guest
from tests.browser.players import Player, play_now
from tests.server.running import Running, running


def test_a_refused_act_is_explained_and_its_rule_opens(welcome: Welcome) -> None:
    guest = welcome("en")
    play_now(guest, "ration_board", remind="on")
    page = guest.page
    player = Player(guest, "ration_board", seed=1)
    while page.locator(".pad").count() == 0:
        player.step()
    page.locator(".deed .row button").first.click()  # the dice, without a call
    why = page.locator(".why")
    why.wait_for()
    assert "Call a number first" in why.inner_text()
    why.locator("a").click()
    page.locator("dialog[open]").wait_for()
    assert "RAT-" in page.locator("dialog[open]").inner_text()


def open_table(guest: Guest, name: str) -> str:
    guest.go("/new/ration_board")
    guest.page.locator("main form input").first.wait_for()
    guest.page.locator("button.house-main").last.click()
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.rsplit("/", 1)[-1]


def test_a_reload_and_a_restart_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, KARTKI_PAGES=str(DIST)) as server:
        ania, zofia = Guest(browser, server.url), Guest(browser, server.url)
        try:
            _sit_together(ania, zofia)
            _come_back(server, ania, zofia)
            assert ania.faults + zofia.faults == []
        finally:
            ania.close()
            zofia.close()


def _sit_together(ania: Guest, zofia: Guest) -> None:
    code = open_table(ania, "Ania")
    zofia.go(f"/t/{code}")
    zofia.page.locator("#sit-name").fill("Zofia")
    zofia.page.locator("form button.house-main").click()
    ania.page.get_by_text("Zofia").first.wait_for()
    ania.page.locator(".start .house-act").click()  # bots on the other seats
    ania.page.locator(".start .house-main:not([aria-disabled=true])").click()
    for guest in (ania, zofia):
        guest.page.locator("main.ration_board .others").wait_for()


def _come_back(server: Running, ania: Guest, zofia: Guest) -> None:
    zofia.page.reload()
    zofia.page.locator("main.ration_board .others").wait_for()
    server.kill()
    ania.page.get_by_role("status").filter(has_text="connection").wait_for()
    server.start(KARTKI_PAGES=str(DIST))
    for guest in (ania, zofia):
        guest.page.get_by_role("status").filter(has_text="connection").wait_for(state="detached")
        assert "Zofia" in guest.page.locator("main.ration_board .others").inner_text()
