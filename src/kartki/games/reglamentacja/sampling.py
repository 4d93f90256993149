"""A random legal offer: there are hundreds of thousands, and any of them may come (REG-TRD-1)."""

from typing import Final

from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer
from kartki.games.reglamentacja.bargaining import is_open
from kartki.games.reglamentacja.judging import has_enough_offers
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import EVERY_KIND, KINDS, NO_STAMPS, Stamps
from kartki.games.reglamentacja.state import Shop

MOST: Final = 3  # stamps on a side
PLACE_IN: Final = 8  # once in so many offers a place is part of it
CHOICE_IN: Final = 4  # … or a choice


def sample_offer(s: Shop, seat: Seat, rng: Rng) -> Action | None:
    """An offer, or a counter-offer to one that stands; None where the seat can make none."""
    if has_enough_offers(s, seat):
        return None
    terms = sample_terms(s.hands[seat], rng)
    open_to_me = [offer for offer in s.offers if is_open(s, offer, seat)]
    if open_to_me and rng.below(2):
        return CounterOffer(rng.pick(open_to_me).number, terms)
    return MakeOffer(partner(s, seat, rng), terms)


def partner(s: Shop, seat: Seat, rng: Rng) -> int:
    """REG-TRD-3: one side is the active player, but for the final turn."""
    if seat != s.active and not s.is_final():
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
