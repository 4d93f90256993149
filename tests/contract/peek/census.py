"""What the contract tests have to know of Peek: what is in its box, how long it takes."""

from collections import Counter
from typing import Final

from tests.contract.peek.parts import COPIES, FACES
from tests.contract.peek.state import Parlour

LENGTH: Final = (90, 155)  # moves that a random play usually has, and never exceeds


def there(s: Parlour) -> dict[str, int]:
    """Every card lies in a row, in the deck or among the open ones."""
    cards = [held.face for row in s.rows for held in row] + s.deck.cards() + s.discard
    return {str(face): count for face, count in Counter(cards).items()}


def in_the_box(s: Parlour) -> dict[str, int]:
    return {str(face): COPIES for face in range(1, FACES + 1)}
