"""The words that may be typed in Reglamentacja, and what each of them stands for.

Verbs, small words and stamps come from the words of the reader's language; the notation of the
records is always understood. Stamps may be shortened, names may be inflected (`dla Ani`).
"""

import re
from typing import Final, final

from kartki.cli.screens.kolejka_typed import plain
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja.parts import KINDS
from kartki.words.speech import Speech

VERBS: Final = (
    *("spin", "offer", "take", "counter", "decline", "withdraw", "call", "quiet", "stop"),
    *("pay", "discard", "buy"),
)
SMALL: Final = (
    *("for", "to", "all", "any", "of", "or", "and", "place", "paper", "nothing", "giving"),
    *("who_has", "gives", "sells", "wants", "too_dear", "last_chance", "between"),
)
FORMS: Final = ("", "one", "for", "of")
NUMBERED: Final = ("count", "some", "lack")
COUNTED: Final = (1, 2, 5)  # one number for each form that a language may have
SHORTEST: Final = 2  # letters of a word that is cut short
COMMA: Final = ","
BEFORE_A_SEAT: Final = ("to", "of")
_LISTING: Final = re.compile(r"[,;+&]")
_FIGURE: Final = re.compile(r"x?(\d{1,6})x?", re.ASCII)


@final
class Word:
    """`kind` is verb, stamp, seat, number, unknown, unclear, or one of SMALL."""

    def __init__(self, kind: str, meaning: str, text: str) -> None:
        self.kind: Final = kind
        self.meaning: Final = meaning
        self.text: Final = text

    def number(self) -> int:
        return int(self.meaning)


@final
class Vocabulary:
    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech
        self._verbs: Final[dict[str, tuple[str, str]]] = {}  # verbs stand first in a sentence
        self._meanings: Final[dict[str, tuple[str, str]]] = {}
        self._stamps: Final[dict[str, int]] = {}  # in the reader's language
        self._typed: list[str] = []  # the words as they were typed, with accents
        self._names: Final = {seat: plain(name) for seat, name in speech.names.items()}
        for verb in VERBS:
            self._learn_list(f"verbs-{verb}", "verb", verb)
        for small in SMALL:
            self._learn_list(f"verbs-{small}", small, "")
        for kind, name in enumerate(KINDS):
            self._learn_stamp(kind, name)
        for seat, name in self._names.items():
            if name and name not in self._meanings:  # a seat may be named by its letter
                self._learn(name, "seat", str(seat))

    def _learn_list(self, message: str, kind: str, meaning: str) -> None:
        for word in self.speech.say(message).split(","):
            self._learn(plain(word), kind, meaning)

    def _learn(self, word: str, kind: str, meaning: str) -> None:
        known = self._verbs if kind == "verb" else self._meanings
        known[word] = (kind, meaning)

    def _learn_stamp(self, kind: int, name: str) -> None:
        attribute, message = self.speech.attribute, f"stamp-{name}"
        words = [attribute(message, form) for form in FORMS]
        for form in NUMBERED:
            words += [attribute(message, form, number) for number in COUNTED]
        words += attribute(message, "typed").split(", ")
        bare = [re.sub(r"^\d+ ", "", plain(word)) for word in words]
        bare = [word for word in bare if not self._begins_with_for(word)]
        for word in [name, *bare]:
            self._learn(word, "stamp", str(kind))
        for word in bare:
            if " " not in word:
                self._stamps[word] = kind

    def _begins_with_for(self, word: str) -> bool:
        """Such a form, `for sugar`, would hide the `for` between the two sides of an offer."""
        return self._meanings.get(word.partition(" ")[0]) == ("for", "")

    def parse(self, text: str) -> list[Word]:
        """The sentence word by word; commas count as `and`."""
        self._typed = text.casefold().split()
        signs = f" {COMMA} ".join(plain(part) for part in _LISTING.split(text)).split()
        at = _longest(signs, self._verbs)
        verb = " ".join(signs[:at])
        parsed = [Word(*self._verbs[verb], verb)] if at else []
        while at < len(signs):
            size = _longest(signs[at:], self._meanings)
            words = signs[at : at + max(size, 1)]
            last = at + len(words) == len(signs)
            word = self._word(" ".join(words), parsed[-1] if parsed else None, last)
            parsed += [word] if word.kind != "between" else []
            at += len(words)
        return parsed

    def _word(self, text: str, before: Word | None, last: bool) -> Word:
        if text == COMMA:
            return Word("and", "", text)
        if self._is_seat(text, before, last):
            return Word("seat", str(LETTERS.index(text)), text)
        if text in self._meanings:
            return Word(*self._meanings[text], text)
        figure = _FIGURE.fullmatch(text)
        if figure is not None:
            return Word("number", str(int(figure[1])), text)
        return self._guess(text)

    def _is_seat(self, text: str, before: Word | None, last: bool) -> bool:
        """Is it the letter of a seat? Only at the end or after `to`: `a` and `e` may be words."""
        if len(text) != 1 or LETTERS.find(text) not in self._names:
            return False
        if text not in self._meanings or last:
            return True
        notation = before is not None and before.text == "offers"
        return notation or (before is not None and before.kind in BEFORE_A_SEAT)

    def _as_typed(self, text: str) -> set[int]:
        """Look up the word with its accents: `mą` is flour, though `ma` may be butter."""
        typed = [word for word in self._typed if plain(word) == text and word != text]
        names = enumerate(self.speech.attribute(f"stamp-{name}", "") for name in KINDS)
        return {kind for kind, name in names if any(name.startswith(word) for word in typed)}

    def _guess(self, text: str) -> Word:
        """A shortened stamp, or a shortened or inflected name."""
        if len(text) < SHORTEST:
            return Word("unknown", "", text)
        native = self._as_typed(text) or {
            kind for word, kind in self._stamps.items() if word.startswith(text)
        }
        stamps = native or {kind for kind, name in enumerate(KINDS) if name.startswith(text)}
        seats = {seat for seat, name in self._names.items() if _like(text, name)}
        if len(stamps) + len(seats) == 1:
            kind, found = ("stamp", stamps) if stamps else ("seat", seats)
            return Word(kind, str(next(iter(found))), text)
        names = [f"stamp {kind}" for kind in sorted(stamps)]
        names += [f"seat {seat}" for seat in sorted(seats)]
        return Word("unclear" if names else "unknown", ",".join(names), text)


def _longest(signs: list[str], known: dict[str, tuple[str, str]]) -> int:
    """How many signs from here are one word: as many as possible."""
    sizes = range(min(len(signs), 6), 0, -1)
    return next((size for size in sizes if " ".join(signs[:size]) in known), 0)


def _like(text: str, name: str) -> bool:
    """`Ani`, `Bartkowi`, `Grażynie` for Ania, Bartek, Grażyna."""
    if name.startswith(text):
        return True
    same = 0
    while same < min(len(text), len(name)) and text[same] == name[same]:
        same += 1
    return same >= max(3, len(name) - 2)
