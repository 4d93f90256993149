"""What chance does: the row, stamps, visits, the first pawn, the life of the top."""

from typing import ClassVar, Final, final

from kartki.core.by_lot import ByLot
from kartki.core.play import Action, Event, Refusal, Seat
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.actions import (
    DRAW_STAMP,
    HOLDS,
    TIPS,
    DrawStamp,
    Expect,
    Luck,
    StandFirst,
    TurnUp,
    Wobble,
)
from kartki.games.reglamentacja.events import DREW, Expects, StandsFirst, TurnedUp
from kartki.games.reglamentacja.parts import MOST_SEATS, ROW, SPECULATOR
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.steps.turns import not_due

EARLIEST: Final = 2  # beats for each player, REG-TOP-3
LATEST: Final = 6
BEAT: Final = 0  # the top holds for one beat more …
FALL: Final = 1  # … or it tips
LIVES: Final = [[BEAT] * left + [FALL] for left in range(LATEST * MOST_SEATS + 1)]
EVERY_LUCK: Final = list(range(top.LUCKS))


@final
class Refilling(ByLot[Shop]):
    """REG-SET-1, REG-SHP-3: the row slides, and the stack fills its far end."""

    name: ClassVar[str] = "refilling"

    def pool(self, s: Shop) -> list[int]:
        return s.counter.stack.layers[0].cards

    def drawn(self, s: Shop, thing: int) -> Action:
        return TurnUp(thing)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, TurnUp):
            return not_due(a)
        if a.card not in s.counter.stack.layers[0].cards:
            return Refusal("row.not_in_stack", "REG-SET-1")
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, TurnUp)
        s.counter.stack.draw(a.card, s.counter.stack.layers[0].knowers)
        s.counter.row.append(a.card)
        if len(s.counter.row) == ROW:
            s.steps.pop()
        return [TurnedUp(s.box.cards[a.card].name)]


@final
class Drawing(ByLot[Shop]):
    """REG-ALC-1: whoever is owed a stamp draws it, in order."""

    name: ClassVar[str] = "drawing"

    def pool(self, s: Shop) -> list[int]:
        return s.stamps.stack.layers[0].cards

    def drawn(self, s: Shop, thing: int) -> Action:
        return DRAW_STAMP[s.stamps.owed[0]][thing]

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, DrawStamp):
            return not_due(a)
        if a.who != s.stamps.owed[0]:
            return Refusal("draw.other_seat", "REG-ALC-1")
        if a.kind not in s.stamps.stack.layers[0].cards:
            return Refusal("draw.not_in_stack", "REG-ALC-1")
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, DrawStamp)
        s.stamps.draw(a.who, a.kind)
        told: list[Event] = [DREW[a.who][a.kind]]
        if s.stamps.nothing_owed(told):
            s.steps.pop()
        return told


@final
class Visits(ByLot[Shop]):
    """REG-SET-3: each player a visit, face down."""

    name: ClassVar[str] = "visits"

    def pool(self, s: Shop) -> list[int]:
        return [v for v in s.box.visits_for(s.house.without_meal) if v not in s.guests.visits]

    def drawn(self, s: Shop, thing: int) -> Action:
        return Expect(s.guests.next_to_expect(), thing)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Expect) or a.who != s.guests.next_to_expect():
            return not_due(a)
        if a not in self.candidates(s, seat):
            return Refusal("visit.not_left", "REG-SET-3")
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Expect)
        s.guests.visits[a.who] = a.visit
        if s.guests.all_dealt():
            s.steps.pop()
        return [Expects(a.who, s.box.visits[a.visit].name)]


@final
class ChoosingFirst(ByLot[Shop]):
    """REG-SET-4, REG-SET-5: the queue, and who takes the top."""

    name: ClassVar[str] = "first"

    def pool(self, s: Shop) -> list[int]:
        return list(range(s.players))

    def drawn(self, s: Shop, thing: int) -> Action:
        return StandFirst(thing)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        return None if isinstance(a, StandFirst) and a.who < s.players else not_due(a)

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, StandFirst)
        s.queue.pawns.extend([(a.who + i) % s.players for i in range(s.players)])
        s.queue.pawns.append(SPECULATOR)
        s.active = s.queue.pawns[2]
        s.steps.pop()
        return [StandsFirst(a.who)]


@final
class Wobbling(ByLot[Shop]):
    """REG-TOP-3: after each beat from the earliest on, the top holds or tips.

    Every number of beats from two to six times the players is equally likely, as if it had been
    drawn at the start; but there is no such number that anybody could find out.
    """

    name: ClassVar[str] = "wobbling"

    def pool(self, s: Shop) -> list[int]:
        """As many beats more as the top may have, and the end of it."""
        return LIVES[LATEST * s.players - s.top.beats]

    def drawn(self, s: Shop, thing: int) -> Action:
        return HOLDS if thing == BEAT else TIPS

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Wobble):
            return not_due(a)
        if not a.tips and s.top.beats >= LATEST * s.players:
            return Refusal("wobble.too_long", "REG-TOP-3")
        return None

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Wobble)
        s.top.tipped = a.tips
        s.steps.pop()
        return []


@final
class DrawingLuck(ByLot[Shop]):
    """REG-TOP-2: luck and the flick set the moment of the fall. Nobody is told."""

    name: ClassVar[str] = "luck"

    def pool(self, s: Shop) -> list[int]:
        return EVERY_LUCK

    def drawn(self, s: Shop, thing: int) -> Action:
        return Luck(thing)

    def refuse(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, Luck):
            return not_due(a)
        return None if a.luck < top.LUCKS else Refusal("luck.out_of_range", "REG-TOP-2")

    def take(self, s: Shop, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Luck)
        s.top.lasts = top.fall_at(s.top.quality, a.luck)
        s.steps.pop()
        return []


REFILLING: Final = Refilling()
DRAWING: Final = Drawing()
VISITS: Final = Visits()
FIRST: Final = ChoosingFirst()
WOBBLING: Final = Wobbling()
LUCK: Final = DrawingLuck()


def owe(s: Shop, seats: list[Seat], told: list[Event]) -> None:
    """These players draw a stamp each, in this order, as far as there are any."""
    s.stamps.owed.extend(seats)
    if not s.stamps.nothing_owed(told):
        s.steps.append(DRAWING)
