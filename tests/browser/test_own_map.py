"""An owner corrects a road in an edition of their own, and sees it on the map."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from kartki.editions import shelf
from tests.browser.guest import Guest
from tests.browser.house import House, pages
from tests.browser.tables import begin
from tests.server.running import running

NAME = "corrected"
NEW_SPACE = """[[spaces]]
id = "R99"
route = "red"
kind = "road"
source = "box"

[[spaces]]
id = "R3"
"""
# From which space to which one each path of the map leads that is no more than one bend.
BENDS = """() => {
  const spaces = [...document.querySelectorAll(".map [data-space]")].map((circle) => ({
    id: circle.dataset.space, x: circle.cx.baseVal.value, y: circle.cy.baseVal.value,
  }));
  const at = (point) =>
    spaces.find(({ x, y }) => Math.hypot(point.x - x, point.y - y) < 1)?.id ?? "";
  const paths = [...document.querySelectorAll(".map svg path")].filter((path) =>
    /^M[^C]+C[^C]+$/.test(path.getAttribute("d")));
  const ends = paths.map((path) =>
    `${at(path.getPointAtLength(0))} ${at(path.getPointAtLength(path.getTotalLength()))}`);
  return [...new Set(ends)].filter((end) => /^\\w+ \\w+$/.test(end));
}"""
APART = """() => {
  const all = [...document.querySelectorAll(".map [data-space]")]
    .map(({ cx, cy }) => [cx.baseVal.value, cy.baseVal.value]);
  return Math.min(...all.flatMap(([x, y], i) =>
    all.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v))));
}"""


def correct(text: str) -> str:
    """R13 leads to R17, and a space lies between R2 and R3."""
    text = text.replace('name = "rebuilt-1943"', f'name = "{NAME}"')
    text = text.replace('to = "R18"', 'to = "R17"', 1)
    return text.replace('[[spaces]]\nid = "R3"\n', NEW_SPACE, 1)


def ask_for(guest: Guest, edition: str) -> None:
    def change(route: Route) -> None:
        if route.request.method == "POST":
            body = json.loads(route.request.post_data or "{}") | {"edition": edition}
            route.continue_(post_data=json.dumps(body))
        else:
            route.continue_()

    guest.page.route("**/api/tables", change)


def the_map(house: House, edition: str) -> Page:
    guest = house.welcome()
    ask_for(guest, edition)
    guest.go("/new/ration_board")
    guest.page.locator("main form input[autocomplete=nickname]").fill("Ania")
    guest.page.locator("main form button.page-main").click()
    guest.page.wait_for_url("**/t/*")
    begin(guest, 1)
    guest.page.locator(".map [data-space=R13]").wait_for(state="attached")
    return guest.page


def test_a_corrected_road_is_seen_on_the_map(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data: Path = tmp_path_factory.mktemp("own")
    (data / "editions").mkdir()
    text = correct(shelf.text_of("ration_board", "rebuilt-1943"))
    (data / "editions" / "corrected.toml").write_text(text, "utf-8")
    with running(data, **pages()) as server:
        house = House(browser, server)
        try:
            page = the_map(house, NAME)
            assert set(page.evaluate(BENDS)) == {"R13 R17", "B6 B16", "R24 EXIT"}
            assert page.locator(".map [data-space=R99]").count() == 1
            assert page.evaluate(APART) > 29  # no circle upon another
            assert house.faults() == []
        finally:
            house.close()


def test_the_house_s_own_edition_is_drawn_as_ever(house: House) -> None:
    page = the_map(house, "rebuilt-1943")
    assert set(page.evaluate(BENDS)) == {"R13 R18", "B6 B16", "R24 EXIT"}
    assert page.locator(".map [data-space]").count() == 50
