"""From an edition on the shelf to the box that positions share."""

from functools import cache

from kartki.core.edition import Edition
from kartki.editions import shelf
from kartki.games.reglamentacja.box_check import check
from kartki.games.reglamentacja.parts import CATEGORIES, KINDS, Box, ShoppingCard, Visit

shelf.register("reglamentacja", check)


def box(edition: str) -> Box:
    return _build(shelf.get("reglamentacja", edition))


@cache
def _build(edition: Edition) -> Box:
    data = edition.data
    counts = {stamp["id"]: stamp["count"] for stamp in data["stamps"]}
    return Box(
        edition.name,
        [counts[kind] for kind in KINDS],
        [
            ShoppingCard(
                card["id"],
                CATEGORIES.index(card["category"]),
                [card["cost"].count(kind) for kind in KINDS],
                card["icons"],
            )
            for card in data["cards"]
        ],
        [
            Visit(visit["id"], [CATEGORIES.index(name) for name in visit["doubles"]])
            for visit in data["visits"]
        ],
    )
