"""Can the core take this position? It has room for the printed box and what is like it.

Every game that `Kolejka.new_game` begins with a box that fits stays within these bounds. A
position that somebody made may not.
"""

from typing import Final

from kartki.core.deck import Deck
from kartki.games.kolejka.parts import DAYS, HAND, MARKET, PAWNS, SHOP_NUMBERS, SPECULATOR
from kartki.games.kolejka.square.calendar import QUEUE_UP, SETUP
from kartki.games.kolejka.state import Square

CARDS: Final = 10
GOODS: Final = 60  # as many as all shops of the printed box have together
TODAY: Final = 5
STEPS: Final = 4
LAST_DAY: Final = 60_000


def why_unfit(s: Square) -> str:
    """A sentence that says what the core has no room for; empty if it can take the position."""
    for flaw in (_box(s), _goods(s), _pawns(s), _cards(s), _deliveries(s), _hour(s)):
        if flaw:
            return flaw
    return ""


def _box(s: Square) -> str:
    plan, box = s.box.plan(s.players), s.box
    if len(set(box.cards)) != len(box.cards) or not set(box.cards) <= set(range(CARDS)):
        return f"the queue cards {box.cards}: it knows ten, each at most once"
    if len(box.lists) != 5 or max(max(wanted) for wanted in box.lists) > GOODS:
        return "the shopping lists: it knows five, of at most 60 goods of a kind"
    deck = plan.deck()
    if plan.per_day > TODAY or len(set(deck)) != len(deck):
        return f"the delivery cards: each once, and at most {TODAY} a day"
    return ""


def _goods(s: Square) -> str:
    goods = sum(shop.truck + len(shop.pile) for shop in s.shops)
    owned = sum(sum(player.goods) for player in s.seats) + sum(s.market.stalls)
    if goods + owned > GOODS:
        return f"{goods + owned} goods: it has room for {GOODS}"
    return ""


def _pawns(s: Square) -> str:
    queues = s.queues()
    for seat, player in enumerate(s.seats):
        if player.home + sum(queue.count(seat) for queue in queues) != PAWNS:
            return f"the pawns of player {seat}: each has {PAWNS}, at home or in a queue"
    come = s.calendar.days > 0 or s.calendar.phase not in (SETUP, QUEUE_UP)
    if [queue.count(SPECULATOR) for queue in queues] != [int(come)] * MARKET + [0]:
        return "the speculators: one stands before each shop from the first delivery on"
    return ""


def _cards(s: Square) -> str:
    for seat, player in enumerate(s.seats):
        cards = [*player.unplayed(), *player.played]
        if len(player.hand) > HAND or sorted(cards) != sorted(s.box.cards):
            return f"the queue cards of player {seat}: those of the box, {HAND} in hand"
        if [] in [layer.cards for layer in player.pile.layers]:
            return f"an empty layer in the pile of player {seat}"
    return ""


def _deliveries(s: Square) -> str:
    deliveries = s.deliveries
    cards = [*deliveries.deck.cards(), *deliveries.today, *deliveries.bin]
    if sorted(cards) != sorted(s.box.plan(s.players).deck()):
        return "the delivery cards: those of the box, each once"
    return "" if _looked_at(deliveries.deck) else "the delivery deck: at most two were looked at"


def _looked_at(deck: Deck) -> bool:
    """Single cards on top of the rest."""
    sizes = [len(layer.cards) for layer in deck.layers]
    return len(sizes) <= 3 and 0 not in sizes and all(size == 1 for size in sizes[:-1])


def _hour(s: Square) -> str:
    calendar, market = s.calendar, s.market
    if s.rounds != calendar.days + 1 or calendar.days > LAST_DAY or len(s.steps) > STEPS:
        return "the hour: days and rounds go together, and there is room for 60,000 days"
    if sorted(market.stall_order) != list(SHOP_NUMBERS) or not 0 <= market.trader <= DAYS:
        return "the stalls: five, and the trader at one of them"
    if s.outcome is None and (not s.steps or market.place > len(market.queue)):
        return "a position in which nobody can act"
    return ""
