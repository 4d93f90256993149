"""What a pupil's telephone has to load: by the class's link to a table, in play, and once more.

Everything counts that the browser itself says has come over the wire: heads and packed bodies,
fonts, drawings, messages. There is no service worker, as there is none in a Wi-Fi without https.
"""

from functools import partial

from kartki.words.languages import LANGUAGES
from scripts.class_net.weight import Weight, weighed
from scripts.proofs.claim import Claim, Measured
from tests.browser.evidence import figure_claim
from tests.browser.house import TITLES, House

MOST_START = 300_000  # bytes
MOST_PLAY = 5_000.0  # bytes a second
_found: dict[str, list[Weight]] = {}


def weights(house: House, game: str) -> list[Weight]:
    """In each language; measured once, whichever claim asks first."""
    if game not in _found:
        _found[game] = [weighed(house, game, language) for language in LANGUAGES]
    return _found[game]


def start(house: House, game: str) -> Measured:
    found = [one.start / 1000 for one in weights(house, game)]
    return Measured(max(found), min(found), max(found), max(found) <= MOST_START / 1000)


def play(house: House, game: str) -> Measured:
    found = [one.per_second / 1000 for one in weights(house, game)]
    return Measured(max(found), min(found), max(found), max(found) <= MOST_PLAY / 1000)


def again(house: House, game: str) -> Measured:
    found = [one.again for one in weights(house, game)]
    return Measured(max(found), min(found), max(found), max(found) == 0)


def claims_of(game: str, title: str) -> list[Claim]:
    told = [
        ("kB from the class's link to the table", f"at most {MOST_START // 1000}", start),
        ("kB a second in play", f"at most {MOST_PLAY / 1000:.0f}", play),
        ("files with a digest that a second load fetches again", "0", again),
    ]
    return [
        figure_claim(
            f"{title} on a telephone, {len(LANGUAGES)} languages: {words}",
            bar,
            partial(figure, game=game),
        )
        for words, bar, figure in told
    ]


CLAIMS = [claim for game, title in TITLES.items() for claim in claims_of(game, title)]
