"""A position as the vector of the core, and back. `rules/position.h` says what stands where."""

from typing import Any, Final

from kartki.core.by_time import BY_TIME
from kartki.core.deck import ONLOOKERS, Deck, Layer
from kartki.core.play import TIME_RULE, Outcome, Step
from kartki.fast.kolejka.core import LAYOUT, SIZE
from kartki.fast.kolejka.moves import DELIVERY_CARDS
from kartki.games.kolejka.parts import SHOP_NUMBERS, Box
from kartki.games.kolejka.square.calendar import Calendar
from kartki.games.kolejka.square.deliveries import Deliveries
from kartki.games.kolejka.square.jumping import Jumping
from kartki.games.kolejka.square.market import Market
from kartki.games.kolejka.square.opening import Opening
from kartki.games.kolejka.square.players import Player
from kartki.games.kolejka.square.shops import Shop
from kartki.games.kolejka.state import HouseRules, Square
from kartki.games.kolejka.steps.by_name import ALL
from kartki.games.kolejka.steps.looking import LOOKING, Looking

OPEN_BIT: Final = 1 << 5  # in a vector: this layer lies open
FIRST_LOOK: Final = 16  # looks are numbered from here: two for each seat
NUMBER_OF_STEP: Final = {step.name: number for number, step in enumerate(ALL, 1)}
REASONS: Final = [  # why a play is over, and by which rule; the first is a play that goes on
    ("", ""),
    ("list_complete", "KOL-END-1"),
    ("shops_empty", "KOL-END-3"),
    (BY_TIME, TIME_RULE),
]
TIE_BREAK: Final = "KOL-END-2"


def _at(name: str) -> int:
    return LAYOUT[name][0]


PLAYER_SIZE: Final = LAYOUT["seats"][1]
QUEUE_SIZE: Final = LAYOUT["queue"][1]
PILE_SIZE: Final = LAYOUT["pile"][1]
LAYERS: Final = LAYOUT["player.pile"][2]

DECK: Final = _at("deck")
BIN: Final = _at("bin")
WANTED: Final = _at("wanted")
PLAYER: Final = _at("seats")
CARDS: Final = _at("cards")
DAYS: Final = _at("days")
DECK_KNOWERS: Final = _at("deck_knowers")
DECK_LAYERS: Final = _at("deck_layers")
TODAY_COUNT: Final = _at("today_count")
TODAY: Final = _at("today")
PLAYERS: Final = _at("players")
PER_DAY: Final = _at("per_day")
CONSECUTIVE: Final = _at("consecutive")
WEEKS: Final = _at("weeks")
RANDOM_STALLS: Final = _at("random_stalls")
ONLY_PLAYED: Final = _at("only_played")
STEPS: Final = _at("steps")
STEP_COUNT: Final = _at("step_count")
PHASE: Final = _at("phase")
FIRST: Final = _at("first")
TURN: Final = _at("turn")
LAST_DAY: Final = _at("last_day")
STALLS: Final = _at("stalls")
STALL_ORDER: Final = _at("stall_order")
TRADER: Final = _at("trader")
PLACE: Final = _at("place")
EXCHANGED: Final = _at("exchanged")
JUMP_ROUND: Final = _at("jump_round")
TRUCK: Final = _at("truck")
CLOSED: Final = _at("closed")
DELIVERED: Final = _at("delivered")
OPEN: Final = _at("open")
WAVE: Final = _at("wave")
BUYERS: Final = _at("buyers")
BUYER: Final = _at("buyer")
BUYERS_SHOP: Final = _at("buyers_shop")
ENDED: Final = _at("ended")
TIE_BROKEN: Final = _at("tie_break")
PLACES: Final = _at("places")
QUEUE: Final = _at("queue")
PILE: Final = _at("pile")
LINE: Final = _at("line")
GOODS_OF: Final = _at("player.goods")
HAND_OF: Final = _at("player.hand")
PLAYED_OF: Final = _at("player.played")
PILE_OF: Final = _at("player.pile")
KNOWERS_OF: Final = _at("player.knowers")
LAYERS_OF: Final = _at("player.layers")
HOME_OF: Final = _at("player.home")
LIST_OF: Final = _at("player.list_number")
PASSED_OF: Final = _at("player.passed")


def _bytes(number: int, size: int) -> bytes:
    return number.to_bytes(size, "little")


# from a position


def vector_of(s: Square) -> bytes:
    """Everything that makes this position what it is. It has to fit (`fitting.py`)."""
    v = bytearray(SIZE)
    _put_box(v, s)
    _put_hour(v, s)
    _put_market(v, s)
    for shop in s.shops:
        _put_shop(v, shop)
    for seat, player in enumerate(s.seats):
        _put_player(v, PLAYER + seat * PLAYER_SIZE, player)
        v[PLAYER + seat * PLAYER_SIZE + PASSED_OF] = s.jumping.passed[seat]
    _put_deliveries(v, s.deliveries)
    _put_opening(v, s.opening)
    if s.outcome is not None:
        _put_outcome(v, s.outcome)
    return bytes(v)


