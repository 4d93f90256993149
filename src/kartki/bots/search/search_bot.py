"""A bot that searches: what all of them share. A game's own gives the playouts of a decision."""

import time
from abc import abstractmethod
from typing import Any, ClassVar, Final

from kartki.bots.bot import Bot
from kartki.bots.search.halving import Halving
from kartki.bots.search.limits import Clock, refuse_limit, refuse_playouts, think
from kartki.bots.search.playouts import Playouts
from kartki.core.play import Action
from kartki.core.rng import Rng

SEEDS: Final = 1 << 30


class SearchBot(Bot):
    """So many playouts a decision; `planner50` is `planner` with 50 of them."""

    usual_playouts: ClassVar[int] = 200

    def __init__(self, playouts: int | None = None, clock: Clock = time.monotonic) -> None:
        self.playouts: Final = self.usual_playouts if playouts is None else playouts
        refuse_playouts(self.name, self.playouts)
        self.last: tuple[Any, Halving] | None = None  # the view thought about last, for its reason
        self._clock: Final = clock

    @abstractmethod
    def playouts_for(self, view: Any, legal: list[Action], seed: int) -> Playouts:
        """Of this position: by the view alone, and the same for the same seed."""

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return self.search(view, legal, limit, rng).action()

    def search(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Halving:
        """The thought that leads to a choice: with the chances of every idea that was tried."""
        refuse_limit(self.name, limit)
        search = Halving(self.playouts_for(view, legal, rng.below(SEEDS)), self.playouts)
        think(search, limit, self._clock)
        self.last = view, search
        return search
