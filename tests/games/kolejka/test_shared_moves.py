"""Moves are shared values: whoever asks for one gets that very one, on either build."""

from collections.abc import Iterator
from itertools import product

from kartki.core.play import Action
from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    CRITICISE,
    DRAW_CARD,
    ERROR,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    NOWHERE,
    ONE_FOR_ONE,
    PLACES,
    QUEUE_AT,
    RECALL,
    SIR,
    STOCKTAKING,
    TAKE,
    TWO_FOR_ONE,
    exchange,
    play,
)
from kartki.games.kolejka.cards import goods, position
from kartki.games.kolejka.events import DREW_CARD, DrewCard
from kartki.games.kolejka.fields import LONGEST_LINE
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.transfer_events import QUEUED_UP, QueuedUp

CARDS = range(-1, 12)
SHOPS = range(-1, 9)
FAR = [-1, 0, 1, 25, 26, 27, *range(LONGEST_LINE - 1, 66), 127, 1000, 2**31, 2**62, 2**70]


def test_every_play_has_its_own_key_whatever_is_typed() -> None:
    """Twice, because the second time finds what the first has left behind."""
    asked = list(product(CARDS, SHOPS, FAR, range(-1, 8), SHOPS))
    for _ in range(2):
        for numbers in asked:
            assert play(*numbers).key() == numbers


def test_every_exchange_has_its_own_key_whatever_is_typed() -> None:
    numbers = [*range(-1, 10), 63, 64, 512, 2**62]
    for _ in range(2):
        for pay, also, take in product(numbers, numbers, numbers):
            given = (also, pay) if also != NOWHERE and also < pay else (pay, also)
            assert exchange(pay, also, take).key() == (*given, take)


def test_the_same_move_is_the_same_value() -> None:
    assert play(CRITICISE, 2, 60) is play(CRITICISE, 2, 60)
    assert exchange(3, 1, 0) is exchange(1, 3, 0)


def in_lists() -> Iterator[tuple[Action, tuple[int, ...]]]:
    """The moves that steps and cards keep in lists, and what each has to be by its place there."""
    for shop, at in product(SHOP_NUMBERS, PLACES):
        yield position.SIR_PLAYS[shop][at], (SIR, shop, at, NOWHERE, NOWHERE)
        yield position.MOTHER_PLAYS[shop][at], (MOTHER, shop, at, NOWHERE, NOWHERE)
        yield position.CRITICISE_PLAYS[shop][at], (CRITICISE, shop, at, NOWHERE, NOWHERE)
        for to in SHOP_NUMBERS:
            yield position.LUCKY_PLAYS[shop][at][to], (LUCKY, shop, at, NOWHERE, to)
    for shop in SHOP_NUMBERS:
        yield position.LIST_PLAYS[shop], (LIST, shop, NOWHERE, NOWHERE, NOWHERE)
        yield goods.INCREASED_PLAYS[shop], (INCREASED, shop, NOWHERE, NOWHERE, NOWHERE)
        yield goods.STOCKTAKING_PLAYS[shop], (STOCKTAKING, shop, NOWHERE, NOWHERE, NOWHERE)
    for shop, kind in product(SHOP_NUMBERS, SHOP_NUMBERS):
        yield goods.COUNTER_PLAYS[shop][kind], (COUNTER, shop, NOWHERE, kind, NOWHERE)
        for to in SHOP_NUMBERS:
            yield goods.ERROR_PLAYS[shop][kind][to], (ERROR, shop, NOWHERE, kind, to)
    yield goods.COMMITTEE_PLAY, (COMMITTEE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    for pay, take in product(SHOP_NUMBERS, SHOP_NUMBERS):
        yield ONE_FOR_ONE[pay][take], (pay, NOWHERE, take)
        yield TAKE[pay][take], (pay, take)
        for also in SHOP_NUMBERS:
            yield TWO_FOR_ONE[pay][also][take], (min(pay, also), max(pay, also), take)
    for queue, at in product(range(len(QUEUE_AT)), PLACES):
        yield RECALL[queue][at], (queue, at)
        yield QUEUE_AT[queue], (queue,)
    for who, card in product(range(5), range(10)):
        yield DRAW_CARD[who][card], (who, card)


def test_moves_lie_in_their_lists_at_their_places() -> None:
    for move, key in in_lists():
        assert move.key() == key


def test_the_lists_hand_out_what_the_factories_do() -> None:
    """A typed line and the list of legal actions mean one and the same value."""
    assert position.SIR_PLAYS[1][25] is play(SIR, 1, 25)
    assert goods.ERROR_PLAYS[0][3][4] is play(ERROR, 0, NOWHERE, 3, 4)
    assert TWO_FOR_ONE[4][2][0] is exchange(2, 4, 0)


def test_shared_events_tell_of_their_own_seat_and_place() -> None:
    for seat, queue, at in product(range(5), range(len(QUEUE_AT)), PLACES):
        event = QUEUED_UP[seat][queue][at]
        assert isinstance(event, QueuedUp)
        assert (event.seat, event.queue, event.place) == (seat, queue, at)
    for seat, card in product(range(5), range(10)):
        drew = DREW_CARD[seat][card]
        assert isinstance(drew, DrewCard)
        assert (drew.seat, drew.card) == (seat, card)
