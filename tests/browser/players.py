"""Playing by what the page offers: legal things light up, a button says the deed, it is done."""

import json
import random
import time
from typing import Any, Final

from playwright.sync_api import Page, Route
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.guest import Guest
from tests.browser.watcher import Watcher

LONGEST: Final = 1_800.0  # seconds for a whole game on a busy machine
TITLES: Final = {
    "kolejka": "Kolejka",
    "ration_board": "Ration Board",
    "reglamentacja": "Reglamentacja",
}
OVER: Final = "#after-sentence"
HOW: Final = "dialog[open] form button.page-main"  # begins as the dialog "play now" says
QUICK: Final = {
    "undo": True,
    "chat": True,
    "hints": True,
    "bot_delay": 0,
    "decision_seconds": 0,
    "seat_seconds": 0,
    "gone_seconds": 0,
}
# In the order in which a player looks for them; of one line any is as good as another.
OFFERS: Final[dict[str, tuple[str, ...]]] = {
    "kolejka": (
        "main button.do:not([aria-disabled=true])",
        "main .join, main .picker button:not([aria-disabled=true])",
        "main button.legal, main .pawn.legal button",
        "main .card button[aria-disabled=false][aria-pressed=false]",
        "main .acts .quiet",
    ),
    "ration_board": (
        "main .watching button",  # straight to how things stand
        "main .map section button",
        "main .go:not([aria-disabled=true])",
        "main .pad button:not([aria-disabled=true])",
    ),
    # at a table without a clock, see HOUSE_RULES
    "reglamentacja": (
        "main .large .buy:not([aria-disabled=true])",
        "main .large .get",
        "main .large .close",  # on a phone it lies over my stamps
        "main .do .main:not([aria-disabled=true])",
        "main .act.spin",
        "main .hand.discarding button:not(.none)",
        "main .card.buyable",
        "main .acts .nothing",
        "main .slips .deal:not([aria-disabled=true])",
        "main .middle > .quiet",
        "main .shop .card[aria-expanded=false]",  # what is missing for it can be asked for
    ),
}
# Where one plays alone against bots: a tapper at random is no match for a clock.
HOUSE_RULES: Final[dict[str, dict[str, str]]] = {"reglamentacja": {"pace": "beats"}}
PASSING: Final = "main .acts .quiet"
SURE: Final = {offers[0] for offers in OFFERS.values()} | {PASSING}
MY_TURN: Final = {
    "kolejka": ".prompt .turn:not(.others)",
    "ration_board": ".doing .deed .go, .map section button, .watching button",
    "reglamentacja": "header .turn.mine",
}


def hurry_bots(page: Page, options: dict[str, str], delay: int = 0) -> None:
    """The usual table, but bots that hardly wait for people to follow: so many milliseconds."""
    manners = {**QUICK, "bot_delay": delay}

    def without_delay(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body: dict[str, Any] = json.loads(route.request.post_data or "{}")
        body |= {"manners": manners, "options": {**body.get("options", {}), **options}}
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", without_delay)


def play_now(
    guest: Guest, game: str, options: dict[str, str] | None = None, delay: int = 0
) -> None:
    """From the first page, with one click, and one more where the page asks how to play."""
    hurry_bots(guest.page, options or HOUSE_RULES.get(game, {}), delay)
    guest.go("/")
    cover = guest.page.locator("article").filter(has=guest.page.locator(f"#cover-{game}"))
    cover.locator("button.page-main").click()
    if asks_how(guest.page, game):
        guest.page.locator(HOW).click()
    guest.page.wait_for_url("**/t/*")


def asks_how(page: Page, game: str) -> bool:
    """Does the page ask how to play, instead of beginning at once?"""
    asked = page.locator(HOW)
    asked.or_(page.locator(f"main.{game}")).first.wait_for()
    return asked.count() > 0


class Player:
    """Taps whatever the page offers, at random, until the game is over."""

    longest: float = LONGEST

    def __init__(self, guest: Guest, game: str, seed: int, watcher: Watcher | None = None) -> None:
        self.guest: Final = guest
        self.watcher: Final = watcher
        self.page: Final = guest.page
        self.game: Final = game
        self.rng: Final = random.Random(seed)
        self.taps = 0
        self.seconds = 0.0  # that the game took

    def play_to_the_end(self) -> None:
        began = time.monotonic()
        while not self.is_over():
            self.seconds = time.monotonic() - began
            assert self.seconds < self.longest, f"the game does not end: {self.taps} taps"
            self.look()
            self.step()

    def look(self) -> None:
        if self.watcher:
            self.watcher.look()

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def step(self) -> None:
        """Wait for my turn or the end, then tap one thing."""
        turn = f"{MY_TURN[self.game]}, {OVER}"
        try:
            self.page.wait_for_selector(turn, state="attached", timeout=180_000)
        except TooLate as stands_still:
            raise AssertionError(f"nothing happens any more: {self.evidence()}") from stands_still
        self.choose()

    def evidence(self) -> str:
        """What a table that stands still looks like from here, and from the server."""
        shown = " ".join(self.page.locator("body").inner_text().split())[:600]
        code = self.page.url.rsplit("/", 1)[-1]
        kept = self.page.evaluate(
            "async (code) => (await fetch(`/api/tables/${code}`)).text()", code
        )
        return f"{shown!r}; the server says {kept[:600]}; faults: {self.guest.faults}"

    def choose(self) -> None:
        """One thing of what is offered just now; nothing, where nothing is."""
        for offer in self.offers():
            shown = [found for found in self.page.locator(offer).all() if found.is_visible()]
            # now and then past what could be chosen: not every choice leads to a deed
            if shown and (offer in SURE or self.rng.random() < 0.7):
                self.tap(offer, self.rng.randrange(len(shown)))
                return

    def offers(self) -> tuple[str, ...]:
        return OFFERS[self.game]

    def tap(self, offer: str, number: int) -> None:
        """A page that has moved on meanwhile is no fault: then the next step looks again."""
        found = self.page.locator(offer).locator("visible=true").nth(number)
        self.taps += 1
        try:
            found.tap(timeout=2_000) if self.guest.size[0] < 600 else found.click(timeout=2_000)
        except Exception as error:
            if "Timeout" not in str(error):
                raise
