"""A player's turn, and waiting for the dice that end it."""

from abc import abstractmethod
from typing import ClassVar, Final, cast, final

from kartki.core.by_lot import BY_CHANCE
from kartki.core.play import Action, Event, Refusal, Seat, Step, Who
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import DICE_TICKETS, FALLS, MOST_SEATS, Dice
from kartki.games.ration_board.state import Road

ALONE: Final = [[seat] for seat in range(MOST_SEATS)]  # each seat as the only actor


class TurnStep(Step[Road]):
    """A player's turn on one kind of road: it ends when the dice have been driven."""

    exact: ClassVar[bool] = True

    def actors(self, s: Road) -> list[Seat]:
        return ALONE[s.turns.now]

    @abstractmethod
    def rolled(self, s: Road, first: int, second: int, told: list[Event]) -> None:
        """What the dice do for the player whose turn it is."""


@final
class DiceFall(Step[Road]):
    """The dice are in the air. Below this step lies the turn that they belong to."""

    name: ClassVar[str] = "dice"
    exact: ClassVar[bool] = True

    def actors(self, s: Road) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Road, seat: Seat) -> list[Action]:
        return [dice for dice, _ in FALLS[s.turns.now]]

    def chances(self, s: Road) -> list[tuple[Action, int]]:
        return FALLS[s.turns.now]

    def tickets(self, s: Road) -> int:
        return 36

    def chance_at(self, s: Road, ticket: int) -> Action:
        return DICE_TICKETS[s.turns.now][ticket]

    def deal(self, s: Road, rng: Rng) -> Action:
        return DICE_TICKETS[s.turns.now][rng.below(36)]

    def refuse(self, s: Road, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Dice):
            return Refusal("card.not_due", "RAT-REL-1")
        return refuse_dice(a, s.turns.now)

    def take(self, s: Road, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Dice)
        told: list[Event] = []
        s.steps.pop()
        turn = cast(TurnStep, s.steps.pop())
        turn.rolled(s, a.first, a.second, told)
        return told


def refuse_dice(a: Dice, roller: Seat) -> Refusal | None:
    """Two dice, for the one who rolled."""
    if a.who != roller:
        return Refusal("dice.other_roller", "RAT-SET-2", (("seat", Who(roller)),))
    if not 1 <= a.first <= a.second <= 6:
        return Refusal("dice.impossible", "RAT-CMP-2")
    return None


DICE: Final = DiceFall()
