"""How a trader bargains: takes what beats its best alternative, offers what is good for both."""

from math import exp
from typing import Final, final

from kartki.bots.reglamentacja.sight import (
    demand,
    leaders,
    purse,
    turns_after_swap,
    turns_to_counter,
)
from kartki.bots.reglamentacja.table_talk import Talk
from kartki.bots.reglamentacja.worth import Cost, Purse, changed
from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import (
    WHO_HAS,
    Call,
    CounterOffer,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
)
from kartki.games.reglamentacja.offers import DECLINED, EVERYONE, REPLACED, Terms
from kartki.games.reglamentacja.parts import (
    KIND_NUMBERS,
    LIMIT,
    NO_STAMPS,
    SPECULATOR,
    Box,
    Stamps,
    stamps_of,
)
from kartki.games.reglamentacja.seen import OfferView, ShopView
from kartki.games.reglamentacja.state import FINAL
from kartki.games.reglamentacja.view import terms_of

EAGER: Final = 0.05  # the gain for which a trader agrees when the top is about to fall …
PROUD: Final = 0.25  # … and how much more it asks at the start
LEAD: Final = 4.0  # points ahead from which a rival is not fed
FEEDING: Final = 0.8  # what a deal with such a rival must bring on top
HURRY: Final = 0.4  # from here on two stamps are offered for one
TRIES: Final = 4  # offers of one turn that may fail
STANDING: Final = 2  # offers of the active player that lie on a live table; of others one
WORTH_ASKING: Final = 1.0  # what a stamp must bring to be asked for aloud
WORTH_SAYING: Final = 0.05  # expected gain for which a beat is spent …
WORTH_HEARING: Final = 0.2  # … and people at a live table are asked to listen


@final
class Idea:
    """An offer that might be made, and what may be expected of it."""

    def __init__(self, to: int, terms: Terms, hope: float) -> None:
        self.to: Final = to
        self.terms: Final = terms
        self.hope: Final = hope


