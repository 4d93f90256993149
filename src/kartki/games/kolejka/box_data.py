"""From an edition on the shelf to the box that positions share."""

from functools import cache
from typing import Any

from kartki.core.edition import Edition
from kartki.editions import shelf
from kartki.games.kolejka.actions import CARDS, PRINTED
from kartki.games.kolejka.box_check import check
from kartki.games.kolejka.parts import SHOPS, Box, Plan

shelf.register("kolejka", check)


def box(edition: str) -> Box:
    return _build(shelf.get("kolejka", edition))


@cache
def _build(edition: Edition) -> Box:
    data = edition.data
    goods = {shop["id"]: shop["goods"] for shop in data["shops"]}
    return Box(
        edition.name,
        [CARDS.index(name) for name in data["cards"]] if "cards" in data else list(PRINTED),
        [goods[shop] for shop in SHOPS],
        [[wanted[shop] for shop in SHOPS] for wanted in data["lists"]],
        {table["players"]: _plan(table) for table in data["tables"]},
    )


def _plan(table: dict[str, Any]) -> Plan:
    return Plan(
        table["goods_out"],
        list(table["delivery"]),
        table["per_day"],
        table["consecutive"],
        table["weeks"],
    )
