"""The language of the command line, found out before a word is said."""

import sys
from typing import Annotated, Final

import typer

from kartki.cli.trouble import Trouble
from kartki.words.languages import LANGUAGES, from_environment
from kartki.words.speech import Speech


def language_asked() -> str:
    """--lang wherever it stands, else the environment: help is read before options are."""
    for number, argument in enumerate(sys.argv):
        if argument == "--lang" and number + 1 < len(sys.argv):
            asked = sys.argv[number + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            continue
        return asked if asked in LANGUAGES else "en"
    return from_environment()


HOUSE: Final = Speech(language_asked())


def h(message: str) -> str:
    return HOUSE.say(f"help-{message}")


def _known() -> str:
    """What --lang takes: `en, pl or it`."""
    *first, last = LANGUAGES
    listed = HOUSE.say("list-or", first=", ".join(first), last=last)
    return HOUSE.say("help-lang", languages=listed)


Lang = Annotated[str, typer.Option("--lang", help=_known(), metavar="|".join(LANGUAGES))]


def speaking(lang: str) -> Speech:
    if lang not in LANGUAGES:
        raise Trouble("trouble-language", name=lang, allowed=", ".join(LANGUAGES))
    return Speech(lang)
