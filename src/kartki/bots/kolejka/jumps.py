"""What a queue card would do to a queue and its shop, on paper (KOL-CRD-1 to 9)."""

from typing import Final, final

from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    CRITICISE,
    ERROR,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    SIR,
    STOCKTAKING,
    Play,
)


@final
class Shopfront:
    """A shop, its open goods and its queue, at some moment."""

    def __init__(self, shop: int, queue: list[int], pile: list[int], closed: bool) -> None:
        self.shop: Final = shop
        self.queue: Final = queue
        self.pile: Final = pile
        self.closed = closed

    def copy(self) -> "Shopfront":
        return Shopfront(self.shop, self.queue.copy(), self.pile.copy(), self.closed)


def fronts_after(fronts: list[Shopfront], card: Play) -> list[Shopfront]:
    """The shops that the card changes, as they would be; one under the counter goes home."""
    if card.card == COMMITTEE:
        return []
    here = fronts[card.shop].copy()
    if card.card == LUCKY:
        there = fronts[card.to].copy()
        there.queue.insert(1, here.queue.pop(card.place))
        return [here, there]
    if card.card == ERROR:
        there = fronts[card.to].copy()
        here.pile.remove(card.goods)
        there.pile.append(card.goods)
        return [here, there]
    change(here, card)
    return [here]


def change(front: Shopfront, card: Play) -> None:
    """The cards that stay within one shop."""
    if card.card == LIST:
        front.queue.reverse()
    elif card.card == SIR:
        front.queue.insert(card.place - 1, front.queue.pop(card.place))
    elif card.card == MOTHER:
        front.queue.insert(0, front.queue.pop(card.place))
    elif card.card == CRITICISE:
        front.queue.insert(card.place + 2, front.queue.pop(card.place))
    elif card.card == INCREASED:
        front.pile.append(front.shop)
    elif card.card == COUNTER:
        front.queue.pop(0)
        front.pile.remove(card.goods)
    elif card.card == STOCKTAKING:
        front.closed = True
