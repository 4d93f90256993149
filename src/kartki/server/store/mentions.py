"""Finds a name as a word in free text, in whatever form it was typed, and replaces it.

`ANIA`, `Ania's` and a decomposed `Zoë` are found; `Anielka` is another name. A language that
declines names has forms that nobody can list (`Ani`, `Anię`): those are not found.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final, final

from kartki.table.occupants import name_key

LONGEST_FORM: Final = 4  # a name may be so many times as long, typed in decomposed letters


@final
class Mentions:
    """The names of one person, and how they are told apart from other words."""

    def __init__(self, names: Iterable[str]) -> None:
        self.keys: Final = {key_of(name) for name in names if name}
        self._most: Final = max([len(key) for key in self.keys], default=0) * LONGEST_FORM

    def stand_in(self, text: str) -> bool:
        """Does one of these names stand in the text, as a word?"""
        return next(iter(self._places(text)), None) is not None

    def replaced(self, text: str, name: str) -> str:
        """The text with another name in their places."""
        parts, done = [], 0
        for first, end in self._places(text):
            parts += [text[done:first], name]
            done = end
        return "".join([*parts, text[done:]])

    def _places(self, text: str) -> Iterable[tuple[int, int]]:
        """Where the names stand; of two at one place, the longer one."""
        whole = key_of(text)
        if not any(key in whole for key in self.keys):
            return  # nearly always, and quickly
        edges = [at for at in range(len(text) + 1) if _is_edge(text, at)]
        done = 0
        for number, first in enumerate(edges):
            if first < done:
                continue
            ends = [end for end in edges[number + 1 :] if end - first <= self._most]
            found = [end for end in ends if key_of(text[first:end]) in self.keys]
            if found:
                done = found[-1]
                yield first, done


def key_of(name: str) -> str:
    """Equal for names that look alike; in records a blank is an underscore."""
    return name_key(name.replace("_", " "))


def _is_edge(text: str, at: int) -> bool:
    """Could a word begin or end here? Not between two letters, nor before an accent."""
    if at in (0, len(text)):
        return True
    return not (_is_letter(text[at - 1]) and _is_letter(text[at])) and not _joins(text[at])


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or _joins(sign)


def _joins(sign: str) -> bool:
    """Accents, and selectors of a letter's form, belong to the letter before them."""
    return unicodedata.category(sign).startswith("M")
