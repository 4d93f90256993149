"""What a pupil on a telephone pays who comes by the class's link: to start, to play, once more."""

import time
from typing import Final, NamedTuple

from scripts.bench_net.rounds import say
from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.in_class import BAND
from tests.browser.lessons import Lesson
from tests.browser.players import MY_TURN, Player
from tests.browser.scales import Scales

PLAY: Final = 40.0  # seconds
FIRST: Final = "p1"  # the id of whoever joins first
SHOWN: Final = 6  # files, the heaviest first


class Weight(NamedTuple):
    start: int  # bytes until the board stands
    per_second: float  # bytes while it is played
    again: int  # files that a second load fetched though the browser had them


def weighed(house: House, game: str, language: str) -> Weight:
    lesson = Lesson(house.server, game, language=language)
    try:
        lesson.join("Ala")
        return _weighed(house, lesson, game, language)
    finally:
        lesson.close()


def _weighed(house: House, lesson: Lesson, game: str, language: str) -> Weight:
    guest = house.welcome(language, PHONE)
    scales, page = Scales(guest), guest.page
    guest.go(f"/class/{lesson.code}")
    page.locator("#pupil-name").fill("Darek")
    page.locator("main form button.page-main").click()
    page.locator("main .state").wait_for()
    lesson.order("begin")
    lesson.order("remove", pupil=FIRST)  # who has gone home: three bots play with this one
    page.wait_for_url("**/t/*")
    page.locator(f"main.{game}").wait_for()
    page.locator(BAND).wait_for()
    told = scales.bytes["ws"]  # what comes after this is play, the rest of the page is not
    scales.settle()
    start = scales.whole() - scales.bytes["ws"] + told
    heaviest = ", ".join(f"{path} {size}" for path, size in scales.bytes.most_common(SHOWN))
    per_second = _played(Player(guest, game, 1), scales)
    again = _once_more(scales, game)
    say(f"{game}, {language}: {start} bytes ({heaviest}), {per_second:.0f} a second, again {again}")
    return Weight(start, per_second, again)


def _played(player: Player, scales: Scales) -> float:
    """Bots play at their usual pace, and this pupil as soon as it can."""
    scales.begin_anew()
    began = time.monotonic()
    while time.monotonic() - began < PLAY:
        if player.page.locator(MY_TURN[player.game]).count():
            player.choose()
        player.page.wait_for_timeout(300)
    return scales.whole() / (time.monotonic() - began)


def _once_more(scales: Scales, game: str) -> int:
    """Files whose names hold a digest of what is in them are never fetched twice."""
    scales.begin_anew()
    scales.guest.page.reload()
    scales.guest.page.locator(f"main.{game}").wait_for()
    scales.settle()
    fetched = [
        path
        for path, size in scales.bytes.items()
        if path.startswith("/assets/") and size and path not in scales.cached
    ]
    for path in fetched[:SHOWN]:
        say(f"fetched again: {path}")
    return len(fetched)
