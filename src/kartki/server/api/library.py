"""What can be read without a table: games, rulebooks, editions."""

from typing import Final

from starlette.responses import Response

from kartki import bots
from kartki.bots.levels import levels
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.options import Option
from kartki.core.play import Refusal
from kartki.editions import shelf
from kartki.server.api import schemas
from kartki.server.api.context import ApiCall, as_json
from kartki.server.api.problems import Refused
from kartki.words import rules
from kartki.words.languages import LANGUAGES

HOUSE: Final = "house"  # the rulebook that belongs to every game
TOML: Final = "application/toml"


async def games(_: ApiCall) -> Response | Refused:
    found = [game for name in catalogue.names() if (game := catalogue.find(name)) is not None]
    return as_json(schemas.GameList(tuple([about(game) for game in found])))


def about(game: AnyGame) -> schemas.GameInfo:
    return schemas.GameInfo(
        game.name,
        game.version,
        game.fewest,
        game.most,
        tuple([option_info(option) for option in game.options()]),
        tuple(shelf.names(game.name)),
        tuple(bots.names(game)),
        bots.best(game),
        tuple([schemas.LevelInfo(level.code, level.bot) for level in levels(game.name)]),
    )


def option_info(option: Option) -> schemas.OptionInfo:
    return schemas.OptionInfo(
        option.name,
        tuple(option.allowed),
        option.default,
        option.rule,
        option.clocked,
        option.players,
    )


# rules


async def rule_book(call: ApiCall) -> Response | Refused:
    language, book = call.part("lang"), call.part("game")
    refused = refuse_book(language, book)
    if refused is not None:
        return refused
    titles = [schemas.RuleTitle(r.id, r.title) for r in rules.rulebook(language, book).values()]
    about_it = rules.introduction(language, book)
    return as_json(schemas.RuleBook(book, about_it, tuple(titles)))


async def rule(call: ApiCall) -> Response | Refused:
    language, rule_id = call.part("lang"), call.part("id")
    if language not in LANGUAGES:
        return unknown_language(language)
    found = rule_text(rule_id, language)
    return unknown_rule(rule_id) if found is None else as_json(found)


def rule_text(rule_id: str, language: str) -> schemas.RuleText | None:
    found = rules.find(rule_id, language)
    return None if found is None else schemas.RuleText(found.id, found.title, found.text)


# editions


async def editions(call: ApiCall) -> Response | Refused:
    game = call.part("game")
    if catalogue.find(game) is None:
        return unknown_game(game, catalogue.names())
    own = call.lobby.editions.text
    found = [
        schemas.EditionInfo(name, shelf.get(game, name).digest, bool(own(game, name)))
        for name in shelf.names(game)
    ]
    return as_json(schemas.EditionList(game, tuple(found)))


async def edition(call: ApiCall) -> Response | Refused:
    game, name = call.part("game"), call.part("name")
    refused = refuse_edition(game, name)
    if refused is not None:
        return refused
    text = call.lobby.editions.text(game, name) or shelf.text_of(game, name)
    return Response(text, media_type=TOML)


async def box(call: ApiCall) -> Response | Refused:
    """The edition as JSON, with the values that the rules derive from it."""
    game, name = call.part("game"), call.part("name")
    found = catalogue.find(game)
    if found is None:
        return unknown_game(game, catalogue.names())
    refused = refuse_edition(game, name)
    return refused or as_json(shelf.get(game, name).data | found.drawn_from(name))


# refusals of what does not exist


def refuse_book(language: str, book: str) -> Refused | None:
    if language not in LANGUAGES:
        return unknown_language(language)
    if book != HOUSE and catalogue.find(book) is None:
        return unknown_game(book, [*catalogue.names(), HOUSE])
    return None


def refuse_edition(game: str, name: str) -> Refused | None:
    if catalogue.find(game) is None:
        return unknown_game(game, catalogue.names())
    if name not in shelf.names(game):
        facts = (("name", name), ("allowed", ", ".join(shelf.names(game))))
        return Refused(404, Refusal("edition.unknown", "", facts))
    return None


def unknown_game(name: str, known: list[str]) -> Refused:
    facts = (("name", name), ("allowed", ", ".join(known)))
    return Refused(404, Refusal("game.unknown", "", facts))


def unknown_language(name: str) -> Refused:
    facts = (("name", name), ("allowed", ", ".join(LANGUAGES)))
    return Refused(404, Refusal("lang.unknown", "", facts))


def unknown_rule(rule_id: str) -> Refused:
    return Refused(404, Refusal("rule.unknown", "", (("rule", rule_id),)))
