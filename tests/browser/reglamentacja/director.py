"""Steers a live game through the pages, so that everything that can happen does happen.

It looks at every page and says who does what with whom; every gesture is made in a page. The
people first do their errands; then they help whoever is first in the queue to a card. Where the
server's clock is the test's to move, the top falls when the director lets it.
"""

import time
from typing import Final

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.evidence import say
from tests.browser.reglamentacja.company import Company
from tests.browser.reglamentacja.deals import for_a_card, prices
from tests.browser.reglamentacja.errands import Errand, Errands
from tests.browser.reglamentacja.market import LONGEST_SPIN, Shopper
from tests.browser.reglamentacja.shown import SPECULATOR

LONGEST: Final = 1_800.0  # seconds for a whole game on a busy machine
GOOD: Final = 95  # a flick for half a minute and more …
FAIR: Final = 45  # … for about ten seconds …
QUICK: Final = 3.0  # seconds for the slowest errand, where a fair flick is enough for a deal
WEAK: Final = 22  # … for two or three
ENOUGH: Final = 12.0  # seconds of a good spin in which errands are begun
SPUN: Final = 62.0  # seconds after which every top has fallen, where time is moved


class Director:
    def __init__(self, company: Company) -> None:
        self.company: Final = company
        self.people: Final = company.people
        self.errands: Final = Errands(company)
        self.to_do: Final[list[Errand]] = self.errands.all()
        self.prices: Final = prices()
        self.done: Final[dict[str, str]] = {}
        self.clock: Final = company.house.clock
        self.turns = 0
        self.slowest = 0.0  # seconds for an errand, on this machine

    def play_to_the_end(self) -> None:
        until = time.monotonic() + LONGEST
        while not self.company.is_over():
            assert time.monotonic() < until, f"the game does not end; done: {list(self.done)}"
            if not any(self.act(one) for one in self.people):
                self.wait()

    def wait(self) -> None:
        """For the pages to follow; in the final turn, when all is done, for the top to fall."""
        if self.clock is not None and "the last deal" in self.done:
            self.clock.move(SPUN)
        self.people[0].page.wait_for_timeout(60)

    def act(self, person: Shopper) -> bool:
        asked = person.sees.asked()
        self.company.look_at_the_speculator()
        person.look()
        if asked == "flick":
            self.turn(person)
        elif asked == "discard":
            (kind, _), *_ = person.sees.hand().most_common()
            person.discard(kind)
        elif asked == "buy":
            person.buy(next(iter(person.sees.buyable()), ""))
        else:
            return asked == "trade" and self.answer(person)
        return True

    def answer(self, person: Shopper) -> bool:
        """While the top of a bot spins, or the last one: True if something came of it."""
        if self.is_final():
            return "the last deal" not in self.done and self.last_deal(person)
        if "a deal with the bot" in self.done or self.company.by(person.sees.holder()):
            return False
        return self.tried(self.errands.a_deal_with_the_bot, person)

    def is_final(self) -> bool:
        return SPECULATOR not in self.people[0].sees.queue()

    # a turn of one of us

    def turn(self, holder: Shopper) -> None:
        self.turns += 1
        if self.is_final():
            holder.flick(FAIR if self.slowest < QUICK else GOOD)
        elif not self.to_do and "the top falls" not in self.done:
            self.let_it_fall(holder)
        else:
            self.spin(holder)
            self.trade(holder)

    def spin(self, holder: Shopper) -> None:
        """By hand where there is a mouse; by the needle now and then."""
        if holder.guest.size[0] < 600 or self.turns % 2:
            holder.flick(GOOD)
        else:
            holder.flick_by_hand()

    def let_it_fall(self, holder: Shopper) -> None:
        holder.flick(WEAK)
        holder.until(lambda: holder.sees.asked() == "trade", "to see it spin")
        if self.clock is not None:
            self.clock.move(SPUN)
        holder.until(lambda: holder.sees.asked() != "trade", "to see it fall", LONGEST_SPIN)
        self.did("the top falls", f"for {holder.name}, who has not stopped it")

    def trade(self, holder: Shopper) -> None:
        until = time.monotonic() + (LONGEST if self.clock else ENOUGH)
        for errand in list(self.to_do):
            if time.monotonic() < until and self.tried(errand, holder):
                self.to_do.remove(errand)
        self.tried(self.help_the_first, holder)
        self.company.look_at_the_speculator()
        if holder.sees.asked() == "trade":
            holder.stop()
            self.did("the top is stopped", f"by {holder.name}")

    def tried(self, errand: Errand, holder: Shopper) -> bool:
        """What the falling top has cut short is tried again in another turn."""
        self.company.look_at_the_speculator()
        began = time.monotonic()
        try:
            came = errand(holder)
        except (AssertionError, TooLate):
            if holder.sees.asked() == "trade":
                raise
            return False
        self.slowest = max(self.slowest, time.monotonic() - began)
        if came:
            self.did(errand.__name__.replace("_", " "), came)
        return bool(came)

    def help_the_first(self, holder: Shopper) -> str:
        """Every deal has the holder on one side; who is at the counter lacks a stamp or two."""
        first = self.company.by(holder.sees.queue()[0])
        if first is None or holder.sees.asked() != "trade":
            return ""
        hand, row = first.sees.hand(), first.sees.row()
        if any(not self.prices[card] - hand for card in row):
            return ""  # there is something to buy already
        partners = [one for one in self.people if one is not first]
        for other in partners if first is holder else [holder]:
            for card in row:
                if terms := for_a_card(self.prices[card], hand, other.sees.hand()):
                    number = self.errands.deal(first, other, *terms)
                    return f"#{number} gets {first.name} what is missing for {card}"
        return ""

    # the final turn

    def last_deal(self, person: Shopper) -> bool:
        came = self.errands.two_without_the_top(person.sees.holder())
        self.did("the last deal", came or "nobody has anything to trade")
        return True

    def did(self, what: str, how: str) -> None:
        if what not in self.done:
            say(f"{what}: {how}")
            self.done[what] = how
