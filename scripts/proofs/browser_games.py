"""Whole games in a real browser, with axe in every situation and nothing but a keyboard twice."""

from functools import partial

from kartki.words.languages import LANGUAGES
from scripts.proofs.claim import Claim
from tests.browser.evidence import claim
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.house import PROVED
from tests.browser.whole_game import by_keyboard, by_pointer

BAR = "to the end; no error, axe finds nothing"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
HANDS = {"kolejka": "pl", "ration_board": "en"}


def game_claim(game: str, language: str, size: str) -> Claim:
    return claim(
        f"A whole game of {PROVED[game]} from the first page, {language}, {size}: situations seen",
        BAR,
        partial(by_pointer, game=game, language=language, size=SIZES[size]),
    )


def keyboard_claim(game: str) -> Claim:
    return claim(
        f"A whole game of {PROVED[game]} by keyboard alone, {HANDS[game]}: situations seen",
        BAR,
        partial(by_keyboard, game=game, language=HANDS[game]),
    )


CLAIMS = [
    *[
        game_claim(game, language, size)
        for game in PROVED
        for language in LANGUAGES
        for size in SIZES
    ],
    *[keyboard_claim(game) for game in PROVED],
]
