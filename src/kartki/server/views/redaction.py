"""What each viewer may see of a play: lines and events, with what is hidden left out.

It depends on the moves only, so that missed updates can be made again, after a lost
connection or a restart, exactly as they were.
"""

from collections.abc import Iterable
from typing import Any, final

from kartki import bots
from kartki.core.by_time import TIME_IS_UP
from kartki.core.catalogue import AnyGame
from kartki.core.play import Action, Event, Seat
from kartki.core.seats import seat_of
from kartki.server.messages.facts import TermFact, WhoFact, WireEvent, wire_event
from kartki.server.messages.wire import Told
from kartki.table.table import MoveObserver

Viewer = Seat | None  # None: a spectator


@final
class LineRedactor(MoveObserver):
    """Collects the lines of one update for each viewer."""

    def __init__(self, game: AnyGame, viewers: Iterable[Viewer]) -> None:
        self.game = game
        self.lines: dict[Viewer, list[str]] = {viewer: [] for viewer in viewers}

    def before_move(self, before: Any, seat: Seat, action: Action) -> None:
        game = self.game
        if game.hides(action):
            for viewer, lines in self.lines.items():
                lines.append(game.redact(before, viewer, seat, action))
        else:
            line = game.write(before, seat, action)
            for lines in self.lines.values():
                lines.append(line)


@final
class EventRedactor:
    """What each viewer may see of some events; events that all see alike are converted once."""

    def __init__(self, events: list[Event]) -> None:
        self._events = events
        self._open = [wire_event(event) if _hides_nothing(event) else None for event in events]
        self._all = tuple([event for event in self._open if event is not None])

    def seen_by(self, viewer: Viewer) -> tuple[WireEvent, ...]:
        """The very same tuple for everybody, if nothing is hidden."""
        if len(self._all) == len(self._events):
            return self._all
        seen = []
        for event, written in zip(self._events, self._open, strict=True):
            if written is not None:
                seen.append(written)
            elif (shown := event.seen_by(viewer)) is not None:
                seen.append(wire_event(shown))
        return tuple(seen)


def _hides_nothing(event: Event) -> bool:
    return type(event).seen_by is Event.seen_by


def change_update(line: int, text: str, told: Iterable[Event] = ()) -> Told:
    """The update for a line that is no move; it is the same for everybody.

    Acts taken back and a new player of a seat are told by the line alone; an end by time
    (HSE-CLA-4) has `told` events, of which none is hidden from anybody.
    """
    if text == TIME_IS_UP:
        return Told(line, (f"^ {text}",), tuple([wire_event(event) for event in told]))
    words = text.split(" ")
    who = WhoFact(seat_of(words[0], 16) or 0)
    if "takes back" in text:
        acts = int(words[3])
        code = "took_back_agreed" if text.endswith("by consent") else "took_back"
        event = WireEvent(code, {"seat": who, "number": acts})
    elif bots.is_kind(words[-1]):
        event = WireEvent("played_by_bot", {"seat": who, "bot": TermFact("bot", words[-1], 0)})
    else:
        event = WireEvent("played_by", {"seat": who, "name": words[-1].replace("_", " ")})
    return Told(line, (f"^ {text}",), (event,))
