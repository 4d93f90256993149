"""How greedy decides: by missing goods and places in queues, as far as the next opening."""

from typing import Final, final

from kartki.bots.kolejka.jumps import shops_after
from kartki.core.play import Action, Seat
from kartki.games.kolejka.actions import (
    COUNTER,
    DONE,
    GO_HOME,
    NOWHERE,
    PASS,
    QUEUE_AT,
    Exchange,
    Play,
    Take,
)
from kartki.games.kolejka.parts import MARKET, SHOP_NUMBERS, delivery_goods, delivery_shop
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP
from kartki.games.kolejka.square.market import Market
from kartki.games.kolejka.square.shops import Shop


@final
class Glance:
    """What greedy looks at."""

    def __init__(
        self,
        seat: Seat,
        phase: int,
        shops: list[Shop],
        market: Market,
        lacks: list[int],
        coming: list[float],
    ) -> None:
        self.seat: Final = seat
        self.phase: Final = phase
        self.shops: Final = shops
        self.market: Final = market
        self.lacks: Final = lacks  # by shop; negative where more is owned than the list asks for
        self.coming: Final = coming  # goods of today's delivery, on average; only to queue up


def choose(glance: Glance, legal: list[Action]) -> Action:
    phase = glance.phase
    if phase == QUEUE_UP:
        return QUEUE_AT[best_queue(glance)]
    if phase == JUMPING:
        return best_card(glance, legal)
    if phase == OPENING:
        return best_goods(glance.lacks, legal)
    return best_exchange(glance.lacks, legal) if phase == MARKET_HOUR else DONE


def coming_today(to_come: list[int], per_day: int, shops: list[Shop]) -> list[float]:
    """The expected delivery of each shop, as far as its truck lasts."""
    cards = [0] * len(SHOP_NUMBERS)
    for card in to_come:
        cards[delivery_shop(card)] += delivery_goods(card)
    left = max(len(to_come), 1)
    return [min(cards[shop.number] * per_day / left, float(shop.truck)) for shop in shops]


def best_queue(glance: Glance) -> int:
    """The shop with most goods for each pawn, among those whose goods are missing."""
    needed: list[int] = []
    for shop in glance.shops:
        if glance.lacks[shop.number] > shop.queue.count(glance.seat):
            needed.append(shop.number)
    if glance.seat not in glance.market.queue and worth_a_walk(glance):
        return MARKET
    best, most = -1, -1.0
    for number in needed or list(SHOP_NUMBERS):
        chance = served_today(glance, glance.shops[number])
        if chance > most:
            best, most = number, chance
    return best


def worth_a_walk(glance: Glance) -> bool:
    """Are missing goods on a stall, and goods to spare for them: two, or one at the trader's?"""
    spare, market = 0, glance.market
    lures: list[int] = []
    for kind, lack in enumerate(glance.lacks):
        spare += max(-lack, 0)
        if lack > 0 and market.stalls[kind]:
            lures.append(kind)
    return bool(lures) and (spare > 1 or (spare == 1 and market.traders_stall() in lures))


def served_today(glance: Glance, shop: Shop) -> float:
    """Goods in the shop and the expected delivery, divided by the pawns that would stand there."""
    return (len(shop.pile) + glance.coming[shop.number]) / (len(shop.queue) + 1)


def best_card(glance: Glance, legal: list[Action]) -> Action:
    """The card that brings most missing goods at the next opening, if any does."""
    seat, lacks = glance.seat, glance.lacks
    now = [bought(shop, seat, lacks) for shop in glance.shops]
    best: Action = PASS
    most = 0
    for card in legal:
        if isinstance(card, Play):
            # what is taken under the counter cannot be lost any more
            gain = 2 if card.card == COUNTER and lacks[card.goods] > 0 else 0
            for shop in shops_after(glance.shops, seat, card):
                gain += bought(shop, seat, lacks) - now[shop.number]
            if gain > most:
                best, most = card, gain
    return best


def bought(shop: Shop, seat: Seat, lacks: list[int]) -> int:
    """How many missing goods this shop sells to the seat, as the queue stands."""
    if shop.closed:
        return 0
    served, wanted, counted = 0, 0, 0
    for place in range(min(len(shop.pile), len(shop.queue))):
        served += shop.queue[place] == seat
    for kind in shop.pile:
        if not counted & 1 << kind:
            counted |= 1 << kind
            wanted += max(lacks[kind], 0)
    return min(served, wanted)


def best_goods(lacks: list[int], legal: list[Action]) -> Action:
    best, most = legal[0], -99
    for take in legal:
        if isinstance(take, Take) and lacks[take.goods] > most:
            best, most = take, lacks[take.goods]
    return best


def best_exchange(lacks: list[int], legal: list[Action]) -> Action:
    """Missing goods for goods to spare; one for one where that is possible."""
    found: Action = GO_HOME
    for deal in legal:
        if isinstance(deal, Exchange) and lacks[deal.take] > 0 and to_spare(deal, lacks):
            if deal.also == NOWHERE:
                return deal
            found = deal
    return found


def to_spare(deal: Exchange, lacks: list[int]) -> bool:
    if deal.also == deal.pay:
        return lacks[deal.pay] <= -2
    return lacks[deal.pay] < 0 and (deal.also == NOWHERE or lacks[deal.also] < 0)
