"""Several people at one table in real browsers, and what a table explains, advises and says."""

from functools import partial

from tests.browser import at_the_table, one_screen, together
from tests.browser.evidence import claim
from tests.browser.house import PROVED, TITLES

CLAIMS = [
    *[
        claim(
            f"{title}: two browsers and a spectator, with a reload, a pulled cable and a killed"
            " server, see the same end: choices made",
            "to the end; three times the same",
            partial(together.through_thick_and_thin, game=game),
        )
        for game, title in PROVED.items()
    ],
    *[
        claim(
            f"{title}: two people at one screen, covered between them: choices made",
            "to the end; nothing under the cover",
            partial(one_screen.to_the_end, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        claim(
            f"{title}: a refused act is explained, and its rule's text opens: languages",
            "3, each in its own words",
            partial(at_the_table.refused_everywhere, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        claim(
            f"{title}: a bot's advice with its reason, and the button that follows it: tellings",
            "at least 1",
            partial(at_the_table.advised, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        claim(
            f"{title}: another language in mid-game changes question, log, title, labels: lines",
            "all, and what is read aloud next",
            partial(at_the_table.switched, game=game),
        )
        for game, title in TITLES.items()
    ],
]
