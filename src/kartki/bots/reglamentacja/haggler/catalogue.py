"""The shopping cards of a box for every visit, worked out once."""

from typing import Final, final

from kartki.bots.reglamentacja.haggler.wares import Ware, Wares, cost_of
from kartki.bots.reglamentacja.worth import CardForSale
from kartki.games.reglamentacja.parts import Box
from kartki.games.reglamentacja.seen import ShopView


@final
class Catalogue:
    """Each card as a ware, for whoever expects each visit."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        cards = range(len(box.cards))
        costs = [cost_of(box, card) for card in cards]
        self.wares: Final = [
            [Ware(card, costs[card], float(box.worth(card, visit))) for card in cards]
            for visit in range(len(box.visits))
        ]
        self.sales: Final = [
            [CardForSale(card, costs[card], ware.points) for card, ware in enumerate(wares)]
            for wares in self.wares
        ]

    def row(self, row: list[int], later: list[int], visit: int) -> Wares:
        """The row for this visit, and the cards that may still be turned up."""
        mine = self.wares[visit]
        return Wares([mine[card] for card in row], [mine[card] for card in later])


def later_cards(view: ShopView, box: Box) -> list[int]:
    """What nobody has seen yet is still in the stack."""
    seen = [False] * len(box.cards)
    for card in view.row:
        seen[card] = True
    for card in view.gone:
        seen[card] = True
    for cards in view.bought:
        for card in cards:
            if card >= 0:
                seen[card] = True
    return [card for card, there in enumerate(seen) if not there]
