"""Ration Board's table in 14 lines: the roads with one row of cars each, and everyone on them."""

from typing import Final, final

from rich.cells import set_cell_size

from kartki.cli.frame import cut
from kartki.cli.paint import WIDTH, Paint
from kartki.cli.screens.road_map import CELL, LABEL, road_rows
from kartki.core.play import Seat
from kartki.core.seats import letter
from kartki.games.ration_board.parts import HOME, Box
from kartki.games.ration_board.seen import RoadView
from kartki.words.speech import Speech

HALF: Final = 40  # cells for a player where two stand side by side
ALONE: Final = 4  # players who have a line each


@final
class CompactRoad:
    def __init__(self, speech: Speech, paint: Paint) -> None:
        self.speech: Final = speech
        self.paint: Final = paint

    def roads(self, view: RoadView, box: Box) -> list[str]:
        rows: list[str] = []
        for lines, columns in road_rows(box, self.speech, self.paint):
            rows += [*lines, *self._cars(view, box, columns)]
        return rows

    def _cars(self, view: RoadView, box: Box, columns: list[int]) -> list[str]:
        """One row: as many letters as fit under a space, or how many cars stand there."""
        here = [[seat for seat, car in enumerate(view.cars) if box.number(car.space) == space]
                for space in columns]  # fmt: skip
        if not any(here):
            return []
        row = "" if columns[0] == HOME else " " * LABEL
        for space, seats in zip(columns, here, strict=True):
            width = LABEL if space == HOME else CELL
            row += self._together(seats, width)
        return [row.rstrip()]

    def _together(self, seats: list[Seat], width: int) -> str:
        if len(seats) >= width:
            return f"×{len(seats)}".rjust(width)
        marks = "".join(self.paint.seat(letter(seat).upper(), seat, bold=True) for seat in seats)
        return " " * (width - len(seats)) + marks

    def players(self, told: list[tuple[Seat, str, str, bool]]) -> list[str]:
        """Of each player the name and the rest; two side by side where they are many."""
        if len(told) <= ALONE:
            return [self._player(one, WIDTH - 1) for one in told]
        half = (len(told) + 1) // 2
        rows = []
        for place in range(half):
            row = self._player(told[place], HALF)
            if place + half < len(told):
                row += self._player(told[place + half], HALF - 1)
            rows.append(row.rstrip())
        return rows

    def _player(self, one: tuple[Seat, str, str, bool], width: int) -> str:
        seat, name, rest, acts = one
        room = 26 if width > HALF else 16
        who = set_cell_size(name, room - 1)
        tail = set_cell_size(cut(rest), width - room)
        return f"{self.paint.seat(who, seat, bold=acts)} {tail}"
