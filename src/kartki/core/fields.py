"""The fields of a move: how each is written, read, sent over the wire, and made up at random.

A move is described once, as a list of fields (`core/notation.py`). Whatever needs to name or
to understand a move follows from that description: records, the wire, the browser's types,
the tests' wild moves.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, final

from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS, letter, seat_of

MOST_FINITE: Final = 1000
MOST_DIGITS: Final = 9  # of a number in a line; a longer one is read as the highest


class Field(ABC):
    """One field: its name on the wire, and the attribute of the action that holds its value."""

    finite: bool = False  # has it few values, written in the same way in every edition?

    def __init__(self, name: str, attribute: str = "") -> None:
        self.name: Final = name
        self.attribute: Final = attribute or name

    @abstractmethod
    def pattern(self) -> str:
        """A regular expression without groups for all words of this field."""

    @abstractmethod
    def write(self, s: Any, value: Any) -> str:
        """The words of a value in a line of a record."""

    @abstractmethod
    def read(self, s: Any, text: str) -> Any:
        """The value of some words that fit the pattern; None if there is no such value."""

    @abstractmethod
    def wild(self, s: Any, rng: Rng) -> Any:
        """Any value, sensible or not."""

    @abstractmethod
    def typescript(self) -> str:
        """The type that the browser's client has for `to_wire`."""

    def to_wire(self, s: Any, value: Any) -> object:
        return self.write(s, value)

    def from_wire(self, s: Any, sent: object) -> Any:
        """The value of what a client sent; None if it is not valid."""
        if not isinstance(sent, str) or re.fullmatch(self.pattern(), sent) is None:
            return None
        return self.read(s, sent)


@final
class Word(Field):
    """A word of the rulebook, such as a shop; its value is its place in the list of words."""

    finite = True

    def __init__(self, name: str, words: Sequence[str], attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.words: Final = tuple(words)

    def pattern(self) -> str:
        return "|".join([re.escape(word) for word in self.words])

    def write(self, s: Any, value: Any) -> str:
        return self.words[int(value)]

    def read(self, s: Any, text: str) -> Any:
        return self.words.index(text)

    def wild(self, s: Any, rng: Rng) -> Any:
        return rng.below(len(self.words))

    def typescript(self) -> str:
        return " | ".join([f'"{word}"' for word in self.words])


@final
class Only(Field):
    """A field with one value in this form of a verb, such as the card in `plays list kiosk`."""

    finite = True

    def __init__(self, name: str, value: Any, word: str, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.value: Final = value
        self.word: Final = word

    def pattern(self) -> str:
        return re.escape(self.word)

    def write(self, s: Any, value: Any) -> str:
        return self.word

    def read(self, s: Any, text: str) -> Any:
        return self.value

    def wild(self, s: Any, rng: Rng) -> Any:
        return self.value

    def typescript(self) -> str:
        return f'"{self.word}"'


@final
class Number(Field):
    """A whole number from `least` to `most`, as it is written.

    `first` is what the value 0 is written as: places in a queue count from 1. With `capped` a
    higher number than `most` is read as `most`, so that a rule can say what is wrong with it.
    """

    def __init__(
        self,
        name: str,
        most: int,
        attribute: str = "",
        *,
        least: int = 0,
        first: int = 0,
        capped: bool = False,
        likely: int = 0,
    ) -> None:
        super().__init__(name, attribute)
        self.finite = most <= MOST_FINITE
        self.least: Final = least
        self.most: Final = most
        self.first: Final = first
        self.capped: Final = capped
        self.likely: Final = likely or most  # the highest in the tests' random moves

    def pattern(self) -> str:
        return "[0-9]+" if self.capped else f"[0-9]{{1,{len(str(self.most))}}}"

    def write(self, s: Any, value: Any) -> str:
        return str(value + self.first)

    def read(self, s: Any, text: str) -> Any:
        digits = text.lstrip("0") or "0"
        return self.from_wire(s, self.most if len(digits) > MOST_DIGITS else int(digits))

    def to_wire(self, s: Any, value: Any) -> object:
        return value + self.first

    def from_wire(self, s: Any, sent: object) -> Any:
        if isinstance(sent, bool) or not isinstance(sent, int) or sent < self.least:
            return None
        if sent > self.most and not self.capped:
            return None
        return min(sent, self.most) - self.first

    def wild(self, s: Any, rng: Rng) -> Any:
        return self.least + rng.below(self.likely + 1 - self.least) - self.first

    def typescript(self) -> str:
        return "number"


@final
class SeatOf(Field):
    """A player: a letter in a line, the number of the seat on the wire."""

    finite = True

    def pattern(self) -> str:
        return f"[{LETTERS[0]}-{LETTERS[-1]}]"

    def write(self, s: Any, value: Any) -> str:
        return letter(value)

    def read(self, s: Any, text: str) -> Seat | None:
        return seat_of(text, s.players)

    def to_wire(self, s: Any, value: Any) -> object:
        return int(value)

    def from_wire(self, s: Any, sent: object) -> Seat | None:
        if isinstance(sent, bool) or not isinstance(sent, int):
            return None
        return sent if 0 <= sent < s.players else None

    def wild(self, s: Any, rng: Rng) -> Any:
        return rng.below(s.players)

    def typescript(self) -> str:
        return "number"


@final
class BoxWord(Field):
    """A name from the edition that is played with; its value is its place in the box's list."""

    def __init__(self, name: str, names: Callable[[Any], list[str]], attribute: str = "") -> None:
        super().__init__(name, attribute)
        self._names: Final = names

    def pattern(self) -> str:
        return r"\S+"

    def write(self, s: Any, value: Any) -> str:
        return self._names(s)[int(value)]

    def read(self, s: Any, text: str) -> Any:
        names = self._names(s)
        return names.index(text) if text in names else None

    def wild(self, s: Any, rng: Rng) -> Any:
        return rng.below(len(self._names(s)))

    def typescript(self) -> str:
        return "string"
