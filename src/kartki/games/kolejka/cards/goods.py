"""The five cards about goods, closing, and what is to come."""

from typing import final

from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    ERROR,
    INCREASED,
    NOWHERE,
    STOCKTAKING,
    Play,
    play,
)
from kartki.games.kolejka.cards.queue_card import QueueCard, at_shop
from kartki.games.kolejka.events import Bought, CardPlayed
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.shopping import take_from_pile
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.looking import LOOKING
from kartki.games.kolejka.winning import check_lists


@final
class DeliveryError(QueueCard):
    """KOL-CRD-6: one goods card from one shop to another; neither may be closed."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            if s.closed[shop]:
                continue
            for goods in SHOP_NUMBERS:
                if goods in s.shops[shop]:
                    for to in SHOP_NUMBERS:
                        if to != shop and not s.closed[to]:
                            found.append(play(ERROR, shop, NOWHERE, goods, to))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if a.to == a.shop:
            return at_shop("error.same_shop", "KOL-CRD-6", a.shop)
        if s.closed[a.shop] or s.closed[a.to]:
            return at_shop("error.closed", "KOL-CRD-6", a.shop if s.closed[a.shop] else a.to)
        if a.goods not in s.shops[a.shop]:
            return at_shop("error.no_such_goods", "KOL-CRD-6", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        take_from_pile(s.shops[a.shop], a.goods)
        s.shops[a.to].append(a.goods)  # on top of the pile, and no delivery
        told.append(CardPlayed(seat, a, NOWHERE))


@final
class Increased(QueueCard):
    """KOL-CRD-7: one more from the truck to a shop that had a delivery today."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            if s.delivered[shop] and s.trucks[shop] and not s.closed[shop]:
                found.append(play(INCREASED, shop))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.closed[a.shop]:
            return at_shop("increased.closed", "KOL-CRD-7", a.shop)
        if not s.delivered[a.shop]:
            return at_shop("increased.no_delivery", "KOL-CRD-7", a.shop)
        if not s.trucks[a.shop]:
            return at_shop("increased.truck_empty", "KOL-CRD-7", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        s.trucks[a.shop] -= 1
        s.shops[a.shop].append(a.shop)
        told.append(CardPlayed(seat, a, NOWHERE))


@final
class Counter(QueueCard):
    """KOL-CRD-8: first at an open shop, take one of its goods now and go home."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            queue = s.queues[shop]
            if queue and queue[0] == seat and not s.closed[shop]:
                for goods in SHOP_NUMBERS:
                    if goods in s.shops[shop]:
                        found.append(play(COUNTER, shop, NOWHERE, goods))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        queue = s.queues[a.shop]
        if s.closed[a.shop]:
            return at_shop("counter.closed", "KOL-CRD-8", a.shop)
        if not queue or queue[0] != seat:
            return at_shop("counter.not_first", "KOL-CRD-8", a.shop)
        if a.goods not in s.shops[a.shop]:
            return at_shop("counter.no_such_goods", "KOL-CRD-8", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        told.append(CardPlayed(seat, a, seat))
        s.queues[a.shop].pop(0)
        take_from_pile(s.shops[a.shop], a.goods)
        s.goods[seat][a.goods] += 1
        s.home[seat] += 1
        told.append(Bought(seat, a.goods, a.shop))
        check_lists(s, told)


@final
class Stocktaking(QueueCard):
    """KOL-CRD-9: the shop sells nothing today."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in SHOP_NUMBERS:
            if s.shops[shop] and not s.closed[shop]:
                found.append(play(STOCKTAKING, shop))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.closed[a.shop]:
            return at_shop("stocktaking.closed_already", "KOL-CRD-9", a.shop)
        if not s.shops[a.shop]:
            return at_shop("stocktaking.empty_shop", "KOL-CRD-9", a.shop)
        return None

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        s.closed[a.shop] = True
        told.append(CardPlayed(seat, a, NOWHERE))


@final
class Committee(QueueCard):
    """KOL-CRD-10: look in secret at the top two delivery cards, or at the last one."""

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        if s.deck.size():
            found.append(play(COMMITTEE, NOWHERE))

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        return None if s.deck.size() else Refusal("committee.empty_deck", "KOL-CRD-10")

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        told.append(CardPlayed(seat, a, NOWHERE))
        for depth in range(min(2, s.deck.size()) - 1, -1, -1):
            s.steps.append(LOOKING[seat][depth])
