"""How a neighbour decides: plain numbers in, one of the legal actions out, and no chance."""

from typing import Final, final

from kartki.bots.kolejka.bargains import best_bargain, market_worth
from kartki.bots.kolejka.jumps import Shopfront, fronts_after
from kartki.bots.kolejka.sight import Sight
from kartki.bots.kolejka.supply import PATIENCE
from kartki.bots.kolejka.worth import Scales
from kartki.core.play import Action
from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    DONE,
    PASS,
    QUEUE_AT,
    STOCKTAKING,
    Play,
    Recall,
    Take,
)
from kartki.games.kolejka.parts import DAYS, MARKET, ROUNDS, SHOP_NUMBERS
from kartki.games.kolejka.state import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP

PRICE: Final = [0.3, 0.1, 0.35, 0.2, 0.3, 0.25, 0.15, 0.15, 0.25, 0.0]  # if none can be spared
TRIFLE: Final = 0.08  # nobody spends a card for less
NEWS: Final = 0.1  # what a look at the next deliveries is worth to who has pawns to send
SAFE: Final = 0.06  # how likely a rival's next card is to spoil what could be had at once
CRUMB: Final = 0.001
STAND: Final = 0.05  # a recalled pawn must do better by this much


@final
class Policy:
    """One decision of one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.seat: Final = sight.seat
        self.scales: Final = Scales(sight)

    def choose(self, legal: list[Action]) -> Action:
        phase = self.sight.phase
        if phase == QUEUE_UP:
            return QUEUE_AT[self.best_queue()]
        if phase == JUMPING:
            return self.best_card(legal)
        if phase == OPENING:
            return self.best_goods(legal)
        if phase == MARKET_HOUR:
            return best_bargain(self.scales, legal)
        return self.best_recall(legal)

    # 1 queue up

    def best_queue(self) -> int:
        """The end of a queue where most is to be expected; one pawn at the market will do."""
        ends = [self.scales.end(front) + self.stock(front) for front in self.sight.fronts]
        ends.append(0.0 if self.seat in self.sight.market else self.market_end())
        return ends.index(max(ends))

    def stock(self, front: Shopfront) -> float:
        """Next to nothing, but who has to stand somewhere stands where there is something."""
        left = len(front.pile) + self.sight.trucks[front.shop]
        return CRUMB * left / (len(front.queue) + 1)

    def market_end(self) -> float:
        """Everybody who stands there already may take what is wanted."""
        ahead: float = PATIENCE ** len(self.sight.market)
        return market_worth(self.sight, 0) * self.scales.hurry[self.seat] * ahead

    # 3 queue jumping

    def best_card(self, legal: list[Action]) -> Action:
        """The card that gains most over its price; what is left is kept for later days."""
        best: Action = PASS
        most = TRIFLE
        now = [self.scales.front(front) for front in self.sight.fronts]
        for card in legal:
            if isinstance(card, Play):
                gain = self.card_worth(card, now)
                if gain > most:
                    best, most = card, gain
        return best

    def card_worth(self, card: Play, now: list[float]) -> float:
        gain = -self.price(card.card)
        if card.card == COMMITTEE:
            return gain + self.news_worth()
        if card.card == STOCKTAKING and self.is_served(card.shop):
            return gain
        for front in fronts_after(self.sight.fronts, card):
            gain += self.scales.front(front) - now[front.shop]
        if card.card == COUNTER:
            safe = 1.0 + SAFE * self.sight.rival_plays
            gain += safe * self.scales.goods(self.seat, card.goods, 0)
        return gain

    def is_served(self, shop: int) -> bool:
        """Who has a pawn in time for today's goods does not close the shop before it."""
        front = self.sight.fronts[shop]
        return not front.closed and self.seat in front.queue[: len(front.pile)]

    def price(self, card: int) -> float:
        """Cards that can not all be played before Saturday cost nothing."""
        room = ROUNDS * (DAYS - 1 - self.sight.weekday) + self.sight.rounds_left
        short = room - self.sight.cards_left
        return PRICE[card] * short / room if short > 0 else 0.0

    def news_worth(self) -> float:
        """Something must follow from it: a pawn will be free, and the deck can surprise."""
        if self.sight.deck_is_known:
            return 0.0
        free = self.sight.home[self.seat] > 0
        for shop in SHOP_NUMBERS:
            free = free or self.is_served(shop)
        return NEWS if free else 0.0

    # 4 shops open

    def best_goods(self, legal: list[Action]) -> Action:
        """What is worth most to the seat; among equals, what its rivals would like."""
        best = legal[0]
        most = -1.0
        for take in legal:
            if isinstance(take, Take):
                worth = self.scales.goods(self.seat, take.goods, 0)
                worth -= 0.1 * self.scales.rivals(take.goods)
                if worth > most:
                    best, most = take, worth
        return best

    # 6 close of day

    def best_recall(self, legal: list[Action]) -> Action:
        """The pawn that stands most in vain, if a place at the end of some queue is better."""
        best: Action = DONE
        most = STAND
        ends = [self.scales.end(front, 1) for front in self.sight.fronts]
        for recall in legal:
            if isinstance(recall, Recall):
                gain = self.elsewhere(recall.queue, ends) - self.standing(recall)
                if gain > most:
                    best, most = recall, gain
        return best

    def elsewhere(self, queue: int, ends: list[float]) -> float:
        """Pawns that are at home already take the best places tomorrow."""
        others = [ends[shop] for shop in SHOP_NUMBERS if shop != queue]
        others.sort()
        return others[max(len(others) - 1 - self.sight.home[self.seat], 0)]

    def standing(self, recall: Recall) -> float:
        if recall.queue == MARKET:
            return market_worth(self.sight, 0) * self.scales.hurry[self.seat]
        return self.scales.pawn(self.sight.fronts[recall.queue], recall.place)
