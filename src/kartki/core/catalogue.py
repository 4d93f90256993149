"""All games by name. `kartki.games` registers each of them."""

from typing import Any, Final

from kartki.core.game import Game

AnyGame = Game[Any, Any]

_GAMES: Final[dict[str, AnyGame]] = {}


def register(game: AnyGame) -> None:
    _GAMES[game.name] = game


def find(name: str) -> AnyGame | None:
    return _GAMES.get(name)


def names() -> list[str]:
    return sorted(_GAMES)
