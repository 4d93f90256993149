"""The box: ration stamps, shopping cards, visits (REG-CMP-1 to 4).

A handful of stamps is a row of seven numbers, one for each kind.
"""

from typing import Final, final

KINDS: Final = ("sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate")
KIND_NUMBERS: Final = range(len(KINDS))
EVERY_KIND: Final = (1 << len(KINDS)) - 1
CATEGORIES: Final = ("fix_up", "meal", "cake", "event")
MEAL: Final = 1
SPECULATOR: Final = 5  # stands in the queue like a seat; seats are 0 to 4
MOST_SEATS: Final = 5
ROW: Final = 6  # cards behind the counter, REG-SET-1
DEAL: Final = 5  # stamps for each player, REG-SET-2
LIMIT: Final = 6  # REG-ALC-6
NO_VISIT: Final = -1  # none dealt yet, or not known
PRICE: Final = 3  # stamps that a card costs, REG-CMP-2

Stamps = tuple[int, ...]
NO_STAMPS: Final[Stamps] = (0,) * len(KINDS)


@final
class ShoppingCard:
    """REG-CMP-2."""

    def __init__(self, name: str, category: int, cost: list[int], icons: int) -> None:
        self.name: Final = name
        self.category: Final = category
        self.price: Final[Stamps] = tuple(cost)
        self.icons: Final = icons


@final
class Visit:
    """REG-CMP-3."""

    def __init__(self, name: str, doubles: list[int]) -> None:
        self.name: Final = name
        self.doubles: Final = doubles


@final
class Box:
    """An edition, ready to play with."""

    def __init__(
        self, edition: str, stamps: list[int], cards: list[ShoppingCard], visits: list[Visit]
    ) -> None:
        self.edition: Final = edition
        self.stamps: Final = stamps  # how many of each kind
        self.cards: Final = cards
        self.visits: Final = visits

    def worth(self, card: int, visit: int) -> int:
        """REG-SCO-1: the points of a card for whoever expects this visit; as printed for none."""
        shown = self.cards[card]
        if visit == NO_VISIT:
            return shown.icons
        return shown.icons * (2 if shown.category in self.visits[visit].doubles else 1)

    def visits_for(self, without_meal: bool) -> list[int]:
        """REG-SET-3."""
        return [
            number
            for number, visit in enumerate(self.visits)
            if not (without_meal and MEAL in visit.doubles)
        ]


def holds(hand: list[int], wanted: Stamps) -> bool:
    for kind, number in enumerate(wanted):
        if hand[kind] < number:
            return False
    return True


def listed(stamps: Stamps) -> list[int]:
    """A list with the kind of each stamp of a handful, kind after kind."""
    found: list[int] = []
    for kind in KIND_NUMBERS:
        found.extend([kind] * stamps[kind])
    return found


def stamps_of(kinds: list[int]) -> Stamps:
    """A handful from a list of kinds, one entry for each stamp."""
    stamps = [0] * len(KINDS)
    for kind in kinds:
        stamps[kind] += 1
    return tuple(stamps)
