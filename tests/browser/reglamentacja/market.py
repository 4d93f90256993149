"""What one person does at the market: every gesture is a tap on something that the page shows."""

import contextlib
from collections import Counter
from typing import Final

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.reglamentacja.screen import SOON, AtAScreen, Stamps

FLICK: Final = "main .flick button"
STOP: Final = "main .top > .act:not(.spin)"
OFFER: Final = "main .acts .offer:not([aria-disabled=true])"
SAY: Final = "main .do .main:not([aria-disabled=true])"
DISCARDING: Final = "main ul.hand.discarding"
BUYING: Final = "main .acts.buying"
QUIET: Final = "main .middle > .quiet"
GRIP: Final = "main .grip"
STILL: Final = 400  # milliseconds: sooner a tap on what has just changed does nothing
AGAIN: Final = 1_500  # milliseconds after which one taps again
TAPS: Final = 3  # on one button, before something is wrong
SWING: Final = 1_800  # milliseconds of the needle, there and back
LONGEST_SPIN: Final = 62_000  # milliseconds, with a little for the messages


class Shopper(AtAScreen):
    """One of the people at the table, and all that they may do."""

    # the top

    def flick(self, quality: int) -> None:
        """By the needle: a tap sets it swinging, the next one takes what it shows by then.

        What does not get the top spinning is tried again.
        """
        while self.sees.asked() == "flick":
            with contextlib.suppress(TooLate):  # a tap so slow that it was held has flicked it
                self.tap(FLICK, timeout=2_000)
                self.page.wait_for_timeout(SWING * quality / 200)
                self.tap(FLICK, timeout=2_000)
            self.until_gone(FLICK, 2_000)

    def flick_by_hand(self) -> None:
        """The knob is swept aside and let go, as hard as can be."""
        box = self.page.locator(GRIP).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for way in (60, 130):
            mouse.move(x + way, y)
        mouse.up()
        self.taps += 1
        self.until_gone(FLICK)

    def stop(self) -> None:
        """Just after the flick a finger on it stops nothing: then once more."""
        while self.sees.asked() == "trade":
            with contextlib.suppress(TooLate):  # it may have fallen meanwhile
                self.tap(STOP, timeout=2_000)
            self.until_gone(STOP, 700)

    # offers

    def offer(
        self,
        give: Stamps | None = None,
        ask: Stamps | None = None,
        *,
        to: str = "",
        any_of: int = 0,
        my_place: bool = False,
        your_place: bool = False,
    ) -> int:
        """Composed in the page and said aloud; its number, as the slip of my own has it.

        `to` is a seat's letter; without it the offer goes to whom the page proposes.
        """
        before = {one.number for one in self.sees.slips()}
        self.tap(OFFER)
        self._fill_in(give or {}, ask or {}, any_of, my_place, your_place)
        if to:
            self.address(to)
        self.look()
        self.tap(SAY)
        return self.own_new_slip(before)

    def _fill_in(
        self, give: Stamps, ask: Stamps, any_of: int, my_place: bool, your_place: bool
    ) -> None:
        for kind, number in give.items():
            for _ in range(number):
                self.tap(f"main ul.hand [data-kind={kind}]")
        for kind, number in ask.items():
            for _ in range(number):
                self.tap(f"main .composer .want [data-kind={kind}]")
        if any_of:
            self.tap(self.page.locator("main .composer .any").nth(any_of - 1))
        for place, wanted in (("mine", my_place), ("theirs", your_place)):
            if wanted:
                self.tap(f"main [data-place={place}]")

    def address(self, to: str) -> None:
        """By a tap on the player; who is addressed already stays so."""
        player = self.page.locator(f"main .player.seat-{to} .card")
        if player.get_attribute("aria-pressed") != "true":
            self.tap(player)

    def own_new_slip(self, before: set[int]) -> int:
        found: list[int] = []

        def lies_there() -> bool:
            mine = [one.number for one in self.sees.standing("withdraw")]
            found[:] = [number for number in mine if number not in before]
            return bool(found)

        self.until(lies_there, "the slip of the own offer")
        return found[-1]

    # answers

    def slip(self, number: int, deed: str = "") -> Locator:
        return self.page.locator(f"main .slip[data-offer='{number}']{f'.{deed}' if deed else ''}")

    def accept(self, number: int) -> None:
        """With one tap, once the slip has lain there long enough to be meant."""
        self._meant(number)
        self._answer(number, self.slip(number, "take").locator(".deal").first)
        self.gone(number)

    def choose(self, number: int, giving: Stamps) -> None:
        """An “any three”: its price is tapped, then stamps are, then the button says it."""
        self._meant(number)
        self.tap(self.slip(number, "take").locator(".choose"))
        self._pick(giving)
        self.gone(number)

    def _meant(self, number: int) -> None:
        """A tap on what has just come, changed or moved does nothing."""
        self.slip(number, "take").wait_for(timeout=SOON)
        self.page.wait_for_timeout(STILL)

    def gone(self, number: int, within: float = SOON) -> None:
        """The slip is off the table, or fades."""
        self.until(
            lambda: number not in [one.number for one in self.sees.standing()],
            f"#{number} is gone",
            within,
        )

    def decline(self, number: int) -> None:
        self._answer(number, self.slip(number).locator(".no"))

    def withdraw(self, number: int) -> None:
        self._answer(number, self.slip(number, "withdraw").locator(".deal").first)

    def _answer(self, number: int, button: Locator) -> None:
        """Slips that come or go may move it just then: the page says so, and one taps again."""
        for _ in range(TAPS):
            self.page.wait_for_timeout(STILL)
            with contextlib.suppress(TooLate):
                self.tap(button, timeout=2_000)
            with contextlib.suppress(AssertionError):
                self.gone(number, AGAIN)
                return

    def counter(self, number: int, give: Stamps, ask: Stamps) -> int:
        """An offer that I cannot pay, or one held for long, opens my own answer to it."""
        before = {one.number for one in self.sees.slips()}
        hand = self.sees.hand()
        self.page.wait_for_timeout(STILL)
        self.tap(self.slip(number, "counter").locator(".deal").first)
        self._clear(hand)
        self._fill_in(give, ask, 0, False, False)
        self.tap(SAY)
        return self.own_new_slip(before)

    def _clear(self, hand: Stamps) -> None:
        """The page proposes the same the other way round; I put something else together."""
        self.page.locator("main .composer").wait_for()
        self._take_back(self.page.locator("main .composer .want"))
        while given := Counter(hand) - self.sees.hand():
            self.tap(f"main ul.hand [data-kind={next(iter(given))}]")

    def _take_back(self, among: Locator) -> None:
        """A tap on what is full empties it."""
        pressed = among.locator("[data-kind][aria-pressed=true]")
        while pressed.count():
            self.tap(pressed.first)

    # calls, silence, the speculator

    def call_for(self, kind: str) -> None:
        """A tap on the ghost of a stamp that I lack asks who has it."""
        self.tap(f"main ul.hand [data-kind={kind}].none")

    def say_nothing(self) -> None:
        self.tap(QUIET)

    def pay_speculator(self, stamps: Stamps, *, place: bool) -> None:
        self.tap(self.page.locator("main .acts .black").nth(int(place)))
        self._pick(stamps)

    def _pick(self, stamps: Stamps) -> None:
        """What the page proposes is taken back first."""
        sheet = self.page.locator("main .sheet .pick")
        sheet.wait_for()
        self._take_back(sheet)
        for name, number in Counter(stamps).items():
            for _ in range(number):
                self.tap(sheet.locator(f"[data-kind={name}]"))
        self.look()
        self.tap(sheet.locator(".main:not([aria-disabled=true]):not(.plain)"))
        sheet.wait_for(state="detached")

    # at the counter

    def discard(self, kind: str) -> None:
        left = sum(self.sees.hand().values())
        self.tap(f"{DISCARDING} [data-kind={kind}]")
        self.until(lambda: sum(self.sees.hand().values()) < left, f"{kind} is discarded")

    def buy(self, card: str = "") -> None:
        """A card of the row, looked at before it is bought; without a name: nothing."""
        if not card:
            self.tap("main .acts .nothing")
        else:
            self.tap(f"main .shop [data-card={card}]")
            self.look()
            self.tap("main .large .buy:not([aria-disabled=true])")
        self.until_gone(BUYING)