def _put_box(v: bytearray, s: Square) -> None:
    plan = s.box.plan(s.players)
    v[PLAYERS] = s.players
    v[PER_DAY] = plan.per_day
    v[CONSECUTIVE] = plan.consecutive
    v[WEEKS] = plan.weeks
    v[CARDS : CARDS + 2] = _bytes(cards_set(s.box.cards), 2)
    for number, wanted in enumerate(s.box.lists):
        v[WANTED + number * 8 : WANTED + number * 8 + 5] = bytes(wanted)
    v[RANDOM_STALLS] = s.house.random_stalls
    v[ONLY_PLAYED] = s.house.only_played


def _put_hour(v: bytearray, s: Square) -> None:
    calendar = s.calendar
    v[PHASE] = calendar.phase
    v[DAYS : DAYS + 2] = _bytes(calendar.days, 2)
    v[FIRST] = calendar.first
    v[TURN] = calendar.turn
    v[LAST_DAY] = calendar.last_day
    v[JUMP_ROUND] = s.jumping.round
    v[STEP_COUNT] = len(s.steps)
    for place, step in enumerate(s.steps):
        v[STEPS + place] = step_number(step)


def step_number(step: Step[Any]) -> int:
    if isinstance(step, Looking):
        return FIRST_LOOK + step.who * 2 + step.depth
    return NUMBER_OF_STEP[step.name]


def _put_queue(v: bytearray, at: int, queue: tuple[int, ...]) -> None:
    v[at] = len(queue)
    v[at + 1 : at + 1 + len(queue)] = bytes(queue)


def _put_market(v: bytearray, s: Square) -> None:
    market = s.market
    v[STALLS : STALLS + 5] = bytes(market.stalls)
    v[STALL_ORDER : STALL_ORDER + 5] = bytes(market.stall_order)
    v[TRADER] = market.trader
    v[PLACE] = market.place
    v[EXCHANGED] = market.exchanged
    _put_queue(v, QUEUE + 5 * QUEUE_SIZE, market.queue)


def _put_shop(v: bytearray, shop: Shop) -> None:
    _put_queue(v, QUEUE + shop.number * QUEUE_SIZE, shop.queue)
    _put_queue(v, PILE + shop.number * PILE_SIZE, shop.pile)
    v[TRUCK + shop.number] = shop.truck
    v[CLOSED + shop.number] = shop.closed
    v[DELIVERED + shop.number] = shop.delivered


def _put_player(v: bytearray, at: int, player: Player) -> None:
    v[at + GOODS_OF : at + GOODS_OF + 5] = bytes(player.goods)
    v[at + HAND_OF : at + HAND_OF + 2] = _bytes(cards_set(player.hand), 2)
    v[at + PLAYED_OF : at + PLAYED_OF + 2] = _bytes(cards_set(player.played), 2)
    v[at + HOME_OF] = player.home
    v[at + LIST_OF] = player.list_number % 256
    layers = player.pile.layers
    v[at + LAYERS_OF] = len(layers)
    for number, layer in enumerate(reversed(layers)):
        place = at + PILE_OF + 2 * number
        v[place : place + 2] = _bytes(cards_set(layer.cards), 2)
        v[at + KNOWERS_OF + number] = knowers_in_vector(layer.knowers)


def _put_deliveries(v: bytearray, deliveries: Deliveries) -> None:
    v[DECK_LAYERS] = len(deliveries.deck.layers)
    for number, layer in enumerate(reversed(deliveries.deck.layers)):
        v[DECK + 8 * number : DECK + 8 * number + 8] = _bytes(deliveries_set(layer.cards), 8)
        v[DECK_KNOWERS + number] = knowers_in_vector(layer.knowers)
    v[BIN : BIN + 8] = _bytes(deliveries_set(deliveries.bin), 8)
    v[TODAY_COUNT] = len(deliveries.today)
    for number, card in enumerate(deliveries.today):
        v[TODAY + number] = delivery_bit(card)


def _put_opening(v: bytearray, opening: Opening) -> None:
    v[OPEN] = len(opening.lines) > 0
    v[WAVE] = opening.wave
    for shop, line in enumerate(opening.lines):
        _put_queue(v, LINE + shop * QUEUE_SIZE, line)
    v[BUYERS] = len(opening.buyers)
    for number, (owner, shop) in enumerate(opening.buyers):
        v[BUYER + number] = owner
        v[BUYERS_SHOP + number] = shop


def _put_outcome(v: bytearray, end: Outcome) -> None:
    v[ENDED] = REASONS.index((end.reason, end.rule))
    v[TIE_BROKEN] = end.cites == TIE_BREAK
    v[PLACES : PLACES + len(end.places)] = bytes(end.places)


