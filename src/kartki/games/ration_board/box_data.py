"""From an edition on the shelf to the box that positions share."""

from functools import cache
from typing import Any

from kartki.core.edition import Edition
from kartki.editions import shelf
from kartki.games.ration_board.box_check import check
from kartki.games.ration_board.cards import Card
from kartki.games.ration_board.effects import EFFECT_OF
from kartki.games.ration_board.parts import KINDS, OFF, Box, Window

shelf.register("ration_board", check)


def box(edition: str) -> Box:
    return _build(shelf.get("ration_board", edition))


@cache
def _build(edition: Edition) -> Box:
    data = edition.data
    spaces = data["spaces"]
    ids = [space["id"] for space in spaces]
    routes = [space["route"] for space in spaces]
    return Box(
        edition.name,
        ids,
        [KINDS.index(space["kind"]) for space in spaces],
        [ids.index(space["to"]) if "to" in space else OFF for space in spaces],
        routes.count("red"),
        routes.count("red") + routes.count("blue"),
        [_window(board, spaces) for board in data["boards"]],
        [_card(card) for card in data["cards"]],
        [number for number, card in enumerate(data["cards"]) for _ in range(card["count"])],
    )


def _card(card: dict[str, Any]) -> Card:
    effect = card["effect"]
    return Card(card["id"], effect, card.get("amount", 0), EFFECT_OF[effect])


def _window(board: dict[str, Any], spaces: list[dict[str, Any]]) -> Window:
    place = [space.get("ration") for space in spaces].index(board["ration"])
    totals = [number for number in board["black"] if number != "doubles"]
    return Window(board["ration"], place, board["white"], totals, "doubles" in board["black"])
