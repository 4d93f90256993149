"""The wall and the teacher are told nothing hidden: two worlds that differ only in secrets give
the same bytes. The worlds are those of `tests.server.worlds`, looked at after every move.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final
from unittest import mock

import msgspec
import pytest

from kartki.server.classroom import snapshots
from kartki.server.classroom.snapshots import TableShot
from kartki.server.messages import wire
from kartki.server.room import broadcast, moves
from kartki.server.room.room import Room
from kartki.server.store.class_doc import ClassTableDoc
from tests.server.pairs import SHORT, Attempt, attempts
from tests.server.worlds import run

PAIRS: Final = 5


@contextmanager
def looked_at(seen: list[bytes]) -> Iterator[None]:
    """After every move that was stored, a snapshot of its table."""

    def broadcast_move(room: Room, *told: Any) -> None:
        broadcast.broadcast_move(room, *told)
        shot = TableShot(ClassTableDoc("kiosk", "CODE"), room)
        part = msgspec.structs.replace(shot.on_wall(0), watch="")
        seen.append(wire.encode(part) + wire.encode(shot.info))

    with mock.patch.object(moves, "broadcast_move", broadcast_move):
        yield


def worlds(attempt: Attempt) -> tuple[list[bytes], list[bytes]]:
    found: tuple[list[bytes], list[bytes]] = ([], [])
    for world, seen in enumerate(found):
        with looked_at(seen):
            run(attempt, world)
    return found


def surviving(game: str) -> list[Attempt]:
    pairs = (one for one in attempts(game, 5, SHORT, live=False) if one.survives)
    return list(islice(pairs, PAIRS))


@pytest.mark.rule("HSE-CLA-1")
@pytest.mark.parametrize("game", ["kolejka", "ration_board", "reglamentacja"])
def test_two_worlds_that_differ_only_in_secrets_give_the_same_bytes(game: str) -> None:
    looked = 0
    for attempt in surviving(game):
        one, other = worlds(attempt)
        assert one == other
        looked += len(one)
    assert looked > 10 * PAIRS


def first_hand(room: Room | None) -> object:
    """A slip as somebody might make it: a seat's view in the place of a spectator's."""
    assert room is not None
    assert room.table is not None
    table = room.table
    return msgspec.Raw(wire.encode([table.game.view(table.state, n) for n in range(2)]))


def whole_events(room: Room | None) -> object:
    """Another one: what a player was told in the place of what everybody was."""
    assert room is not None
    assert room.table is not None
    return tuple([str(line) for line in room.table.lines()[-4:]])


@pytest.mark.parametrize("game", ["kolejka", "reglamentacja"])
@pytest.mark.parametrize(
    ("part", "slip"), [("_view", first_hand), ("_happened", whole_events)], ids=["view", "lines"]
)
def test_a_planted_leak_is_found(
    game: str, part: str, slip: Callable[[Room | None], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, part, slip)
    assert any(one != other for one, other in map(worlds, surviving(game)))
