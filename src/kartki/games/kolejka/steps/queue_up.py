"""KOL-QUE, KOL-SET-7: one pawn at a time from home to the end of a queue."""

from typing import ClassVar, Final, final

from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import QUEUE_AT, Queue
from kartki.games.kolejka.parts import SPECULATOR
from kartki.games.kolejka.square.shops import joined_by
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.transfer_events import QUEUED_UP, SpeculatorsCame


@final
class QueueUp(Step[Square]):
    name: ClassVar[str] = "queue_up"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.calendar.turn]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        return QUEUE_AT

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        return None if isinstance(a, Queue) else not_now("KOL-QUE-1", self.name)

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Queue)
        queue = s.queue(a.queue)
        s.set_queue(a.queue, joined_by(queue, seat))
        s.seats[seat].home -= 1
        told: list[Event] = [QUEUED_UP[seat][a.queue][len(queue)]]
        if not s.somebody_is_at_home():
            s.steps.pop()
            if s.calendar.days == 0:
                bring_speculators(s, told)
        else:
            s.calendar.turn = next_at_home(s, (seat + 1) % s.players)
        return told


def next_at_home(s: Square, seat: Seat) -> Seat:
    """KOL-QUE-1: a player with no pawn at home is skipped."""
    while not s.seats[seat].home:
        seat = (seat + 1) % s.players
    return seat


def bring_speculators(s: Square, told: list[Event]) -> None:
    """KOL-SET-7: then, and only then, one at the end of each shop's queue.

    KOL-SET-8: always five of them, and a queue takes any number of pawns.
    """
    told.append(SpeculatorsCame([len(shop.queue) for shop in s.shops]))
    s.shops[:] = [shop.with_queue(joined_by(shop.queue, SPECULATOR)) for shop in s.shops]


QUEUEING: Final = QueueUp()
