"""Looking at a game again: through every pair of eyes, and on from the middle against bots."""

from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.evidence import say
from tests.browser.finished import finished
from tests.browser.house import House
from tests.browser.players import OVER, Player, hurry_bots

STEPS: Final = 8  # frames that are looked at through each pair of eyes
CHOICES: Final = 12  # made after "what if"
SCRUBBER: Final = "footer input[type=range]"
# what a seat alone knows, as its screen shows it
SECRETS: Final = {
    "kolejka": "main .cards .card b",
    "reglamentacja": "main .tray .visit strong, main .tray .hand b",
}


def through_all_eyes(house: House, game: str) -> int:
    code = finished(house, game)
    guest = house.welcome("en")
    page = guest.page
    guest.go(f"/replay/{code}")
    page.locator(f"main.{game}").wait_for()
    seen = {eyes: _looked(page, eyes, game) for eyes in _eyes(page)}
    if game in SECRETS:
        _hands_are_their_own(seen)
    assert guest.axe() == []
    say(f"through the eyes {', '.join(seen)}: {STEPS} frames each")
    return len(seen) * STEPS


def _eyes(page: Page) -> list[str]:
    """Everybody's, each seat's, and -1 for a spectator's."""
    options = _choice_of_eyes(page).locator("option").all()
    return [one.get_attribute("value") or "" for one in options]


def _choice_of_eyes(page: Page) -> Locator:
    return page.locator("footer select").filter(has=page.locator("option[value=all]"))


def _looked(page: Page, eyes: str, game: str) -> list[str]:
    """The hands that are seen in the middle of the game, step by step."""
    _choice_of_eyes(page).select_option(eyes)
    _scrub(page, 0.5)
    hands = []
    for _ in range(STEPS):
        page.locator("footer .buttons button").nth(3).click()
        assert page.locator("footer .sentence").inner_text().strip(), f"no words for {eyes}"
        assert page.locator(f"main.{game}").is_visible()
        hands.append(_secrets(page, game))
    return hands


def _secrets(page: Page, game: str) -> str:
    return ", ".join(page.locator(SECRETS[game]).all_inner_texts()) if game in SECRETS else ""


def _hands_are_their_own(seen: dict[str, list[str]]) -> None:
    seats = [hands for eyes, hands in seen.items() if eyes.isdigit()]
    assert len({tuple(hands) for hands in seats}) == len(seats), f"two see the same hand: {seats}"
    assert not any(seen["-1"]), f"a spectator sees a hand: {seen['-1']}"


def _scrub(page: Page, part: float) -> None:
    scrubber = page.locator(SCRUBBER)
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(int(last * part)))
    page.wait_for_function(
        "([one, at]) => document.querySelector(one).value === at",
        arg=[SCRUBBER, str(int(last * part))],
    )


def what_if(house: House, game: str) -> int:
    """From the middle, on the seat of whoever's turn it is: another table, and it goes on."""
    code = finished(house, game)
    guest = house.welcome("en")
    page = guest.page
    hurry_bots(page, {})
    guest.go(f"/replay/{code}")
    page.locator(f"main.{game}").wait_for()
    _scrub(page, 0.4)
    page.locator("footer .links button.page-act").first.click()
    page.wait_for_url("**/t/*")
    assert code not in page.url
    page.locator(f"main.{game}").wait_for()
    player = Player(guest, game, 9)
    while player.taps < CHOICES and not player.is_over():
        player.step()
    page.locator("main button.menu").click()
    told = page.locator("[role=dialog] .telling")
    told.first.wait_for()
    say(
        f"{player.taps} choices after it; the log has {told.count()} entries, the last: "
        + " ".join(told.last.inner_text().split())
    )
    assert player.taps >= CHOICES or page.locator(OVER).count()
    return player.taps
