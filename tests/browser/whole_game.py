"""A whole game against bots, from the first page to what comes after the game."""

from tests.browser.ears import heard, listen
from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.players import OVER, Player, play_now
from tests.browser.watcher import Watcher

SEED = 7
# A voice needs seconds for three sentences, and news gathers while it reads: of a game that is
# played in half a minute it cannot tell as often as of one that takes an evening.
SECONDS_TO_READ = 5.0
OFTEN_ENOUGH = 10


def by_pointer(house: House, game: str, language: str, size: tuple[int, int]) -> int:
    guest = house.welcome(language, size)
    watcher = Watcher(guest)
    listen(guest.page)
    play_now(guest, game)
    guest.page.locator(f"main.{game}").wait_for()
    player = Player(guest, game, SEED, watcher)
    player.play_to_the_end()
    return _told(player, watcher, language)


def by_keyboard(house: House, game: str, language: str) -> int:
    guest = house.welcome(language)
    watcher = Watcher(guest)
    listen(guest.page)
    player = KeyboardPlayer(guest, game, SEED, watcher)
    player.begin()
    guest.page.locator(f"main.{game} button.menu").wait_for()
    player.open_and_leave_the_drawer()
    player.play_to_the_end()
    say(f"{player.keys.pressed} keys pressed for {player.taps} choices")
    assert not player.keys.unseen, f"the focus cannot be seen: {player.keys.unseen}"
    return _told(player, watcher, language)


def _told(player: Player, watcher: Watcher, language: str) -> int:
    """The sheet after the game belongs to it."""
    page = player.page
    page.locator(f"section[aria-labelledby={OVER[1:]}] ol li").first.wait_for()
    watcher.look()
    announced = heard(page)
    say(
        f"{player.taps} choices, axe in {len(watcher.seen)} situations, {len(announced)} times read"
        f" aloud; at the end: {page.locator(OVER).inner_text()}"
    )
    say(f"the last that was read aloud: {announced[-1]}")
    assert page.locator("html").get_attribute("lang") == language
    least = min(OFTEN_ENOUGH, player.seconds / SECONDS_TO_READ)
    assert len(announced) > least, f"hardly anything was read aloud in {player.seconds:.0f} s"
    watcher.report()
    return len(watcher.seen)
