"""How quick the pages are, measured in the page itself; on a busy machine, how busy it was."""

from functools import partial

from kartki.words.languages import LANGUAGES
from tests.browser import figures
from tests.browser.evidence import figure_claim
from tests.browser.house import PROVED, TITLES

CLAIMS = [
    figure_claim(
        "The first page can be clicked, milliseconds (median of nine visits; fastest, slowest)",
        f"at most {figures.USABLE_WITHIN:,}",
        figures.usable,
    ),
    *[
        figure_claim(
            f"The first page on the way, {language}: kB without the games' drawings (… with them)",
            f"at most {figures.MOST_BYTES // 1000}",
            partial(figures.light, language=language),
        )
        for language in LANGUAGES
    ],
    *[
        figure_claim(
            f"{title}: milliseconds until a move that arrives is on the screen, p95 (p50, max)",
            f"at most {figures.SHOWN_WITHIN}",
            partial(figures.moves_shown, game=game),
        )
        for game, title in PROVED.items()
    ],
    *[
        figure_claim(
            f"{title} at normal pace: milliseconds until the position under the stage is the new"
            " one, p95 (p50, max)",
            f"at most {figures.SHOWN_WITHIN}",
            partial(figures.shown_under_the_stage, game=game),
        )
        for game, title in TITLES.items()
    ],
    *[
        figure_claim(
            f"{title}, {figures.LONG_GAME} moves or more: share of frames over {figures.LATE} ms"
            " while the scrubber is dragged (at rest)",
            f"at most {figures.LATE_SHARE} more",
            partial(figures.scrubbed, game=game),
        )
        for game, title in PROVED.items()
    ],
]
