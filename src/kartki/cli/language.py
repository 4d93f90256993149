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


Lang = Annotated[str, typer.Option("--lang", help=h("lang"), metavar="en|pl|it")]


def speaking(lang: str) -> Speech:
    if lang not in LANGUAGES:
        raise Trouble("trouble-language", name=lang, allowed=", ".join(LANGUAGES))
    return Speech(lang)
