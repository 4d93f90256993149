"""Kolejka at 360x640: in every phase all that can be tapped is in sight or can be scrolled to."""

from typing import Final

import pytest

from scripts.screenshots.tables import Tables
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.prepared import sit_at

SMALL: Final = (360, 640)
PHASES: Final = (
    ("kolejka", "queue_up", 9),
    ("kolejka", "jumping", 1),
    ("kolejka", "opening", 0),
    ("kolejka_market", "market", 0),
    ("kolejka", "recall", 0),
)
ASKED: Final = "main .prompt .turn:not(.others)"
CARD: Final = "main .card button[aria-disabled=false]"
MY_LIST: Final = "main .mine span"
# Buttons whose middle belongs to something else: all of them, once scrolled to; and those of my
# own edge of the table also as the page lies there.
COVERED: Final = """() => {
  const named = (one) => `${one.className} “${one.textContent.trim().slice(0, 40)}”`;
  const isCovered = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(found && (one.contains(found) || found.contains(one)));
  };
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const atOnce = shown("main :is(.below, .todo, .tabs, .masthead) button:not(.telling)");
  const inSight = atOnce.filter(isCovered).map((one) => `at once: ${named(one)}`);
  const reached = shown("main button, #after-sentence ~ button").filter((one) => {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return isCovered(one);
  });
  return [...inSight, ...reached.map(named)];
}"""
# Words of my own edge that stand out of their button, and a page that is larger than the window.
CUT: Final = """() => {
  const words = [...document.querySelectorAll(
    "main :is(.below, .todo) button:not(.telling) :is(b, span, small):not(.unseen)")];
  const cut = words.filter((one) => one.checkVisibility()).filter((one) => {
    const [own, around] = [one, one.closest("button")].map((two) => two.getBoundingClientRect());
    return own.bottom > around.bottom + 1 || own.right > around.right + 8;
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const large = scrollWidth > 360 || scrollHeight > 640 ? [`${scrollWidth}x${scrollHeight}`] : [];
  return [...cut.map((one) => one.textContent), ...large];
}"""
TOP: Final = "() => Math.round(document.querySelector('main .mine').getBoundingClientRect().top)"


@pytest.mark.parametrize("language", ["pl", "it"])
def test_nothing_is_cut_or_covered_and_my_list_keeps_its_place(
    prepared: tuple[House, Tables], language: str
) -> None:
    house, tables = prepared
    guest = house.welcome(language, SMALL)
    found = {phase[1]: _looked_at(guest, tables, *phase) for phase in PHASES}
    assert {phase: faults for phase, (faults, _) in found.items() if faults} == {}
    assert len({top for _, top in found.values()}) == 1, f"my list jumps: {found}"
    assert guest.faults == []


def test_whoever_trades_sees_the_stalls(prepared: tuple[House, Tables]) -> None:
    """Also after a tap on a line about another shop, and after a look at one."""
    house, tables = prepared
    guest = house.welcome("en", SMALL)
    sit_at(guest, tables.asked("kolejka_market", "market", 0))
    market = guest.page.locator("main .tabs button:last-of-type[aria-current=true]")
    market.wait_for()
    guest.page.locator("main .telling").last.tap()
    guest.page.locator("main .ring").first.wait_for()
    guest.page.locator("main .ring").first.wait_for(state="detached")
    market.wait_for()
    guest.page.locator("main .tabs button").first.tap()
    market.wait_for(state="detached")
    guest.page.locator("main .owned button").first.tap()
    market.wait_for()
    assert guest.faults == []


def test_after_the_game_everything_can_be_reached(prepared: tuple[House, Tables]) -> None:
    house, tables = prepared
    guest = house.welcome("pl", SMALL)
    guest.go(f"/t/{tables.finished('kolejka').code}")
    guest.page.locator("#after-sentence").wait_for()
    sheet = guest.page.locator("section[aria-labelledby=after-sentence] :is(button, a)")
    for one in sheet.all():
        one.click(trial=True)
    guest.page.locator("section[aria-labelledby=after-sentence] header button").click()
    guest.page.locator("main .road").click(trial=True)


def _looked_at(
    guest: Guest, tables: Tables, record: str, prompt: str, number: int
) -> tuple[list[str], int]:
    sit_at(guest, tables.asked(record, prompt, number))
    guest.page.locator(ASKED).wait_for()
    guest.page.locator(MY_LIST).first.wait_for()
    top: int = guest.page.evaluate(TOP)
    faults = _faults(guest)
    if prompt == "jumping":
        guest.page.locator(CARD).first.tap()
        guest.page.locator("main .card.chosen").wait_for()
        jumped: int = guest.page.evaluate(TOP) - top
        faults += [f"my list jumps by {jumped}"] if jumped else []
        faults += _faults(guest)
    return faults, top


def _faults(guest: Guest) -> list[str]:
    cut: list[str] = guest.page.evaluate(CUT)
    covered: list[str] = guest.page.evaluate(COVERED)
    return cut + covered
