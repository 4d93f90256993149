"""Games looked at again, played on from their middle, and the guided first games."""

from functools import partial

from tests.browser import again, lesson
from tests.browser.evidence import claim
from tests.browser.house import TITLES

CLAIMS = [
    *[
        claim(
            f"{title} again, through each seat's eyes, a spectator's and everybody's: frames",
            "each with its words, no foreign hand",
            partial(again.through_all_eyes, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        claim(
            f"{title}: what if, from the middle of a finished game: choices made after it",
            f"at least {again.CHOICES}, or to the end",
            partial(again.what_if, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        claim(
            f"{title}: the guided game to its end in three languages, two sizes: notes read",
            "as many each time; axe finds nothing",
            partial(lesson.everywhere, game=game),
        )
        for game, title in TITLES.items()
    ],
]
