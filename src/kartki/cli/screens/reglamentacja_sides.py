"""One side of an offer in Reglamentacja: `butter 2, soap`, `any 3`, `sugar or meat`, `place`."""

from typing import Final, final

from kartki.cli.screens.reglamentacja_vocabulary import Word
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import EVERY_KIND, stamps_of

MOST: Final = 100  # a larger number of stamps is treated as a mistake


@final
class NotUnderstood(Exception):
    """Typed text that is not understood: the code of a sentence, and the word in question."""

    def __init__(self, code: str, text: str = "", meaning: str = "", number: int = 0) -> None:
        super().__init__(code)
        self.code: Final = code
        self.text: Final = text
        self.meaning: Final = meaning
        self.number: Final = number


@final
class Side:
    def __init__(self) -> None:
        self.stamps: Final[list[int]] = []
        self.any_of = 0
        self.among: Final[list[int]] = []
        self.place = False

    def empty(self) -> bool:
        return not self.stamps and not self.any_of and not self.place


def terms_between(give: Side, ask: Side) -> Terms:
    among = sum({1 << kind for kind in ask.among}) or (EVERY_KIND if ask.any_of else 0)
    stamps = (stamps_of(give.stamps), give.place, stamps_of(ask.stamps))
    return Terms(*stamps, ask.any_of, among, ask.place)


def read_side(words: list[Word]) -> Side:
    side = Side()
    rest = [word for word in words if word.kind not in ("paper", "nothing")]
    side.place = any(word.kind == "place" for word in rest)
    rest = [word for word in rest if word.kind != "place"]
    rest = _take_any(side, rest)
    rest = _take_alternatives(side, rest)
    for chunk in _chunks(rest):
        side.stamps.extend(count_stamps(chunk))
    return side


def _take_any(side: Side, words: list[Word]) -> list[Word]:
    """`any 3`, `3 any`, `any 2 of sugar meat`; what follows is the choice, up to an `and`."""
    kinds = [word.kind for word in words]
    if "any" not in kinds:
        return words
    at = kinds.index("any")
    before, after = words[:at], words[at + 1 :]
    side.any_of = 1
    if after and after[0].kind == "number":
        side.any_of = after.pop(0).number()
    elif before and before[-1].kind == "number":
        side.any_of = before.pop().number()
    if after and after[0].kind == "and":
        return before + after
    for word in after:
        if word.kind in ("of", "or", "and"):
            continue
        side.among.append(_stamp(word))
    if not 0 < side.any_of < MOST:
        raise NotUnderstood("word", str(side.any_of))
    return before


def _take_alternatives(side: Side, words: list[Word]) -> list[Word]:
    """`sugar or meat`: one of these kinds."""
    at = [place for place, word in enumerate(words) if word.kind == "or"]
    if not at:
        return words
    beside = {place + step for place in at for step in (-1, 1)}
    for place in sorted(beside):
        if not 0 <= place < len(words) or words[place].kind == "number":
            raise NotUnderstood("or")
        side.among.append(_stamp(words[place]))
    if side.any_of or any(
        words[place].kind == "number"
        for place in (min(beside) - 1, max(beside) + 1)
        if 0 <= place < len(words)
    ):
        raise NotUnderstood("or")
    side.any_of = 1
    return [word for place, word in enumerate(words) if place not in beside and place not in at]


def _chunks(words: list[Word]) -> list[list[Word]]:
    """Between `and` and commas."""
    chunks: list[list[Word]] = [[]]
    for word in words:
        if word.kind == "and":
            chunks.append([])
        else:
            chunks[-1].append(word)
    return chunks


def count_stamps(chunk: list[Word]) -> list[int]:
    """`2 butter soap`, `butter 2 soap`: a figure at the start says that figures come first."""
    first = bool(chunk) and chunk[0].kind == "number"
    found: list[int] = []
    waiting: Word | None = None  # a figure before its stamp
    for word in chunk:
        if word.kind != "number":
            found += [_stamp(word)] * (waiting.number() if waiting is not None else 1)
            waiting = None
        elif first:
            waiting = _once(waiting, word)
        elif found and 0 < word.number() < MOST:
            found += found[-1:] * (word.number() - 1)
        else:
            raise NotUnderstood("word", word.text)
    if waiting is not None:
        raise NotUnderstood("word", waiting.text)
    return found


def _once(waiting: Word | None, word: Word) -> Word:
    if waiting is not None or not 0 < word.number() < MOST:
        raise NotUnderstood("word", word.text)
    return word


def _stamp(word: Word) -> int:
    if word.kind == "unclear":
        raise NotUnderstood("which", word.text, word.meaning)
    if word.kind == "unknown":
        raise NotUnderstood("stamp", word.text)
    if word.kind != "stamp":
        raise NotUnderstood("word", word.text)
    return int(word.meaning)
