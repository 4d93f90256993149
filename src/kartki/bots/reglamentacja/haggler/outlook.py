"""Where a player stands: turns to the counter, stamps to be drawn before, turns that are left."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.wares import TRAITS
from kartki.games.reglamentacja.parts import SPECULATOR

BOUGHT: Final = 0.92  # of the turns, in which a card is bought
THEN_LAST: Final = 4  # the next visit to the counter is that of the final turn
LAST: Final = 5  # it is the final turn
STAGES: Final = 6
SITUATION: Final = 6  # numbers that tell the stage in detail
WIDTH: Final = TRAITS + SITUATION


@final
class Outlook:
    """What is said here of a place in the queue does not depend on anybody's hand."""

    def __init__(self, turns: int, draws: int, left: float, players: int, final_turn: bool) -> None:
        self.turns: Final = turns  # until the pawn is at the counter
        self.draws: Final = draws  # stamps that the player will draw before
        self.left: Final = left  # turns until the final one
        self.players: Final = players
        self.stage: Final = stage_of(turns, left, final_turn)

    def numbers(self) -> list[float]:
        """The situation in numbers: 1, and what else moves the worth of a place."""
        visits = max((self.left - self.turns) / self.players, 0.0)
        return [1.0, float(self.draws), float(self.turns), self.left, visits, min(visits, 1.0)]


def stage_of(turns: int, left: float, final_turn: bool) -> int:
    if final_turn:
        return LAST
    return min(turns, 3) if turns < left else THEN_LAST


def turns_left(cards_left: int, players: int) -> float:
    """REG-FIN-1: how many turns the stack of cards will last; the speculator takes some of them."""
    return cards_left * players / (BOUGHT * players + 1.0) + 1.0


def turns_to_counter(queue: list[int], seat: int) -> int:
    """The speculator costs nobody a turn: as soon as he is first he is gone."""
    turns = 0
    for who in queue:
        if who == seat:
            break
        if who != SPECULATOR:
            turns += 1
    return turns


def outlook(
    queue: list[int], seat: int, active: int, cards_left: int, players: int, final_turn: bool
) -> Outlook:
    turns = turns_to_counter(queue, seat)
    until_active = (seat - active) % players
    draws = 2 if 0 < until_active <= turns else 0
    return Outlook(turns, draws, turns_left(cards_left, players), players, final_turn)


def inputs(outlook: Outlook, traits: list[float]) -> list[float]:
    """All numbers that the worth of a hand is a weighted sum of."""
    return traits + outlook.numbers()
