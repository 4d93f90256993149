"""A sheet for pupils is one sheet: A4, in every language."""

import re

import pytest

from kartki.words.languages import LANGUAGES
from tests.browser.house import TITLES, House

PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_handout_fits_one_page(house: House, language: str) -> None:
    guest = house.welcome(language)
    pages = {}
    for game in TITLES:
        guest.go(f"/handout/{game}")
        guest.page.locator("article h1").wait_for()
        guest.page.evaluate("document.fonts.ready")
        pages[game] = len(PAGE.findall(guest.page.pdf(prefer_css_page_size=True)))
    assert pages == dict.fromkeys(TITLES, 1)
