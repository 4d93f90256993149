"""A number for every move of Kolejka: those of players first, then those of chance.

`rules/moves.h` counts the same moves. Some numbers are never legal (a pawn lucky in its own
queue); what they stand for is refused by the judge, too.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from kartki.core.play import Action
from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    CRITICISE,
    DONE,
    DRAW_CARD,
    ERROR,
    GO_HOME,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    NOWHERE,
    ONE_FOR_ONE,
    PASS,
    PLACES,
    QUEUE_AT,
    RECALL,
    SIR,
    STOCKTAKING,
    TAKE,
    TWO_FOR_ONE,
    WAIT,
    Deliver,
    GetList,
    GoFirst,
    Look,
    Stalls,
    play,
)
from kartki.games.kolejka.parts import SHOP_NUMBERS, TENS

SEATS: Final = range(5)
LIST_NUMBERS: Final = range(5)
DELIVERY_CARDS: Final = [
    shop * TENS + goods for shop in SHOP_NUMBERS for goods in range(1, TENS)
]  # every card that a box may have, the lowest first


def _plays() -> Iterator[Action]:
    """Queue cards, by number, and by what they are aimed at: shop, place or goods, other shop."""
    yield from [play(LIST, shop) for shop in SHOP_NUMBERS]
    for card in (SIR, MOTHER, CRITICISE):
        yield from [play(card, shop, place) for shop in SHOP_NUMBERS for place in PLACES]
    for shop in SHOP_NUMBERS:
        for place in PLACES:
            yield from [play(LUCKY, shop, place, NOWHERE, to) for to in SHOP_NUMBERS]
    for shop in SHOP_NUMBERS:
        for goods in SHOP_NUMBERS:
            yield from [play(ERROR, shop, NOWHERE, goods, to) for to in SHOP_NUMBERS]
    yield from [play(INCREASED, shop) for shop in SHOP_NUMBERS]
    for shop in SHOP_NUMBERS:
        yield from [play(COUNTER, shop, NOWHERE, goods) for goods in SHOP_NUMBERS]
    yield from [play(STOCKTAKING, shop) for shop in SHOP_NUMBERS]
    yield play(COMMITTEE)


def _of_players() -> Iterator[Action]:
    yield from QUEUE_AT
    yield from _plays()
    yield from (PASS, WAIT, GO_HOME, DONE)
    yield from [take for goods in TAKE for take in goods]
    yield from [deal for pay in ONE_FOR_ONE for deal in pay]
    yield from [deal for pay in TWO_FOR_ONE for also in pay for deal in also]
    yield from [recall for queue in RECALL for recall in queue]


def _of_chance() -> Iterator[Action]:
    yield from [draw for who in DRAW_CARD for draw in who]
    yield from [Look(who, card) for who in SEATS for card in DELIVERY_CARDS]
    yield from [Deliver(card) for card in DELIVERY_CARDS]
    yield from [GetList(who, number) for who in SEATS for number in LIST_NUMBERS]
    yield from [GoFirst(who) for who in SEATS]
    yield from [Stalls(order) for order in permutations(SHOP_NUMBERS)]


MOVES: Final[list[Action]] = [*_of_players(), *_of_chance()]
_NUMBERS: Final[dict[Action, int]] = {}
for _number, _move in enumerate(MOVES):
    _NUMBERS.setdefault(_move, _number)  # an exchange is named twice, whichever goods come first


def action_of(number: int) -> Action:
    """The move of the readable rules; the same shared value that they hand out."""
    return MOVES[number]


def number_of(action: Action) -> int:
    """The number of a move, or -1 of one that cannot be legal: a place in a queue too long."""
    return _NUMBERS.get(action, -1)
