"""A table: people and bots act, the dealer answers chance, everything goes into the record."""

from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from kartki.core.catalogue import AnyGame
from kartki.core.dealer import Dealer
from kartki.core.play import CHANCE, CLOCK, Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Line, Record
from kartki.core.scribe import Scribe, foot_tags
from kartki.core.seats import letter
from kartki.table.sitting import Sitter


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(ABC):
    """Somebody who writes down what is done, in time to see the position before it."""

    @abstractmethod
    def sees(self, before: Any, seat: Seat, action: Action) -> None:
        """This act is about to be carried out."""


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

    def deal(self, witness: Witness | None = None, time: str = "") -> list[Event]:
        """Let the dealer answer as long as chance is asked, and the clock where it acts alone."""
        told: list[Event] = []
        game, state = self.game, self.state
        while True:
            actors = game.actors(state)
            if actors == [CHANCE]:
                ticket = self.dealer.ticket(self.progress.line + 1, game.tickets(state))
                told += self._do(CHANCE, game.chance_at(state, ticket), witness, "")
            elif actors == [CLOCK]:
                told += self._do(CLOCK, game.legal_actions(state, CLOCK)[0], witness, time)
            else:
                return told

    def act(
        self, seat: Seat, action: Action, witness: Witness | None = None, time: str = ""
    ) -> list[Event] | Refusal:
        """A seat acts, and chance answers: one unit, done whole or not at all.

        The witness sees each act in time; `time` says when it is made, for the record.
        """
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            return refusal
        return self._do(seat, action, witness, time) + self.deal(witness, time)

    def _do(self, seat: Seat, action: Action, witness: Witness | None, time: str) -> list[Event]:
        if witness is not None:
            witness.sees(self.state, seat, action)
        self._scribe.move(self.state, seat, action, time)
        told = self.progress.act(seat, action)
        self._scribe.after(self.state)
        return told

    def take_back(self, seat: Seat) -> Refusal | None:
        """A seat takes back its own last act while nothing was revealed."""
        refusal = self.why_not_back(seat)
        if refusal is None:
            self._take_back(f"{letter(seat)} takes back 1", 1)
        return refusal

    def why_not_back(self, seat: Seat) -> Refusal | None:
        return self.progress.why_not_back(seat) or self.progress.refuse_by_clock(1)

    def take_back_agreed(self, seat: Seat) -> Refusal | None:
        """HSE-UND-3: everything back to before this seat's last act, with everybody's consent."""
        acts = self.progress.acts_back_to(seat)
        refusal = self.why_not_agreed(seat)
        if refusal is None:
            self._take_back(f"{letter(seat)} takes back {acts} by consent", acts)
        return refusal

    def why_not_agreed(self, seat: Seat) -> Refusal | None:
        acts = self.progress.acts_back_to(seat)
        if not acts:
            return Refusal("undo.nothing", "HSE-UND-3")
        return self.progress.why_not_agreed(acts)

    def _take_back(self, text: str, acts: int) -> None:
        self._scribe.change(text)
        self.progress.take_back(acts)

    def change_seat(self, seat: Seat, name: str) -> None:
        """Somebody else plays this seat from here on."""
        self._scribe.change(f"{letter(seat)} is played by {name.replace(' ', '_')}")
        self.progress.change_seat()

    def lines(self) -> list[Line]:
        """The record's lines so far."""
        return self._scribe.lines

    def head(self) -> list[tuple[str, str]]:
        return self._scribe.head

    def record(self) -> Record:
        """The play so far; once it is over, with what the dealer reveals."""
        outcome = self.state.outcome
        return self._scribe.record([] if outcome is None else foot_tags(outcome, self.dealer))
