"""The planner's weights, as `scripts/fit_kolejka` has written them, with where they come from."""

import tomllib
from functools import cache
from typing import Any, Final

from kartki.bots.kolejka.chances import Chances
from kartki.bots.kolejka.features import FEATURES
from kartki.build import PACKAGE

FILE: Final = PACKAGE / "bots" / "kolejka" / "planner.toml"


@cache
def chances_for(players: int) -> Chances:
    """How a seat's chance is reckoned at a table for so many."""
    return read(tomllib.loads(FILE.read_text("utf-8")), players)


def read(data: dict[str, Any], players: int) -> Chances:
    if tuple(data["features"]) != FEATURES:
        raise ValueError(f"{FILE.name} was fitted to other features: run scripts/fit_kolejka")
    days = data["players"][str(players)]["days"]
    return Chances([[float(weight) for weight in day] for day in days])
