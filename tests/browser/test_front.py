"""The first page and what leads away from it."""

import re
from pathlib import Path

import pytest

from kartki.words.languages import LANGUAGES
from tests.browser.guest import PHONE
from tests.browser.house import House

WORDS = Path(__file__).parents[2] / "src" / "kartki" / "words"


def said(language: str, message: str) -> str:
    """A sentence without facts, as it stands in the words of the lobby."""
    text = (WORDS / language / "client_lobby.ftl").read_text("utf-8")
    found = re.search(rf"^{message} = (.+)$", text, re.MULTILINE)
    assert found, f"{language}: {message}"
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_readers_language_and_axe_finds_nothing(
    house: House, language: str
) -> None:
    guest = house.welcome(language)
    guest.go("/")
    button = guest.page.locator("button.page-main").first
    assert button.inner_text().lower().startswith(said(language, "lobby-play_now").lower())
    assert guest.axe() == []


def test_the_language_can_be_switched_and_is_kept(house: House) -> None:
    guest = house.welcome("en")
    guest.go("/")
    guest.page.locator("button[lang=pl]").first.click()
    guest.page.locator("html[lang=pl]").wait_for()
    guest.page.reload()
    guest.page.locator("html[lang=pl]").wait_for()


def test_a_wrong_code_gets_a_sentence(house: House) -> None:
    guest = house.welcome("en")
    guest.go("/t/AAAAAA")
    guest.page.locator("main h1").filter(has_text="AAAAAA").wait_for()


def test_an_unknown_address_gets_a_kind_page(house: House) -> None:
    guest = house.welcome("en")
    guest.go("/nowhere/at/all")
    guest.page.locator("main a[href='/']").first.wait_for()
    guest.faults[:] = [fault for fault in guest.faults if "404" not in fault]  # it is one


def test_nothing_is_wider_than_a_phone(house: House) -> None:
    guest = house.welcome("it", PHONE)
    for path in ("/", "/new/kolejka", "/rules/kolejka", "/history/kolejka"):
        guest.go(path)
        guest.page.locator("main").first.wait_for()
        width = guest.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE[0], path
