"""What a queue card would do to the shops: the cards themselves are asked."""

from kartki.core.play import Seat
from kartki.games.kolejka.actions import NOWHERE, Play
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.square.shops import Shop


def shops_after(shops: list[Shop], seat: Seat, card: Play) -> list[Shop]:
    """The shops at which the card is aimed, as they would be after it."""
    after = shops.copy()
    QUEUE_CARDS[card.card].change(after, seat, card)
    return [after[number] for number in (card.shop, card.to) if number != NOWHERE]
