"""A release card as it lies in the box (RAT-REL-6). What each effect does: `effects.py`."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from kartki.core.play import Event, Seat
    from kartki.games.ration_board.state import Road

FORWARD: Final = "forward"
BACK: Final = "back"
CLEAR_BEHIND: Final = "to_clear_behind"
CLEAR_AHEAD: Final = "to_clear_ahead"
CLEAR_AHEAD_MISS_TURN: Final = "to_clear_ahead_and_miss_turn"
CLEAR_AHEAD_EXTRA_TURN: Final = "to_clear_ahead_and_extra_turn"
MISS_TURN: Final = "miss_turn"
SECOND_CHANCE: Final = "ration_second_chance"
ROAD_MAP: Final = "skip_next_area"
STICKER: Final = "full_roll_on_red"
GO_HOME: Final = "go_home"
TRADE_CARS: Final = "swap_with_leader"
SHARE_RIDE: Final = "share_ride"

# the effects whose cards are kept until their directions are fulfilled (RAT-REL-2)
HELD: Final = (CLEAR_AHEAD_MISS_TURN, MISS_TURN, SECOND_CHANCE, ROAD_MAP, STICKER)
# RAT-REL-11: the effects that always take the drawer out of an area and are never held
WAYS_OUT: Final = (
    CLEAR_BEHIND,
    CLEAR_AHEAD,
    CLEAR_AHEAD_EXTRA_TURN,
    GO_HOME,
    TRADE_CARS,
    SHARE_RIDE,
)
# those that leave nobody behind in the area: trading alone could go on for ever
SURE_WAYS_OUT: Final = tuple(effect for effect in WAYS_OUT if effect != TRADE_CARS)
WITH_AMOUNT: Final = (FORWARD, BACK, SECOND_CHANCE)
EFFECTS: Final = (
    FORWARD,
    BACK,
    *WAYS_OUT,
    *HELD,
)


class Effect(ABC):
    @abstractmethod
    def play(self, s: "Road", seat: "Seat", card: int, told: "list[Event]") -> None:
        """Do what the card says; unless it is held, it goes under the pack."""


@final
class Card:
    def __init__(self, card_id: str, effect: str, amount: int, directions: Effect) -> None:
        self.id: Final = card_id
        self.effect: Final = effect
        self.directions: Final = directions
        self.amount: Final = amount
        self.misses_turn: Final = effect in (MISS_TURN, CLEAR_AHEAD_MISS_TURN)
