"""All bots by name. `register` adds a bot of your own."""

from collections.abc import Callable
from functools import partial
from typing import Final

from kartki.bots.bot import Bot
from kartki.bots.kolejka.greedy import Greedy
from kartki.bots.kolejka.neighbour import Neighbour
from kartki.bots.kolejka.planner import Planner
from kartki.bots.kolejka.shopper import Shopper
from kartki.bots.levels import BEST, bot_of_level
from kartki.bots.random_bot import RandomBot
from kartki.bots.ration_board.navigator import Navigator
from kartki.bots.ration_board.six import AlwaysSix, Six
from kartki.bots.reglamentacja.apprentice import Apprentice
from kartki.bots.reglamentacja.haggler.haggler import Haggler
from kartki.bots.reglamentacja.trader import Hermit, Trader
from kartki.bots.search.limits import fits
from kartki.bots.search.search_bot import SearchBot
from kartki.core.catalogue import AnyGame

ANY_GAME: Final = "*"
_BOTS: Final[dict[tuple[str, str], type[Bot]]] = {}


def register(bot: type[Bot], game: str = ANY_GAME) -> None:
    """Make a bot available for one game, or for every game."""
    _BOTS[(game, bot.name)] = bot


def unregister(bot: type[Bot], game: str = ANY_GAME) -> None:
    del _BOTS[(game, bot.name)]


def names(game: AnyGame) -> list[str]:
    """The bots that can play this game."""
    return sorted({name for of, name in _BOTS if of in (game.name, ANY_GAME)})


def is_kind(name: str) -> bool:
    """Is this the name of a kind of bot, of whatever game?"""
    return any(name == kind for _, kind in _BOTS)


def best(game: AnyGame) -> str:
    """The strongest bot of a game: the one to play against unless another is asked for."""
    name = bot_of_level(game.name, BEST)
    return name if name in names(game) else RandomBot.name


def plays(name: str, game: AnyGame) -> bool:
    """Can a bot of this name be made? Also of a search with a number of playouts: `planner50`."""
    return _maker(name, game) is not None


def make(name: str, game: AnyGame) -> Bot:
    """A bot that `names` lists, or one of those that search, with its number of playouts."""
    maker = _maker(name, game)
    if maker is None:
        raise ValueError(f"no bot called {name} plays {game.name}; there are {names(game)}")
    return maker()


def _maker(name: str, game: AnyGame) -> Callable[[], Bot] | None:
    bot = _registered(name, game)
    if bot is not None:
        return bot
    kind = name.rstrip("0123456789")
    search, playouts = _registered(kind, game), name[len(kind) :]
    if search is None or not issubclass(search, SearchBot) or not fits(playouts):
        return None
    return partial(search, int(playouts))


def _registered(name: str, game: AnyGame) -> type[Bot] | None:
    return _BOTS.get((game.name, name)) or _BOTS.get((ANY_GAME, name))


register(RandomBot)
register(Greedy, "kolejka")
register(Neighbour, "kolejka")
register(Planner, "kolejka")
register(Shopper, "kolejka")
register(Navigator, "ration_board")
register(Six, "ration_board")
register(AlwaysSix, "ration_board")
register(Haggler, "reglamentacja")
register(Trader, "reglamentacja")
register(Hermit, "reglamentacja")
register(Apprentice, "reglamentacja")
