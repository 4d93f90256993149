"""The rules of Kolejka behind the contract that every game keeps."""

from typing import Any, Final, final

from kartki.core.deck import Deck, in_public, layer_of
from kartki.core.game import Game
from kartki.core.honours import Honours
from kartki.core.options import Option
from kartki.core.play import CHANCE, Action, Event, Facts, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data, flow, memory_aids
from kartki.games.kolejka import view as views
from kartki.games.kolejka.honours import QueueHonours
from kartki.games.kolejka.leads import leads_of
from kartki.games.kolejka.notation import NOTATION
from kartki.games.kolejka.parts import SHOP_NUMBERS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import SETUP, Calendar
from kartki.games.kolejka.square.deliveries import Deliveries
from kartki.games.kolejka.square.jumping import Jumping
from kartki.games.kolejka.square.market import new_market
from kartki.games.kolejka.square.opening import Opening
from kartki.games.kolejka.square.players import new_player
from kartki.games.kolejka.square.shops import new_shop
from kartki.games.kolejka.state import HouseRules, Square
from kartki.games.kolejka.steps.drawing import DRAWING
from kartki.games.kolejka.steps.setting_up import FIRST, LISTS, STALLS
from kartki.games.kolejka.steps.turns import TURN_RULES, not_due
from kartki.games.kolejka.transfers import whereabouts
from kartki.games.kolejka.winning import end_by_time

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
            notation=NOTATION,
            view_type=SquareView,
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Square:
        """KOL-SET: everything in its place, and chance to speak first.

        KOL-CMP-5: the same queue cards for each player, ten in the printed box. KOL-CMP-7: a stall
        for each shop's goods. KOL-SET-3: the trader at the first stall; the delivery deck has no
        order yet.
        """
        box = box_data.box(edition)
        plan = box.plan(players)
        house = HouseRules(choices.get("stalls") == "random", choices.get("saturday") == "played")
        steps: list[Step[Any]] = [DRAWING, FIRST, LISTS]
        left = [goods - plan.goods_out - 1 for goods in box.goods]
        known = in_public(players)
        return Square(
            steps=[*steps, STALLS] if house.random_stalls else steps,
            box=box,
            house=house,
            calendar=Calendar(phase=SETUP, days=0, first=0, turn=0, last_day=False),
            shops=[new_shop(shop, truck=left[shop]) for shop in SHOP_NUMBERS],
            market=new_market(),
            seats=[new_player(known, box.cards) for _ in range(players)],
            deliveries=Deliveries(deck=Deck([layer_of(plan.deck(), known)]), today=[], bin=[]),
            jumping=Jumping(round=0, passed=[False] * players),
            opening=Opening(lines=[], wave=0, buyers=[]),
        )

    def flow(self, s: Square, told: list[Event]) -> None:
        flow.next_phase(s, told)

    def end_by_time(self, s: Square) -> list[Event]:
        return end_by_time(s)

    def view(self, s: Square, seat: Seat | None) -> SquareView:
        return views.view(s, seat)

    def own(self, s: Square, seat: Seat, public: SquareView) -> dict[str, object]:
        return views.own(s, seat, public)

    def without_memory_aids(self, v: SquareView) -> SquareView:
        return memory_aids.left_out(v)

    def honours(self, players: int) -> Honours:
        return QueueHonours(players)

    def imagine(self, v: SquareView, rng: Rng) -> Square:
        return views.imagine(v, box_data.box(v.edition), rng)

    def leads(self, s: Square, seat: Seat, a: Action) -> Facts:
        return whereabouts(leads_of(s, seat, a))

    def refuse_stranger(self, s: Square, seat: Seat, a: Action) -> Refusal:
        return not_due(a) if seat == CHANCE else self.refuse_turn(s)

    def refuse_turn(self, s: Square) -> Refusal:
        """The rule named is that of the phase that it is."""
        if CHANCE in self.actors(s):
            return Refusal("chance.first", self.chance_rule)
        return self.not_your_turn(s, TURN_RULES[s.steps[-1].name])
