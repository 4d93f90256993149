"""What a trader proposes itself: offers that may suit both sides, and calls for stamps."""

from math import exp
from typing import Final, final

from kartki.bots.reglamentacja.estimates import turns_after_swap
from kartki.bots.reglamentacja.situation import Situation
from kartki.bots.reglamentacja.worth import changed
from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import WHO_HAS, Call, CounterOffer, MakeOffer
from kartki.games.reglamentacja.offers import (
    DEALT,
    DECLINED,
    EVERYONE,
    REPLACED,
    Terms,
    may_deal,
    partners,
)
from kartki.games.reglamentacja.parts import KIND_NUMBERS, LIMIT, NO_STAMPS, Stamps, stamps_of
from kartki.games.reglamentacja.shop.market import standing_in, terms_of

HURRY: Final = 0.4  # from here on two stamps are offered for one
TRIES: Final = 4  # offers of one turn that may fail
MOST_GIVEN: Final = 2  # stamps for one, when an offer is made sweeter
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
class Proposals:
    def __init__(self, situation: Situation) -> None:
        self.at: Final = situation
        self._gains: Final[dict[Stamps, list[float]]] = {}
        self._spares: Final[list[Stamps]] = []

    def best_offer(self) -> Action | None:
        """Something new that both sides may like; nothing that was refused before."""
        if self.failed() >= TRIES + self.at.tries() or self.at.has_enough_offers():
            return None
        best: Idea | None = None
        for to in self.partners():
            for idea in self.ideas(to):
                if (best is None or idea.hope > best.hope) and not self.said(idea):
                    best = idea
        if best is None or best.hope < self.worth_saying():
            return None
        return self.spoken(best)

    def worth_saying(self) -> float:
        """At a live table people have to listen: the more tired the top, the less it must bring."""
        if not self.at.view.live:
            return WORTH_SAYING
        return WORTH_HEARING + (WORTH_SAYING - WORTH_HEARING) * self.at.gone

    def failed(self) -> int:
        past = [o for o in self.at.view.past if o.maker == self.at.me]
        return len([o for o in past if o.why in (DECLINED, REPLACED)])

    def said(self, idea: Idea) -> bool:
        """Was this offered before, in this turn? At a live table: this, or something as good."""
        key = idea.terms.key()
        for offer in [*self.at.view.past, *self.at.view.offers]:
            if offer.maker == self.at.me and offer.to in (idea.to, EVERYONE):
                terms = terms_of(offer)
                worse = self.at.view.live and offer.why != DEALT and no_better(idea.terms, terms)
                if worse or terms.key() == key:
                    return True
        return False

    def spoken(self, idea: Idea) -> Action:
        """The idea as an action: a counter-offer if there is an offer to answer, else an offer."""
        for offer in self.at.view.offers:
            standing = standing_in(offer)
            is_open = standing.is_open_to(self.at.me, self.at.view.active, self.at.final_turn)
            if offer.maker == idea.to and is_open:
                return CounterOffer(offer.number, idea.terms)
        return MakeOffer(idea.to, idea.terms)

    def partners(self) -> list[int]:
        """Whoever may deal with everybody asks everybody at once, if nobody is far ahead."""
        found = partners(self.at.players, self.at.me, self.at.view.active, self.at.final_turn)
        to_all = may_deal(self.at.me, EVERYONE, self.at.view.active, self.at.final_turn)
        return [EVERYONE, *found] if to_all and not any(self.at.leads) else found

    def ideas(self, to: int) -> list[Idea]:
        found = []
        for give in [*self.spares(), *self.sweetened(to)]:
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

    def sweetened(self, to: int) -> list[Stamps]:
        """At a live table: what an own offer gives that nobody takes, and one stamp more."""
        if not self.at.view.live or not self.at.tries():
            return []
        found: list[Stamps] = []
        for offer in self.at.own_offers():
            if offer.to == to and 0 < sum(offer.give) < MOST_GIVEN:
                for kind in KIND_NUMBERS:
                    if self.at.hand[kind] > offer.give[kind]:
                        found.append(tuple(changed(list(offer.give), NO_STAMPS, stamps_of([kind]))))
        return found

    def _find_spares(self) -> list[Stamps]:
        kinds = [kind for kind in KIND_NUMBERS if self.at.hand[kind]]
        ones = [stamps_of([kind]) for kind in kinds]
        ones.sort(key=lambda give: -self.at.valuation.worth(changed(self.at.hand, give, NO_STAMPS)))
        if len(ones) < 2 or (self.at.gone < HURRY and sum(self.at.hand) <= LIMIT + 1):
            return ones
        pair = changed([0] * len(NO_STAMPS), NO_STAMPS, ones[0])
        both = tuple(changed(pair, NO_STAMPS, ones[1]))
        return [*ones, both]

    def gains(self, give: Stamps) -> list[float]:
        """What each kind would bring, had for these stamps; worked out once."""
        found = self._gains.get(give)
        if found is None:
            found = [self.at.stamp_gain(give, kind) for kind in KIND_NUMBERS]
            self._gains[give] = found
        return found

    def for_stamps(self, to: int, give: Stamps, gains: list[float]) -> Idea | None:
        """Asks for any one of the kinds that would be worth it."""
        wanted = [
            k for k in KIND_NUMBERS if not give[k] and gains[k] >= self.at.margin + self.cost_of(to)
        ]
        if not wanted:
            return None
        hope = max([self.hope(seat, give, wanted, gains) for seat in self.reached(to)])
        if len(wanted) == 1:
            return Idea(to, Terms(give, False, stamps_of(wanted), 0, 0, False), hope)
        among = sum([1 << kind for kind in wanted])
        return Idea(to, Terms(give, False, NO_STAMPS, 1, among, False), hope)

    def cost_of(self, to: int) -> float:
        return 0.0 if to == EVERYONE else self.at.leader_surcharge(to)

    def reached(self, to: int) -> list[Seat]:
        if to != EVERYONE:
            return [to]
        return [seat for seat in range(self.at.players) if seat != self.at.me]

    def hope(self, partner: Seat, give: Stamps, wanted: list[int], gains: list[float]) -> float:
        """The gain, times the chance that the partner has it and likes the trade."""
        pleasure = sum([give[k] * self.at.value_to(partner, k) for k in KIND_NUMBERS if give[k]])
        none, best = 1.0, 0.0
        for kind in wanted:
            fair = 1.0 / (1.0 + exp(4.0 * (self.at.value_to(partner, kind) - pleasure)))
            chance = self.at.beliefs.has[partner][kind] * fair
            best = max(best, chance * gains[kind])
            none *= 1.0 - chance
        return max(best, (1.0 - none) * min([gains[kind] for kind in wanted]))

    def with_places(self, to: Seat) -> list[Idea]:
        """REG-TRD-2: a better place for a stamp to spare, or the own place for a stamp."""
        found: list[Idea] = []
        stay = self.at.worth_at(self.at.hand, to) - self.at.now
        if stay > self.at.margin:
            for give in self.spares():
                gain = self.at.worth_at(changed(self.at.hand, give, NO_STAMPS), to) - self.at.now
                if gain > self.at.margin:
                    found.append(Idea(to, Terms(give, False, NO_STAMPS, 0, 0, True), 0.4 * gain))
        elif -stay < 1.0:
            for kind in KIND_NUMBERS:
                after = changed(self.at.hand, NO_STAMPS, stamps_of([kind]))
                gain = self.at.worth_at(after, to) - self.at.now
                if (
                    gain > self.at.margin
                    and turns_after_swap(self.at.view, self.at.me, to) > self.at.turns
                ):
                    hope = 0.3 * gain * self.at.beliefs.has[to][kind]
                    terms = Terms(NO_STAMPS, True, stamps_of([kind]), 0, 0, False)
                    found.append(Idea(to, terms, hope))
        return found

    def best_call(self) -> Action | None:
        """Who has nothing left to offer may still ask; once more as the top of a clock tires."""
        called = [
            said[2] for said in self.at.view.talk if said[0] == self.at.me and said[1] == WHO_HAS
        ]
        best, most = -1, WORTH_ASKING
        for kind in KIND_NUMBERS:
            gain = self.at.stamp_gain(NO_STAMPS, kind)
            if gain > most and kind not in called:
                best, most = kind, gain
        often = 2 if self.at.view.live and self.at.gone >= HURRY else 1
        return Call(WHO_HAS, best) if best >= 0 and len(called) < often else None


def no_better(new: Terms, old: Terms) -> bool:
    """Does the taker get no more by the new terms, and has no more to choose from?"""
    if (new.give_place, new.ask_place) != (old.give_place, old.ask_place):
        return False
    if sum(new.ask) + new.any_of < sum(old.ask) + old.any_of or asked(new) & ~asked(old):
        return False
    return not [kind for kind in KIND_NUMBERS if new.give[kind] > old.give[kind]]


def asked(terms: Terms) -> int:
    """A bit for each kind with which the price can be paid."""
    return terms.among | sum([1 << kind for kind in KIND_NUMBERS if terms.ask[kind]])
