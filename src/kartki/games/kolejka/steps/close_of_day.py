"""KOL-PCT, KOL-SAT: bin, stocktaking, trader, draw, recall, marker; and Saturday."""

from typing import ClassVar, Final, final

from kartki.core.deck import Deck, in_public, layer_of
from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import DONE, RECALL, Recall
from kartki.games.kolejka.events import DayEnded, SaturdayCame
from kartki.games.kolejka.parts import DAYS, QUEUES
from kartki.games.kolejka.square.players import Player
from kartki.games.kolejka.square.shops import without
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.drawing import DRAWING, drawer
from kartki.games.kolejka.steps.turns import ALONE, not_now
from kartki.games.kolejka.transfer_events import Recalled


@final
class Recalling(Step[Square]):
    """KOL-PCT-1: each player may take any number of own pawns home, from any queue."""

    name: ClassVar[str] = "recall"
    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return ALONE[s.calendar.turn]

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        found: list[Action] = [DONE]
        for number in range(len(QUEUES)):
            recalls = RECALL[number]
            for place, owner in enumerate(s.queue(number)):
                if owner == seat:
                    found.append(recalls[place])
        return found

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if a == DONE:
            return None
        if not isinstance(a, Recall):
            return not_now("KOL-PCT-1", self.name)
        queue = s.queue(a.queue)
        if not 0 <= a.place < len(queue) or queue[a.place] != seat:
            return Refusal("recall.not_yours", "KOL-PCT-1")
        return None

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        told: list[Event] = []
        if isinstance(a, Recall):
            s.set_queue(a.queue, without(s.queue(a.queue), a.place))
            s.seats[seat].home += 1
            told.append(Recalled(seat, a.queue, a.place))
            if in_a_queue(s, seat):
                return told
        s.steps.pop()
        ask_next(s, (seat + 1) % s.players, told)
        return told


def in_a_queue(s: Square, seat: Seat) -> bool:
    for shop in s.shops:
        if seat in shop.queue:
            return True
    return seat in s.market.queue


def begin_close(s: Square, told: list[Event]) -> None:
    """KOL-PCT-1, in its order: bin, stocktaking, trader (or Saturday), draw."""
    s.deliveries.bin.extend(s.deliveries.today)
    s.deliveries.today.clear()
    for number, shop in enumerate(s.shops):
        if shop.closed:
            s.shops[number] = shop.with_signs(closed=False, delivered=shop.delivered)
    if s.calendar.weekday() == DAYS - 1:
        keep_saturday(s, told)
    else:
        s.market.trader += 1
    if drawer(s) >= 0:
        s.steps.append(DRAWING)


def keep_saturday(s: Square, told: list[Event]) -> None:
    """KOL-SAT-1: the bin is a new deck, played cards go back, the trader starts again."""
    told.append(SaturdayCame())
    if (s.calendar.week() + 1) % s.box.plan(s.players).weeks == 0:
        s.deliveries.deck = Deck([layer_of(s.deliveries.bin, in_public(s.players))])
        s.deliveries.bin.clear()
    s.market.trader = 0
    for player in s.seats:
        give_back_cards(s, player)


def give_back_cards(s: Square, player: Player) -> None:
    """KOL-SAT-2: all of them into a new pile, or only the played ones under the rest."""
    if not s.house.only_played:
        player.pile = Deck([layer_of(s.box.cards, in_public(s.players))])
    elif player.played:
        player.pile.put_under(player.played, in_public(s.players))
    player.played.clear()


def begin_recall(s: Square, told: list[Event]) -> None:
    """KOL-PCT-1: once a day, the day's first player first, clockwise."""
    first = s.calendar.first
    s.calendar.turn = first
    if in_a_queue(s, first):
        s.steps.append(RECALLING)
    else:
        ask_next(s, (first + 1) % s.players, told)


def ask_next(s: Square, seat: Seat, told: list[Event]) -> None:
    """Whoever has a pawn standing somewhere is asked; after the last, the day is over."""
    while seat != s.calendar.first:
        if in_a_queue(s, seat):
            s.calendar.turn = seat
            s.steps.append(RECALLING)
            return
        seat = (seat + 1) % s.players
    end_day(s, told)


def end_day(s: Square, told: list[Event]) -> None:
    calendar = s.calendar
    told.append(DayEnded(calendar.weekday()))
    calendar.first = (calendar.first + 1) % s.players
    calendar.turn = calendar.first
    calendar.days += 1
    s.rounds = calendar.days + 1
    for number, shop in enumerate(s.shops):
        if shop.delivered:
            s.shops[number] = shop.with_signs(closed=shop.closed, delivered=False)


RECALLING: Final = Recalling()
