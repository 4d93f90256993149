"""Games and bots by their names, as a room's document has them."""

import secrets

from kartki import bots
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.server.store.room_doc import RoomDoc
from kartki.table.occupants import alike
from kartki.words.speech import Speech


def game_of(name: str) -> AnyGame:
    """The game; it exists, because that was checked when the room was opened."""
    game = catalogue.find(name)
    assert game is not None
    return game


def has_clock(doc: RoomDoc) -> bool:
    """Is it played against a clock, by its house rules?"""
    options = game_of(doc.game).options()
    return any(one.clocked and doc.options.get(one.name) == one.clocked for one in options)


def best_bot(game: str) -> str:
    return bots.best(game_of(game))


def known_bot(game: str, kind: str) -> str:
    """This kind of bot, or the best one if it is not installed any more."""
    return kind if kind in bots.names(game_of(game)) else best_bot(game)


def free_bot_name(game: str, taken: list[str]) -> str:
    """A first name, fitting the game's place and time, that nobody at the table has."""
    names = [name.strip() for name in Speech("en", game).say("bot-names").split(",")]
    free = [name for name in names if not any(alike(name, other) for other in taken)]
    return secrets.choice(free) if free else f"Bot {len(taken)}"
