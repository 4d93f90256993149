"""Tiny boxes whose journeys can be worked out with pencil and paper."""

from pathlib import Path

from kartki.editions import shelf
from kartki.games.ration_board import box_data
from kartki.games.ration_board.cards import HELD
from kartki.games.ration_board.parts import Box

_HEAD = """
game = "ration_board"
name = "{name}"
rules = "1.0"

[[boards]]
ration = "butter"
white = 7
black = []
source = "box"
"""
_SPACE = """
[[spaces]]
id = "{id}"
route = "{route}"
kind = "{kind}"
{more}
source = "box"
"""
_CARD = """
[[cards]]
id = "c{n}"
count = 1
effect = "{effect}"
{amount}
hold = {hold}
source = "box"
"""
_KINDS = {".": "road", "w": "wooded", "s": "stormy"}


def tiny_box(folder: Path, name: str, red: str, blue: str, cards: str) -> Box:
    """`red` and `blue` give a letter for each space: . road, w wooded, s stormy.

    The one board (butter, 7 alone) follows the red spaces; the Exit goes before the blue ones.
    """
    text = _HEAD.format(name=name) + _space("HOME", "home", "home")
    text += "".join(_space(f"R{i}", "red", _KINDS[kind]) for i, kind in enumerate(red, start=1))
    text += _space("BUTTER", "red", "ration_board", 'ration = "butter"')
    text += _space("EXIT", "blue", "exit")
    text += "".join(_space(f"B{i}", "blue", _KINDS[kind]) for i, kind in enumerate(blue, start=1))
    text += "".join(_card(number, card) for number, card in enumerate(cards.split()))
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    edition = shelf.add(path)
    assert not isinstance(edition, list), edition
    return box_data.box(name)


def _space(space: str, route: str, kind: str, more: str = "") -> str:
    return _SPACE.format(id=space, route=route, kind=kind, more=more)


def _card(number: int, card: str) -> str:
    """`forward=3`, or just the effect."""
    effect, _, amount = card.partition("=")
    line = f"amount = {amount}" if amount else ""
    hold = str(effect in HELD).lower()
    return _CARD.format(n=number, effect=effect, amount=line, hold=hold)
