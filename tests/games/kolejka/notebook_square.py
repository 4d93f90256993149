"""The square in a careful player's notes: what lies and stands there, and what each act changes.

Written from the rules, not from the game. Nobody checks here whether an act is legal.
"""

from typing import Final

from tests.games.kolejka.notebook_cards import SHOPS, CardNotes, DeckNotes

SEATS: Final = "abcde"
SPECULATOR: Final = "X"
TAKEN_OUT: Final = {2: 5, 3: 3, 4: 2, 5: 0}  # KOL-SET-1: goods of each shop
LISTS: Final = {  # KOL-CMP-6: groceries, RTV-AGD, furniture, clothing, kiosk
    1: (0, 4, 3, 2, 1),
    2: (4, 3, 2, 1, 0),
    3: (3, 2, 1, 0, 4),
    4: (2, 1, 0, 4, 3),
    5: (1, 0, 4, 3, 2),
}


class SquareNotes:
    def __init__(self, players: int, reader: str, only_played: bool) -> None:
        self.seats: Final = SEATS[:players]
        self.cards: Final = {s: CardNotes(s == reader, only_played) for s in self.seats}
        self.deck: Final = DeckNotes(players)
        self.queues: Final[dict[str, list[str]]] = {q: [] for q in (*SHOPS, "market")}
        self.shops: Final[dict[str, list[str]]] = {shop: [] for shop in SHOPS}
        self.trucks: Final = dict.fromkeys(SHOPS, 12 - TAKEN_OUT[players] - 1)
        self.stalls: Final = dict.fromkeys(SHOPS, 1)
        self.row = list(SHOPS)  # the stalls in their order
        self.goods: Final = {s: dict.fromkeys(SHOPS, 0) for s in self.seats}
        self.home: Final = dict.fromkeys(self.seats, 5)
        self.lists: Final[dict[str, int]] = {}
        self.closed: set[str] = set()
        self.passed: set[str] = set()
        self.over = False

    def deliver(self, shop: str, number: int) -> None:
        """KOL-DEL-1 and 2: what the card says, as far as the truck has it."""
        self.deck.turned_up(f"{shop} {number}")
        self._unload(shop, number)

    def _unload(self, shop: str, number: int) -> None:
        moved = min(number, self.trucks[shop])
        self.trucks[shop] -= moved
        self.shops[shop] += [shop] * moved

    def send_home(self, queue: str, place: int) -> None:
        self.home[self.queues[queue].pop(place)] += 1

    def exchange(self, seat: str, paid: list[str], taken: str) -> None:
        """KOL-MKT-1 and 2: goods paid lie at once on the stalls of their own shops."""
        for goods in paid:
            self.goods[seat][goods] -= 1
            self.stalls[goods] += 1
        self.stalls[taken] -= 1
        self.goods[seat][taken] += 1
        self.over = self.complete(seat)

    def jump(self, seat: str, words: list[str]) -> None:
        if words[0] == "passes":
            self.passed.add(seat)
            self.cards[seat].passes()
            return
        card, *aim = words[1:]
        self.cards[seat].plays(card)
        if card in ("sir", "mother", "criticise"):
            self._shift(card, aim[0], int(aim[1]) - 1)
        elif card == "list":
            self.queues[aim[0]].reverse()
        elif card == "lucky":
            pawn = self.queues[aim[0]].pop(int(aim[1]) - 1)
            self.queues[aim[2]].insert(1, pawn)
        else:
            self._goods_card(seat, card, aim)

    def _shift(self, card: str, queue: str, place: int) -> None:
        line = self.queues[queue]
        to = {"sir": place - 1, "mother": 0, "criticise": place + 2}[card]
        line.insert(to, line.pop(place))

    def _goods_card(self, seat: str, card: str, aim: list[str]) -> None:
        if card == "error":  # kiosk from clothing to furniture, KOL-CRD-6
            take_last(self.shops[aim[2]], aim[0])
            self.shops[aim[4]].append(aim[0])
        elif card == "increased":
            self._unload(aim[0], 1)
        elif card == "counter":
            take_last(self.shops[aim[0]], aim[1])
            self.send_home(aim[0], 0)
            self.goods[seat][aim[1]] += 1
            self.over = self.complete(seat)
        elif card == "stocktaking":
            self.closed.add(aim[0])
        else:
            self.deck.friend()

    def complete(self, seat: str) -> bool:
        wanted = zip(SHOPS, LISTS[self.lists[seat]], strict=True)
        return all(self.goods[seat][shop] >= number for shop, number in wanted)


def take_last(pile: list[str], goods: str) -> None:
    """The one that was laid last of its kind."""
    del pile[len(pile) - 1 - pile[::-1].index(goods)]
