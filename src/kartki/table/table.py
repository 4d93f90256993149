"""A table: people and bots act, the dealer answers chance, everything goes into the record."""

from abc import ABC, abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from kartki.core.by_time import TIME_IS_UP
from kartki.core.catalogue import AnyGame
from kartki.core.dealer import Dealer
from kartki.core.play import CHANCE, CLOCK, Action, Event, Refusal, Seat
from kartki.core.progress import Progress
from kartki.core.record import Line, Record
from kartki.core.record_writer import RecordWriter, foot_tags
from kartki.core.seats import letter
from kartki.table.occupants import Occupant


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveObserver(ABC):
    """Is called before each act of a table, while the position is still the old one."""

    @abstractmethod
    def before_move(self, before: Any, seat: Seat, action: Action) -> None:
        """This act is about to be carried out."""


@final
class Table:
    def __init__(
        self,
        progress: Progress,
        occupants: list[Occupant],
        dealer: Dealer,
        writer: RecordWriter,
    ) -> None:
        self.progress: Final = progress
        self.occupants: Final = occupants
        self.dealer: Final = dealer
        self.edition: Final = dict(writer.head)["Edition"]
        self._writer: Final = writer

    @property
    def game(self) -> AnyGame:
        return self.progress.game

    @property
    def state(self) -> Any:
        return self.progress.state

    def deal(self, observer: MoveObserver | None = None, time: str = "") -> list[Event]:
        """Make the moves of chance, and of a clock that acts alone, until a player has to act."""
        events: list[Event] = []
        game, state = self.game, self.state
        while True:
            actors = game.actors(state)
            if actors == [CHANCE]:
                ticket = self.dealer.ticket(self.progress.line + 1, game.tickets(state))
                events += self._do(CHANCE, game.chance_at(state, ticket), observer, "")
            elif actors == [CLOCK]:
                events += self._do(CLOCK, game.legal_actions(state, CLOCK)[0], observer, time)
            else:
                return events

    def act(
        self, seat: Seat, action: Action, observer: MoveObserver | None = None, time: str = ""
    ) -> list[Event] | Refusal:
        """Carry out an act and the chance moves that follow, or nothing if the act is refused.

        The observer is called before each act; `time` says when it is made, for the record.
        """
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            return refusal
        return self._do(seat, action, observer, time) + self.deal(observer, time)

    def _do(
        self, seat: Seat, action: Action, observer: MoveObserver | None, time: str
    ) -> list[Event]:
        if observer is not None:
            observer.before_move(self.state, seat, action)
        self._writer.move(self.state, seat, action, time)
        events = self.progress.act(seat, action)
        self._writer.after(self.state)
        return events

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
            return self.progress.refuse_after_time() or Refusal("undo.nothing", "HSE-UND-3")
        return self.progress.why_not_agreed(acts)

    def _take_back(self, text: str, acts: int) -> None:
        self._writer.change(text)
        self.progress.take_back(acts)

    def change_seat(self, seat: Seat, name: str) -> None:
        """Somebody else plays this seat from here on."""
        self._writer.change(f"{letter(seat)} is played by {name.replace(' ', '_')}")
        self.progress.change_seat()

    def end_by_time(self) -> list[Event] | Refusal:
        """HSE-CLA-4: the time is up. A play that is not over ends by how it stands."""
        refusal = self.progress.why_not_end_by_time()
        if refusal is not None:
            return refusal
        self._writer.change(TIME_IS_UP)
        events = self.progress.end_by_time()
        self._writer.after(self.state)
        return events

    def lines(self) -> list[Line]:
        """The record's lines so far."""
        return self._writer.lines

    def head(self) -> list[tuple[str, str]]:
        return self._writer.head

    def record(self) -> Record:
        """The play so far; once it is over, with what the dealer reveals."""
        outcome = self.state.outcome
        return self._writer.record([] if outcome is None else foot_tags(outcome, self.dealer))
