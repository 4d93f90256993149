"""Hot seat: two people at one screen, which is covered between them where cards are secret."""

from typing import Final

from tests.browser.evidence import say
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.players import MY_TURN, OVER, PASSING, Player, hurry_bots
from tests.browser.tables import standing

PASS_ON: Final = "main:not([class*=kolejka]) .slip button.page-main"
NAMES: Final = ("Ania", "Zofia")
# Whoever passes, or says no more, hands the screen on less often.
BRISK: Final[dict[str, tuple[str, ...]]] = {
    "kolejka": (PASSING,),
    "reglamentacja": ("main .top .act:not(.spin)", "main .middle > .quiet"),
}
OPEN: Final = "ration_board"  # everybody may see everything
FEW: Final = "reglamentacja"  # with one bot alone; where all bargain with all it takes long
AT_REST: Final = 700  # milliseconds: the cover stays for a moment, whatever is pressed


class HotSeatPlayer(Player):
    """Plays for everybody here, and looks under the cover while it lies there."""

    longest: float = 1_200.0  # the screen lingers after every act, and the cover takes its time
    covers: int = 0
    peeped: str = ""

    def step(self) -> None:
        asked = f"{PASS_ON}, {MY_TURN[self.game]}, {OVER}"
        self.page.wait_for_selector(asked, state="attached", timeout=60_000)
        if self.page.locator(PASS_ON).count():
            self.take_over()
        else:
            self.choose()

    def offers(self) -> tuple[str, ...]:
        return (*BRISK.get(self.game, ()), *super().offers())

    def take_over(self) -> None:
        button = self.page.locator(PASS_ON)
        self.covers += 1
        if self.page.locator(f"main.{self.game}, .card, .hand").count():
            self.peeped = self.page.content()[:300]
        self.page.wait_for_timeout(AT_REST)
        button.click()
        button.wait_for(state="detached")


def share(guest: Guest, game: str) -> None:
    hurry_bots(guest.page, {})
    guest.go(f"/new/{game}")
    page = guest.page
    page.locator("main form fieldset").first.locator("label").nth(1).click()
    for number, name in enumerate(NAMES):
        page.locator("fieldset ol input").nth(number).fill(name)
    if game == FEW:
        page.locator("main form fieldset.large label").first.click()
    page.locator("main form button.page-main").click()
    page.wait_for_url("**/hotseat/*")


def to_the_end(house: House, game: str) -> int:
    guest = house.welcome("en")
    share(guest, game)
    player = HotSeatPlayer(guest, game, 5)
    while player.taps < 10:
        player.step()
    guest.page.reload()
    player.play_to_the_end()
    order = standing(guest)
    say(f"{player.taps} choices, the cover {player.covers} times; at the end: {', '.join(order)}")
    assert set(NAMES) <= set(order)
    assert not player.peeped, f"under the cover: {player.peeped}"
    assert player.covers == 0 if game == OPEN else player.covers > 3
    return player.taps
