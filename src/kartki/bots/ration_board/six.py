"""Two simple bots that call 6, half of what two dice can give."""

from typing import Any, ClassVar, final

from kartki.bots.bot import Bot
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board import box_data
from kartki.games.ration_board.actions import Call


@final
class Six(Bot):
    """Calls 6, or what is left to its goal if that is less."""

    name: ClassVar[str] = "six"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        box = box_data.box(view.edition)
        car = view.cars[view.turn]
        return Call(min(6, box.to_goal(box.number(car.space), car.granted)))


@final
class AlwaysSix(Bot):
    """Calls 6, come what may."""

    name: ClassVar[str] = "always6"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return legal[0] if len(legal) == 1 else Call(6)
