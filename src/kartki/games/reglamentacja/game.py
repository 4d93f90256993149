"""The rules of Reglamentacja behind the contract that every game keeps."""

from typing import Any, Final, final

from kartki.core.game import Game
from kartki.core.honours import Honours
from kartki.core.options import Option
from kartki.core.play import CHANCE, CLOCK, Action, Event, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.reglamentacja import box_data, flow, memory_aids
from kartki.games.reglamentacja import view as views
from kartki.games.reglamentacja.events import SpeculatorTook
from kartki.games.reglamentacja.honours import ShopHonours
from kartki.games.reglamentacja.notation import NOTATION
from kartki.games.reglamentacja.scoring import end_by_time, points_by_visit
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.counter import new_counter
from kartki.games.reglamentacja.shop.guests import new_guests
from kartki.games.reglamentacja.shop.market import new_market
from kartki.games.reglamentacja.shop.queue import Queue
from kartki.games.reglamentacja.shop.stamps import new_stamps
from kartki.games.reglamentacja.shop.top import laid_down
from kartki.games.reglamentacja.state import SETUP, HouseRules, Shop
from kartki.games.reglamentacja.steps.chance import DRAWING, FIRST, REFILLING, VISITS
from kartki.games.reglamentacja.steps.turns import RULES, not_due
from kartki.games.reglamentacja.verbs.answer import no_second_thoughts

HIS_SHOPPING: Final = 4_000  # milliseconds for which a live table watches the speculator
OPTIONS: Final = [
    Option("pace", ["beats", "live"], "REG-TOP-1", clocked="live"),
    Option("visits", ["all", "no_meal"], "REG-SET-3", players=3),
]


@final
class Reglamentacja(Game[Shop, ShopView]):
    def __init__(self) -> None:
        super().__init__(
            "reglamentacja",
            "1.0",
            fewest=3,
            most=5,
            turn_rule="REG-TOP-3",
            chance_rule="REG-ALC-1",
            over_rule="REG-SCO-1",
            secrets=True,
            notation=NOTATION,
            view_type=ShopView,
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Shop:
        """REG-SET: the row, five stamps each, a visit each, and who is first in the queue."""
        box = box_data.box(edition)
        without_meal = choices.get("visits") == "no_meal" and players == 3
        steps: list[Step[Any]] = [FIRST, VISITS, DRAWING, REFILLING]
        return Shop(
            steps=steps,
            box=box,
            house=HouseRules(choices.get("pace") == "live", without_meal),
            phase=SETUP,
            active=0,
            queue=Queue(pawns=[], place=0),
            counter=new_counter(box, players),
            stamps=new_stamps(box, players),
            guests=new_guests(players),
            top=laid_down(),
            market=new_market(),
        )

    def flow(self, s: Shop, told: list[Event]) -> None:
        flow.next_phase(s, told)

    def end_by_time(self, s: Shop) -> list[Event]:
        return end_by_time(s)

    def view(self, s: Shop, seat: Seat | None) -> ShopView:
        return views.view(s, seat)

    def rest(self, s: Shop, told: list[Event]) -> int:
        """REG-SPS-1: play pauses while the speculator shops; without a clock it does so anyway."""
        raided = any(isinstance(event, SpeculatorTook) for event in told)
        return HIS_SHOPPING if raided and s.house.live else 0

    def own(self, s: Shop, seat: Seat, public: ShopView) -> dict[str, object]:
        return views.own(s, seat)

    def by_clock(self, v: ShopView, elapsed: int) -> ShopView:
        return views.by_clock(v, elapsed)

    def without_memory_aids(self, v: ShopView) -> ShopView:
        return memory_aids.left_out(v)

    def honours(self, players: int) -> Honours:
        return ShopHonours(players)

    def imagine(self, v: ShopView, rng: Rng) -> Shop:
        return views.imagine(v, box_data.box(v.edition), rng)

    def once_refused(self, s: Shop, seat: Seat, a: Action) -> Refusal | None:
        """REG-TRD-5: until version 0.2 who had declined an offer had no say in it any more."""
        return no_second_thoughts(s, seat, a) if seat in self.actors(s) else None

    def drawn_from(self, edition: str) -> dict[str, object]:
        """REG-SCO-1: the points of each card, in their order, for whoever expects each visit."""
        return {"points": points_by_visit(box_data.box(edition))}

    def refuse_stranger(self, s: Shop, seat: Seat, a: Action) -> Refusal:
        if seat == CHANCE:
            return not_due(a)
        if seat == CLOCK:
            return Refusal("clock.not_due", "REG-TOP-1")
        return self.refuse_turn(s)

    def refuse_turn(self, s: Shop) -> Refusal:
        """The rule named is that of the step under way."""
        rule = RULES[s.steps[-1].name]
        if CHANCE in self.actors(s):
            return Refusal("chance.first", rule)
        if s.top.tipped or s.top.fallen:
            return Refusal("top.fallen", "REG-ALC-4")
        return self.not_your_turn(s, rule)
