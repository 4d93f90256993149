"""What stands on the shelves of the house: games, rulebooks, editions."""

from typing import Final

from starlette.responses import Response

from kartki import bots
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.options import Option
from kartki.core.play import Refusal
from kartki.editions import shelf
from kartki.server.api import forms
from kartki.server.api.desk import Asking, as_json
from kartki.server.api.refusing import Refused
from kartki.words import rules
from kartki.words.languages import LANGUAGES

HOUSE: Final = "house"  # the rulebook that belongs to every game
TOML: Final = "application/toml"


async def games(_: Asking) -> Response | Refused:
    found = [game for name in catalogue.names() if (game := catalogue.find(name)) is not None]
    return as_json(forms.GameList(tuple([about(game) for game in found])))


def about(game: AnyGame) -> forms.GameInfo:
    return forms.GameInfo(
        game.name,
        game.version,
        game.fewest,
        game.most,
        tuple([option_info(option) for option in game.options()]),
        tuple(shelf.names(game.name)),
        tuple(bots.names(game)),
        bots.best(game),
    )


def option_info(option: Option) -> forms.OptionInfo:
    return forms.OptionInfo(
        option.name,
        tuple(option.allowed),
        option.default,
        option.rule,
        option.clocked,
        option.players,
    )


# rules


async def rule_book(asking: Asking) -> Response | Refused:
    language, book = asking.part("lang"), asking.part("game")
    refused = refuse_book(language, book)
    if refused is not None:
        return refused
    titles = [forms.RuleTitle(r.id, r.title) for r in rules.rulebook(language, book).values()]
    about_it = rules.introduction(language, book)
    return as_json(forms.RuleBook(book, about_it, tuple(titles)))


async def rule(asking: Asking) -> Response | Refused:
    language, rule_id = asking.part("lang"), asking.part("id")
    if language not in LANGUAGES:
        return unknown_language(language)
    found = rule_text(rule_id, language)
    return unknown_rule(rule_id) if found is None else as_json(found)


def rule_text(rule_id: str, language: str) -> forms.RuleText | None:
    found = rules.find(rule_id, language)
    return None if found is None else forms.RuleText(found.id, found.title, found.text)


# editions


async def editions(asking: Asking) -> Response | Refused:
    game = asking.part("game")
    if catalogue.find(game) is None:
        return unknown_game(game, catalogue.names())
    own = asking.house.boxes.text
    found = [
        forms.EditionInfo(name, shelf.get(game, name).digest, bool(own(game, name)))
        for name in shelf.names(game)
    ]
    return as_json(forms.EditionList(game, tuple(found)))


async def edition(asking: Asking) -> Response | Refused:
    game, name = asking.part("game"), asking.part("name")
    refused = refuse_edition(game, name)
    if refused is not None:
        return refused
    text = asking.house.boxes.text(game, name) or shelf.text_of(game, name)
    return Response(text, media_type=TOML)


async def box(asking: Asking) -> Response | Refused:
    """The same for those who do not read TOML."""
    game, name = asking.part("game"), asking.part("name")
    return refuse_edition(game, name) or as_json(shelf.get(game, name).data)


# what is not there


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
