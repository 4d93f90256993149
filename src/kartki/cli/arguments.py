"""Values of the command line turned into games, editions, options, bots and seats."""

from pathlib import Path

from kartki import bots
from kartki import games as _games
from kartki.bots.levels import bot_of_level, levels
from kartki.cli.trouble import Trouble, bad_option, cannot_read, flaw_text
from kartki.core import catalogue, options
from kartki.core.catalogue import AnyGame
from kartki.core.edition import Edition
from kartki.core.seats import LETTERS
from kartki.editions import shelf
from kartki.table.occupants import Occupant, alike, is_name, mixed, tidy_name
from kartki.words.speech import Speech

assert _games.__name__  # importing it fills the catalogue


def game_named(name: str) -> AnyGame:
    game = catalogue.find(name)
    if game is None:
        raise Trouble("trouble-game", name=name, allowed=", ".join(catalogue.names()))
    return game


def players_of(game: AnyGame, players: int | None) -> int:
    """The number that was asked for; if none was, four or as many as the game allows."""
    number = min(max(4, game.fewest), game.most) if players is None else players
    if options.settle_players(number, game.fewest, game.most) is not None:
        raise Trouble("trouble-option-players", number=number, least=game.fewest, most=game.most)
    return number


def choices_of(game: AnyGame, given: list[str]) -> dict[str, str]:
    """`name=value` as often as the user likes."""
    pairs: dict[str, str] = {}
    for part in given:
        name, equals, value = part.partition("=")
        if not equals:
            raise Trouble("trouble-option-form", value=part)
        pairs[name.strip()] = value.strip()
    settled = options.settle(game.options(), pairs)
    if isinstance(settled, options.BadOption):
        bad_option(settled)
    return settled


def fit_table(game: AnyGame, choices: dict[str, str], players: int) -> None:
    """Refuse options that do not fit, such as one that needs a clock: there is none here."""
    bad = options.unfit(game.options(), choices, players, clock=False)
    if bad is not None:
        bad_option(bad)


def edition_of(game: AnyGame, name: str, speech: Speech) -> str:
    """An edition by its name, or the file of a user's own edition."""
    known = shelf.names(game.name)
    if not name:
        return known[0]
    if name in known:
        return name
    path = Path(name)
    if path.suffix != ".toml":
        raise Trouble("trouble-edition", name=name, allowed=", ".join(known))
    edition = read_edition(path, speech)
    if edition.game != game.name:
        raise Trouble("trouble-edition_game", path=str(path), game=edition.game)
    return edition.name


def read_edition(path: Path, speech: Speech) -> Edition:
    try:
        edition = shelf.add(path)
    except OSError as error:
        cannot_read(path, error)
    except UnicodeDecodeError as error:
        raise Trouble("trouble-not_text", path=str(path)) from error
    if isinstance(edition, list):
        trouble = Trouble("flaws")
        trouble.lines = [flaw_text(speech, path, flaw) for flaw in edition]
        trouble.lines.append(speech.say("edition-flawed", number=len(edition)))
        raise trouble
    return edition


def bot_named(game: AnyGame, name: str) -> str:
    if not bots.plays(name, game):
        raise Trouble("trouble-bot", name=name, allowed=", ".join(bots.names(game)))
    return name


def bot_asked_for(game: AnyGame, name: str, level: str) -> str:
    """By its kind, or else by its level; the best one if neither is said."""
    if name:
        return bot_named(game, name)
    kind = bot_of_level(game.name, level)
    if level and not kind:
        allowed = ", ".join([one.code for one in levels(game.name)])
        raise Trouble("trouble-level", name=level, allowed=allowed)
    return kind or bots.best(game)


def seated(
    game: AnyGame, seats: str, players: int | None, bot: str, speech: Speech
) -> list[Occupant]:
    """`you,ania,bot,six`: people by name, bots as `bot` or by their kind."""
    number = players_of(game, players)
    wanted = tidy_name(seats).split(",") if seats else ["you"] + ["bot"] * (number - 1)
    players_of(game, len(wanted))
    if players is not None and players != len(wanted):
        raise Trouble("trouble-seats_players", players=players, seats=len(wanted))
    taken = [token.strip() for token in wanted]
    own = Speech(speech.language, game.name)  # its bots' names fit its time and place
    names = [name.strip() for name in own.say("bot-names").split(",")]
    names = [name for name in names if not any(alike(name, token) for token in taken)]
    occupants: list[Occupant] = []
    for token in (part.strip() for part in wanted):
        kind = bot if token == "bot" else token if bots.plays(token, game) else ""
        if kind:
            occupants.append(Occupant(names.pop(0), kind))
        elif not is_name(token):
            raise Trouble("trouble-name", name=token)
        elif mixed(token):
            raise Trouble("trouble-name_mixed", name=token)
        else:
            occupants.append(Occupant(token))
    return _told_apart(occupants)


def _told_apart(occupants: list[Occupant]) -> list[Occupant]:
    """Refuse names that look alike, and a name that is the letter of another seat."""
    seen: list[str] = []
    marks = LETTERS[: len(occupants)]
    for seat, occupant in enumerate(occupants):
        others = set(marks) - {marks[seat]}
        if any(alike(occupant.name, mark) for mark in others):
            raise Trouble("trouble-name_letter", name=occupant.name)
        if any(alike(occupant.name, other) for other in seen):
            raise Trouble("trouble-name_twice", name=occupant.name)
        seen.append(occupant.name)
    return occupants
