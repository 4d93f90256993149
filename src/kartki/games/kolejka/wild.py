"""Any act, sensible or not, for the tests to put before the judge."""

from kartki.core.play import CHANCE, Action, Seat
from kartki.core.rng import Rng
from kartki.games.kolejka.actions import (
    CARDS,
    COMMITTEE,
    COUNTER,
    CRITICISE,
    ERROR,
    LUCKY,
    MOTHER,
    NOWHERE,
    SIMPLE,
    SIR,
    Deliver,
    DrawCard,
    GetList,
    GoFirst,
    Look,
    Queue,
    Recall,
    Stalls,
    Take,
    exchange,
    play,
)
from kartki.games.kolejka.parts import QUEUES, SHOPS, TENS
from kartki.games.kolejka.state import Square


def wild_action(s: Square, seat: Seat, rng: Rng) -> Action:
    return _wild_chance(s, rng) if seat == CHANCE else _wild_act(rng)


def _wild_act(rng: Rng) -> Action:
    kind = rng.below(8)
    if kind < 3:
        return _wild_play(rng)
    if kind == 3:
        return Queue(rng.below(len(QUEUES)))
    if kind == 4:
        return Take(rng.below(len(SHOPS)), rng.below(len(SHOPS)))
    if kind == 5:
        also = rng.below(len(SHOPS) + 1) - 1
        return exchange(rng.below(len(SHOPS)), also, rng.below(len(SHOPS)))
    if kind == 6:
        return Recall(rng.below(len(QUEUES)), rng.below(12))
    return SIMPLE[rng.below(len(SIMPLE))]


def _wild_play(rng: Rng) -> Action:
    card, shop, to = rng.below(len(CARDS)), rng.below(len(QUEUES)), rng.below(len(QUEUES))
    if card in (SIR, MOTHER, CRITICISE):
        return play(card, shop, rng.below(10))
    if card == LUCKY:
        return play(card, shop, rng.below(10), NOWHERE, to)
    if card == ERROR:
        return play(card, shop, NOWHERE, rng.below(len(SHOPS)), to)
    if card == COUNTER:
        return play(card, shop, NOWHERE, rng.below(len(SHOPS)))
    return play(card, NOWHERE if card == COMMITTEE else shop)


def _wild_chance(s: Square, rng: Rng) -> Action:
    kind, who = rng.below(6), rng.below(s.players)
    delivery = rng.below(len(SHOPS)) * TENS + 1 + rng.below(3)
    if kind == 0:
        return DrawCard(who, rng.below(len(CARDS)))
    if kind == 1:
        return Look(who, delivery)
    if kind == 2:
        return Deliver(delivery)
    if kind == 3:
        return GetList(who, rng.below(len(s.box.lists)))
    if kind == 4:
        return GoFirst(who)
    order = list(range(len(SHOPS)))
    rng.shuffle(order)
    return Stalls(tuple(order))
