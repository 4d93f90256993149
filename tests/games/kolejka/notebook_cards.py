"""The secret half of a careful player's notes: queue cards and the delivery deck.

Written from the rules and fed with nothing but the lines that one seat may read: a `?` stays a `?`.
"""

from typing import Final, final

CARDS: Final = frozenset(
    [
        "list",
        "sir",
        "mother",
        "criticise",
        "lucky",
        "error",
        "increased",
        "counter",
        "stocktaking",
        "committee",
    ]
)
SHOPS: Final = ("groceries", "rtv_agd", "furniture", "clothing", "kiosk")
HIDDEN: Final = "?"
HAND: Final = 3
# by number of players (KOL-SET-1): delivery cards of each shop, how many a day, weeks of a deck
DELIVERIES: Final = {2: (1, 2), 3: (1, 2), 4: (2, 3), 5: (1, 2, 3)}
A_DAY: Final = {2: 1, 3: 2, 4: 2, 5: 3}
WEEKS: Final = {2: 2, 3: 1, 4: 1, 5: 1}


@final
class Group:
    """Cards of a pile in no known order; which ones, if the reader of the notes knows."""

    def __init__(self, size: int, cards: frozenset[str] | None) -> None:
        self.size: Final = size
        self.cards: Final = cards

    def without(self, card: str) -> "Group":
        """One card less; if it was not seen, what is left is not known either."""
        if card == HIDDEN or self.cards is None:
            return Group(self.size - 1, None)
        assert card in self.cards, f"{card} does not lie here"
        return Group(self.size - 1, self.cards - {card})


@final
class CardNotes:
    """The queue cards of one player, in the notes of a reader who may be another."""

    def __init__(self, own: bool, only_played: bool) -> None:
        self.own: Final = own
        self.only_played: Final = only_played  # KOL-SAT-2
        self.hand: list[str] = []
        self.played: set[str] = set()
        self.pile = [Group(len(CARDS), CARDS)]  # from the top; everybody has the same ten

    def draws(self, card: str) -> None:
        left = self.pile.pop(0).without(card)
        self.pile[:0] = [left] if left.size else []
        self.hand.append(card)

    def plays(self, card: str) -> None:
        """KOL-SET-4: played cards lie open until Saturday."""
        self.hand.remove(card if self.own else HIDDEN)
        self.played.add(card)

    def passes(self) -> None:
        """KOL-JMP-2: the hand goes face down on top of the own pile."""
        known = frozenset(self.hand) if self.own else None
        self.pile[:0] = [Group(len(self.hand), known)] if self.hand else []
        self.hand = []

    def saturday(self) -> None:
        """KOL-SAT-2: all ten are shuffled, or the played ones, to lie under the rest."""
        if not self.only_played:
            self.pile = [Group(len(CARDS), CARDS)]
        elif self.played:
            self.pile.append(Group(len(self.played), frozenset(self.played)))
        self.played = set()

    def due(self) -> int:
        """KOL-PCT-1: how many are still to be drawn."""
        return min(HAND - len(self.hand), sum(group.size for group in self.pile))


@final
class DeckNotes:
    """The delivery deck: what is to come, and what was seen where."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.all: Final = [f"{shop} {n}" for shop in SHOPS for n in DELIVERIES[players]]
        self.to_come = set(self.all)
        self.top: list[str] = []  # from the top, as far as anybody has looked
        self.today: list[str] = []
        self.looks = 0  # still due to a friend in the committee
        self.depth = 0

    def turned_up(self, card: str) -> None:
        seen = self.top.pop(0) if self.top else HIDDEN
        assert seen in (HIDDEN, card), f"{seen} lay on top, but {card} was turned up"
        self.to_come.remove(card)
        self.today.append(card)

    def friend(self) -> None:
        """KOL-CRD-10: the top two, or the one that is left."""
        self.looks, self.depth = min(2, len(self.to_come)), 0

    def sees(self, card: str) -> None:
        if self.depth == len(self.top):
            self.top.append(HIDDEN)
        if card != HIDDEN:
            assert self.top[self.depth] in (HIDDEN, card), "seen cards go back in the same order"
            self.top[self.depth] = card
        self.depth += 1
        self.looks -= 1

    def saturday(self, week: int) -> None:
        """KOL-SAT-1: the bin is shuffled; with two players every second time only."""
        if week % WEEKS[self.players] == 0:
            self.to_come, self.top = set(self.all), []
