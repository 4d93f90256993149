"""The ten queue cards (KOL-CRD-1 to 10), a class each, by their number."""

from typing import Final

from kartki.games.kolejka.cards.goods import (
    Committee,
    Counter,
    DeliveryError,
    Increased,
    Stocktaking,
)
from kartki.games.kolejka.cards.position import (
    CommunityList,
    Criticise,
    LuckyStrike,
    Mother,
    NotYourPlace,
)
from kartki.games.kolejka.cards.queue_card import QueueCard

QUEUE_CARDS: Final[list[QueueCard]] = [
    CommunityList(),
    NotYourPlace(),
    Mother(),
    Criticise(),
    LuckyStrike(),
    DeliveryError(),
    Increased(),
    Counter(),
    Stocktaking(),
    Committee(),
]
