"""One position of Peek."""

from typing import Any, Final, final

from kartki.core.deck import Deck
from kartki.core.play import Seat, State, Step
from tests.contract.peek.parts import Held, HouseRules

NOBODY: Final = -1


@final
class Parlour(State):
    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        rounds: int,
        house: HouseRules,
        rows: list[list[Held]],
        deck: Deck,
        discard: list[int],
        looked: int,
        done: int,
        bidder: Seat,
        bid: int,
    ) -> None:
        super().__init__(players, steps, rounds)
        self.house: Final = house
        self.rows: Final = rows
        self.deck: Final = deck
        self.discard: Final = discard  # open, in the order in which they were laid
        self.looked = looked  # a bit for each seat that has looked in this round
        self.done = done  # a bit for each seat that has bid or passed
        self.bidder = bidder
        self.bid = bid  # the highest so far

    def copy(self) -> "Parlour":
        twin = Parlour(
            self.players,
            self.steps.copy(),
            self.rounds,
            self.house,
            [row.copy() for row in self.rows],
            self.deck.copy(),
            self.discard.copy(),
            self.looked,
            self.done,
            self.bidder,
            self.bid,
        )
        twin.outcome = self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "house": [self.house.rounds, self.house.row, self.house.looks],
            "steps": [step.facts() for step in self.steps],
            "rounds": self.rounds,
            "rows": [[[held.face, held.knowers] for held in row] for row in self.rows],
            "deck": self.deck.facts(),
            "discard": list(self.discard),
            "round": [self.looked, self.done, self.bidder, self.bid],
            "outcome": None if self.outcome is None else self.outcome.facts(),
        }
