"""The things that have to happen in a live game, each in a turn in which it is possible.

An errand is done by whoever holds the top, with one of the other people; it says what came of it,
or nothing if it has to wait for another turn. Afterwards every page has to show the same.
"""

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.reglamentacja.company import Company
from tests.browser.reglamentacja.deals import Stamps, one_for_one, some
from tests.browser.reglamentacja.market import Shopper
from tests.browser.reglamentacja.shown import SPECULATOR, STAMPS

Errand = Callable[[Shopper], str]


class Errands:
    def __init__(self, company: Company) -> None:
        self.company: Final = company
        self.people: Final = company.people

    def all(self) -> list[Errand]:
        return [
            self.the_holder_offers,
            self.the_holder_is_offered,
            self.any_three,
            self.the_speculator_comes_to_the_front,
            self.a_place_is_sold,
            self.a_stamp_of_the_speculator,
            self.an_answer_to_an_offer,
            self.a_no_and_a_second_thought,
            self.a_call,
        ]

    def others(self, holder: Shopper) -> Iterator[Shopper]:
        return (one for one in self.people if one is not holder)

    def everybody_sees(self, queue: list[str]) -> None:
        for one in self.people:
            one.until_queue(queue)

    # between players

    def deal(self, maker: Shopper, taker: Shopper, give: Stamps, ask: Stamps) -> int:
        """Offered on one page, taken on the other; then both hold what was agreed."""
        mine, yours = maker.sees.hand(), taker.sees.hand()
        number = maker.offer(give, ask, to=taker.letter)
        taker.accept(number)
        maker.until_holding(mine - give + ask)
        taker.until_holding(yours - ask + give)
        return number

    def the_holder_offers(self, holder: Shopper) -> str:
        for other in self.others(holder):
            if terms := one_for_one(holder.sees.hand(), other.sees.hand()):
                number = self.deal(holder, other, *terms)
                return f"#{number} from {holder.name}, who holds the top, taken by {other.name}"
        return ""

    def the_holder_is_offered(self, holder: Shopper) -> str:
        for other in self.others(holder):
            if terms := one_for_one(other.sees.hand(), holder.sees.hand()):
                number = self.deal(other, holder, *terms)
                return f"#{number} from {other.name}, taken by {holder.name}, who holds the top"
        return ""

    def any_three(self, holder: Shopper) -> str:
        """Who takes it chooses which three."""
        for other in self.others(holder):
            yours, mine = other.sees.hand(), holder.sees.hand()
            if yours.total() < 4 or len(yours) < 2 or not mine:
                continue
            number = holder.offer(some(mine, 1), to=other.letter, any_of=3)
            giving = some(yours, 3)
            other.choose(number, giving)
            holder.until_holding(mine - some(mine, 1) + giving)
            return f"#{number}: {other.name} pays {dict(giving)}"
        return ""

    def a_place_is_sold(self, holder: Shopper) -> str:
        for other in self.others(holder):
            price = some(other.sees.hand(), 1) if other.sees.hand() else Counter[str]()
            if not price:
                continue
            queue = swapped(holder.sees.queue(), holder.letter, other.letter)
            number = holder.offer(ask=price, to=other.letter, my_place=True)
            other.accept(number)
            self.everybody_sees(queue)
            return f"#{number}: the queue is {' '.join(queue)} now"
        return ""

    def a_deal_with_the_bot(self, person: Shopper) -> str:
        """It holds the top, and may be gone from its offer before anybody has tapped it."""
        for slip in person.sees.standing("take")[:1]:
            with contextlib.suppress(AssertionError, TooLate):
                person.accept(slip.number)
                return f"{person.name} takes #{slip.number}"
        return ""

    def an_answer_to_an_offer(self, holder: Shopper) -> str:
        """What cannot be paid is answered by what can."""
        for other in self.others(holder):
            mine, yours = holder.sees.hand(), other.sees.hand()
            lacked = [kind for kind in STAMPS if not mine[kind]]
            terms = one_for_one(mine, yours)
            if not lacked or not terms:
                continue
            offered = other.offer(some(yours, 1), {lacked[0]: 1}, to=holder.letter)
            number = holder.counter(offered, *terms)
            other.accept(number)
            other.until_holding(yours - terms[1] + terms[0])
            return f"#{offered} answered by #{number}, which is taken"
        return ""

    def a_no_and_a_second_thought(self, holder: Shopper) -> str:
        for other in self.others(holder):
            if not (terms := one_for_one(other.sees.hand(), holder.sees.hand())):
                continue
            first = other.offer(*terms, to=holder.letter)
            holder.decline(first)
            other.gone(first)
            second = other.offer(*terms, to=holder.letter)
            other.withdraw(second)
            holder.gone(second)
            return f"#{first} is declined, #{second} withdrawn"
        return ""

    def a_call(self, holder: Shopper) -> str:
        """Heard by everybody, each in their own language."""
        for other in self.others(holder):
            lacked = [kind for kind in STAMPS if not other.sees.hand()[kind]]
            if lacked:
                heard = self._hear(other, lacked[0])
                return f"{other.name} calls: {' / '.join(heard)}"
        return ""

    def _hear(self, caller: Shopper, lacked: str) -> list[str]:
        """What the others read of a call, before it fades."""
        bubble = f"main .player.seat-{caller.letter} .bubble"
        hearers = list(self.others(caller))
        for one in hearers:
            one.sees.note(bubble)
        caller.call_for(lacked)
        for one in hearers:
            one.until(lambda one=one: bool(one.sees.noted(bubble)), "to hear the call")  # type: ignore[misc]
        return [one.sees.noted(bubble) for one in hearers]

    # with the speculator

    def a_stamp_of_the_speculator(self, holder: Shopper) -> str:
        hand = holder.sees.hand()
        if hand.total() < 2 or SPECULATOR not in holder.sees.queue():
            return ""
        paid = some(hand, 2)
        holder.pay_speculator(paid, place=False)
        left = hand - paid
        holder.until(lambda: (holder.sees.hand() - left).total() == 1, "a stamp off the stack")
        return f"{holder.name} pays {dict(paid)} for {dict(holder.sees.hand() - left)}"

    def the_speculator_comes_to_the_front(self, holder: Shopper) -> str:
        """Whoever is first changes places with him: at once he shops, and goes to the end."""
        if SPECULATOR not in holder.sees.queue() or not self._made_first(holder):
            return ""
        hand, row = holder.sees.hand(), holder.sees.row()
        queue = swapped(holder.sees.queue(), holder.letter, SPECULATOR)
        holder.pay_speculator(some(hand, 2), place=True)
        self.everybody_sees([*queue[1:], SPECULATOR])
        holder.until(lambda: holder.sees.row() != row, "a card is gone")
        snatched = [card for card in row if card not in holder.sees.row()]
        return f"{holder.name} lets the speculator go first: he snatches {', '.join(snatched)}"

    def _made_first(self, holder: Shopper) -> bool:
        """The first place may be bought from one of the others: a stamp for it."""
        queue = holder.sees.queue()
        if queue[0] == holder.letter:
            return holder.sees.hand().total() >= 2
        first = self.company.by(queue[0])
        hand = holder.sees.hand()
        if first is None or hand.total() < 3:
            return False
        number = holder.offer(some(hand, 1), to=first.letter, your_place=True)
        first.accept(number)
        self.everybody_sees(swapped(queue, holder.letter, first.letter))
        return True

    # in the final turn

    def two_without_the_top(self, holder: str) -> str:
        """Everyone trades with everyone."""
        free = [one for one in self.people if one.letter != holder]
        for maker in free:
            for taker in free:
                terms = one_for_one(maker.sees.hand(), taker.sees.hand())
                if maker is not taker and terms:
                    number = self.deal(maker, taker, *terms)
                    return f"#{number} between {maker.name} and {taker.name}, neither has the top"
        return ""


def swapped(queue: list[str], one: str, other: str) -> list[str]:
    changed = {one: other, other: one}
    return [changed.get(who, who) for who in queue]
