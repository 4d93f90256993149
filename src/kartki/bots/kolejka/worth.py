"""What goods and places in queues are worth to a seat.

A place is worth the chance of being served from it, sooner better than later; what is bought
there is worth more if the list asks for it. What rivals gain counts against the own gain.
"""

from typing import Final, final

from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.supply import LONGEST_WAIT, PATIENCE
from kartki.core.play import Seat
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS, SPECULATOR
from kartki.games.kolejka.seen import Numbers
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.games.kolejka.square.shops import Shop, speculators_choice, topmost, without

SPARE: Final = [0.40, 0.35, 0.25, 0.15, 0.10, 0.05]  # the first, second … good beyond the list
HURRY: Final = 1.5  # the last missing good is worth so much more than one
SPITE: Final = 0.25  # how much a rival's gain hurts
LEADER: Final = 3.0  # … and how many times that if nobody lacks fewer goods
RISK: Final = 0.02  # the chance that a rival's next card puts a pawn one place back
HOPE: Final = 0.01  # … or lets it move up
PUSH: Final = 0.15  # the chance that an own card takes a pawn to the front in time
FADE: Final = 0.45  # what is left tomorrow of a place that was won by a card today


@final
class Valuation:
    """Values goods and places in queues, for one decision of one seat."""

    def __init__(self, observation: Observation) -> None:
        jumping = observation.phase == JUMPING
        self.observation: Final = observation
        self.seat: Final = observation.seat
        lacks = [observation.missing(seat) for seat in range(observation.players)]
        self.hurry: Final = [hurry(lack) for lack in lacks]
        self.weight: Final = weights(lacks, observation.seat)
        self._spare: Final = [observation.to_spare(seat) for seat in range(observation.players)]
        self._wait: Final = PATIENCE * FADE if jumping else 1.0
        self._push: Final = 0.0 if jumping else PUSH
        self._risk: Final = min(RISK * observation.rival_plays, 0.4)
        self._hope: Final = min(HOPE * observation.rival_plays, 0.2)
        self._stay: Final = 1.0 - self._risk - self._hope - self._push
        # by shop and by how many goods lie there: the worth of its places, open and closed
        self._open: Final[list[dict[int, list[float]]]] = [{} for _ in SHOP_NUMBERS]
        self._closed: Final[list[dict[int, list[float]]]] = [{} for _ in SHOP_NUMBERS]

    def goods(self, seat: Seat, kind: int, before: int) -> float:
        """One good of this kind for a seat that will already have got `before` others of it."""
        lack = self.observation.lacks[seat][kind]
        if lack > before:
            return self.hurry[seat]
        spare = self._spare[seat] + before - max(lack, 0)
        return SPARE[spare] if spare < len(SPARE) else 0.0

    def places(self, shop: Shop, last: int) -> list[float]:
        """The worth of each place of the queue, to the last one and beyond; worked out once.

        Who stands there does not matter, so all cards that move pawns leave these as they are.
        """
        known = self._closed[shop.number] if shop.closed else self._open[shop.number]
        goods = len(shop.pile)
        found = known.get(goods)
        if found is None or len(found) <= last:
            plain = self._if_nothing_happens(shop, last + 2)
            found = [self._place(plain, place) for place in range(last + 2)]
            known[goods] = found
        return found

    def _place(self, plain: list[float], place: int) -> float:
        """The worth of a place, by what each place is worth if no card moves anybody."""
        return (
            self._push * plain[0]
            + self._stay * plain[place]
            + self._risk * plain[place + 1]
            + self._hope * plain[max(place - 1, 0)]
        )

    def _if_nothing_happens(self, shop: Shop, last: int) -> list[float]:
        """Each place if no card moves it: served today, or what later deliveries may bring."""
        later = self.observation.later[shop.number]
        goods = len(shop.pile)
        found = [PATIENCE if shop.closed else 1.0] * min(goods, last + 1)
        for place in range(len(found), last + 1):
            behind = place - goods
            found.append(self._wait * later[behind] if behind < LONGEST_WAIT else 0.0)
        return found

    def whole(self, shop: Shop) -> float:
        """The worth of the whole queue as it stands: the seat's own gain less its rivals' gains."""
        places = self.places(shop, len(shop.queue))
        kinds = self._mixed(shop) if self._is_mixed(shop) else []
        bought = [0] * (MARKET * self.observation.players)  # by owner and kind
        total = 0.0
        for place, owner in enumerate(shop.queue):
            if owner != SPECULATOR:
                kind = kinds[place] if kinds else shop.number
                slot = owner * MARKET + kind
                worth = self.goods(owner, kind, bought[slot])
                bought[slot] += 1
                total += self.weight[owner] * places[place] * worth
        return total

    def share(self, shop: Shop, seat: Seat) -> float:
        """This seat's part of the worth of the whole queue; negative for a rival."""
        others = tuple([owner if owner == seat else SPECULATOR for owner in shop.queue])
        return self.whole(shop.with_queue(others))

    def pawn(self, shop: Shop, place: int, more: int = 0) -> float:
        """An own pawn at this place, when `more` others have come before it."""
        kinds = self.kinds_sold(shop)
        kind = kinds[place]
        before = 0
        for ahead in range(min(place, len(shop.queue))):
            if shop.queue[ahead] == self.seat and kinds[ahead] == kind:
                before += 1
        worth = self.places(shop, len(shop.queue) + more)[place + more]
        return worth * self.goods(self.seat, kind, before)

    def end(self, shop: Shop, more: int = 0) -> float:
        """A place at the end of the queue, when `more` others have come before."""
        return self.pawn(shop, len(shop.queue), more)

    def kinds_sold(self, shop: Shop) -> list[int]:
        """The kind of goods that each place of the queue buys, and an own pawn at its end."""
        return self._mixed(shop) if self._is_mixed(shop) else [shop.number] * (len(shop.queue) + 1)

    def _is_mixed(self, shop: Shop) -> bool:
        """Are there goods of another kind, after a delivery error?"""
        for kind in shop.pile:
            if kind != shop.number:
                return True
        return False

    def _mixed(self, shop: Shop) -> list[int]:
        """The same for a shop that also holds goods of another kind."""
        pile = shop.pile
        found: list[int] = []
        for owner in [*shop.queue, self.seat]:
            kind = shop.number
            if pile:
                kind = self._pick(owner, pile, shop.number)
                pile = without(pile, topmost(pile, kind))
            found.append(kind)
        return found

    def _pick(self, owner: int, pile: Numbers, shop: int) -> int:
        """Speculators choose by their rule, others what they lack most."""
        if owner == SPECULATOR:
            return speculators_choice(pile, shop)
        lacks = self.observation.lacks[owner]
        best = pile[0]
        for kind in pile:
            if lacks[kind] > lacks[best]:
                best = kind
        return best

    def rivals(self, kind: int) -> float:
        """What a good of this kind within the reach of rivals is worth: a negative number."""
        total = 0.0
        for seat in range(self.observation.players):
            if seat != self.seat and self.observation.lacks[seat][kind] > 0:
                total += self.weight[seat] * self.hurry[seat]
        return total


def hurry(missing: int) -> float:
    """The fewer goods are missing, the more each of them counts."""
    return 1.0 + HURRY / max(missing, 1)


def weights(lacks: list[int], seat: Seat) -> list[float]:
    """How much each seat's gain counts: the own in full, rivals' negative, the leader's most."""
    fewest = min([lack for other, lack in enumerate(lacks) if other != seat])
    found = [-SPITE * (LEADER if lack == fewest else 1.0) for lack in lacks]
    found[seat] = 1.0
    return found
