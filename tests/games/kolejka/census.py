"""What the contract tests have to know of Kolejka: what is in its box, how long it takes."""

from collections import Counter
from typing import Final

from kartki.games.kolejka.parts import MARKET, PAWNS
from kartki.games.kolejka.state import Square

LENGTH: Final = (500, 20_000)  # moves that a random play usually has, and never exceeds
SHARE: Final = 40  # percent of the sittings that it is put to, because its moves take long


def there(s: Square) -> dict[str, int]:
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


def in_the_box(s: Square) -> dict[str, int]:
    plan = s.box.plan(s.players)
    goods = {f"goods {kind}": s.box.goods[kind] - plan.goods_out for kind in range(MARKET)}
    pawns = {f"pawns {seat}": PAWNS for seat in range(s.players)}
    cards = {f"card {seat} {card}": 1 for seat in range(s.players) for card in s.box.cards}
    return {**goods, **pawns, **cards, **{f"delivery {card}": 1 for card in plan.deck()}}
