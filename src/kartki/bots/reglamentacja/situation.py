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
from kartki.games.reglamentacja.actions import TOO_DEAR, TakeOffer
from kartki.games.reglamentacja.offers import EVERYONE, may_deal
from kartki.games.reglamentacja.parts import NO_STAMPS, Box, Stamps, holds
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.state import FINAL

EAGER: Final = 0.05  # the gain for which a trader agrees when the top is about to fall …
PROUD: Final = 0.25  # … and how much more it asks at the start
CANNOT_PAY: Final = -100.0
LEAD: Final = 4.0  # points ahead from which a rival counts as a leader
LEADER_SURCHARGE: Final = 0.8  # what a deal with a leader must bring on top
MOST_OFFERS: Final = 2  # offers of the active player that lie on a live table; of others one
STEP: Final = 4  # beats after which a trader has another try at a live table


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

    def own_offers(self) -> list[OfferView]:
        return [offer for offer in self.view.offers if offer.maker == self.me]

    def few(self) -> int:
        """So many of its offers lie on a live table for long, so that people can read them all."""
        return MOST_OFFERS if self.me == self.view.active else 1

    def has_enough_offers(self) -> bool:
        """At a live table a trader stops at a few offers, and has another try as the top tires."""
        if not self.view.live or len(self.own_offers()) < self.few():
            return False
        said = [offer for offer in self.view.past if offer.maker == self.me]
        return len(said) + len(self.own_offers()) >= self.few() + self.tries()

    def tries(self) -> int:
        """At a live table: one more for every few beats, and when somebody calls "too dear"."""
        return self.view.beats // STEP + self.urged() if self.view.live else 0

    def urged(self) -> int:
        """How often somebody with whom this seat may deal has called that it is too dear."""
        partners = [
            said[0] for said in self.view.talk if said[1] == TOO_DEAR and said[0] != self.me
        ]
        active = self.view.active
        return len([who for who in partners if may_deal(self.me, who, active, self.final_turn)])

    def may_answer(self, offer: OfferView) -> bool:
        """REG-TRD-3: is this offer for me?"""
        if offer.maker == self.me or offer.to not in (self.me, EVERYONE):
            return False
        return may_deal(offer.maker, self.me, self.view.active, self.final_turn)

    def best_gain(self, offer: OfferView) -> float:
        """What taking it would bring, paid for in the best way; far below 0 if that cannot be."""
        terms = terms_of(offer)
        if not holds(self.hand, terms.ask):
            return CANNOT_PAY
        gains = [self.gain(offer, choice) for choice in terms.choices(self.hand)]
        return max(gains, default=CANNOT_PAY) - self.leader_surcharge(offer.maker)

    def is_hopeless(self, offer: OfferView) -> bool:
        """Would this seat not even take it when the top is about to fall?"""
        return self.best_gain(offer) < EAGER

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
