"""KOL-SET: stalls, shopping lists, the first player, three queue cards each."""

from itertools import permutations
from typing import ClassVar, Final, final

from kartki.core.by_lot import BY_CHANCE, ByLot
from kartki.core.play import Action, Event, Refusal, Seat, Step
from kartki.games.kolejka.actions import GetList, GoFirst, Stalls
from kartki.games.kolejka.events import GoesFirst, GotList
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.state import Square
from kartki.games.kolejka.steps.turns import not_due


class SetUp(Step[Square]):
    """What is drawn at random before anybody acts."""

    exact: ClassVar[bool] = True

    def actors(self, s: Square) -> list[Seat]:
        return BY_CHANCE

    def candidates(self, s: Square, seat: Seat) -> list[Action]:
        return [action for action, _ in self.chances(s)]


@final
class DealingStalls(SetUp):
    """KOL-SET-2, option: the stalls in random order."""

    name: ClassVar[str] = "stalls"

    def chances(self, s: Square) -> list[tuple[Action, int]]:
        return [(Stalls(order), 1) for order in permutations(SHOP_NUMBERS)]

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, Stalls) and sorted(a.order) == list(SHOP_NUMBERS):
            return None
        return not_due(a)

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, Stalls)
        s.market.stall_order = list(a.order)
        s.steps.pop()
        return []


@final
class DealingLists(SetUp):
    """KOL-SET-4: each player a list at random; with two or three players, consecutive ones."""

    name: ClassVar[str] = "lists"

    def chances(self, s: Square) -> list[tuple[Action, int]]:
        """Weighted by the ways to go on, as if drawn again until the lists fit."""
        who = _next_to_draw(s)
        drawn = [player.list_number for player in s.seats[:who]]
        free = [number for number in range(len(s.box.lists)) if number not in drawn]
        weighted: list[tuple[Action, int]] = []
        for number in free:
            ways = _ways(s, [*drawn, number])
            if ways:
                weighted.append((GetList(who, number), ways))
        return weighted

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if not isinstance(a, GetList) or a.who != _next_to_draw(s):
            return not_due(a)
        if a in self.candidates(s, seat):
            return None
        return Refusal("list.impossible", "KOL-SET-4")

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, GetList)
        s.seats[a.who].list_number = a.number
        if a.who == s.players - 1:
            s.steps.pop()
        return [GotList(a.who, a.number)]


def _next_to_draw(s: Square) -> Seat:
    """Lists are drawn in the order of the seats."""
    for seat, player in enumerate(s.seats):
        if player.list_number < 0:
            return seat
    return s.players


def _ways(s: Square, given: list[int]) -> int:
    """In how many orders the lists still to be drawn can follow these."""
    total, to_draw = len(s.box.lists), s.players - len(given)
    if s.box.plan(s.players).consecutive:
        return _rows_with(given, s.players, total) * _orders(to_draw, to_draw)
    return _orders(total - len(given), to_draw)


def _orders(things: int, drawn: int) -> int:
    """In how many orders so many of these things can be drawn."""
    orders = 1
    for left in range(things, things - drawn, -1):
        orders *= left
    return orders


def _rows_with(given: list[int], length: int, total: int) -> int:
    """How many rows of so many consecutive lists have these; the last list is next to the first."""
    rows = 0
    for start in range(total if length < total else 0):
        row = [(start + i) % total for i in range(length)]
        rows += len([number for number in given if number in row]) == len(given)
    return rows


@final
class ChoosingFirst(ByLot[Square]):
    """KOL-SET-6: the first player is random."""

    name: ClassVar[str] = "first"

    def pool(self, s: Square) -> list[int]:
        return list(range(s.players))

    def drawn(self, s: Square, thing: int) -> Action:
        return GoFirst(thing)

    def refuse(self, s: Square, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, GoFirst) and 0 <= a.who < s.players:
            return None
        return not_due(a)

    def take(self, s: Square, seat: Seat, a: Action) -> list[Event]:
        assert isinstance(a, GoFirst)
        s.calendar.first = a.who
        s.steps.pop()
        return [GoesFirst(a.who)]


STALLS: Final = DealingStalls()
LISTS: Final = DealingLists()
FIRST: Final = ChoosingFirst()
