"""What the seats of a position see, straight from the position: for playouts, which make no views.

Each sees what its view would show it, and the neighbour does the same by either.
"""

from typing import Final, final

from kartki.bots.kolejka.greedy_policy import Glance, coming_today
from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.supply import Deliveries, Timetable, deliveries_known
from kartki.core.deck import ONLOOKERS, Deck
from kartki.core.play import Seat
from kartki.games.kolejka.parts import ROUNDS, SHOP_NUMBERS, Box
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP
from kartki.games.kolejka.state import Square

EVERYBODY: Final = -1  # sees what lies open, and nothing else


@final
class Lookout:
    """For one position that is played on; what is known of deliveries is kept until one comes."""

    def __init__(self, box: Box, players: int, times: Timetable) -> None:
        self._box: Final = box
        self._players: Final = players
        self._per_day: Final = box.plan(players).per_day
        self._times: Final = times
        self._decks: Final[dict[int, list[Deliveries]]] = {}  # by seat
        self._later: Final[dict[int, list[list[float]]]] = {}
        self._trucks: Final[dict[int, list[int]]] = {}  # for which `_later` holds

    def forget(self) -> None:
        """The delivery deck has changed, or who knows what of it."""
        self._decks.clear()
        self._later.clear()
        self._trucks.clear()

    def observation(self, s: Square, seat: Seat) -> Observation:
        phase = s.calendar.phase
        player = s.seats[seat]
        return Observation(
            seat,
            self._players,
            phase,
            s.shops,
            s.market,
            [self.lacks(s, other) for other in range(self._players)],
            [other.home for other in s.seats],
            len(player.hand) + player.pile.size(),
            self._rival_plays(s, seat),
            ROUNDS - s.jumping.round if phase == JUMPING else ROUNDS,
            [] if phase in (OPENING, MARKET_HOUR) else self.later(s, seat),
            phase == JUMPING and self._deck_is_known(s, seat),
        )

    def glance(self, s: Square, seat: Seat) -> Glance:
        coming: list[float] = []
        if s.calendar.phase == QUEUE_UP:
            coming = coming_today(s.deliveries.deck.cards(), self._per_day, s.shops)
        return Glance(seat, s.calendar.phase, s.shops, s.market, self.lacks(s, seat), coming)

    def lacks(self, s: Square, seat: Seat) -> list[int]:
        player = s.seats[seat]
        wanted = self._box.lists[player.list_number]
        return [wanted[kind] - player.goods[kind] for kind in SHOP_NUMBERS]

    def later(self, s: Square, seat: Seat) -> list[list[float]]:
        """The worth of each place at each shop, once it is empty."""
        known = self._later.get(seat)
        if known is None:
            decks = self._known_deliveries(s, seat)
            trucks = [shop.truck for shop in s.shops]
            known = [self._times.worth(decks[number], trucks[number]) for number in SHOP_NUMBERS]
            self._later[seat], self._trucks[seat] = known, trucks
            return known
        trucks = self._trucks[seat]
        for shop in s.shops:
            if shop.truck != trucks[shop.number]:  # a card took goods off it
                trucks[shop.number] = shop.truck
                deck = self._decks[seat][shop.number]
                known[shop.number] = self._times.worth(deck, shop.truck)
        return known

    def _known_deliveries(self, s: Square, seat: Seat) -> list[Deliveries]:
        eyes = ONLOOKERS if seat == EVERYBODY else 1 << seat
        deck = s.deliveries.deck
        layers = [
            (len(one.cards), one.cards[0] if len(one.cards) == 1 and one.knowers & eyes else -1)
            for one in deck.layers
        ]
        found = deliveries_known(layers, deck.cards(), self._per_day)
        self._decks[seat] = found
        return found

    def _rival_plays(self, s: Square, seat: Seat) -> int:
        if s.calendar.phase != JUMPING:
            return ROUNDS * (self._players - 1)
        total = 0
        for other, player in enumerate(s.seats):
            if other != seat and not s.jumping.passed[other]:
                total += min(len(player.hand), ROUNDS - s.jumping.round)
        return total

    def _deck_is_known(self, s: Square, seat: Seat) -> bool:
        deck: Deck = s.deliveries.deck
        shown = 0
        for layer in deck.layers[:2]:
            shown += len(layer.cards) == 1 and layer.knowers & (1 << seat) != 0
        return deck.size() <= self._per_day or shown == 2
