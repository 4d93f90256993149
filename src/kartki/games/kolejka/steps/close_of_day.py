"""KOL-PCT, KOL-SAT: bin, stocktaking, trader, draw, recall, marker; and Saturday."""

from typing import ClassVar, Final, final

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import CARDS, DONE, RECALL, Recall
from kartki.games.kolejka.events import DayEnded, Recalled, SaturdayCame
from kartki.games.kolejka.parts import DAYS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.drawing import DRAWING, drawer
from kartki.games.kolejka.steps.turns import ALONE, not_now


@final
class Recalling(Step[Square]):
    """KOL-PCT-1: each player may take any number of own pawns home, from any queue."""

    name: ClassVar[str] = "recall"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.turn]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        for number, queue in enumerate(s.queues):
            for place, owner in enumerate(queue):
                if owner == seat:
                    found.append(RECALL[number][place])
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a == DONE:
            return None
        if not isinstance(a, Recall):
            return not_now("KOL-PCT-1")
        queue = s.queues[a.queue]
        if not 0 <= a.place < len(queue) or queue[a.place] != seat:
            return Refusal("recall.not_yours", "KOL-PCT-1")
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Recall):
            s.queues[a.queue].pop(a.place)
            s.home[seat] += 1
            told.append(Recalled(seat, a.queue, a.place))
            if in_a_queue(s, seat):
                return told
        s.steps.pop()
        ask_next(s, (seat + 1) % s.players, told)
        return told


def in_a_queue(s: Square, seat: Seat) -> bool:
    return any(seat in queue for queue in s.queues)


def begin_close(s: Square, told: list[Event]) -> None:
    """KOL-PCT-1, in its order: bin, stocktaking, trader (or Saturday), draw."""
    s.bin.extend(s.today)
    s.today.clear()
    s.closed[:] = [False] * len(s.closed)
    if s.weekday() == DAYS - 1:
        keep_saturday(s, told)
    else:
        s.trader += 1
    if drawer(s) >= 0:
        s.steps.append(DRAWING)


def keep_saturday(s: Square, told: list[Event]) -> None:
    """KOL-SAT-1: the bin is a new deck, played cards go back, the trader starts again."""
    told.append(SaturdayCame())
    if (s.week() + 1) % s.box.plan(s.players).weeks == 0:
        s.deck = Deck([Layer(s.bin, in_public(s.players))])
        s.bin.clear()
    s.trader = 0
    for seat in range(s.players):
        give_back_cards(s, seat)


def give_back_cards(s: Square, seat: Seat) -> None:
    """KOL-SAT-2: all ten into a new pile, or only the played ones under the rest."""
    if not s.house.only_played:
        s.piles[seat] = Deck([Layer(list(range(len(CARDS))), in_public(s.players))])
    elif s.played[seat]:
        s.piles[seat].layers.append(Layer(s.played[seat], in_public(s.players)))
    s.played[seat].clear()


def begin_recall(s: Square, told: list[Event]) -> None:
    """KOL-PCT-1: once a day, the day's first player first, clockwise."""
    s.turn = s.first
    if in_a_queue(s, s.first):
        s.steps.append(RECALLING)
    else:
        ask_next(s, (s.first + 1) % s.players, told)


def ask_next(s: Square, seat: Seat, told: list[Event]) -> None:
    """Whoever has a pawn standing somewhere is asked; after the last, the day is over."""
    while seat != s.first:
        if in_a_queue(s, seat):
            s.turn = seat
            s.steps.append(RECALLING)
            return
        seat = (seat + 1) % s.players
    end_day(s, told)


def end_day(s: Square, told: list[Event]) -> None:
    told.append(DayEnded(s.weekday()))
    s.first = (s.first + 1) % s.players
    s.turn = s.first
    s.days += 1
    s.rounds = s.days + 1
    s.delivered[:] = [False] * len(s.delivered)


RECALLING: Final = Recalling()
