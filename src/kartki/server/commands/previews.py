"""What an act would do, computed from its player's view: nothing is stored or broadcast.

It is tried in positions imagined from the player's own view, never in the true one, so it cannot
reveal what the player does not know. What differs between two of them depends on
something hidden and is left out, because it would be a guess.
"""

from typing import Any, Final, NamedTuple

from kartki.core.catalogue import AnyGame
from kartki.core.play import CHANCE, CLOCK, Event, Refusal, Seat
from kartki.core.rng import Rng
from kartki.server.messages import wire
from kartki.server.messages.facts import WireEvent
from kartki.server.net.connection import Connection
from kartki.server.room.moves import find_seat, refuse_stale
from kartki.server.room.room import Room
from kartki.server.views.choices import read_move
from kartki.server.views.public_view import ShownPosition
from kartki.server.views.redaction import EventRedactor

RULE: Final = "HSE-HNT-2"
SEEDS: Final = (1, 2, 3)  # always the same: the same view gives the same answer


class Tried(NamedTuple):
    """What a player would see of an act in one imagined position."""

    events: tuple[WireEvent, ...]
    view: Any
    mine: dict[str, object]


async def preview(
    room: Room, connection: Connection, message: wire.Preview
) -> wire.Previewed | Refusal:
    async with room.lock:  # moves that are still being stored must not be seen
        found = find_seat(room, connection)
        if isinstance(found, Refusal):
            return found
        table, seat = found
        stale = refuse_stale(table, message.seen)
        if stale is not None:
            return stale
        view, n = table.game.view(table.state, seat), room.state.play.stored
        aids = room.doc.settings.memory_aids
        return _compared(table.game, view, seat, message, n, aids)


def _compared(
    game: AnyGame, view: Any, seat: Seat, message: wire.Preview, n: int, memory_aids: bool
) -> wire.Previewed | Refusal:
    found: list[Tried] = []
    for seed in SEEDS:
        tried = _tried(game, game.imagine(view, Rng(seed)), seat, message, memory_aids)
        if isinstance(tried, Refusal):
            return tried
        found.append(tried)
    if all(one == found[0] for one in found):
        return wire.Previewed(message.id, n, *found[0])
    return wire.Previewed(message.id, n, _shared([one.events for one in found]), None, None)


def _shared(seen: list[tuple[WireEvent, ...]]) -> tuple[WireEvent, ...]:
    """The first events, up to where they differ."""
    shared: list[WireEvent] = []
    for events in zip(*seen, strict=False):
        if any(event != events[0] for event in events):
            break
        shared.append(events[0])
    return tuple(shared)


def _tried(
    game: AnyGame, state: Any, seat: Seat, message: wire.Preview, memory_aids: bool
) -> Tried | Refusal:
    reading = read_move(game, state, seat, message.move)
    if isinstance(reading, Refusal):
        return reading
    if reading[0] != seat:
        return Refusal("seat.other", "HSE-SEA-1")
    refusal = game.why_not(state, *reading)
    if refusal is not None:
        return refusal
    events = game.apply(state, *reading)
    later = _go_on(game, state, seat, list(message.luck))
    if isinstance(later, Refusal):
        return later
    shown = ShownPosition(game, state, memory_aids)
    return Tried(EventRedactor(events + later).seen_by(seat), shown.view, shown.own(seat))


def _go_on(game: AnyGame, state: Any, seat: Seat, luck: list[wire.Move]) -> list[Event] | Refusal:
    """Make the moves of a clock that acts alone, and the given moves of chance; then stop.

    A player's act without a choice on the way to a given move of chance is made, too.
    """
    events: list[Event] = []
    while True:
        actors = game.actors(state)
        alone = game.legal_actions(state, seat) if luck and actors == [seat] else []
        if actors == [CLOCK]:
            events += game.apply(state, CLOCK, game.legal_actions(state, CLOCK)[0])
        elif len(alone) == 1:
            events += game.apply(state, seat, alone[0])
        elif luck:
            dealt = _deal(game, state, luck.pop(0))
            if isinstance(dealt, Refusal):
                return dealt
            events += dealt
        else:
            return events


def _deal(game: AnyGame, state: Any, move: wire.Move) -> list[Event] | Refusal:
    """A move of chance, if chance could bring just that here."""
    reading = read_move(game, state, CHANCE, move)
    if isinstance(reading, Refusal) or game.why_not(state, *reading) is not None:
        said = move if isinstance(move, str) else move.verb
        return Refusal("preview.luck", RULE, (("line", said),))
    return game.apply(state, *reading)
