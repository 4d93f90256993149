"""The rules of Kolejka behind the contract that every game keeps."""

from typing import Any, Final, final

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.options import Option
from kartki.core.play import CHANCE, Action, Event, Game, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data, flow, notation
from kartki.games.kolejka import view as views
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import MARKET, PAWNS, QUEUES, SHOP_NUMBERS, SHOPS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.state import SETUP, HouseRules, Square
from kartki.games.kolejka.steps.drawing import DRAWING
from kartki.games.kolejka.steps.setting_up import FIRST, LISTS, STALLS
from kartki.games.kolejka.steps.turns import not_due
from kartki.games.kolejka.wild import wild_action

OPTIONS: Final = [
    Option("stalls", ["fixed", "random"], "KOL-SET-2"),
    Option("saturday", ["all", "played"], "KOL-SAT-2"),
]


@final
class Kolejka(Game[Square, SquareView]):
    def __init__(self) -> None:
        super().__init__(
            "kolejka",
            "1.0",
            fewest=2,
            most=5,
            turn_rule="KOL-QUE-1",
            chance_rule="KOL-SET-5",
            over_rule="KOL-END-1",
            secrets=True,
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Square:
        """KOL-SET: everything in its place, and chance to speak first."""
        box = box_data.box(edition)
        plan = box.plan(players)
        known = in_public(players)
        house = HouseRules(choices.get("stalls") == "random", choices.get("saturday") == "played")
        steps: list[Step[Any]] = [DRAWING, FIRST, LISTS]
        return Square(
            players,
            [*steps, STALLS] if house.random_stalls else steps,
            box,
            house,
            phase=SETUP,
            days=0,
            first=0,
            turn=0,
            queues=[[] for _ in QUEUES],
            shops=[[] for _ in SHOPS],
            trucks=[goods - plan.goods_out - 1 for goods in box.goods],
            stalls=[1] * MARKET,
            stall_order=list(SHOP_NUMBERS),
            trader=0,
            closed=[False] * MARKET,
            delivered=[False] * MARKET,
            lists=[-1] * players,
            goods=[[0] * MARKET for _ in range(players)],
            home=[PAWNS] * players,
            hands=[[] for _ in range(players)],
            piles=[Deck([Layer(list(range(len(CARDS))), known)]) for _ in range(players)],
            played=[[] for _ in range(players)],
            deck=Deck([Layer(plan.deck(), known)]),
            today=[],
            bin=[],
            jump_round=0,
            passed=[False] * players,
            lines=[],
            wave=0,
            buyers=[],
            place=0,
            exchanged=False,
            last_day=False,
        )

    def flow(self, s: Square, told: list[Event]) -> None:
        flow.next_phase(s, told)

    def view(self, s: Square, seat: Seat | None) -> SquareView:
        return views.view(s, seat)

    def own(self, s: Square, seat: Seat, public: SquareView) -> dict[str, object]:
        return views.own(s, seat, public)

    def imagine(self, v: SquareView, rng: Rng) -> Square:
        return views.imagine(v, box_data.box(v.edition), rng)

    def write(self, s: Square, seat: Seat, a: Action) -> str:
        return notation.write(seat, a)

    def read(self, s: Square, line: str) -> tuple[Seat, Action] | Refusal:
        return notation.read(s, line)

    def redact(self, s: Square, viewer: Seat | None, seat: Seat, a: Action) -> str:
        return notation.redact(viewer, seat, a)

    def hides(self, a: Action) -> bool:
        return isinstance(a, notation.HIDDEN)

    def refuse_stranger(self, s: Square, seat: Seat, a: Action) -> Refusal:
        return not_due(a) if seat == CHANCE else super().refuse_stranger(s, seat, a)

    def wild(self, s: Square, rng: Rng) -> tuple[Seat, Action]:
        seat = rng.below(s.players + 1) - 1
        return seat, wild_action(s, seat, rng)
