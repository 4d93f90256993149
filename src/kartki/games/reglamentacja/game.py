"""The rules of Reglamentacja behind the contract that every game keeps."""

from typing import Any, Final, final

from kartki.core.deck import Deck, Layer, in_public
from kartki.core.options import Option
from kartki.core.play import CHANCE, CLOCK, Action, Event, Game, Refusal, Seat, Step
from kartki.core.rng import Rng
from kartki.games.reglamentacja import box_data, flow, notation
from kartki.games.reglamentacja import view as views
from kartki.games.reglamentacja.parts import DEAL, KIND_NUMBERS, KINDS, listed
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.state import LAID_DOWN, SETUP, HouseRules, Shop
from kartki.games.reglamentacja.steps.chance import DRAWING, FIRST, REFILLING, VISITS
from kartki.games.reglamentacja.steps.turns import RULES, not_due
from kartki.games.reglamentacja.wild import wild_action

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
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Shop:
        """REG-SET: the row, five stamps each, a visit each, and who is first in the queue."""
        box = box_data.box(edition)
        known = in_public(players)
        without_meal = choices.get("visits") == "no_meal" and players == 3
        steps: list[Step[Any]] = [FIRST, VISITS, DRAWING, REFILLING]
        return Shop(
            players,
            steps,
            box,
            HouseRules(choices.get("pace") == "live", without_meal),
            phase=SETUP,
            active=0,
            queue=[],
            row=[],
            cards=Deck([Layer(list(range(len(box.cards))), known)]),
            gone=[],
            hands=[[0] * len(KINDS) for _ in range(players)],
            known=[[0] * len(KINDS) for _ in range(players)],
            stack=Deck([Layer(listed(tuple(box.stamps)), known)]),
            discards=[0 for _ in KIND_NUMBERS],
            visits=[-1] * players,
            bought=[[] for _ in range(players)],
            owed=[seat for seat in range(players) for _ in range(DEAL)],
            top=LAID_DOWN,
            tipped=False,
            fallen=False,
            turn=0,
            quiet=0,
            offers=[],
            offers_made=0,
            past=[],
            talk=[],
            place=0,
        )

    def flow(self, s: Shop, told: list[Event]) -> None:
        flow.next_phase(s, told)

    def view(self, s: Shop, seat: Seat | None) -> ShopView:
        return views.view(s, seat)

    def own(self, s: Shop, seat: Seat, public: ShopView) -> dict[str, object]:
        return views.own(s, seat)

    def imagine(self, v: ShopView, rng: Rng) -> Shop:
        return views.imagine(v, box_data.box(v.edition), rng)

    def write(self, s: Shop, seat: Seat, a: Action) -> str:
        return notation.write(s, seat, a)

    def read(self, s: Shop, line: str) -> tuple[Seat, Action] | Refusal:
        return notation.read(s, line)

    def redact(self, s: Shop, viewer: Seat | None, seat: Seat, a: Action) -> str:
        return notation.redact(s, viewer, seat, a)

    def hides(self, a: Action) -> bool:
        return isinstance(a, notation.HIDDEN)

    def refuse_stranger(self, s: Shop, seat: Seat, a: Action) -> Refusal:
        """Chance, the clock or a player speaks out of turn; the rule is that of the moment."""
        if seat == CHANCE:
            return not_due(a)
        if seat == CLOCK:
            return Refusal("clock.not_due", "REG-TOP-1")
        rule = RULES[s.steps[-1].name]
        actors = self.actors(s)
        if CHANCE in actors:
            return Refusal("chance.first", rule)
        if s.tipped or s.fallen:
            return Refusal("top.fallen", "REG-ALC-4")
        return Refusal("turn.not_yours", rule)

    def wild(self, s: Shop, rng: Rng) -> tuple[Seat, Action]:
        seat = rng.below(s.players + 2) - 2
        return seat, wild_action(s, seat, rng)
