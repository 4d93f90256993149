"""Two people: what one has chosen the other can see, but not take; reactions over a figure."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.tables import begin, open_table, sit_down

YELLOW: Final = 3
ZOFIA: Final = 1  # her seat
PATIENCE: Final = 60_000.0  # milliseconds: a busy machine takes its time
# A bubble goes by itself, maybe before a busy test has looked: the page writes down what it showed.
WATCH: Final = """() => {
  window.kartkiSaid = [];
  const isOver = (said, who) => {
    const middle = who.left + who.width / 2;
    const gap = Math.max(who.top - said.bottom, said.top - who.bottom);
    return said.left <= middle && middle <= said.right && gap >= 0 && gap < 30;
  };
  new MutationObserver(() => {
    for (const bubble of document.querySelectorAll("[data-reaction]")) {
      const seat = bubble.dataset.reaction;
      const said = bubble.getBoundingClientRect();
      const figures = [...document.querySelectorAll(`[data-seat-figure="${seat}"]`)];
      const over = figures.some((one) => isOver(said, one.getBoundingClientRect()));
      window.kartkiSaid.push({ seat: Number(seat), text: bubble.textContent.trim(), over });
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def figures(page: Page) -> Locator:
    return page.locator(".choice button")


def react(page: Page, phrase: str) -> None:
    """By two taps: on a phone behind the tools, elsewhere behind a button of its own."""
    page.locator(".tools .more").last.click()
    page.locator(".phrases").get_by_text(phrase).click()
    expect(page.locator(".phrases")).to_be_hidden()


def said(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.kartkiSaid")
    return found


def test_a_figure_is_chosen_and_speaks(house: House) -> None:
    expect.set_options(timeout=PATIENCE)
    ania, zofia = house.welcome("en"), house.welcome("pl", PHONE)
    code, _ = open_table(ania, "kolejka", "Ania")
    sit_down(zofia, code, "Zofia")

    figures(zofia.page).nth(YELLOW).click()
    expect(figures(zofia.page).nth(YELLOW)).to_have_attribute("aria-pressed", "true")
    taken = figures(ania.page).nth(YELLOW)
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)  # it says why not
    expect(ania.page.locator(".page-why")).to_contain_text("Zofia has taken this figure already")
    expect(figures(ania.page).nth(0)).to_have_attribute("aria-pressed", "true")

    begin(ania, 2)
    for page in (ania.page, zofia.page):
        pawn = page.locator(f"[data-seat-figure='{ZOFIA}'] use").first
        expect(pawn).to_have_attribute("href", re.compile("#pawn-yellow$"))

    ania.page.evaluate(WATCH)
    react(zofia.page, "Brawo!")
    ania.page.wait_for_function("() => window.kartkiSaid.some(({ over }) => over)")
    assert {(one["seat"], one["text"]) for one in said(ania.page)} == {(ZOFIA, "Bravo!")}

    ania.page.locator(".tools .more").last.click()
    ania.page.get_by_role("switch", name="Show reactions over the figures").click()
    react(zofia.page, "Dziękuję!")
    ania.page.locator(".tools .menu").click()
    ania.page.get_by_role("tab", name="Chat").click()
    expect(ania.page.locator("[role=tabpanel] li").get_by_text("Thank you!")).to_be_visible()
    assert {one["text"] for one in said(ania.page)} == {"Bravo!"}  # it has come, and is not shown
