"""Two people, a spectator, a reload, a lost connection and a server that restarts."""

import pytest
from playwright.sync_api import Browser

from tests.browser import at_the_table
from tests.browser.house import House, pages
from tests.browser.together import company
from tests.server.running import running


@pytest.mark.parametrize("game", ["kolejka", "ration_board"])
def test_a_refused_act_is_explained_and_its_rule_opens(house: House, game: str) -> None:
    assert "HSE" not in at_the_table.refused(house, game, "it")


def test_another_language_in_mid_game_changes_everything(house: House) -> None:
    at_the_table.switched(house, "kolejka")


def test_advice_is_told_and_followed(house: House) -> None:
    assert at_the_table.advised(house, "ration_board") > 0


def test_a_reload_a_pulled_cable_and_a_restart_lose_nothing(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(tmp_path_factory.mktemp("killed"), **pages()) as server:
        house = House(browser, server)
        try:
            with company(house, "ration_board") as people:
                people.gather()
                people.reload()
                people.pull_the_cable()
                people.kill_the_server()
                names = [one.page.locator("main .others").inner_text() for one in people.everybody]
                assert all("Zofia" in others and "Ania" in others for others in names)
            assert house.faults() == []
        finally:
            house.close()
