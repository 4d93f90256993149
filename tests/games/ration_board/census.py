"""What the contract tests have to know of Ration Board: what is in its box, how long it takes."""

from collections import Counter
from typing import Final

from kartki.games.ration_board.state import Road

LENGTH: Final = (900, 6_000)  # moves that a random play usually has, and never exceeds


def there(s: Road) -> dict[str, int]:
    """Release cards by their id; a car for each player; ration cards in their trips' order."""
    held = [card for car in s.cars for card in car.holds]
    cards = s.pack.to_come + s.pack.under + held
    there = Counter(s.box.card_ids[card] for card in cards)
    granted = [car.granted for car in s.cars]
    wrong = [number for number in granted if not 0 <= number <= len(s.box.windows)]
    return {**there, "cars": len(s.cars), "granted": len(granted), "impossible": len(wrong)}


def in_the_box(s: Road) -> dict[str, int]:
    there = Counter(s.box.card_ids[card] for card in s.box.pack)
    return {**there, "cars": s.players, "granted": s.players, "impossible": 0}
