"""Who occupies a seat, a person or a bot, and which names they may have."""

import re
import unicodedata
from typing import Final, final

from kartki.table.look_alikes import look_alike, mixes_alphabets

LONGEST_NAME: Final = 20
_NOT_IN_NAMES: Final = set('="[];_!@')  # they mean something in a record
# Characters that show nothing but count as printable: fillers, joiners, the blank Braille pattern.
_BLANK: Final = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Variation selectors choose a form of the letter before them and show nothing by themselves.
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Letters, digits and hyphens: the kind of a bot stands in records, where _ is a blank.
_BOT_KIND: Final = re.compile(r"(?:[^\W_]|-){1,40}")


@final
class Occupant:
    """The player of a seat; `bot` is the kind of bot, or empty for a person."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name: Final = name
        self.bot: Final = bot


def is_bot_kind(text: str) -> bool:
    """Could a bot be called this? Whether there is one is another question."""
    return _BOT_KIND.fullmatch(text) is not None and not _BLANK & set(text)


def tidy_name(text: str) -> str:
    """The name in the form in which it is stored: composed, so `e` and two dots become `ë`."""
    return unicodedata.normalize("NFC", text)


def name_key(text: str) -> str:
    """A key that is equal for names that look alike: upper case, full width, or decomposed."""
    shown = unicodedata.normalize("NFKC", _SELECTORS.sub("", text))
    return unicodedata.normalize("NFKC", shown.casefold())


def alike(one: str, other: str) -> bool:
    """HSE-SEA-2: would people take these two for one name?"""
    if name_key(one) == name_key(other):
        return True
    return look_alike(_SELECTORS.sub("", one), _SELECTORS.sub("", other))


def mixed(text: str) -> bool:
    """HSE-SEA-2: is it put together from several alphabets, such as Latin and Cyrillic?

    Only new names are checked: tables and records of before may have such ones.
    """
    return mixes_alphabets(text)


def is_name(text: str) -> bool:
    """Names must fit into a record and onto a screen: nothing invisible, no quotes or brackets."""
    fits = len(text) <= LONGEST_NAME and text == text.strip() and text.isprintable()
    return fits and bool(name_key(text)) and not (_NOT_IN_NAMES | _BLANK) & set(text)
