"""What a careful player writes down: the square, the cards, and the course of the day.

Written from the rules, not from the game: it hears lines of a record and works out the rest,
also what runs by itself (speculators, sales, Saturday, the trader, the marker).
"""

from typing import final

from tests.games.kolejka.notebook_cards import A_DAY, SHOPS
from tests.games.kolejka.notebook_square import SPECULATOR, SquareNotes, take_last


@final
class Notebook(SquareNotes):
    def __init__(self, players: int, reader: str, only_played: bool) -> None:
        super().__init__(players, reader, only_played)
        self.trader = 0
        self.first = ""
        self.day = 0  # since the first Monday
        self.wave = 0
        self.standing: dict[str, list[str]] = {}  # the queues as they stood at opening
        self.served: dict[str, list[int]] = {}
        self.chosen: dict[str, str] = {}  # what owners have chosen in this wave
        self.place = 0  # in the market's queue
        self.to_recall: list[str] = []
        self.sold_out = False
        self.phase = "set-up"

    def hear(self, line: str) -> None:
        mark, *words = line.split()
        if mark == "*":
            self._chance(words)
        elif self.phase == "jumping":
            self.jump(mark, words)
        else:
            self._act(mark, words)
        while not self.over and self._goes_on():
            pass

    def _chance(self, words: list[str]) -> None:
        if words[0] == "stalls":
            self.row = words[1:]
        elif words[0] == "delivery":
            self.deliver(words[1], int(words[2]))
        elif words[1] == "gets":
            self.lists[words[0]] = int(words[3])
        elif words[1] == "goes":
            self.first = words[0]
        elif words[1] == "draws":
            self.cards[words[0]].draws(words[2])
        else:
            self.deck.sees(" ".join(words[2:]))

    def _act(self, seat: str, words: list[str]) -> None:
        verb = words[0]
        if verb == "queues":
            self.home[seat] -= 1
            self.queues[words[1]].append(seat)
        elif verb == "takes":
            self.chosen[words[3]] = words[1]
        elif verb == "exchanges":
            self.exchange(seat, words[1:-2], words[-1])
        elif verb == "waits":
            self.place += 1
        elif verb == "goes":
            self.send_home("market", self.place)
        elif verb == "recalls":
            self.send_home(words[1], int(words[2]) - 1)
        else:  # is done
            self.to_recall.remove(seat)

    def _goes_on(self) -> bool:
        """Begin the next phase if this one is over; true if there was something to do."""
        before = (self.phase, self.day)
        if self.phase == "set-up" and self.first and not self._to_draw():
            self.phase = "queue up"
        elif self.phase == "queue up" and not any(self.home.values()):
            self._queued_up()
        elif self.phase == "delivery" and len(self.deck.today) == A_DAY[len(self.seats)]:
            self.phase, self.passed = "jumping", set()
        elif self.phase == "jumping" and self._jumped():
            self._open()
        elif self.phase == "opening":
            self._sell()
        elif self.phase == "market" and self.place == len(self.queues["market"]):
            self._close()
        elif self.phase == "draw" and not self._to_draw():
            self.phase, self.to_recall = "recall", list(self.seats)
        elif self.phase == "recall" and not any(map(self._may_recall, self.to_recall)):
            self._next_day()
        return (self.phase, self.day) != before

    def _queued_up(self) -> None:
        """KOL-SET-7: on the first day a speculator goes behind each of the five queues."""
        if self.day == 0:
            for shop in SHOPS:
                self.queues[shop].append(SPECULATOR)
        self.phase = "delivery"

    def _to_draw(self) -> int:
        return sum(notes.due() for notes in self.cards.values())

    def _jumped(self) -> bool:
        """KOL-JMP-3; three cards are never more than three rounds."""
        still = [s for s in self.seats if s not in self.passed and self.cards[s].hand]
        return not still and not self.deck.looks

    def _open(self) -> None:
        self.phase, self.wave = "opening", 0
        self.standing = {shop: self.queues[shop].copy() for shop in SHOPS}
        self.served = {shop: [] for shop in SHOPS}

    def buyers(self) -> dict[str, str]:
        """KOL-OPN-2: who is served in this wave, by shop."""
        return {
            shop: self.standing[shop][self.wave]
            for shop in SHOPS
            if shop not in self.closed and self.shops[shop] and self.wave < len(self.standing[shop])
        }

    def _sell(self) -> None:
        """All waves that need no more choices; lists are looked at after each."""
        while not self.over:
            buyers = self.buyers()
            if not buyers:
                self._opened()
                return
            asked = [s for s, who in buyers.items() if who != SPECULATOR and self._choice(s)]
            if any(shop not in self.chosen for shop in asked):
                return
            for shop, who in buyers.items():
                self._buy(shop, who)
            self.wave, self.chosen = self.wave + 1, {}
            self.over = any(self.complete(seat) for seat in self.seats)

    def _choice(self, shop: str) -> bool:
        return len(set(self.shops[shop])) > 1

    def _buy(self, shop: str, who: str) -> None:
        """KOL-OPN-1 and 3: the served are gone; a speculator goes to the end."""
        pile = self.shops[shop]
        own = shop if shop in pile else pile[-1]
        goods = own if who == SPECULATOR else self.chosen.get(shop, pile[-1])
        take_last(pile, goods)
        self.served[shop].append(self.wave)
        if who == SPECULATOR:
            self.stalls[goods] += 1
        else:
            self.goods[who][goods] += 1
            self.home[who] += 1
        gone = self.served[shop]
        left = [pawn for i, pawn in enumerate(self.standing[shop]) if i not in gone]
        back = [SPECULATOR] if SPECULATOR not in left else []
        self.queues[shop][:] = left + back

    def _opened(self) -> None:
        """KOL-END-3 is looked at once, after the shops."""
        self.sold_out = not any(self.trucks.values()) and not any(self.shops.values())
        self.phase, self.place = "market", 0

    def _close(self) -> None:
        """KOL-PCT-1 in its order; on Friday Saturday comes before the draw (KOL-SAT-1)."""
        self.over = self.sold_out
        if self.over:
            return
        self.deck.today, self.closed = [], set()
        self.trader += 1
        if self.trader == len(self.row):
            self.trader = 0
            self.deck.saturday(self.day // 5 + 1)
            for notes in self.cards.values():
                notes.saturday()
        self.phase = "draw"

    def _may_recall(self, seat: str) -> bool:
        return any(seat in queue for queue in self.queues.values())

    def _next_day(self) -> None:
        """The marker goes to the left."""
        self.day += 1
        self.first = self.seats[(self.seats.index(self.first) + 1) % len(self.seats)]
        self.phase = "queue up"

    def asking(self) -> bool:
        """In the midst of a wave, where the order of sales is nobody's business."""
        return self.phase == "opening"
