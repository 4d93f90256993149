"""What one seat knows while the top spins, and what a deal would be worth to it."""

from typing import Final, final

from kartki.bots.reglamentacja.beliefs import Beliefs
from kartki.bots.reglamentacja.estimates import (
    demand,
    leaders,
    turns_after_swap,
    turns_to_counter,
    valuation,
)
from kartki.bots.reglamentacja.worth import Cost, changed
from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import TakeOffer
from kartki.games.reglamentacja.parts import NO_STAMPS, Box, Stamps
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.state import FINAL

EAGER: Final = 0.05  # the gain for which a trader agrees when the top is about to fall …
PROUD: Final = 0.25  # … and how much more it asks at the start
LEAD: Final = 4.0  # points ahead from which a rival counts as a leader
LEADER_SURCHARGE: Final = 0.8  # what a deal with a leader must bring on top
MOST_OFFERS: Final = 2  # offers of the active player that lie on a live table; of others one


@final
class Situation:
    """All that one decision of one seat needs, computed once."""

    def __init__(self, view: ShopView, box: Box, prices: list[Cost]) -> None:
        self.view: Final = view
        self.box: Final = box
        self.prices: Final = prices
        self.me: Final[Seat] = view.viewer or 0
        self.players: Final = len(view.known)
        self.final_turn: Final = view.phase >= FINAL
        self.hand: Final = list(view.hand)
        self.turns: Final = turns_to_counter(list(view.queue), self.me)
        self.valuation: Final = valuation(view, box, prices, self.turns)
        self.now: Final = self.valuation.worth(self.hand)
        self.beliefs: Final = Beliefs(view, box.stamps)
        self.leads: Final = leaders(view, box, LEAD)
        self.demand: Final = demand(view, prices)
        self.gone: Final = min(view.beats / (4.0 * self.players), 1.0)
        self.margin: Final = EAGER + PROUD * (1.0 - self.gone)

    def gain(self, offer: OfferView, choice: Stamps) -> float:
        """What taking this offer brings, paid for with this choice."""
        terms = terms_of(offer)
        after = changed(self.hand, terms.price(choice), terms.give)
        return self.worth_at(after, offer.maker if terms.with_place() else -1) - self.now

    def worth_at(self, hand: list[int], swapped: int) -> float:
        """A hand after a deal, at the place of whoever the pawn changes places with."""
        if swapped < 0:
            return self.valuation.worth(hand)
        turns = turns_after_swap(self.view, self.me, swapped)
        return valuation(self.view, self.box, self.prices, turns).worth(hand)

    def leader_surcharge(self, partner: Seat) -> float:
        """What a deal must bring on top because it helps a leader."""
        return LEADER_SURCHARGE if self.leads[partner] else 0.0

    def standing(self, number: int) -> OfferView:
        return next(offer for offer in self.view.offers if offer.number == number)

    def has_enough_offers(self) -> bool:
        """At a live table a trader stops at a few open offers, so that people can read them all."""
        own = [offer for offer in self.view.offers if offer.maker == self.me]
        few = MOST_OFFERS if self.me == self.view.active else 1
        return self.view.live and len(own) >= few

    def value_to(self, partner: Seat, kind: int) -> float:
        """What a stamp seems to be worth to somebody else."""
        return 0.3 + 0.7 * self.beliefs.wants[partner][kind] + 0.15 * self.demand[kind]

    def stamp_gain(self, give: Stamps, kind: int) -> float:
        """What one stamp of this kind would bring, had for these stamps."""
        after = changed(self.hand, give, NO_STAMPS)
        after[kind] += 1
        return self.valuation.worth(after) - self.now

    def best_take(self, legal: list[Action]) -> Action | None:
        """The offer that brings most, if it brings enough."""
        best: Action | None = None
        most = 0.0
        for take in legal:
            if isinstance(take, TakeOffer):
                offer = self.standing(take.number)
                gain = (
                    self.gain(offer, take.giving) - self.margin - self.leader_surcharge(offer.maker)
                )
                if gain > most:
                    best, most = take, gain
        return best