@final
class Haggler:
    """One decision of one seat while the top spins."""

    def __init__(self, view: ShopView, box: Box, prices: list[Cost]) -> None:
        self.view: Final = view
        self.box: Final = box
        self.prices: Final = prices
        self.me: Final[Seat] = view.viewer or 0
        self.players: Final = len(view.known)
        self.hand: Final = list(view.hand)
        self.turns: Final = turns_to_counter(list(view.queue), self.me)
        self.purse: Final = purse(view, box, prices, self.turns)
        self.now: Final = self.purse.worth(self.hand)
        self.talk: Final = Talk(view, box.stamps)
        self.leads: Final = leaders(view, box, LEAD)
        self.demand: Final = demand(view, prices)
        self.gone: Final = min(view.beats / (4.0 * self.players), 1.0)
        self.margin: Final = EAGER + PROUD * (1.0 - self.gone)
        self._gains: Final[dict[Stamps, list[float]]] = {}
        self._spares: Final[list[Stamps]] = []

    # answers

    def best_take(self, legal: list[Action]) -> Action | None:
        """The offer that brings most, if it brings enough."""
        best: Action | None = None
        most = 0.0
        for take in legal:
            if isinstance(take, TakeOffer):
                offer = self.standing(take.number)
                gain = self.gain(offer, take.giving) - self.margin - self.feeding(offer.maker)
                if gain > most:
                    best, most = take, gain
        return best

    def gain(self, offer: OfferView, choice: Stamps) -> float:
        terms = terms_of(offer)
        after = changed(self.hand, terms.price(choice), terms.give)
        return self.worth_at(after, offer.maker if terms.with_place() else -1) - self.now

    def worth_at(self, hand: list[int], swapped: int) -> float:
        """A hand after a deal, at the place of whoever the pawn changes places with."""
        if swapped < 0:
            return self.purse.worth(hand)
        turns = turns_after_swap(self.view, self.me, swapped)
        return purse(self.view, self.box, self.prices, turns).worth(hand)

    def feeding(self, partner: Seat) -> float:
        return FEEDING if self.leads[partner] else 0.0

    def standing(self, number: int) -> OfferView:
        return next(offer for offer in self.view.offers if offer.number == number)

    # offers

    def best_offer(self) -> Action | None:
        """Something new that both sides may like; nothing that was refused before."""
        if self.failed() >= TRIES or self.has_enough_offers():
            return None
        best: Idea | None = None
        for to in self.partners():
            for idea in self.ideas(to):
                if (best is None or idea.hope > best.hope) and not self.said(idea):
                    best = idea
        worth = WORTH_HEARING if self.view.live else WORTH_SAYING
        if best is None or best.hope < worth:
            return None
        return self.spoken(best)

    def failed(self) -> int:
        past = [o for o in self.view.past if o.maker == self.me]
        return len([o for o in past if o.why in (DECLINED, REPLACED)])

    def has_enough_offers(self) -> bool:
        """At a live table they pile up, and nobody wants to read them all."""
        own = [offer for offer in self.view.offers if offer.maker == self.me]
        few = STANDING if self.me == self.view.active else 1
        return self.view.live and len(own) >= few

    def said(self, idea: Idea) -> bool:
        """Was this offered before, in this turn?"""
        key = idea.terms.key()
        for offer in [*self.view.past, *self.view.offers]:
            same = offer.maker == self.me and terms_of(offer).key() == key
            if same and offer.to in (idea.to, EVERYONE):
                return True
        return False

    def spoken(self, idea: Idea) -> Action:
        """As an answer, if there is an offer to answer."""
        for offer in self.view.offers:
            answered = offer.declined >> self.me & 1
            if offer.maker == idea.to and offer.to in (self.me, EVERYONE) and not answered:
                return CounterOffer(offer.number, idea.terms)
        return MakeOffer(idea.to, idea.terms)

    def partners(self) -> list[int]:
        """REG-TRD-3; the active player asks everybody at once."""
        if self.view.phase >= FINAL or self.me == self.view.active:
            others = [seat for seat in range(self.players) if seat != self.me]
            return [EVERYONE, *others] if not any(self.leads) else others
        return [self.view.active]

    def ideas(self, to: int) -> list[Idea]:
        found = []
        for give in self.spares():
            idea = self.for_stamps(to, give, self.gains(give))
            if idea is not None:
                found.append(idea)
        if to != EVERYONE:
            found.extend(self.with_places(to))
        return found

    def spares(self) -> list[Stamps]:
        """One stamp; or the two that will be missed least, for who is in a hurry or has plenty."""
        if self._spares:
            return self._spares
        self._spares.extend(self._find_spares())
        return self._spares

    def _find_spares(self) -> list[Stamps]:
        kinds = [kind for kind in KIND_NUMBERS if self.hand[kind]]
        ones = [stamps_of([kind]) for kind in kinds]
        ones.sort(key=lambda give: -self.purse.worth(changed(self.hand, give, NO_STAMPS)))
        if len(ones) < 2 or (self.gone < HURRY and sum(self.hand) <= LIMIT + 1):
            return ones
        pair = changed([0] * len(NO_STAMPS), NO_STAMPS, ones[0])
        both = tuple(changed(pair, NO_STAMPS, ones[1]))
        return [*ones, both]

    def gains(self, give: Stamps) -> list[float]:
        """What each kind would bring, had for these stamps; worked out once."""
        found = self._gains.get(give)
        if found is None:
            found = [self.stamp_gain(give, kind) for kind in KIND_NUMBERS]
            self._gains[give] = found
        return found

    def for_stamps(self, to: int, give: Stamps, gains: list[float]) -> Idea | None:
        """Asks for any one of the kinds that would be worth it."""
        wanted = [
            k for k in KIND_NUMBERS if not give[k] and gains[k] >= self.margin + self.cost_of(to)
        ]
        if not wanted:
            return None
        hope = max([self.hope(seat, give, wanted, gains) for seat in self.reached(to)])
        if len(wanted) == 1:
            return Idea(to, Terms(give, False, stamps_of(wanted), 0, 0, False), hope)
        among = sum([1 << kind for kind in wanted])
        return Idea(to, Terms(give, False, NO_STAMPS, 1, among, False), hope)

    def cost_of(self, to: int) -> float:
        return 0.0 if to == EVERYONE else self.feeding(to)

    def reached(self, to: int) -> list[Seat]:
        if to != EVERYONE:
            return [to]
        return [seat for seat in range(self.players) if seat != self.me]

    def stamp_gain(self, give: Stamps, kind: int) -> float:
        after = changed(self.hand, give, NO_STAMPS)
        after[kind] += 1
        return self.purse.worth(after) - self.now

    def hope(self, partner: Seat, give: Stamps, wanted: list[int], gains: list[float]) -> float:
        """The gain, times the chance that the partner has it and likes the trade."""
        pleasure = sum([give[k] * self.value_to(partner, k) for k in KIND_NUMBERS if give[k]])
        none, best = 1.0, 0.0
        for kind in wanted:
            fair = 1.0 / (1.0 + exp(4.0 * (self.value_to(partner, kind) - pleasure)))
            chance = self.talk.has[partner][kind] * fair
            best = max(best, chance * gains[kind])
            none *= 1.0 - chance
        return max(best, (1.0 - none) * min([gains[kind] for kind in wanted]))

    def value_to(self, partner: Seat, kind: int) -> float:
        """What a stamp seems to be worth to somebody else."""
        return 0.3 + 0.7 * self.talk.wants[partner][kind] + 0.15 * self.demand[kind]

    def with_places(self, to: Seat) -> list[Idea]:
        """REG-TRD-2: a better place for a stamp to spare, or the own place for a stamp."""
        found: list[Idea] = []
        stay = self.worth_at(self.hand, to) - self.now
        if stay > self.margin:
            for give in self.spares():
                gain = self.worth_at(changed(self.hand, give, NO_STAMPS), to) - self.now
                if gain > self.margin:
                    found.append(Idea(to, Terms(give, False, NO_STAMPS, 0, 0, True), 0.4 * gain))
        elif -stay < 1.0:
            for kind in KIND_NUMBERS:
                after = changed(self.hand, NO_STAMPS, stamps_of([kind]))
                gain = self.worth_at(after, to) - self.now
                if gain > self.margin and turns_after_swap(self.view, self.me, to) > self.turns:
                    hope = 0.3 * gain * self.talk.has[to][kind]
                    terms = Terms(NO_STAMPS, True, stamps_of([kind]), 0, 0, False)
                    found.append(Idea(to, terms, hope))
        return found

    def best_call(self) -> Action | None:
        """Who has nothing left to offer may still ask, once for each kind."""
        called = [said[2] for said in self.view.talk if said[0] == self.me and said[1] == WHO_HAS]
        best, most = -1, WORTH_ASKING
        for kind in KIND_NUMBERS:
            gain = self.stamp_gain(NO_STAMPS, kind)
            if gain > most and kind not in called:
                best, most = kind, gain
        return Call(WHO_HAS, best) if best >= 0 and not called else None

    # the speculator

    def best_payment(self, legal: list[Action]) -> Action | None:
        """REG-SPC: two stamps that would have to go anyway, or a place that is worth them."""
        best: Action | None = None
        most = self.margin
        for pay in legal:
            if isinstance(pay, PaySpeculator):
                gain = self.payment_gain(pay)
                if gain > most:
                    best, most = pay, gain
        return best

    def payment_gain(self, pay: PaySpeculator) -> float:
        left = changed(self.hand, stamps_of([pay.first, pay.second]), NO_STAMPS)
        if pay.place:
            return self.worth_at(left, SPECULATOR) - self.now
        if sum(self.hand) <= LIMIT:
            return -1.0
        return self.after_draw(left) - self.after_discard(self.hand)

    def after_draw(self, hand: list[int]) -> float:
        """One stamp more, as likely of one kind as of another."""
        total = 0.0
        for kind in KIND_NUMBERS:
            hand[kind] += 1
            total += self.after_discard(hand)
            hand[kind] -= 1
        return total / len(hand)

    def after_discard(self, hand: list[int]) -> float:
        """REG-ALC-6: what is worth least goes first."""
        left = hand.copy()
        for _ in range(sum(left) - LIMIT):
            left[least_missed(self.purse, left)] -= 1
        return self.purse.worth(left)


def least_missed(purse: Purse, hand: list[int]) -> int:
    """The kind of which one stamp can be spared best."""
    best, most = -1, -1.0
    for kind in KIND_NUMBERS:
        if hand[kind]:
            hand[kind] -= 1
            worth = purse.worth(hand)
            hand[kind] += 1
            if worth > most:
                best, most = kind, worth
    return best
