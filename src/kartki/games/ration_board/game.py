"""The rules of Ration Board behind the contract that every game keeps."""

from typing import Final, final

from kartki.core.game import Game
from kartki.core.honours import Honours
from kartki.core.options import Option
from kartki.core.play import CHANCE, Action, Event, Refusal, Seat
from kartki.core.rng import Rng
from kartki.games.ration_board import box_data, flow
from kartki.games.ration_board import view as views
from kartki.games.ration_board.actions import Dice
from kartki.games.ration_board.honours import RoadHonours
from kartki.games.ration_board.notation import NOTATION
from kartki.games.ration_board.seen import RoadView
from kartki.games.ration_board.standing import end_by_time
from kartki.games.ration_board.state import HouseRules, Road, at_home
from kartki.games.ration_board.steps.opening import ROLL_OFF

OPTIONS: Final = [
    Option("remind", ["off", "on"], "RAT-RED-4"),
    Option("past_home", ["drive", "stop"], "RAT-BLU-2"),
    Option("places", ["off", "on"], "RAT-END-2"),
]


@final
class RationBoard(Game[Road, RoadView]):
    def __init__(self) -> None:
        super().__init__(
            "ration_board",
            "1.0",
            fewest=2,
            most=8,
            turn_rule="RAT-SET-2",
            chance_rule="RAT-SET-1",
            over_rule="RAT-END-1",
            secrets=False,
            notation=NOTATION,
            view_type=RoadView,
        )

    def options(self) -> list[Option]:
        return OPTIONS

    def new_game(self, players: int, edition: str, choices: dict[str, str]) -> Road:
        house = HouseRules(
            remind=choices.get("remind") == "on",
            stop_at_home=choices.get("past_home") == "stop",
            places=choices.get("places") == "on",
        )
        return at_home(players, [ROLL_OFF], box_data.box(edition), house)

    def flow(self, s: Road, told: list[Event]) -> None:
        flow.next_turn(s, told)

    def end_by_time(self, s: Road) -> list[Event]:
        return end_by_time(s)

    def view(self, s: Road, seat: Seat | None) -> RoadView:
        return views.view(s, seat)

    def own(self, s: Road, seat: Seat, public: RoadView) -> dict[str, object]:
        return views.own(seat)

    def honours(self, players: int) -> Honours:
        return RoadHonours(players)

    def imagine(self, v: RoadView, rng: Rng) -> Road:
        return views.imagine(v, box_data.box(v.edition))

    def drawn_from(self, edition: str) -> dict[str, object]:
        """RAT-APP-2: the falls of two dice that each board approves, the lower die first."""
        windows = box_data.box(edition).windows
        return {"approves": {window.ration: window.rolls() for window in windows}}

    def refuse_stranger(self, s: Road, seat: Seat, a: Action) -> Refusal:
        """Dice or a card though nobody rolled or stopped in an area."""
        if seat == CHANCE and isinstance(a, Dice):
            return Refusal("dice.not_due", "RAT-RED-1")
        if seat == CHANCE:
            return Refusal("card.not_due", "RAT-REL-1")
        return super().refuse_stranger(s, seat, a)
