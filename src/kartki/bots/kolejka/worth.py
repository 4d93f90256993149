"""What goods and places in queues are worth to a seat.

A place is worth the chance of being served from it, sooner better than later; what is bought
there is worth more if the list asks for it. What rivals gain counts against the own gain.
"""

from typing import Final, final

from kartki.bots.kolejka.jumps import Shopfront
from kartki.bots.kolejka.sight import Sight
from kartki.bots.kolejka.supply import LONGEST_WAIT, PATIENCE
from kartki.core.play import Seat
from kartki.games.kolejka.parts import SHOP_NUMBERS, SPECULATOR
from kartki.games.kolejka.shopping import take_from_pile
from kartki.games.kolejka.state import JUMPING

SPARE: Final = [0.40, 0.35, 0.25, 0.15, 0.10, 0.05]  # the first, second … good beyond the list
HURRY: Final = 1.5  # the last missing good is worth so much more than one
SPITE: Final = 0.25  # how much a rival's gain hurts
LEADER: Final = 3.0  # … and how many times that if nobody lacks fewer goods
RISK: Final = 0.02  # the chance that a rival's next card puts a pawn one place back
HOPE: Final = 0.01  # … or lets it move up
PUSH: Final = 0.15  # the chance that an own card takes a pawn to the front in time
FADE: Final = 0.45  # what is left tomorrow of a place that was won by a card today


@final
class Scales:
    """The worth of things for one decision of one seat."""

    def __init__(self, sight: Sight) -> None:
        jumping = sight.phase == JUMPING
        self.sight: Final = sight
        self.seat: Final = sight.seat
        self.hurry: Final = [hurry(sight.missing(seat)) for seat in range(sight.players)]
        self.weight: Final = weights(sight)
        self._wait: Final = PATIENCE * FADE if jumping else 1.0
        self._push: Final = 0.0 if jumping else PUSH
        self._risk: Final = min(RISK * sight.rival_plays, 0.4)
        self._hope: Final = min(HOPE * sight.rival_plays, 0.2)

    def goods(self, seat: Seat, kind: int, before: int) -> float:
        """One good of this kind for the seat, that gets so many others of it before."""
        lack = self.sight.lacks[seat][kind]
        if lack > before:
            return self.hurry[seat]
        spare = self.sight.to_spare(seat) + before - max(lack, 0)
        return SPARE[spare] if spare < len(SPARE) else 0.0

    def places(self, front: Shopfront, more: int = 0) -> list[float]:
        """Every place of the queue, whoever stands there, and so many behind it and one."""
        plain = self._if_nothing_happens(front, len(front.queue) + more + 1)
        stay = 1.0 - self._risk - self._hope - self._push
        first = self._push * plain[0]
        return [
            first
            + stay * plain[place]
            + self._risk * plain[place + 1]
            + self._hope * plain[max(place - 1, 0)]
            for place in range(len(plain) - 1)
        ]

    def _if_nothing_happens(self, front: Shopfront, last: int) -> list[float]:
        """Who is served today, and what the others may expect of the next days."""
        later = self.sight.later[front.shop]
        goods = len(front.pile)
        found = [PATIENCE if front.closed else 1.0] * min(goods, last + 1)
        for place in range(len(found), last + 1):
            behind = place - goods
            found.append(self._wait * later[behind] if behind < LONGEST_WAIT else 0.0)
        return found

    def front(self, front: Shopfront) -> float:
        """The queue as it stands: the own gain less the rivals'."""
        places = self.places(front)
        kinds = self.kinds_sold(front)
        bought = [0] * (len(SHOP_NUMBERS) * self.sight.players)
        total = 0.0
        for place, owner in enumerate(front.queue):
            if owner != SPECULATOR:
                slot = owner * len(SHOP_NUMBERS) + kinds[place]
                worth = self.goods(owner, kinds[place], bought[slot])
                bought[slot] += 1
                total += self.weight[owner] * places[place] * worth
        return total

    def share(self, front: Shopfront, seat: Seat) -> float:
        """This seat's part of the queue's worth, as it counts here: a rival's is below nothing."""
        others = [owner if owner == seat else SPECULATOR for owner in front.queue]
        return self.front(Shopfront(front.shop, others, front.pile, front.closed))

    def pawn(self, front: Shopfront, place: int, more: int = 0) -> float:
        """An own pawn at this place, or at the end when so many others have come there."""
        kinds = self.kinds_sold(front)
        kind = kinds[place]
        before = 0
        for ahead in range(min(place, len(front.queue))):
            if front.queue[ahead] == self.seat and kinds[ahead] == kind:
                before += 1
        return self.places(front, more)[place + more] * self.goods(self.seat, kind, before)

    def end(self, front: Shopfront, more: int = 0) -> float:
        """A place at the end of the queue, behind so many who come before."""
        return self.pawn(front, len(front.queue), more)

    def kinds_sold(self, front: Shopfront) -> list[int]:
        """What is bought from each place, and by an own pawn at the end."""
        for kind in front.pile:
            if kind != front.shop:
                return self._mixed(front)
        return [front.shop] * (len(front.queue) + 1)

    def _mixed(self, front: Shopfront) -> list[int]:
        """After a delivery error: what a shop has to sell is not what it always sells."""
        pile = front.pile.copy()
        found: list[int] = []
        for owner in [*front.queue, self.seat]:
            kind = front.shop
            if pile:
                kind = self._pick(owner, pile, front.shop)
                take_from_pile(pile, kind)
            found.append(kind)
        return found

    def _pick(self, owner: int, pile: list[int], shop: int) -> int:
        """KOL-OPN-3: a speculator takes the shop's own first, others what they lack most."""
        if owner == SPECULATOR:
            return shop if shop in pile else pile[-1]
        lacks = self.sight.lacks[owner]
        best = pile[0]
        for kind in pile:
            if lacks[kind] > lacks[best]:
                best = kind
        return best

    def rivals(self, kind: int) -> float:
        """How much (below nothing) it hurts when a good of this kind is there for rivals."""
        total = 0.0
        for seat in range(self.sight.players):
            if seat != self.seat and self.sight.lacks[seat][kind] > 0:
                total += self.weight[seat] * self.hurry[seat]
        return total


def hurry(missing: int) -> float:
    """The fewer goods are missing, the more each of them counts."""
    return 1.0 + HURRY / max(missing, 1)


def weights(sight: Sight) -> list[float]:
    """Own gain counts in full; a rival's against it, and the leader's most."""
    lacks = [sight.missing(seat) for seat in range(sight.players)]
    fewest = min([lacks[seat] for seat in range(sight.players) if seat != sight.seat])
    found = [-SPITE * (LEADER if lack == fewest else 1.0) for lack in lacks]
    found[sight.seat] = 1.0
    return found
