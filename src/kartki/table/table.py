"""A table: people and bots act, the dealer answers chance, everything goes into the record."""

from typing import Any, Final, final

from kartki.core.catalogue import AnyGame
from kartki.core.dealer import Dealer
from kartki.core.play import CHANCE, CLOCK, Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Record
from kartki.core.scribe import Scribe, foot_tags
from kartki.core.seats import letter
from kartki.table.sitting import Sitter


@final
class Table:
    def __init__(
        self,
        progress: Progress,
        sitters: list[Sitter],
        dealer: Dealer,
        scribe: Scribe,
    ) -> None:
        self.progress: Final = progress
        self.sitters: Final = sitters
        self.dealer: Final = dealer
        self.edition: Final = dict(scribe.head)["Edition"]
        self._scribe: Final = scribe

    @property
    def game(self) -> AnyGame:
        return self.progress.game

    @property
    def state(self) -> Any:
        return self.progress.state

    def deal(self) -> list[Event]:
        """Let the dealer answer as long as chance is asked, and the clock where it acts alone."""
        told: list[Event] = []
        while True:
            actors = self.game.actors(self.state)
            if actors == [CHANCE]:
                ticket = self.dealer.ticket(self.progress.line + 1, self.game.tickets(self.state))
                told += self._do(CHANCE, self.game.chance_at(self.state, ticket))
            elif actors == [CLOCK]:
                told += self._do(CLOCK, self.game.legal_actions(self.state, CLOCK)[0])
            else:
                return told

    def act(self, seat: Seat, action: Action) -> list[Event] | Refusal:
        """A seat acts, and chance answers: one unit, done whole or not at all."""
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            return refusal
        return self._do(seat, action) + self.deal()

    def _do(self, seat: Seat, action: Action) -> list[Event]:
        self._scribe.move(self.state, seat, action)
        told = self.progress.act(seat, action)
        self._scribe.after(self.state)
        return told

    def take_back(self, seat: Seat) -> Refusal | None:
        """A seat takes back its own last act while nothing was revealed."""
        refusal = self.progress.why_not_back(seat)
        if refusal is None:
            self._scribe.change(f"{letter(seat)} takes back 1")
            self.progress.take_back(1)
        return refusal

    def record(self) -> Record:
        """The play so far; once it is over, with what the dealer reveals."""
        outcome = self.state.outcome
        return self._scribe.record([] if outcome is None else foot_tags(outcome, self.dealer))
