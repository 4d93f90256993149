"""Steps by the names that stand for them in a view."""

from typing import Any, Final

from kartki.core.play import Step
from kartki.games.reglamentacja.steps.buying import (
    DISCARDING,
    LAST_SHOPPING_STEP,
    SHOPPING_STEP,
)
from kartki.games.reglamentacja.steps.chance import (
    DRAWING,
    FIRST,
    LUCK,
    REFILLING,
    VISITS,
    WOBBLING,
)
from kartki.games.reglamentacja.steps.speculator import SPECULATOR_SHOPS
from kartki.games.reglamentacja.steps.spinning import SPINNING
from kartki.games.reglamentacja.steps.trading import TRADING

ALL: Final[list[Step[Any]]] = [
    REFILLING,
    DRAWING,
    VISITS,
    FIRST,
    SPINNING,
    WOBBLING,
    LUCK,
    TRADING,
    SPECULATOR_SHOPS,
    DISCARDING,
    SHOPPING_STEP,
    LAST_SHOPPING_STEP,
]
_NAMED: Final[dict[str, Step[Any]]] = {step.name: step for step in ALL}


def step_named(name: str) -> Step[Any]:
    return _NAMED[name]
