"""Whole games of Reglamentacja in real browsers: live ones at one table, and without a clock."""

from functools import partial

from kartki.words.languages import LANGUAGES
from tests.browser.evidence import claim
from tests.browser.guest import DESKTOP, PHONE
from tests.browser.reglamentacja import by_post, live
from tests.browser.whole_game import by_keyboard, by_pointer

GAME = "reglamentacja"
SAME = "to the end; everything happens; each page tells it all in its language; the same end"
BAR = "to the end; no error, axe finds nothing"
SIZES = {"desktop": DESKTOP, "phone": PHONE}

CLAIMS = [
    claim(
        "Reglamentacja live: four browsers and a bot, three languages at once: gestures made",
        SAME,
        live.four_and_a_bot,
    ),
    *[
        claim(
            f"Reglamentacja live: a browser in each language, {name}, axe in all: gestures made",
            SAME,
            partial(live.one_in_each_language, size=size),
        )
        for name, size in SIZES.items()
    ],
    *[
        claim(
            f"A whole game of Reglamentacja in beats, {language}, {name}: situations seen",
            BAR,
            partial(by_pointer, game=GAME, language=language, size=size),
        )
        for language in LANGUAGES
        for name, size in SIZES.items()
    ],
    claim(
        "A whole game of Reglamentacja in beats by keyboard alone, pl: situations seen",
        BAR,
        partial(by_keyboard, game=GAME, language="pl"),
    ),
    claim(
        "A game of Reglamentacja over days, opened by the form, it, phone: taps made",
        BAR,
        partial(by_post.one_against_bots, language="it", size=PHONE),
    ),
]
