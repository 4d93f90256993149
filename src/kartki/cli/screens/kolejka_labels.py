"""Short words and marks for Kolejka's screen, and wrapping by the width of letters."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len

from kartki.cli.paint import WIDTH
from kartki.core.seats import letter
from kartki.games.kolejka.actions import CARDS
from kartki.games.kolejka.parts import QUEUES, SPECULATOR
from kartki.words.speech import Speech

STUB: Final = 4  # letters of a name that is cut
BAR: Final = "|"  # placeholder for a list while its sentence is made
UNCUT: Final = 6  # a name up to this length is never cut


def short(speech: Speech, queue: int) -> str:
    """A shop, its goods, or the market, in a word."""
    return speech.attribute(f"shop-{QUEUES[queue]}", "short")


def counted(speech: Speech, goods: int, number: int) -> str:
    """`2 pieces of clothing`."""
    return speech.attribute(f"goods-{QUEUES[goods]}", "count", number)


def stub(word: str) -> str:
    """A long name cut, for a choice that would not fit."""
    return f"{word[:STUB].rstrip('-')}." if len(word) > UNCUT else word


def card_word(speech: Speech, card: int) -> str:
    """The one word by which a card is listed and typed."""
    return speech.say(f"choice-word_{CARDS[card]}")


def mark(pawn: int) -> str:
    """Whose pawn it is, without a colour."""
    return "X" if pawn == SPECULATOR else letter(pawn).upper()


def flowing(parts: Iterable[str], gap: str, first: str, indent: str) -> list[str]:
    """Put parts side by side within the page; no part is split, and wide letters count twice."""
    lines = [first]
    started = False
    for part in parts:
        if started and cell_len(lines[-1] + gap + part) >= WIDTH:
            lines.append(indent)
            started = False
        lines[-1] += gap + part if started else part
        started = True
    return lines


def woven(sentence: str, units: list[str], first: str, indent: str) -> list[str]:
    """A sentence with units in place of BAR; no unit is split at the end of a line."""
    before, _, after = sentence.partition(BAR)
    head, *tail = after.split(" ")  # the full stop stays with the last unit
    words = [*before.split(), *units[:-1], units[-1] + head, *tail]
    return flowing(words, " ", first, indent)


def separated(units: list[str], sign: str) -> list[str]:
    """Each unit but the last with a sign behind it."""
    return [unit + sign for unit in units[:-1]] + units[-1:]
