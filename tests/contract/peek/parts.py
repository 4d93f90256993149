"""The box of Peek: six faces, four cards of each."""

from typing import Final, final

from kartki.core.play import Seat

FACES: Final = 6
COPIES: Final = 4
BOX: Final = [face for face in range(1, FACES + 1) for _ in range(COPIES)]
HIDDEN: Final = 0  # the face of a card that one does not know
PRIZE: Final = 2  # cards for the highest bidder
OPEN: Final = 0xFF  # the knowers of a card that lies face up
_ONLOOKER: Final = 7  # the bit of the spectators, beyond those of the seats


def bit(viewer: Seat | None) -> int:
    return 1 << (_ONLOOKER if viewer is None else viewer)


@final
class Held:
    """A card in a row, and a bit for each seat that knows it."""

    def __init__(self, face: int, knowers: int) -> None:
        self.face: Final = face
        self.knowers: Final = knowers


@final
class HouseRules:
    def __init__(self, rounds: int, row: int, looks: bool) -> None:
        self.rounds: Final = rounds
        self.row: Final = row  # how many cards each player is dealt
        self.looks: Final = looks
