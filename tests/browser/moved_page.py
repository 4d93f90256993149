"""Somebody at a page whose time the test moves: a busy machine is never late.

The socket, the server and the bots stay real. The page's own time passes only while nobody is asked
or something is being shown, a little at a time.
"""

import time
from typing import Final

from tests.browser.following import ACTS, ANSWERED, MY_MOVE, SEED
from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House
from tests.browser.players import MY_TURN, OVER, Player, play_now
from tests.browser.staged import EYES

STEP: Final = 200  # milliseconds of the page's time, less than any scene lasts
NOON: Final = 1_800_000_000  # seconds: when the page's clock begins

TOLD: Final = "(code) => kartkiTold.some(({ events }) => events.some((one) => one.code === code))"


class MovedPlayer(Player):
    """Lets the page show everything, acts, and waits for the answer before anything else."""

    def step(self) -> None:
        self.let_it_show()
        self.choose()
        self.page.wait_for_function(ANSWERED)

    def let_it_show(self) -> None:
        """Until I am asked, or it is over, and nothing is being shown any more."""
        until = time.monotonic() + PATIENCE / 1_000
        while not self.page.evaluate(MY_MOVE, [MY_TURN[self.game], OVER]):
            assert time.monotonic() < until, f"nothing happens any more: {self.evidence()}"
            self.page.clock.run_for(STEP)

    def play_until(self, code: str) -> None:
        """Until this has been told, and shown."""
        while not self.page.evaluate(TOLD, code):
            self.step()
        self.let_it_show()


def play_at_moved_time(house: House, game: str, size: tuple[int, int]) -> MovedPlayer:
    guest: Guest = house.welcome(size=size, pace="normal")
    page = guest.page
    page.clock.install(time=NOON)
    page.add_init_script(EYES)
    page.add_init_script(ACTS)
    play_now(guest, game)
    page.locator(f"main.{game}").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
    return MovedPlayer(guest, game, SEED)
