"""The games that are put to the contract: all of the catalogue, and Peek.

A game is tested by being registered. What the tests cannot know of it (how long random play
takes, what must never be lost) it says in a `census.py` of its own (`tests/contract/census.py`).
"""

import os
from typing import Final, final

from kartki import games as _games
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.editions import shelf
from tests.contract.census import census_of, length_of
from tests.contract.peek.game import Peek

assert _games.__name__  # importing it fills the catalogue

ANY_SHARE: Final = 100


@final
class Contestant:
    def __init__(self, game: AnyGame, editions: list[str]) -> None:
        self.game: Final = game
        self.editions: Final = editions
        self.usual, self.bound = length_of(game.name)
        self._share: Final[int] = getattr(census_of(game.name), "SHARE", ANY_SHARE)

    def share_of(self, examples: int) -> int:
        return max(1, examples * self._share // 100)

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
