"""What can be done, and how it is said. Queue cards say that themselves, in `cards/`.

Moves are shared values: a factory hands out the same one each time.
"""

from typing import Final, final

from kartki.core.fields import Word
from kartki.core.notation import Form, plain
from kartki.core.play import CHANCE, Action, Seat
from kartki.games.kolejka import fields
from kartki.games.kolejka.parts import MARKET, PAWNS, QUEUES

NOWHERE: Final = -1
CARDS: Final = (
    "list",
    "sir",
    "mother",
    "criticise",
    "lucky",
    "error",
    "increased",
    "counter",
    "stocktaking",
    "committee",
)
LIST: Final = 0
SIR: Final = 1
MOTHER: Final = 2
CRITICISE: Final = 3
LUCKY: Final = 4
ERROR: Final = 5
INCREASED: Final = 6
COUNTER: Final = 7
STOCKTAKING: Final = 8
COMMITTEE: Final = 9
PRINTED: Final = range(10)  # KOL-CMP-5: what a box has that does not name its queue cards
LONGEST_QUEUE: Final = 5 * PAWNS + 1
PLACES: Final = range(LONGEST_QUEUE)


@final
class Queue(Action):
    """Put a pawn at the end of a queue (KOL-QUE-1)."""

    def __init__(self, queue: int) -> None:
        self.queue: Final = queue

    def key(self) -> tuple[object, ...]:
        return (self.queue,)


@final
class Play(Action):
    """Play a queue card. What `shop`, `place`, `goods` and `to` mean is the card's business."""

    def __init__(self, card: int, shop: int, place: int, goods: int, to: int) -> None:
        self.card: Final = card
        self.shop: Final = shop
        self.place: Final = place
        self.goods: Final = goods
        self.to: Final = to

    def key(self) -> tuple[object, ...]:
        return (self.card, self.shop, self.place, self.goods, self.to)


@final
class Simple(Action):
    """An act that needs no more words: pass, wait, go home, be done."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def key(self) -> tuple[object, ...]:
        return (self.name,)


@final
class Take(Action):
    """Choose among the goods of a shop (KOL-OPN-1)."""

    def __init__(self, goods: int, shop: int) -> None:
        self.goods: Final = goods
        self.shop: Final = shop

    def key(self) -> tuple[object, ...]:
        return (self.goods, self.shop)


@final
class Exchange(Action):
    """Pay one or two goods at the market and take one (KOL-MKT-1)."""

    def __init__(self, pay: int, also: int, take: int) -> None:
        self.pay: Final = pay
        self.also: Final = also  # NOWHERE: one for one
        self.take: Final = take

    def key(self) -> tuple[object, ...]:
        return (self.pay, self.also, self.take)


@final
class Recall(Action):
    """Take an own pawn home at the close of day (KOL-PCT-1)."""

    def __init__(self, queue: int, place: int) -> None:
        self.queue: Final = queue
        self.place: Final = place

    def key(self) -> tuple[object, ...]:
        return (self.queue, self.place)


# what chance does


@final
class DrawCard(Action):
    def __init__(self, who: Seat, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.who, self.card)


@final
class Look(Action):
    """The committee friend shows a delivery card (KOL-CRD-10)."""

    def __init__(self, who: Seat, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.who, self.card)


@final
class Deliver(Action):
    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)


@final
class GetList(Action):
    def __init__(self, who: Seat, number: int) -> None:
        self.who: Final = who
        self.number: Final = number  # its place in the box

    def key(self) -> tuple[object, ...]:
        return (self.who, self.number)


@final
class GoFirst(Action):
    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def key(self) -> tuple[object, ...]:
        return (self.who,)


@final
class Stalls(Action):
    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def key(self) -> tuple[object, ...]:
        return (self.order,)


PASS: Final = Simple("passes")
WAIT: Final = Simple("waits")
GO_HOME: Final = Simple("goes home")
DONE: Final = Simple("is done")
SIMPLE: Final = (PASS, WAIT, GO_HOME, DONE)

QUEUE_AT: Final[list[Action]] = [Queue(queue) for queue in range(len(QUEUES))]
DRAW_CARD: Final = [[DrawCard(who, card) for card in range(len(CARDS))] for who in range(5)]
TAKE: Final = [[Take(goods, shop) for shop in range(MARKET)] for goods in range(MARKET)]
RECALL: Final = [[Recall(queue, place) for place in PLACES] for queue in range(len(QUEUES))]
_PLAYS: Final[dict[tuple[object, ...], Play]] = {}
_EXCHANGES: Final[dict[tuple[object, ...], Exchange]] = {}


def play(
    card: int, shop: int = NOWHERE, place: int = NOWHERE, goods: int = NOWHERE, to: int = NOWHERE
) -> Play:
    """Cards that are played often keep these values in lists, by what they are aimed at."""
    found = Play(card, shop, place, goods, to)
    return _PLAYS.setdefault(found.key(), found)


def exchange(pay: int, also: int, take: int) -> Exchange:
    """The two goods paid are named in the order of the shops."""
    if also != NOWHERE and also < pay:
        pay, also = also, pay
    found = Exchange(pay, also, take)
    return _EXCHANGES.setdefault(found.key(), found)


ONE_FOR_ONE: Final = [
    [exchange(pay, NOWHERE, take) for take in range(MARKET)] for pay in range(MARKET)
]
TWO_FOR_ONE: Final = [
    [[exchange(pay, also, take) for take in range(MARKET)] for also in range(MARKET)]
    for pay in range(MARKET)
]


CARD: Final = Word("card", CARDS)
FORMS: Final = [
    Form(Queue, "queue", "queues {shop}", fields.QUEUE),
    Form(Take, "take", "takes {goods} at {shop}", fields.GOODS, fields.SERVING),
    Form(
        *(Exchange, "exchange", "exchanges {pay} for {take}", fields.PAY, fields.TAKE),
        make=exchange,
        without={"also": NOWHERE},
    ),
    Form(
        *(Exchange, "exchange", "exchanges {pay} {also} for {take}"),
        *(fields.PAY, fields.ALSO, fields.TAKE),
        make=exchange,
    ),
    Form(Recall, "recall", "recalls {shop} {place}", fields.QUEUE, fields.PLACE),
    plain(PASS, "pass", PASS.name),
    plain(WAIT, "wait", WAIT.name),
    plain(GO_HOME, "go_home", GO_HOME.name),
    plain(DONE, "done", DONE.name),
    # KOL-END-5: nobody sees what another draws or is shown
    Form(DrawCard, "draw", "{who} draws {card}", fields.WHO, CARD, by=CHANCE, hides="card"),
    Form(
        *(Look, "look", "{who} sees {card}", fields.WHO, fields.DELIVERY_CARD),
        by=CHANCE,
        hides="card",
    ),
    Form(Deliver, "deliver", "delivery {card}", fields.DELIVERY_CARD, by=CHANCE),
    Form(
        GetList, "get_list", "{who} gets list {number}", fields.WHO, fields.LIST_NUMBER, by=CHANCE
    ),
    Form(GoFirst, "go_first", "{who} goes first", fields.WHO, by=CHANCE),
    Form(Stalls, "stalls", "stalls {order}", fields.STALL_ORDER, by=CHANCE),
]
