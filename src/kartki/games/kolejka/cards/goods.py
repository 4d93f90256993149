"""The five cards about goods, closing, and what is to come."""

from typing import ClassVar, Final, final

from kartki.core.fields import Field
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
from kartki.games.kolejka.fields import GOODS, SHOP, TO
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.shopping import buy
from kartki.games.kolejka.square.shops import Shop, kinds_in, topmost
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.looking import LOOKING
from kartki.games.kolejka.transfer_events import CardPlayed
from kartki.games.kolejka.transfers import IN_SHOP, Haul, Transfer, buying, delivering
from kartki.games.kolejka.winning import check_lists

# each way to play a card, by what it is aimed at: the shop, the goods, the other shop
ERROR_PLAYS: Final = [
    [[play(ERROR, shop, NOWHERE, goods, to) for to in SHOP_NUMBERS] for goods in SHOP_NUMBERS]
    for shop in SHOP_NUMBERS
]
INCREASED_PLAYS: Final = [play(INCREASED, shop) for shop in SHOP_NUMBERS]
COUNTER_PLAYS: Final = [
    [play(COUNTER, shop, NOWHERE, goods) for goods in SHOP_NUMBERS] for shop in SHOP_NUMBERS
]
STOCKTAKING_PLAYS: Final = [play(STOCKTAKING, shop) for shop in SHOP_NUMBERS]
COMMITTEE_PLAY: Final = play(COMMITTEE)


@final
class DeliveryError(QueueCard):
    """KOL-CRD-6: one goods card from one shop to another; neither may be closed."""

    card: ClassVar[int] = ERROR
    fields: ClassVar[tuple[Field, ...]] = (SHOP, GOODS, TO)
    line: ClassVar[str] = "{goods} from {shop} to {to}"

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            if shop.closed:
                continue
            for goods in kinds_in(shop.pile):
                plays = ERROR_PLAYS[shop.number][goods]
                for to in s.shops:
                    if to is not shop and not to.closed:
                        found.append(plays[to.number])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if a.to == a.shop:
            return at_shop("error.same_shop", "KOL-CRD-6", a.shop)
        shop = s.shops[a.shop]
        if shop.closed or s.shops[a.to].closed:
            return at_shop("error.closed", "KOL-CRD-6", a.shop if shop.closed else a.to)
        if a.goods not in shop.pile:
            return at_shop("error.no_such_goods", "KOL-CRD-6", a.shop)
        return None

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        """On top of the other pile, and it is no delivery."""
        place, top = topmost(shops[a.shop].pile, a.goods), len(shops[a.to].pile)
        return [Haul(a.goods, IN_SHOP[a.shop], place, IN_SHOP[a.to], top)]


@final
class Increased(QueueCard):
    """KOL-CRD-7: one more from the truck to a shop that had a delivery today."""

    card: ClassVar[int] = INCREASED
    fields: ClassVar[tuple[Field, ...]] = (SHOP,)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            if shop.delivered and shop.truck and not shop.closed:
                found.append(INCREASED_PLAYS[shop.number])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        shop = s.shops[a.shop]
        if shop.closed:
            return at_shop("increased.closed", "KOL-CRD-7", a.shop)
        if not shop.delivered:
            return at_shop("increased.no_delivery", "KOL-CRD-7", a.shop)
        if not shop.truck:
            return at_shop("increased.truck_empty", "KOL-CRD-7", a.shop)
        return None

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        return delivering(a.shop, 1, len(shops[a.shop].pile))


@final
class Counter(QueueCard):
    """KOL-CRD-8: first at an open shop, take one of its goods now and go home."""

    card: ClassVar[int] = COUNTER
    fields: ClassVar[tuple[Field, ...]] = (SHOP, GOODS)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            if shop.queue and shop.queue[0] == seat and not shop.closed:
                for goods in kinds_in(shop.pile):
                    found.append(COUNTER_PLAYS[shop.number][goods])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        shop = s.shops[a.shop]
        if shop.closed:
            return at_shop("counter.closed", "KOL-CRD-8", a.shop)
        if not shop.queue or shop.queue[0] != seat:
            return at_shop("counter.not_first", "KOL-CRD-8", a.shop)
        if a.goods not in shop.pile:
            return at_shop("counter.no_such_goods", "KOL-CRD-8", a.shop)
        return None

    def leads(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        return buying(seat, a.shop, a.goods, topmost(shops[a.shop].pile, a.goods))

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        """`Bought` tells what moves, so that it is told once."""
        told.append(CardPlayed(seat, a, seat, []))
        buy(s, seat, a.goods, a.shop, told)
        check_lists(s, told)


@final
class Stocktaking(QueueCard):
    """KOL-CRD-9: the shop sells nothing today."""

    card: ClassVar[int] = STOCKTAKING
    fields: ClassVar[tuple[Field, ...]] = (SHOP,)

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        for shop in s.shops:
            if shop.pile and not shop.closed:
                found.append(STOCKTAKING_PLAYS[shop.number])

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        if s.shops[a.shop].closed:
            return at_shop("stocktaking.closed_already", "KOL-CRD-9", a.shop)
        if not s.shops[a.shop].pile:
            return at_shop("stocktaking.empty_shop", "KOL-CRD-9", a.shop)
        return None

    def change(self, shops: list[Shop], seat: Seat, a: Play) -> list[Transfer]:
        shops[a.shop] = shops[a.shop].with_signs(closed=True, delivered=shops[a.shop].delivered)
        return []


@final
class Committee(QueueCard):
    """KOL-CRD-10: look in secret at the top two delivery cards, or at the last one."""

    card: ClassVar[int] = COMMITTEE

    def targets(self, s: Square, seat: Seat, found: list[Action]) -> None:
        if s.deliveries.deck.size():
            found.append(COMMITTEE_PLAY)

    def refuse(self, s: Square, seat: Seat, a: Play) -> Refusal | None:
        return None if s.deliveries.deck.size() else Refusal("committee.empty_deck", "KOL-CRD-10")

    def play(self, s: Square, seat: Seat, a: Play, told: list[Event]) -> None:
        told.append(CardPlayed(seat, a, NOWHERE, []))
        for depth in range(min(2, s.deliveries.deck.size()) - 1, -1, -1):
            s.steps.append(LOOKING[seat][depth])
