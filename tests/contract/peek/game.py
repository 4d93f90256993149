"""The rules of Peek behind the contract."""

from typing import Final, final

from kartki.core.by_time import end_with
from kartki.core.deck import Deck, layer_of
from kartki.core.game import Game
from kartki.core.options import Option
from kartki.core.play import Action, Event, Outcome, Seat
from kartki.core.rng import Rng
from tests.contract.peek import notation
from tests.contract.peek import view as views
from tests.contract.peek.actions import PutBack
from tests.contract.peek.events import HandsDown
from tests.contract.peek.parts import BOX, OPEN, Held, HouseRules
from tests.contract.peek.state import NOBODY, Parlour
from tests.contract.peek.steps import BIDDING, Drawing
from tests.contract.peek.view import PeekView

OPTIONS: Final = [
    Option("rounds", ["4", "1", "9"], "PEK-END-1"),
    Option("row", ["3", "5"], "PEK-SET-1"),
    Option("looks", ["on", "off"], "PEK-LOO-2"),
]


@final
class Peek(Game[Parlour, PeekView]):
    def __init__(self) -> None:
        super().__init__(
            "peek",
            "1.0",
            fewest=2,
            most=4,
            turn_rule="PEK-BID-1",
            chance_rule="PEK-DRW-1",
            over_rule="PEK-END-1",
            secrets=True,
            notation=notation.NOTATION,
            view_type=PeekView,
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Parlour:
        house = HouseRules(int(choices["rounds"]), int(choices["row"]), choices["looks"] == "on")
        deal = [Drawing(seat, house.row) for seat in reversed(range(players))]
        rows: list[list[Held]] = [[] for _ in range(players)]
        deck = Deck([layer_of(BOX, 0)])
        return Parlour(players, [*deal], 0, house, rows, deck, [], 0, 0, NOBODY, 0)

    def flow(self, s: Parlour, told: list[Event]) -> None:
        if s.rounds == s.house.rounds or not s.deck.layers:
            self._hands_down(s, told)
            return
        s.rounds += 1
        s.looked = s.done = s.bid = 0
        s.bidder = NOBODY
        s.steps.append(BIDDING)

    def end_by_time(self, s: Parlour) -> list[Event]:
        """HSE-CLA-4: the rows are turned up as they lie."""
        rows: list[Event] = []
        places = self._turn_up(s, rows)
        return end_with(s, places) + rows

    def _hands_down(self, s: Parlour, told: list[Event]) -> None:
        s.outcome = Outcome("hands_down", "PEK-END-1", self._turn_up(s, told))

    def _turn_up(self, s: Parlour, told: list[Event]) -> list[int]:
        """PEK-END-1: all rows are turned up; equal rows share a place."""
        totals = []
        for seat, row in enumerate(s.rows):
            row[:] = [Held(held.face, OPEN) for held in row]
            totals.append(sum(held.face for held in row))
            cards = [(place, held.face) for place, held in enumerate(row, start=1)]
            told.append(HandsDown(seat, tuple(cards)))
        return [1 + sum(other > total for other in totals) for total in totals]

    def view(self, s: Parlour, seat: Seat | None) -> PeekView:
        return views.view(s, seat)

    def imagine(self, v: PeekView, rng: Rng) -> Parlour:
        return views.imagine(v, rng)

    def redact(self, s: Parlour, viewer: Seat | None, seat: Seat, a: Action) -> str:
        return notation.redact(s, viewer, seat, a)

    def wild(self, s: Parlour, rng: Rng) -> tuple[Seat, Action]:
        """Often a card that is really there, or nearly."""
        seat, act = notation.NOTATION.wild(s, rng)
        if isinstance(act, PutBack):
            return seat, PutBack(*notation.nearly([held.face for held in s.rows[seat]], rng))
        return seat, act
