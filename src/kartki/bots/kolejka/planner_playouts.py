"""The playouts of Kolejka: imagined worlds, played on by the readable rules to a morning."""

from typing import Any, Final, final

from kartki.bots.kolejka.chances import Chances
from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.luck import Luck
from kartki.bots.kolejka.manners import rivals_manners
from kartki.bots.kolejka.playing_on import first_act, play_on, share_of_win
from kartki.bots.search.playouts import Playouts
from kartki.core.game import Game
from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.games.kolejka.state import Square


@final
class KolejkaPlayouts(Playouts):
    def __init__(
        self,
        game: Game[Any, Any],
        view: Any,
        seat: Seat,
        ideas: list[Action],
        chances: Chances,
        lookout: Lookout,
        morning: int,
        odds: list[int],
        seed: int,
    ) -> None:
        self._game: Final = game
        self._view: Final = view
        self._seat: Final = seat
        self._ideas: Final = ideas
        self._chances: Final = chances
        self._lookout: Final = lookout
        self._morning: Final = morning  # to which is played on: days since the first Monday
        self._odds: Final = odds  # of the manners of rivals
        self._seed: Final = seed
        self._world = 0
        self._start: Square | None = None

    def ideas(self) -> list[Action]:
        return self._ideas

    def begin(self, world: int) -> None:
        self._world = world
        self._start = self._game.imagine(self._view, Rng(self._luck_seed() * 2 + 1))

    def _luck_seed(self) -> int:
        return self._seed * 1_000_003 + self._world

    def worth(self, idea: Action) -> float:
        assert self._start is not None
        s, luck = self._start.copy(), Luck(self._luck_seed())
        manners = rivals_manners(luck, s.players, self._seat, self._odds)
        first_act(self._game, s, self._seat, idea, self._lookout)
        play_on(self._game, s, self._lookout, manners, luck, self._morning)
        if s.outcome is not None:
            return share_of_win(s, self._seat)
        return self._chances.of(s, self._seat, self._lookout)
