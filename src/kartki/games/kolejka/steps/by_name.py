"""Steps by the facts that stand for them in a view."""

from typing import Any, Final

from kartki.core.play import Step
from kartki.games.kolejka.steps.close_of_day import RECALLING
from kartki.games.kolejka.steps.delivery import DELIVERING
from kartki.games.kolejka.steps.drawing import DRAWING
from kartki.games.kolejka.steps.jumping import JUMPING_STEP
from kartki.games.kolejka.steps.looking import LOOKING
from kartki.games.kolejka.steps.market import MARKET_STEP
from kartki.games.kolejka.steps.opening import SHOPS_OPEN
from kartki.games.kolejka.steps.queue_up import QUEUEING
from kartki.games.kolejka.steps.setting_up import FIRST, LISTS, STALLS

ALL: Final[list[Step[Any]]] = [
    STALLS,
    LISTS,
    FIRST,
    DRAWING,
    QUEUEING,
    DELIVERING,
    JUMPING_STEP,
    SHOPS_OPEN,
    MARKET_STEP,
    RECALLING,
]
_NAMED: Final[dict[str, Step[Any]]] = {step.name: step for step in ALL}


def step_named(facts: tuple[str | int, ...]) -> Step[Any]:
    if len(facts) == 3:
        return LOOKING[int(facts[1])][int(facts[2])]
    return _NAMED[str(facts[0])]
