"""Makes the neighbour's `Observation` from the view of its seat."""

from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.supply import Deliveries, Timetable, deliveries_known
from kartki.core.play import Seat
from kartki.games.kolejka.parts import ROUNDS, Box
from kartki.games.kolejka.seen import Numbers, SquareView
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING
from kartki.games.kolejka.square.market import market_in
from kartki.games.kolejka.square.shops import Shop, shops_in


def observation_from_view(view: SquareView, seat: Seat, box: Box, times: Timetable) -> Observation:
    """What the policy needs of a view."""
    players = len(view.home)
    shops = shops_in(view)
    return Observation(
        seat=seat,
        players=players,
        phase=view.phase,
        shops=shops,
        market=market_in(view),
        lacks=[lacks_of(view, other, box) for other in range(players)],
        home=list(view.home),
        cards_left=len(view.unplayed[seat]),
        rival_plays=rival_plays(view, seat),
        rounds_left=ROUNDS - view.jump_round if view.phase == JUMPING else ROUNDS,
        later=later(view, shops, box, times),
        deck_is_known=deck_is_known(view, box.plan(players).per_day),
    )


def later(view: SquareView, shops: list[Shop], box: Box, times: Timetable) -> list[list[float]]:
    """The worth of places at empty shops. Who chooses goods or bargains weighs no place."""
    if view.phase in (OPENING, MARKET_HOUR):
        return []
    known: object = (view.trucks, view.to_come, view.deck)  # all that it depends on
    found = times.remembered(known)
    if found is None:
        decks = coming(view, box)
        found = [times.worth(decks[shop.number], shop.truck) for shop in shops]
        times.remember(known, found)
    return found


def lacks_of(view: SquareView, seat: Seat, box: Box) -> list[int]:
    owned: Numbers = view.goods[seat]
    wanted = box.lists[view.lists[seat]]
    return [wanted[kind] - count for kind, count in enumerate(owned)]


def rival_plays(view: SquareView, seat: Seat) -> int:
    """How many cards rivals may still play today; who has passed plays none."""
    if view.phase != JUMPING:
        return ROUNDS * (len(view.home) - 1)
    total = 0
    for other, size in enumerate(view.hand_sizes):
        if other != seat and not view.passed[other]:
            total += min(size, ROUNDS - view.jump_round)
    return total


def coming(view: SquareView, box: Box) -> list[Deliveries]:
    """What the viewer knows of each shop's deliveries."""
    layers = [(one.size, one.cards[0] if one.size == 1 and one.cards else -1) for one in view.deck]
    return deliveries_known(layers, list(view.to_come), box.plan(len(view.home)).per_day)


def deck_is_known(view: SquareView, per_day: int) -> bool:
    """Would a friend in the committee tell nothing new? The last day's cards are known."""
    shown = [layer for layer in view.deck[:2] if layer.size == 1 and layer.cards is not None]
    return len(view.to_come) <= per_day or len(shown) == 2
