"""The trader: values a hand by what it can buy, and makes deals that are good for both sides."""

from functools import cache
from typing import Any, ClassVar, final

from kartki.bots.bot import Bot
from kartki.bots.reglamentacja.estimates import costs, turns_to_counter, valuation
from kartki.bots.reglamentacja.haggling import reply
from kartki.bots.reglamentacja.pacing import pause, regretted
from kartki.bots.reglamentacja.payments import best_payment, least_missed
from kartki.bots.reglamentacja.proposals import Proposals
from kartki.bots.reglamentacja.situation import Situation
from kartki.bots.reglamentacja.worth import Cost
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.actions import (
    BEST_FLICK,
    DISCARDS,
    QUIET,
    Buy,
    Decline,
    Discard,
    Spin,
)
from kartki.games.reglamentacja.parts import Box
from kartki.games.reglamentacja.seen import ShopView

WAIT: float = 0.55  # what a card that could be bought next time is worth today


class Trader(Bot):
    name: ClassVar[str] = "trader"
    deals: ClassVar[bool] = True  # with players

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        box = box_data.box(view.edition)
        first = legal[0]
        if isinstance(first, Spin):
            return flick(legal, rng)
        if isinstance(first, Buy):
            return buy(view, legal, box, prices(box))
        if isinstance(first, Discard):
            seat = view.viewer
            turns = turns_to_counter(list(view.queue), seat)
            return DISCARDS[least_missed(valuation(view, box, prices(box), turns), list(view.hand))]
        return bargain(Situation(view, box, prices(box)), legal, self.deals)

    def waits(self, view: Any, action: Action) -> int:
        return pause(view, action)


@final
class Hermit(Trader):
    """A trader that deals with the speculator only: it shows how much trading is worth."""

    name: ClassVar[str] = "hermit"
    deals: ClassVar[bool] = False


@cache
def prices(box: Box) -> list[Cost]:
    return costs(box)


def flick(legal: list[Action], rng: Rng) -> Action:
    """Flick the top with a good strength, but never the best one."""
    spins = [spin for spin in legal if isinstance(spin, Spin)]
    best = BEST_FLICK - 10 - rng.below(25)
    return spins[min(best, len(spins) - 1)]


def buy(view: ShopView, legal: list[Action], box: Box, costs_of: list[Cost]) -> Action:
    """The card that brings most now and leaves most for later."""
    best, most = legal[0], -1.0
    later = valuation(view, box, costs_of, len(view.known))
    for act in legal:
        if isinstance(act, Buy):
            left = list(view.hand)
            value = 0.0
            if act.card >= 0:
                value = float(box.worth(act.card, view.visit))
                for kind, number in costs_of[act.card]:
                    left[kind] -= number
            value += WAIT * later.worth(left)
            if value > most:
                best, most = act, value
    return best


def bargain(at: Situation, legal: list[Action], deals: bool) -> Action | None:
    """While the top spins: the best answer, else an offer, else the speculator, else a call."""
    if at.view.fallen:
        return at.best_take(legal) if deals else None
    proposals = Proposals(at)
    if deals:
        answer = at.best_take(legal) or withdraw_offer(at) or proposals.best_offer()
        if answer is not None:
            return answer
    payment = best_payment(at, legal)
    if payment is not None:
        return payment
    return decline_or_ask(proposals, legal) if deals else stay_silent(legal)


def withdraw_offer(at: Situation) -> Action | None:
    """Without a clock the next offer replaces the last one anyway."""
    return regretted(at) if at.view.live else None


def decline_or_ask(proposals: Proposals, legal: list[Action]) -> Action | None:
    """Decline an offer made to this seat alone, or ask for a stamp, or stay silent."""
    at = proposals.at
    if at.view.live:
        return reply(at) or proposals.best_call()
    for act in legal:
        if isinstance(act, Decline) and at.standing(act.number).to == at.me:
            return act
    call = proposals.best_call()
    return stay_silent(legal) if call is None or call not in legal else call


def stay_silent(legal: list[Action]) -> Action | None:
    """With `pace=beats` silence is an act; at a live table nothing is done."""
    return QUIET if QUIET in legal else None