def cards_set(cards: list[int]) -> int:
    """A bit for each queue card."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def delivery_bit(card: int) -> int:
    """Nine for each shop, the least delivery first."""
    return card // 10 * 9 + card % 10 - 1


def deliveries_set(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << delivery_bit(card)
    return found


def knowers_in_vector(knowers: int) -> int:
    return (knowers & (OPEN_BIT - 1)) | (OPEN_BIT if knowers & ONLOOKERS else 0)


# back to a position


def position_in(v: bytes, box: Box) -> Square:
    """The readable position that a vector stands for."""
    players = v[PLAYERS]
    s = Square(
        steps=[_step_in(number) for number in v[STEPS : STEPS + v[STEP_COUNT]]],
        box=box,
        house=HouseRules(bool(v[RANDOM_STALLS]), bool(v[ONLY_PLAYED])),
        calendar=Calendar(
            v[PHASE], _number(v, DAYS, 2), v[FIRST], v[TURN], last_day=bool(v[LAST_DAY])
        ),
        shops=[_shop_in(v, number) for number in SHOP_NUMBERS],
        market=_market_in(v),
        seats=[_player_in(v, PLAYER + seat * PLAYER_SIZE) for seat in range(players)],
        deliveries=_deliveries_in(v),
        jumping=Jumping(
            v[JUMP_ROUND],
            [bool(v[PLAYER + seat * PLAYER_SIZE + PASSED_OF]) for seat in range(players)],
        ),
        opening=_opening_in(v),
    )
    s.outcome = _outcome_in(v)
    return s


def _step_in(number: int) -> Step[Any]:
    if number >= FIRST_LOOK:
        return LOOKING[(number - FIRST_LOOK) // 2][number % 2]
    return ALL[number - 1]


def _number(v: bytes, at: int, size: int) -> int:
    return int.from_bytes(v[at : at + size], "little")


def _queue_in(v: bytes, at: int) -> tuple[int, ...]:
    return tuple(v[at + 1 : at + 1 + v[at]])


def _market_in(v: bytes) -> Market:
    return Market(
        queue=_queue_in(v, QUEUE + 5 * QUEUE_SIZE),
        stalls=list(v[STALLS : STALLS + 5]),
        stall_order=list(v[STALL_ORDER : STALL_ORDER + 5]),
        trader=v[TRADER],
        place=v[PLACE],
        exchanged=bool(v[EXCHANGED]),
    )


def _shop_in(v: bytes, number: int) -> Shop:
    return Shop(
        number,
        queue=_queue_in(v, QUEUE + number * QUEUE_SIZE),
        pile=_queue_in(v, PILE + number * PILE_SIZE),
        truck=v[TRUCK + number],
        closed=bool(v[CLOSED + number]),
        delivered=bool(v[DELIVERED + number]),
    )


def _player_in(v: bytes, at: int) -> Player:
    layers = [
        Layer(
            cards_in(_number(v, at + PILE_OF + 2 * number, 2)),
            knowers_from_vector(v[at + KNOWERS_OF + number]),
        )
        for number in range(v[at + LAYERS_OF] - 1, -1, -1)
    ]
    number = v[at + LIST_OF]
    return Player(
        list_number=-1 if number == 255 else number,
        goods=list(v[at + GOODS_OF : at + GOODS_OF + 5]),
        home=v[at + HOME_OF],
        hand=cards_in(_number(v, at + HAND_OF, 2)),
        pile=Deck(layers),
        played=cards_in(_number(v, at + PLAYED_OF, 2)),
    )


def _deliveries_in(v: bytes) -> Deliveries:
    layers = [
        Layer(
            deliveries_in(_number(v, DECK + 8 * number, 8)),
            knowers_from_vector(v[DECK_KNOWERS + number]),
        )
        for number in range(v[DECK_LAYERS] - 1, -1, -1)
    ]
    today = [DELIVERY_CARDS[bit] for bit in v[TODAY : TODAY + v[TODAY_COUNT]]]
    return Deliveries(Deck(layers), today, deliveries_in(_number(v, BIN, 8)))


def _opening_in(v: bytes) -> Opening:
    lines = [_queue_in(v, LINE + shop * QUEUE_SIZE) for shop in SHOP_NUMBERS] if v[OPEN] else []
    buyers = [(v[BUYER + number], v[BUYERS_SHOP + number]) for number in range(v[BUYERS])]
    return Opening(lines, v[WAVE], buyers)


def _outcome_in(v: bytes) -> Outcome | None:
    if not v[ENDED]:
        return None
    reason, rule = REASONS[v[ENDED]]
    places = list(v[PLACES : PLACES + v[PLAYERS]])
    return Outcome(reason, rule, places, TIE_BREAK if v[TIE_BROKEN] else "")


def cards_in(found: int) -> list[int]:
    return [card for card in range(found.bit_length()) if found >> card & 1]


def deliveries_in(found: int) -> list[int]:
    return [DELIVERY_CARDS[bit] for bit in cards_in(found)]


def knowers_from_vector(knowers: int) -> int:
    return (knowers & (OPEN_BIT - 1)) | (ONLOOKERS if knowers & OPEN_BIT else 0)
