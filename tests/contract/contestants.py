"""The games that are put to the contract: all of the catalogue, and Peek.

A game is tested by being registered. What the tests cannot know of it (how long random play
takes, what must never be lost) stands here and in `census.py`.
"""

import os
from typing import Final, final

from kartki import games as _games
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.editions import shelf
from tests.contract.peek.game import Peek

assert _games.__name__  # importing it fills the catalogue

# for each game: moves that a random play usually has, and moves that it never exceeds
LENGTHS: Final = {
    "kolejka": (500, 20_000),
    "peek": (90, 155),
    "ration_board": (900, 6_000),
    "reglamentacja": (900, 20_000),
}
ANY_LENGTH: Final = (1_000, 50_000)
# how many of the sittings a game is put to, in percent, if its moves take long
SHARE: Final = {"kolejka": 40, "reglamentacja": 40}


@final
class Contestant:
    def __init__(self, game: AnyGame, editions: list[str]) -> None:
        self.game: Final = game
        self.editions: Final = editions
        self.usual, self.bound = LENGTHS.get(game.name, ANY_LENGTH)

    def share_of(self, examples: int) -> int:
        return max(1, examples * SHARE.get(self.name, 100) // 100)

    @property
    def name(self) -> str:
        return self.game.name

    def __repr__(self) -> str:
        return self.name


def contestants() -> list[Contestant]:
    """Every game, or the one that KARTKI_FUZZ_GAME names."""
    found = [Contestant(Peek(), ["plain"])]
    for name in catalogue.names():
        game = catalogue.find(name)
        assert game is not None
        found.append(Contestant(game, shelf.names(name)))
    wanted = os.environ.get("KARTKI_FUZZ_GAME", "")
    return [contestant for contestant in found if wanted in ("", contestant.name)]
