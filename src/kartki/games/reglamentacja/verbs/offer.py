"""To offer (REG-TRD-1 to 5): stamps, a place or both, for stamps, a place or both.

An offer stands until it is taken, declined by all who may take it, withdrawn or replaced, until
its maker has parted with what it promises, or until a pawn whose place it is about has moved.
"""

from typing import ClassVar, Final, final

from kartki.core.notation import Form
from kartki.core.play import Action, Event, Refusal, Seat, Who
from kartki.core.rng import Rng
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer
from kartki.games.reglamentacja.bargaining import may_answer
from kartki.games.reglamentacja.fields import TERMS, TO
from kartki.games.reglamentacja.offers import EVERYONE, REPLACED, Terms, may_deal
from kartki.games.reglamentacja.parts import (
    EVERY_KIND,
    KIND_NUMBERS,
    KINDS,
    NO_STAMPS,
    Stamps,
    holds,
)
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.trade_events import OfferMade
from kartki.games.reglamentacja.verbs.verb import Verb, lacking

MOST_OFFERS: Final = 8  # of one maker, at a live table
NO_ANSWER: Final = 0  # an offer that counters none

# random offers
MOST: Final = 3  # stamps on a side
PLACE_IN: Final = 8  # once in so many offers a place is part of it
CHOICE_IN: Final = 4  # … or a choice


@final
class ToOffer(Verb[MakeOffer]):
    """Offers are too many to list: `sample` draws a random one, `refuse` judges any."""

    forms: ClassVar[list[Form]] = [Form(MakeOffer, "offer", "offers {to} {terms}", TO, TERMS)]

    def refuse(self, s: Shop, seat: Seat, a: MakeOffer) -> Refusal | None:
        if a.to == seat:
            return Refusal("offer.to_yourself", "REG-TRD-3")
        if not may_deal(seat, a.to, s.active, s.is_final()):
            return Refusal("offer.not_with_active", "REG-TRD-3", (("active", Who(s.active)),))
        return refuse_terms(s, seat, a.terms)

    def do(self, s: Shop, seat: Seat, a: MakeOffer, told: list[Event]) -> None:
        make_offer(s, seat, a.to, a.terms, NO_ANSWER, told)

    def sample(self, s: Shop, seat: Seat, rng: Rng) -> Action | None:
        """An offer, or a counter-offer to one that stands; None where the seat can make none."""
        if has_enough_offers(s, seat):
            return None
        terms = sample_terms(s.stamps.hands[seat], rng)
        open_to_me = [offer for offer in s.market.offers if may_answer(s, offer, seat)]
        if open_to_me and rng.below(2):
            return CounterOffer(rng.pick(open_to_me).number, terms)
        return MakeOffer(sample_partner(s, seat, rng), terms)


# why not


def refuse_terms(s: Shop, seat: Seat, terms: Terms) -> Refusal | None:
    """REG-TRD-4: each side gives something, and nobody promises what they do not hold."""
    if has_enough_offers(s, seat):
        return Refusal("offer.too_many", "REG-TOP-2", (("most", MOST_OFFERS),))
    if terms.gives_nothing():
        return Refusal("offer.gives_nothing", "REG-TRD-4")
    if terms.asks_nothing():
        return Refusal("offer.asks_nothing", "REG-TRD-4")
    if not holds(s.stamps.hands[seat], terms.give):
        lack = ("stamp", lacking(s.stamps.hands[seat], terms.give))
        return Refusal("offer.not_held", "REG-TRD-4", (lack,))
    return Refusal("offer.too_much", "REG-CMP-1") if asks_too_much(s, terms) else None


def has_enough_offers(s: Shop, seat: Seat) -> bool:
    """In beats a new offer takes the place of the old one; at a live table they could pile up."""
    return s.house.live and len(s.market.made_by(seat)) >= MOST_OFFERS


def asks_too_much(s: Shop, terms: Terms) -> bool:
    """More of a kind, or of the kinds to choose from, than the box has."""
    left = [s.box.stamps[kind] - terms.ask[kind] for kind in KIND_NUMBERS]
    choice = sum([left[kind] for kind in KIND_NUMBERS if terms.among >> kind & 1])
    return min(left) < 0 or terms.any_of > choice


# what it does


def make_offer(s: Shop, seat: Seat, to: int, terms: Terms, answers: int, told: list[Event]) -> None:
    """The offer stands, and everybody knows that its maker holds what it gives (REG-TRD-4).

    REG-TOP-3: in beats the maker's offer before it gives way.
    """
    if not s.house.live:
        for offer in s.market.made_by(seat):
            s.market.drop(offer, REPLACED, told)
    number = s.market.put(seat, to, terms)
    s.stamps.show(seat, terms.give)
    told.append(OfferMade(seat, number, to, terms, answers))


# a random legal offer


def sample_partner(s: Shop, seat: Seat, rng: Rng) -> int:
    """REG-TRD-3: one side is the active player, but for the final turn."""
    if not may_deal(seat, EVERYONE, s.active, s.is_final()):
        return s.active
    other = rng.below(s.players)
    return EVERYONE if other == seat else other


def sample_terms(hand: list[int], rng: Rng) -> Terms:
    """Who has no stamp to give has a place."""
    give = handful(hand, 1 + rng.below(MOST), rng)
    place = 0 if give == NO_STAMPS else rng.below(PLACE_IN)
    number = 1 + rng.below(MOST)
    if rng.below(CHOICE_IN) == 0:
        return Terms(give, place == 0, NO_STAMPS, number, sample_kinds(rng), place == 1)
    return Terms(give, place == 0, any_stamps(number, rng), 0, 0, place == 1)


def handful(hand: list[int], size: int, rng: Rng) -> Stamps:
    """So many stamps of the hand, each as likely as any other."""
    left, chosen = sum(hand), [0] * len(hand)
    for _ in range(min(size, left)):
        ticket = rng.below(left)
        kind = 0
        while ticket >= hand[kind] - chosen[kind]:
            ticket -= hand[kind] - chosen[kind]
            kind += 1
        chosen[kind] += 1
        left -= 1
    return tuple(chosen)


def any_stamps(number: int, rng: Rng) -> Stamps:
    asked = [0] * len(KINDS)
    for _ in range(number):
        asked[rng.below(len(KINDS))] += 1
    return tuple(asked)


def sample_kinds(rng: Rng) -> int:
    """All kinds, or two of them."""
    if rng.below(2):
        return EVERY_KIND
    first = rng.below(len(KINDS))
    return 1 << first | 1 << (first + 1 + rng.below(len(KINDS) - 1)) % len(KINDS)


OFFER: Final = ToOffer()
