"""A simple bot that looks no further than the next opening, to measure better ones against."""

from typing import Any, ClassVar, final

from kartki.bots.bot import Bot
from kartki.bots.kolejka.jumps import shops_after
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
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
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP
from kartki.games.kolejka.square.shops import Shop, shops_in


@final
class Greedy(Bot):
    """Counts missing goods and places in queues; it never takes a pawn home."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return choose(view, legal)


def choose(view: SquareView, legal: list[Action]) -> Action:
    if view.phase == QUEUE_UP:
        return QUEUE_AT[best_queue(view)]
    if view.phase == JUMPING:
        return best_card(view, legal)
    if view.phase == OPENING:
        return best_goods(view, legal)
    return best_exchange(view, legal) if view.phase == MARKET_HOUR else DONE


def missing(view: SquareView) -> list[int]:
    """What the list still asks for, by shop; negative where more is owned than it asks for."""
    seat = view.viewer or 0
    wanted = box_data.box(view.edition).lists[view.lists[seat]]
    return [wanted[shop] - view.goods[seat][shop] for shop in SHOP_NUMBERS]


def best_queue(view: SquareView) -> int:
    """The shop with most goods for each pawn, among those whose goods are missing."""
    lacks = missing(view)
    open_needs = [lacks[n] - view.queues[n].count(view.viewer or 0) for n in SHOP_NUMBERS]
    needed = [shop for shop in SHOP_NUMBERS if open_needs[shop] > 0]
    if view.viewer not in view.queues[MARKET] and worth_a_walk(view, lacks):
        return MARKET
    chances = [served_today(view, shop) for shop in SHOP_NUMBERS]
    return max(needed or SHOP_NUMBERS, key=lambda shop: chances[shop])


def worth_a_walk(view: SquareView, lacks: list[int]) -> bool:
    """Are missing goods on a stall, and goods to spare for them: two, or one at the trader's?"""
    spare = -sum([lack for lack in lacks if lack < 0])
    lures = [shop for shop in SHOP_NUMBERS if lacks[shop] > 0 and view.stalls[shop]]
    return bool(lures) and (spare > 1 or (spare == 1 and view.stall_order[view.trader] in lures))


def served_today(view: SquareView, shop: int) -> float:
    """Goods in the shop and the expected delivery, divided by the pawns that would stand there."""
    per_day = box_data.box(view.edition).plan(len(view.home)).per_day
    cards = [delivery_goods(card) for card in view.to_come if delivery_shop(card) == shop]
    coming = min(sum(cards) * per_day / max(len(view.to_come), 1), view.trucks[shop])
    return (len(view.shops[shop]) + coming) / (len(view.queues[shop]) + 1)


def best_card(view: SquareView, legal: list[Action]) -> Action:
    """The card that brings most missing goods at the next opening, if any does."""
    seat, lacks = view.viewer or 0, missing(view)
    shops = shops_in(view)
    gains = [0] * len(legal)
    for number, card in enumerate(legal):
        if isinstance(card, Play):
            after = shops_after(shops, seat, card)
            before = [shops[shop.number] for shop in after]
            gains[number] = bought(after, seat, lacks) - bought(before, seat, lacks)
            # what is taken under the counter cannot be lost any more
            gains[number] += 2 if card.card == COUNTER and lacks[card.goods] > 0 else 0
    best = max(range(len(legal)), key=lambda number: gains[number])
    return legal[best] if gains[best] > 0 else PASS


def bought(shops: list[Shop], seat: int, lacks: list[int]) -> int:
    """How many missing goods these shops sell to the seat, as the queues stand."""
    total = 0
    for shop in shops:
        served = 0 if shop.closed else shop.queue[: len(shop.pile)].count(seat)
        total += min(served, sum([max(lacks[kind], 0) for kind in set(shop.pile)]))
    return total


def best_goods(view: SquareView, legal: list[Action]) -> Action:
    lacks = missing(view)
    return max(legal, key=lambda take: lacks[take.goods] if isinstance(take, Take) else 0)


def best_exchange(view: SquareView, legal: list[Action]) -> Action:
    """Missing goods for goods to spare; one for one where that is possible."""
    lacks = missing(view)
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
