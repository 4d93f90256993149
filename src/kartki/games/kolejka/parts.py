"""The box: five shops and a market, goods, delivery cards, shopping lists (KOL-CMP-1 to 7).

In the rules a good is its shop (KOL-CMP-2): shops and kinds of goods share their numbers.
"""

from typing import Final, final

SHOPS: Final = ("groceries", "rtv_agd", "furniture", "clothing", "kiosk")
SHOP_NUMBERS: Final = range(5)
MARKET: Final = 5  # the sixth queue
QUEUES: Final = (*SHOPS, "market")
SPECULATOR: Final = 5  # stands in a queue like a seat, KOL-CMP-4
PAWNS: Final = 5  # of each player
DAYS: Final = 5  # Monday to Friday
HAND: Final = 3  # KOL-SET-5
ROUNDS: Final = 3  # KOL-JMP-1

# a delivery card is a number: ten times its shop and how many goods it brings (KOL-CMP-3)
TENS: Final = 10


def delivery_shop(card: int) -> int:
    return card // TENS


def delivery_goods(card: int) -> int:
    return card % TENS


def delivery_name(card: int) -> str:
    return f"{SHOPS[card // TENS]} {card % TENS}"


@final
class Plan:
    """What KOL-SET-1 says for one number of players."""

    def __init__(
        self,
        goods_out: int,
        delivery: list[int],
        per_day: int,
        consecutive: bool,
        weeks: int,
    ) -> None:
        self.goods_out: Final = goods_out
        self.delivery: Final = delivery
        self.per_day: Final = per_day
        self.consecutive: Final = consecutive
        self.weeks: Final = weeks

    def deck(self) -> list[int]:
        """The delivery cards in use."""
        return [shop * TENS + goods for shop in SHOP_NUMBERS for goods in self.delivery]


@final
class Box:
    """An edition, ready to play with."""

    def __init__(
        self,
        edition: str,
        cards: list[int],
        goods: list[int],
        lists: list[list[int]],
        plans: dict[int, Plan],
    ) -> None:
        self.edition: Final = edition
        self.cards: Final = cards  # the queue cards of each player, KOL-CMP-5
        self.goods: Final = goods  # how many of each shop's goods lie in the box
        self.lists: Final = lists  # what each shopping list asks for, by shop
        self.plans: Final = plans  # by number of players

    def plan(self, players: int) -> Plan:
        return self.plans[players]
