"""What is in the box stays in the game: how often each thing is there, in any position."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from kartki.games.kolejka.parts import MARKET, PAWNS
from kartki.games.kolejka.state import Square
from kartki.games.ration_board.state import Road
from kartki.games.reglamentacja.parts import KINDS, SPECULATOR
from kartki.games.reglamentacja.state import Shop
from tests.contract.peek.parts import COPIES, FACES
from tests.contract.peek.state import Parlour


def peek(s: Parlour) -> dict[str, int]:
    """Every card lies in a row, in the deck or among the open ones."""
    cards = [held.face for row in s.rows for held in row] + s.deck.cards() + s.discard
    return {str(face): count for face, count in Counter(cards).items()}


def peek_box(s: Parlour) -> dict[str, int]:
    return {str(face): COPIES for face in range(1, FACES + 1)}


def ration_board(s: Road) -> dict[str, int]:
    """Release cards by their id; a car for each player; ration cards in their trips' order."""
    held = [card for car in s.cars for card in car.holds]
    cards = s.pack.to_come + s.pack.under + held
    there = Counter(s.box.card_ids[card] for card in cards)
    granted = [car.granted for car in s.cars]
    wrong = [number for number in granted if not 0 <= number <= len(s.box.windows)]
    return {**there, "cars": len(s.cars), "granted": len(granted), "impossible": len(wrong)}


def ration_board_box(s: Road) -> dict[str, int]:
    there = Counter(s.box.card_ids[card] for card in s.box.pack)
    return {**there, "cars": s.players, "granted": s.players, "impossible": 0}


def kolejka(s: Square) -> dict[str, int]:
    """Goods by kind, pawns by owner, queue cards of each player, delivery cards."""
    goods = {
        f"goods {kind}": s.shops[kind].truck
        + s.market.stalls[kind]
        + sum(shop.pile.count(kind) for shop in s.shops)
        + sum(player.goods[kind] for player in s.seats)
        for kind in range(MARKET)
    }
    pawns = {
        f"pawns {seat}": player.home + sum(queue.count(seat) for queue in s.queues())
        for seat, player in enumerate(s.seats)
    }
    cards = {
        f"card {seat} {card}": (player.hand + player.pile.cards() + player.played).count(card)
        for seat, player in enumerate(s.seats)
        for card in s.box.cards
    }
    cards_of_delivery = s.deliveries.deck.cards() + s.deliveries.today + s.deliveries.bin
    deliveries = Counter(cards_of_delivery)
    return {**goods, **pawns, **cards, **{f"delivery {card}": n for card, n in deliveries.items()}}


def kolejka_box(s: Square) -> dict[str, int]:
    plan = s.box.plan(s.players)
    goods = {f"goods {kind}": s.box.goods[kind] - plan.goods_out for kind in range(MARKET)}
    pawns = {f"pawns {seat}": PAWNS for seat in range(s.players)}
    cards = {f"card {seat} {card}": 1 for seat in range(s.players) for card in s.box.cards}
    return {**goods, **pawns, **cards, **{f"delivery {card}": 1 for card in plan.deck()}}


def reglamentacja(s: Shop) -> dict[str, int]:
    """Stamps by kind, shopping cards, visits, and a pawn for everybody but a gone speculator."""
    stack = s.stamps.stack.cards()
    stamps = {
        kind: sum(hand[n] for hand in s.stamps.hands) + s.stamps.discards[n] + stack.count(n)
        for n, kind in enumerate(KINDS)
    }
    bought = [card for cards in s.guests.bought for card in cards]
    cards = Counter(s.counter.row + s.counter.stack.cards() + s.counter.gone + bought)
    pawns = Counter(who for who in s.queue.pawns if who != SPECULATOR)
    visits = Counter(visit for visit in s.guests.visits if visit >= 0)
    return {
        **stamps,
        **{f"card {card}": number for card, number in cards.items()},
        "pawns": len(pawns) if s.queue.pawns else s.players,
        "speculators": s.queue.pawns.count(SPECULATOR) if s.queue.pawns and not s.is_final() else 1,
        "doubled": sum(n - 1 for n in (*pawns.values(), *visits.values())),
        "too many known": sum(
            known[n] > hand[n]
            for known, hand in zip(s.stamps.known, s.stamps.hands, strict=True)
            for n in range(len(KINDS))
        ),
    }


def reglamentacja_box(s: Shop) -> dict[str, int]:
    stamps = dict(zip(KINDS, s.box.stamps, strict=True))
    cards = {f"card {card}": 1 for card in range(len(s.box.cards))}
    rest = {"pawns": s.players, "speculators": 1, "doubled": 0, "too many known": 0}
    return {**stamps, **cards, **rest}


# for each game: what is there now, and what the box says
CENSUS: Final[dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]]] = {
    "kolejka": (kolejka, kolejka_box),
    "peek": (peek, peek_box),
    "ration_board": (ration_board, ration_board_box),
    "reglamentacja": (reglamentacja, reglamentacja_box),
}


def missing_or_new(game: str, state: Any) -> dict[str, int]:
    """The difference between the position and the box, which should be nothing."""
    assert game in CENSUS, f"{game} has no census: add one to {__name__}"
    count, box = (counted(state) for counted in CENSUS[game])
    things = sorted(set(count) | set(box))
    gap = {thing: count.get(thing, 0) - box.get(thing, 0) for thing in things}
    return {thing: number for thing, number in gap.items() if number}
