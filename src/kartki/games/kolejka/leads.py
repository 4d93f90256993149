"""What an act would move, told before it is done: so nobody has to work it out again."""

from kartki.core.play import Action, Seat
from kartki.games.kolejka.actions import GO_HOME, Exchange, Play, Queue, Recall, Take
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.parts import MARKET
from kartki.games.kolejka.square.shops import topmost
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.transfers import Transfer, buying, coming, exchanging, going_home


def leads_of(s: Square, seat: Seat, a: Action) -> list[Transfer]:
    """Pawns and goods that this legal act of a player moves; not what follows from it."""
    if isinstance(a, Play):
        return QUEUE_CARDS[a.card].leads(s.shops, seat, a)
    if isinstance(a, Queue):
        return coming(seat, a.queue, len(s.queue(a.queue)))
    if isinstance(a, Take):
        return buying(seat, a.shop, a.goods, topmost(s.shops[a.shop].pile, a.goods))
    if isinstance(a, Exchange):
        return exchanging(seat, a.pay, a.also, a.take)
    if isinstance(a, Recall):
        return going_home(seat, a.queue, a.place)
    return going_home(seat, MARKET, s.market.place) if a == GO_HOME else []
