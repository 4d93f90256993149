"""What the neighbour needs to know for one decision, as plain numbers taken from a view."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.games.kolejka.square.market import Market
from kartki.games.kolejka.square.shops import Shop


@final
class Observation:
    def __init__(
        self,
        seat: Seat,
        players: int,
        phase: int,
        shops: list[Shop],
        market: Market,
        lacks: list[list[int]],
        home: list[int],
        cards_left: int,
        rival_plays: int,
        rounds_left: int,
        later: list[list[float]],
        deck_is_known: bool,
    ) -> None:
        self.seat: Final = seat
        self.players: Final = players
        self.phase: Final = phase
        self.shops: Final = shops
        self.market: Final = market
        self.lacks: Final = lacks  # by seat and kind; a negative number is to spare
        self.home: Final = home
        self.cards_left: Final = cards_left  # of the seat, until Saturday
        self.rival_plays: Final = rival_plays  # cards that rivals may still play today
        self.rounds_left: Final = rounds_left
        self.later: Final = later  # the worth of each place at a shop, once it is empty
        self.deck_is_known: Final = deck_is_known

    def missing(self, seat: Seat) -> int:
        total = 0
        for lack in self.lacks[seat]:
            total += max(lack, 0)
        return total

    def to_spare(self, seat: Seat) -> int:
        total = 0
        for lack in self.lacks[seat]:
            total += max(-lack, 0)
        return total
