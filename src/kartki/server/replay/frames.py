"""A play as frames: the position after each update, as everybody sees it.

An update is an act and the chance moves that it forced; the first frame is the position before the
first act. A finished play is shown openly, any other one only as the viewer saw it.
A frame holds only the fields that have changed since the one before it.
"""

from typing import Final, final

import msgspec

from kartki.core.play import Action, Event, Seat
from kartki.core.progress import Progress
from kartki.core.record import Fault, pairs
from kartki.core.replay import Replay
from kartki.server.messages.facts import WireEvent, wire_event
from kartki.server.messages.wire import Ask, Choice
from kartki.server.replay.history import MoveRecorder, starts_new_update, walk
from kartki.server.views.choices import described
from kartki.server.views.prompts import Prompts
from kartki.server.views.public_view import Fields, ShownPosition
from kartki.server.views.redaction import EventRedactor, Viewer, change_update

SeenEvents = tuple[WireEvent, ...]
NO_ACT: Final = (-1, None)


class Frame(msgspec.Struct, frozen=True):
    """Fields of `view` that are not named are as they were in the frame before."""

    n: int  # the number of the last line
    lines: tuple[str, ...]
    by: int  # whose act it begins with; -1: chance, the clock, or a change of the table
    act: Choice | None  # that act
    events: SeenEvents
    seen: tuple[SeenEvents | None, ...]  # by seat; None: `events`, just as they are
    view: Fields  # what lies open
    own: tuple[Fields | None, ...]  # by seat: what it knows besides; None: as in the frame before
    ask: tuple[Ask | None, ...]  # by seat; None: nothing is asked of it


class ReplayFrames(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole play as frames."""

    game: str
    edition: str
    options: dict[str, str]  # the unusual ones
    names: tuple[str, ...]
    result: tuple[int, ...] | None  # the place of each seat; None: it is not over
    seat: int  # the seat whose view it is; -1: no seat's
    open: bool  # is everything shown? Else only what that seat, or a spectator, has seen
    frames: tuple[Frame, ...]
    # HSE-SEA-8: each seat's figure; left out where they follow from the seats, and for a record
    figures: tuple[int, ...] = ()


@final
class FrameRecorder(MoveRecorder):
    """Makes a frame at the end of each update: of everything, or of one viewer's view."""

    def __init__(
        self, progress: Progress, open_to_all: bool, viewer: Viewer, memory_aids: bool
    ) -> None:
        self.frames: Final[list[Frame]] = []
        self._progress: Final = progress
        self._open: Final = open_to_all
        self._viewer: Final = viewer
        self._memory_aids: Final = memory_aids or open_to_all
        self._seats: Final = range(progress.state.players)
        self._lines: list[str] = []
        self._act: tuple[int, Choice | None] = NO_ACT
        self._events: list[Event] = []
        self._view: Fields = {}
        self._own: Final[dict[Seat, Fields]] = {}

    def move(self, progress: Progress, seat: Seat, action: Action) -> None:
        if starts_new_update(progress.game, progress.state, seat):
            self.close(progress.line)
        if seat >= 0 and not self._lines:
            self._act = (seat, described(progress.game, progress.state, action))
        self._lines.append(self._line(seat, action))
        self._events += progress.act(seat, action)

    def close(self, line: int) -> None:
        """The first frame is taken even if nothing had to be dealt."""
        if self._lines or not self.frames:
            self._take(line, tuple(self._lines), self._seen_events(), self._seen_by_seats())
        self._lines, self._act, self._events = [], NO_ACT, []

    def change(self, line: int, text: str, told: list[Event]) -> None:
        """A change of the table is public, so all see the same."""
        update = change_update(line, text, told)
        self._take(line, update.lines, update.events, tuple([None for _ in self._seats]))

    def _line(self, seat: Seat, action: Action) -> str:
        game, state = self._progress.game, self._progress.state
        if self._open:
            return game.write(state, seat, action)
        return game.redact(state, self._viewer, seat, action)

    def _seen_events(self) -> SeenEvents:
        if self._open:
            return tuple([wire_event(event) for event in self._events])
        return EventRedactor(self._events).seen_by(self._viewer)

    def _seen_by_seats(self) -> tuple[SeenEvents | None, ...]:
        """Where everything is shown: the events as each seat saw them during the game."""
        events = EventRedactor(self._events)
        return tuple([events.seen_by(seat) if self._missed(seat) else None for seat in self._seats])

    def _missed(self, seat: Seat) -> bool:
        """Was something hidden from this seat?"""
        return self._open and any(event.seen_by(seat) is not event for event in self._events)

    def _take(
        self,
        line: int,
        lines: tuple[str, ...],
        events: SeenEvents,
        seen: tuple[SeenEvents | None, ...],
    ) -> None:
        game, state = self._progress.game, self._progress.state
        shown = ShownPosition(game, state, self._memory_aids)
        whole = msgspec.structs.asdict(shown.view)
        changed = {name: new for name, new in whole.items() if self._view.get(name, ...) != new}
        self._view = whole
        own = tuple([self._own_of(seat, shown) for seat in self._seats])
        self.frames.append(Frame(line, lines, *self._act, events, seen, changed, own, self._asks()))

    def _own_of(self, seat: Seat, shown: ShownPosition) -> Fields | None:
        if not self._open and seat != self._viewer:
            return None
        own = shown.own(seat)
        if self._own.get(seat) == own:
            return None
        self._own[seat] = own
        return own

    def _asks(self) -> tuple[Ask | None, ...]:
        prompts = Prompts(self._progress, undo=False)
        shown = [seat for seat in prompts.actors if self._open or seat == self._viewer]
        return tuple([prompts.ask(seat) if seat in shown else None for seat in self._seats])


def replay_frames(
    replay: Replay, open_to_all: bool, viewer: Viewer = None, memory_aids: bool = False
) -> tuple[ReplayFrames, Fault | None]:
    """The frames of a play up to the first fault of its record, and that fault."""
    recorder = FrameRecorder(replay.progress, open_to_all, viewer, memory_aids)
    fault = walk(replay, recorder)
    record, state = replay.record, replay.progress.state
    made = ReplayFrames(
        replay.progress.game.name,
        record.tag("Edition"),
        pairs(record.tag("Options")),
        tuple(record.seats().values()),
        None if state.outcome is None else tuple(state.outcome.places),
        -1 if viewer is None else viewer,
        open_to_all,
        tuple(recorder.frames),
    )
    return made, fault
