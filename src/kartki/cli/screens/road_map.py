"""The road as text: red to the right, blue back to the left, cars as letters beneath."""

from typing import Final

from kartki.cli.paint import Paint
from kartki.core.seats import letter
from kartki.games.ration_board.parts import (
    DETOUR,
    HOME,
    RATION_BOARD,
    SHORT_CUT,
    STORMY,
    WOODED,
    Box,
)
from kartki.games.ration_board.seen import RoadView
from kartki.words.speech import Speech

SIGNS: Final = {WOODED: "♣", STORMY: "≈", SHORT_CUT: "»", DETOUR: "↻"}
LABEL: Final = 6
CELL: Final = 3


Stretch = tuple[list[str], list[int]]  # the lines of a road, and the spaces above its cars


def road_rows(box: Box, speech: Speech, paint: Paint) -> list[Stretch]:
    """The roads one below the other, without the cars."""
    red = list(range(1, box.red + 1))
    blue = list(range(box.blue, box.exit - 1, -1))
    detour = list(range(len(box.ids) - 1, box.blue, -1))
    rows = [_stretch(box, speech, paint, red, "screen-red", "red")]
    rows.append(_stretch(box, speech, paint, blue, "screen-blue", "blue"))
    if detour:
        rows.append(_stretch(box, speech, paint, detour, "screen-detour", "yellow"))
    return rows


def road_map(view: RoadView, box: Box, speech: Speech, paint: Paint) -> list[str]:
    lines: list[str] = []
    for drawn, columns in road_rows(box, speech, paint):
        lines += [*drawn, *(paint(row, "bold") for row in _cars(view, box, columns))]
    signs = {"tree": SIGNS[WOODED], "rain": SIGNS[STORMY], "cut": SIGNS[SHORT_CUT]}
    legend = speech.say("screen-legend", **signs, detour=SIGNS[DETOUR])
    return [*lines, paint(" " * LABEL + legend, "dim")]


def _stretch(
    box: Box, speech: Speech, paint: Paint, spaces: list[int], name: str, colour: str
) -> Stretch:
    """One road: signs above, numbers beneath. Home stands at its left end."""
    homely = name != "screen-detour"
    home = speech.say("kind-home") if homely else ""
    label = speech.say(name)
    signs = " " * LABEL + "".join(_sign(box, space, speech).rjust(CELL) for space in spaces)
    numbers = home.ljust(LABEL) + "".join(_number(box, s).rjust(CELL) for s in spaces)
    arrow = "→" if name == "screen-red" else "←"
    title = f"{arrow} {label}" if len(numbers) + len(label) + 4 > 79 else ""
    tail = "" if title else f"  {arrow} {label}"
    columns = ([HOME] if homely and name == "screen-red" else []) + spaces
    lines = [paint(title, colour)] if title else []
    lines += [paint(signs.rstrip(), "green")] if signs.strip() else []
    lines.append(paint(numbers + tail, colour))
    return lines, columns


def _sign(box: Box, space: int, speech: Speech) -> str:
    if box.kinds[space] == RATION_BOARD:
        ration = next(w.ration for w in box.windows if w.space == space)
        return speech.attribute(f"ration-{ration}", "sign")
    return SIGNS.get(box.kinds[space], "")


def _number(box: Box, space: int) -> str:
    """The number on a space; the Exit is the only one that has none."""
    return "".join(sign for sign in box.ids[space] if sign.isdigit()) or "X"


def _cars(view: RoadView, box: Box, columns: list[int]) -> list[str]:
    """Cars stand under their space; where several do, one below the other."""
    standing: dict[int, list[str]] = {space: [] for space in columns}
    for seat, car in enumerate(view.cars):
        space = box.number(car.space)
        if space in standing:
            standing[space].append(letter(seat).upper())
    rows = max((len(cars) for cars in standing.values()), default=0)
    return [_row(standing, columns, row) for row in range(rows)]


def _row(standing: dict[int, list[str]], columns: list[int], row: int) -> str:
    """One row of cars; Home's column, if there is one, is as wide as the label."""
    cells = [standing[space][row] if row < len(standing[space]) else "" for space in columns]
    first = (" " + cells.pop(0)) if columns[0] == HOME else ""
    return (first.ljust(LABEL) + "".join(cell.rjust(CELL) for cell in cells)).rstrip()
