"""A bot that all wait for: whatever it says, or fails to say, the table goes on."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from kartki.server.lobby import lobby as lobbies
from kartki.server.lobby.lobby import Lobby
from kartki.server.lobby.table_request import TableRequest
from kartki.server.messages.table_settings import TableSettings
from kartki.server.ops.logs import Log
from kartki.server.ops.metrics import Metrics
from kartki.server.room import bot_seats, moves
from kartki.server.room.beginning import begin
from kartki.server.room.bot_seats import BotSeats
from kartki.server.room.room import Room
from kartki.server.room.services import Services
from kartki.server.settings.server_settings import Settings
from kartki.server.thinking.pool import WorkerPool
from kartki.server.thinking.protocol import Request, Thought, Trouble
from tests.server.memory_store import MemoryStore

DEADLINE = 120.0  # seconds; no test comes near it unless a table stands still
ACTS = 6  # numbers that have to be told after the beginning

Says = Callable[[Request], Thought | Trouble]


class Oracle:
    """Instead of the workers."""

    def __init__(self, says: Says) -> None:
        self.says = says

    async def think(self, request: Request) -> Thought | Trouble:
        return self.says(request)


async def bots_alone(says: Says) -> Room:
    """Two bots at a table of Kolejka, which has begun."""
    thinkers = cast(WorkerPool, Oracle(says))
    services = Services(Settings(), MemoryStore(), thinkers, Metrics(), Log("error"))
    lobby = Lobby(services)
    wish = TableRequest("kolejka", "", {}, "days", False, 2, "host", TableSettings(bot_delay=0))
    room = await lobby.create(wish, "a request")
    assert isinstance(room, Room)
    for seat, name in zip(room.doc.seats, ("Ada", "Bolek"), strict=True):
        seat.name, seat.guest, seat.bot = name, "", "random"
    await begin(room, "", "")
    return room


async def goes_on(says: Says) -> int:
    """The number that the table has come to."""
    room = await bots_alone(says)
    begun = room.state.play.stored
    async with asyncio.timeout(DEADLINE):
        while room.state.play.stored < begun + ACTS:
            await asyncio.sleep(0.005)
    room.stop()
    return room.state.play.stored - begun


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "ASK_AGAIN", 0.0)
    monkeypatch.setattr(BotSeats, "_somebody_present", lambda _: True)


@pytest.mark.parametrize(
    "said",
    [
        Thought(None, 0),
        Thought("dances on the counter", 0),
        Thought("takes back 3", 0),
        Thought("plays list at kiosk", 0),  # there may be such a card, but not on the first day
        Trouble("crashed", "signal 9"),
    ],
)
def test_a_bot_that_says_nothing_or_nonsense_plays_anything(said: Thought | Trouble) -> None:
    assert asyncio.run(goes_on(lambda _: said)) >= ACTS


def test_a_fault_of_ours_does_not_leave_a_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of an act: the play is read again as stored, and the bot is asked again."""
    real, broken = moves.perform, iter([True, False, True])

    async def perform(room: Room, *act: Any) -> Any:
        answer = await real(room, *act)
        if next(broken, False):
            raise RuntimeError("a fault")
        return answer

    monkeypatch.setattr(lobbies, "perform", perform)
    assert asyncio.run(goes_on(lambda _: Thought(None, 0))) >= ACTS


def test_a_bot_that_can_not_be_asked_is_asked_again() -> None:
    faults = iter([OSError("no pipe")] * 3)

    def says(_: Request) -> Thought:
        for fault in faults:
            raise fault
        return Thought(None, 0)

    assert asyncio.run(goes_on(says)) >= ACTS


def test_what_a_bot_says_at_the_last_moment_still_counts() -> None:
    """Twice nonsense, then something legal: that is played, and nothing in its place."""
    queues = ("kiosk", "groceries", "furniture")
    asked: list[Request] = []

    def says(request: Request) -> Thought:
        asked.append(request)
        last = len(asked) % bot_seats.MOST_ATTEMPTS == 0
        turn = len(asked) // bot_seats.MOST_ATTEMPTS - 1
        return Thought(f"queues {queues[turn % 3]}" if last else "dances", 0)

    async def played() -> list[str]:
        room = await bots_alone(says)
        begun = room.state.play.stored
        async with asyncio.timeout(DEADLINE):
            while room.state.play.stored < begun + 3:
                await asyncio.sleep(0.005)
        room.stop()
        assert room.table is not None
        texts = [line.text for line in room.table.lines() if " queues " in line.text]
        return [text.split(" ")[-1] for text in texts[:3]]

    assert asyncio.run(played()) == ["kiosk", "groceries", "furniture"]


def test_each_question_is_counted_by_itself() -> None:
    """Somebody else may have answered the last one: a person who came back to the seat."""

    async def asked() -> None:
        room = await bots_alone(lambda _: Thought(None, 0))
        room.bots.stop()
        assert room.table is not None
        for _ in range(bot_seats.MOST_ATTEMPTS + 1):
            (seat,) = room.table.game.actors(room.table.state)
            for _ in range(bot_seats.MOST_ATTEMPTS - 1):
                assert room.bots._last_resort(seat) is None
            act = room.table.game.legal_actions(room.table.state, seat)[0]
            assert await moves.perform(room, seat, act) == room.state.play.stored
            room.bots.stop()

    asyncio.run(asked())
