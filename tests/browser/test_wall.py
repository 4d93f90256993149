"""The projector's page of a class: from the code on the wall to the awards."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.guest import PHONE, Guest
from tests.browser.house import TITLES, House
from tests.browser.lessons import Lesson

PROJECTOR = (1280, 720)
NAMES = ("Ala", "Bartek", "Celina", "Darek", "Ewa", "Filip")
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight > innerHeight, scrollWidth > innerWidth];
}"""
# What has to be read from afar is a fortieth of the screen or more; small boards are drawings.
TOO_SMALL = """() => [...document.querySelectorAll("main *")]
  .filter((one) => !one.closest("svg, .unseen, .board, canvas") && one.getClientRects().length)
  .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < innerHeight / 40 - 0.1)
  .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`)"""

WIDEST = """() => {
  document.querySelectorAll(".gathering .code b").forEach((one) => (one.textContent = "W"));
  const code = document.querySelector(".gathering .code").getBoundingClientRect();
  const room = document.querySelector(".gathering section").getBoundingClientRect();
  return room.left <= code.left && code.right <= room.right;
}"""


@contextmanager
def lesson(house: House, game: str, language: str = "en") -> Iterator[Lesson]:
    found = Lesson(house.server, game, language=language)
    try:
        yield found
    finally:
        found.close()


def looked_at(guest: Guest) -> None:
    """Nothing scrolls, nothing is too small for the last row, and axe finds nothing."""
    assert guest.page.evaluate(SCROLLS) == [False, False]
    if guest.size == PROJECTOR:
        assert guest.page.evaluate(TOO_SMALL) == []
    assert guest.axe() == []


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.rule("HSE-CLA-9")
def test_a_whole_lesson_on_the_wall(house: House, game: str) -> None:
    guest = house.welcome("en", PROJECTOR)
    page = guest.page
    with lesson(house, game) as led:
        guest.go(f"/wall/{led.wall}")
        page.get_by_text(" ".join(led.code)).wait_for(state="attached")
        led.join(*NAMES)
        for name in NAMES:
            page.get_by_text(name, exact=True).wait_for()
        looked_at(guest)

        led.order("begin")
        page.locator("article").nth(1).wait_for()
        for name in NAMES:
            page.locator("article li").filter(has_text=name).wait_for()
        assert page.locator("article .board > *").count() == 2
        looked_at(guest)

        led.order("say", text="Five more minutes.")
        led.order("pause")
        page.get_by_text("Five more minutes.").wait_for()
        page.get_by_text("Pause.").wait_for()
        looked_at(guest)
        led.order("go_on")
        page.get_by_text("Pause.").wait_for(state="detached")

        led.order("end")
        page.get_by_role("heading", name="How everybody came in").wait_for()
        looked_at(guest)


@pytest.mark.rule("HSE-CLA-9")
def test_an_award_tells_its_number_its_winner_and_the_table(house: House) -> None:
    guest = house.welcome("en", PROJECTOR)
    with lesson(house, "kolejka") as led:
        led.join("Ala", "Bartek")
        led.order("begin")
        led.play_once("Ala")
        guest.go(f"/wall/{led.wall}")
        guest.page.locator("article").wait_for()
        led.order("end")
        award = guest.page.get_by_role("list", name="Awards").locator("li")
        award.filter(has_text="Longest queue").wait_for()
        told = award.filter(has_text="Longest queue").inner_text()
        assert re.search(r"(Ala|Bartek) \(The Kiosk\)", told), told
        assert re.search(r"number \d+ in the queue before a shop", told), told
        looked_at(guest)


def test_a_code_of_wide_letters_has_room(house: House) -> None:
    """Codes are drawn, so the widest is put into the page."""
    guest = house.welcome("en", PROJECTOR)
    with lesson(house, "reglamentacja") as led:
        guest.go(f"/wall/{led.wall}")
        guest.page.locator(".gathering .code b").first.wait_for()
        guest.page.evaluate("document.fonts.ready")
        for width, height in (PROJECTOR, PHONE):
            guest.page.set_viewport_size({"width": width, "height": height})
            assert guest.page.evaluate(WIDEST), (width, height)


def test_a_replay_on_the_wall_and_back_to_all_tables(house: House) -> None:
    """By the two buttons that the teacher's page has for it."""
    wall, teacher = house.welcome("en", PROJECTOR), house.welcome("en")
    with lesson(house, "kolejka") as led:
        led.join(*NAMES)
        led.order("begin")
        led.order("end")
        wall.go(f"/wall/{led.wall}")
        wall.page.locator(".ending").wait_for()
        teacher.go(f"/class/{led.code}#key={led.key}")
        cards = teacher.page.locator("ul.tables > li")
        for card in (cards.nth(0), cards.nth(1)):  # the second takes the place of the first
            card.get_by_role("button", name="Replay on the projector").click()
            card.get_by_text("The projector shows it now.").wait_for()
            wall.page.locator(".hall").wait_for()
            assert teacher.page.get_by_text("The projector shows it now.").count() == 1
        cards.nth(1).get_by_role("button", name="Back to all tables").click()
        wall.page.locator(".ending").wait_for()
        teacher.page.get_by_text("The projector shows it now.").wait_for(state="detached")


def test_the_wall_comes_back_after_a_reload_in_its_class_language(house: House) -> None:
    guest = house.welcome("en", PHONE)
    page = guest.page
    with lesson(house, "kolejka", "pl") as led:
        led.join("Ala", "Bartek")
        led.order("begin")
        guest.go(f"/wall/{led.wall}")
        page.get_by_role("heading", name="Kiosk").wait_for()
        page.reload()
        page.get_by_role("heading", name="Kiosk").wait_for()
        page.locator("html[lang=pl]").wait_for()
        looked_at(guest)


def test_a_wall_without_a_class_says_so(house: House) -> None:
    guest = house.welcome("en", PHONE)
    with lesson(house, "kolejka") as led:
        for code in ("NOSUCHWALL", led.code):  # the pupils' code is none of a wall
            guest.go(f"/wall/{code}")
            guest.page.get_by_role("heading", name="There is no class").wait_for()
            guest.page.get_by_text("open the wall from there").wait_for()
            assert guest.axe() == []
