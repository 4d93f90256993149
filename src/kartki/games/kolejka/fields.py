"""What the moves of Kolejka name: shops, places in a queue, goods, cards, deliveries."""

from typing import Any, Final, final

from kartki.core.fields import Field, Number, SeatOf, Word
from kartki.core.rng import Rng
from kartki.games.kolejka.parts import QUEUES, SHOPS, TENS, delivery_name

LONGEST_LINE: Final = 60  # no queue is so long: a higher place is as good as any other
LIKELY_PLACES: Final = 12

SHOP: Final = Word("shop", QUEUES)  # with the market, so that the rule can say why not there
QUEUE: Final = Word("shop", QUEUES, "queue")
PLACE: Final = Number("place", LONGEST_LINE, first=1, capped=True, likely=LIKELY_PLACES)
GOODS: Final = Word("goods", SHOPS)
TO: Final = Word("to", QUEUES)
SERVING: Final = Word("shop", SHOPS)  # a shop that has goods
PAY: Final = Word("pay", SHOPS)
ALSO: Final = Word("also", SHOPS)
TAKE: Final = Word("take", SHOPS)
WHO: Final = SeatOf("who")
LIST_NUMBER: Final = Number("number", 5, least=1, first=1)


@final
class DeliveryCard(Field):
    """A delivery card by its shop and how many goods it brings: `kiosk 3`."""

    finite = True

    def pattern(self) -> str:
        return f"(?:{'|'.join(SHOPS)}) [0-9]"

    def write(self, s: Any, value: Any) -> str:
        return delivery_name(value)

    def read(self, s: Any, text: str) -> Any:
        shop, _, goods = text.partition(" ")
        return SHOPS.index(shop) * TENS + int(goods)

    def wild(self, s: Any, rng: Rng) -> Any:
        return rng.below(len(SHOPS)) * TENS + 1 + rng.below(3)

    def typescript(self) -> str:
        return "string"


@final
class StallOrder(Field):
    """All five shops, in the order of their stalls."""

    def pattern(self) -> str:
        shop = f"(?:{'|'.join(SHOPS)})"
        return " ".join([shop] * len(SHOPS))

    def write(self, s: Any, value: Any) -> str:
        return " ".join([SHOPS[shop] for shop in value])

    def read(self, s: Any, text: str) -> Any:
        return tuple([SHOPS.index(shop) for shop in text.split(" ")])

    def wild(self, s: Any, rng: Rng) -> Any:
        order = list(range(len(SHOPS)))
        rng.shuffle(order)
        return tuple(order)

    def typescript(self) -> str:
        return "string"


DELIVERY_CARD: Final = DeliveryCard("card")
STALL_ORDER: Final = StallOrder("order")
