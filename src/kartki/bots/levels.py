"""How strong bots are, in people's words: the one table of levels, the easiest first.

Every game has `best`. A level is asked for by its code, the same in every game; which kind of bot
plays it is this table's affair. Words for a level: `level-CODE`.
"""

from typing import Final, final

from kartki.bots.kolejka.neighbour import Neighbour
from kartki.bots.kolejka.shopper import Shopper
from kartki.bots.ration_board.navigator import Navigator
from kartki.bots.reglamentacja.apprentice import Apprentice
from kartki.bots.reglamentacja.trader import Trader

EASY: Final = "easy"
BEST: Final = "best"


@final
class Level:
    def __init__(self, code: str, bot: str) -> None:
        self.code: Final = code
        self.bot: Final = bot  # the kind that plays it


_LEVELS: Final[dict[str, list[Level]]] = {
    "kolejka": [Level(EASY, Shopper.name), Level(BEST, Neighbour.name)],
    "ration_board": [Level(BEST, Navigator.name)],  # its bots differ too little for two
    "reglamentacja": [Level(EASY, Apprentice.name), Level(BEST, Trader.name)],
}


def levels(game: str) -> list[Level]:
    """The levels of a game; none, if the house has no bot for it."""
    return _LEVELS.get(game, [])


def bot_of_level(game: str, code: str) -> str:
    """The kind of bot that plays this level; empty if the game has no such level."""
    return next((level.bot for level in levels(game) if level.code == code), "")
