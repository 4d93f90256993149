"""The box: the road with its five ration boards (RAT-CMP-1), the release cards (RAT-CMP-2).

Built once from an edition that has been checked (`box_check`), shared by all positions.
Spaces are numbered: Home is 0, then the red route, the Exit, the blue route, the Detour Road.
"""

from typing import Final, final

from kartki.games.ration_board.cards import Card

HOME: Final = 0
OFF: Final = -1  # a finished car has left the road (RAT-REL-19)
MOST_DICE: Final = 12

# kinds of spaces
ROAD: Final = 0
WOODED: Final = 1
STORMY: Final = 2
SHORT_CUT: Final = 3
DETOUR: Final = 4
RATION_BOARD: Final = 5
EXIT: Final = 6
HOME_SPACE: Final = 7
KINDS: Final = (
    "road",
    "wooded",
    "stormy",
    "short_cut",
    "detour",
    "ration_board",
    "exit",
    "home",
)

# colours of road (RAT-REL-12)
NEITHER: Final = 0
RED: Final = 1
BLUE: Final = 2


@final
class Window:
    """One of the ration boards: where it stands, and the rolls that it approves (RAT-APP-2)."""

    def __init__(self, ration: str, space: int, white: int, black: list[int], doubles: bool):
        self.ration: Final = ration
        self.space: Final = space
        self.white: Final = white
        self.black: Final = black
        self.doubles: Final = doubles

    def approves(self, first: int, second: int) -> bool:
        total = first + second
        return total == self.white or total in self.black or (self.doubles and first == second)

    def rolls(self) -> list[tuple[int, int]]:
        """All that it approves, the lower die first."""
        falls = [(low, high) for low in range(1, 7) for high in range(low, 7)]
        return [(low, high) for low, high in falls if self.approves(low, high)]


@final
class Box:
    """An edition, ready to play with."""

    def __init__(
        self,
        edition: str,
        ids: list[str],
        kinds: list[int],
        leads: list[int],
        red: int,
        blue: int,
        windows: list[Window],
        cards: list[Card],
        pack: list[int],
    ) -> None:
        self.edition: Final = edition
        self.ids: Final = ids
        self.kinds: Final = kinds
        self.leads: Final = leads  # where a Short Cut, the Detour or its road's end leads to
        self.red: Final = red  # the last red space; the Exit follows
        self.exit: Final = red + 1
        self.blue: Final = blue  # the last blue space; the Detour Road follows
        self.windows: Final = windows
        self.goals: Final = [window.space for window in windows]
        self.cards: Final = cards
        self.card_ids: Final = [card.id for card in cards]
        self.pack: Final = pack  # the whole pack, a number for each card, in card order
        self.colours: Final = _colours(self)
        self.areas: Final = _areas(self)
        self.blue_drives: Final = [_blue_drives(self, space) for space in range(len(ids))]

    def number(self, space_id: str) -> int:
        return OFF if space_id == "OFF" else self.ids.index(space_id)

    def name(self, space: int) -> str:
        return "OFF" if space == OFF else self.ids[space]

    def on_red(self, space: int) -> bool:
        """Is a car here on the red route, or at Home and about to take it?"""
        return space <= self.red

    def goal(self, granted: int) -> int:
        """The board of this trip: the next one not yet granted (RAT-RED-5)."""
        return self.goals[granted] if granted < len(self.goals) else self.red

    def to_goal(self, space: int, granted: int) -> int:
        """How many red spaces lie between here and the board of this trip, that one included."""
        return self.goal(granted) - space

    def clear_ahead(self, space: int) -> int:
        """RAT-REL-7: the first space beyond the area in which this one lies."""
        area = self.areas[space]
        while self.areas[space] == area:
            space += 1
        return space

    def clear_behind(self, space: int) -> int:
        area = self.areas[space]
        while self.areas[space] == area:
            space -= 1
        return space

    def back(self, space: int, spaces: int) -> int:
        """RAT-REL-5: back along the main road, at most to Home or to the Exit."""
        return max(space - spaces, HOME if space <= self.red else self.exit)

    def way(self, here: int, to: int) -> list[int]:
        """The spaces from here to there along one road, ahead or back; the first left out."""
        return self.way_ahead(here, to) if to > here else self.way_back(here, to)

    def way_back(self, here: int, to: int) -> list[int]:
        return list(range(here - 1, to - 1, -1))

    def way_ahead(self, here: int, to: int) -> list[int]:
        """As a car drives: on the blue route perhaps to Home, and by the Detour Road."""
        if self.on_red(here):
            return list(range(here + 1, to + 1))
        way = [_next_blue(self, here, leaving=True)]
        while way[-1] != to:
            way.append(_next_blue(self, way[-1], leaving=False))
        return way


def _colours(box: Box) -> list[int]:
    """RAT-REL-12: Home is neither, nor are the Detour and its road."""
    colours = [NEITHER] + [RED] * box.red + [BLUE] * (box.blue - box.red)
    colours += [NEITHER] * (len(box.ids) - len(colours))
    return [NEITHER if box.kinds[i] == DETOUR else colour for i, colour in enumerate(colours)]


def _areas(box: Box) -> list[int]:
    """A number for each wooded or stormy stretch, 0 for clear road."""
    areas = [0] * len(box.ids)
    for space in range(1, len(box.ids)):
        if box.kinds[space] in (WOODED, STORMY):
            same = box.kinds[space] == box.kinds[space - 1] and space != box.exit
            areas[space] = areas[space - 1] if same else space
    return areas


def _blue_drives(box: Box, space: int) -> list[tuple[int, int]]:
    """Where 0, 1, 2 … spaces on the blue route end: the space, and what is left beyond Home.

    The second number is -1 as long as Home is not reached.
    """
    drives = [(space, -1)]
    here, left = space, -1
    for _ in range(MOST_DICE):
        if left >= 0:
            left += 1
        else:
            here = _next_blue(box, here, here == space)
            left = 0 if here == HOME else -1
        drives.append((here, left))
    return drives


def _next_blue(box: Box, space: int, leaving: bool) -> int:
    """RAT-BLU-3: only who stopped on the Detour drives along the Detour Road."""
    if space == box.blue:
        return HOME
    if box.kinds[space] == DETOUR and leaving:
        return box.leads[space]
    if space > box.blue and box.leads[space] != OFF:
        return box.leads[space]
    return min(space + 1, len(box.ids) - 1)
