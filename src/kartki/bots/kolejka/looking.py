"""From the view of a seat to what its bot sees."""

from kartki.bots.kolejka.jumps import Shopfront
from kartki.bots.kolejka.sight import Sight
from kartki.bots.kolejka.supply import Deliveries, Timetable
from kartki.core.play import Seat
from kartki.games.kolejka.parts import MARKET, ROUNDS, SHOP_NUMBERS, TENS, Box
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.state import JUMPING


def sight_of(view: SquareView, seat: Seat, box: Box, times: Timetable) -> Sight:
    """The view as the policy wants it."""
    players = len(view.home)
    fronts = [
        Shopfront(shop, list(view.queues[shop]), list(view.shops[shop]), view.closed[shop])
        for shop in SHOP_NUMBERS
    ]
    return Sight(
        seat,
        players,
        view.phase,
        view.trader,
        fronts,
        list(view.queues[MARKET]),
        list(view.trucks),
        list(view.stalls),
        list(view.stall_order[view.trader :]),
        [lacks_of(view, other, box) for other in range(players)],
        list(view.home),
        len(view.unplayed[seat]),
        rival_plays(view, seat),
        ROUNDS - view.jump_round if view.phase == JUMPING else ROUNDS,
        [
            times.worth(deck, truck)
            for deck, truck in zip(coming(view, box), view.trucks, strict=True)
        ],
        deck_is_known(view, box.plan(players).per_day),
    )


def lacks_of(view: SquareView, seat: Seat, box: Box) -> list[int]:
    wanted, owned = box.lists[view.lists[seat]], view.goods[seat]
    return [wanted[kind] - owned[kind] for kind in SHOP_NUMBERS]


def rival_plays(view: SquareView, seat: Seat) -> int:
    """Before the jumping everybody may play three cards; then who has passed plays none."""
    if view.phase != JUMPING:
        return ROUNDS * (len(view.home) - 1)
    total = 0
    for other, size in enumerate(view.hand_sizes):
        if other != seat and not view.passed[other]:
            total += min(size, ROUNDS - view.jump_round)
    return total


def coming(view: SquareView, box: Box) -> list[Deliveries]:
    """KOL-CRD-10: what the seat was shown is sure; each shop's other cards may come any day."""
    per_day = box.plan(len(view.home)).per_day
    days = (len(view.to_come) + per_day - 1) // per_day
    hidden, slots = list(view.to_come), [0] * days
    sure = [[0] * days for _ in SHOP_NUMBERS]
    depth = 0
    for layer in view.deck:
        if layer.size == 1 and layer.cards is not None:
            card = layer.cards[0]
            hidden.remove(card)
            sure[card // TENS][depth // per_day] += card % TENS
        else:
            for below in range(layer.size):
                slots[(depth + below) // per_day] += 1
        depth += layer.size
    return [
        Deliveries(amounts_for(hidden, shop), tuple(slots), tuple(sure[shop]))
        for shop in SHOP_NUMBERS
    ]


def amounts_for(cards: list[int], shop: int) -> tuple[int, ...]:
    return tuple([card % TENS for card in cards if card // TENS == shop])


def deck_is_known(view: SquareView, per_day: int) -> bool:
    """Would a friend in the committee tell nothing new? So it is on Thursday and on Friday."""
    shown = [layer for layer in view.deck[:2] if layer.size == 1 and layer.cards is not None]
    return len(view.to_come) <= per_day or len(shown) == 2
