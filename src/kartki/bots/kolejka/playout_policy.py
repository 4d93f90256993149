"""How the neighbour decides: the same for the same position, so that playouts can use it."""

from typing import Final, final

from kartki.bots.kolejka.bargains import best_bargain, market_worth
from kartki.bots.kolejka.jumps import shops_after
from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.supply import PATIENCE
from kartki.bots.kolejka.worth import Valuation
from kartki.core.play import Action
from kartki.games.kolejka.actions import (
    COMMITTEE,
    COUNTER,
    CRITICISE,
    DONE,
    ERROR,
    INCREASED,
    LIST,
    LUCKY,
    MOTHER,
    PASS,
    QUEUE_AT,
    SIR,
    STOCKTAKING,
    Play,
    Recall,
    Take,
)
from kartki.games.kolejka.parts import DAYS, MARKET, ROUNDS, SHOP_NUMBERS
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP
from kartki.games.kolejka.square.shops import Shop

CARD_COST: Final = {  # what playing each card costs, if none is to spare
    LIST: 0.3,
    SIR: 0.1,
    MOTHER: 0.35,
    CRITICISE: 0.2,
    LUCKY: 0.3,
    ERROR: 0.25,
    INCREASED: 0.15,
    COUNTER: 0.15,
    STOCKTAKING: 0.25,
    COMMITTEE: 0.0,
}
USUAL_COST: Final = 0.2  # of a card that is not listed
LEAST_GAIN: Final = 0.08  # a card is not played for a smaller gain than this
LOOK_WORTH: Final = 0.1  # what a look at the next deliveries is worth to a seat with pawns to place
SPOIL_CHANCE: Final = 0.06  # how likely a rival's next card is to spoil what could be had at once
TIE_BREAK: Final = 0.001  # decides between choices of otherwise equal worth
RECALL_MARGIN: Final = 0.05  # a recalled pawn must do better by this much


@final
class Policy:
    """One decision of one seat."""

    def __init__(self, observation: Observation) -> None:
        self.observation: Final = observation
        self.seat: Final = observation.seat
        self.valuation: Final = Valuation(observation)

    def choose(self, legal: list[Action]) -> Action:
        phase = self.observation.phase
        if phase == QUEUE_UP:
            return QUEUE_AT[self.best_queue()]
        if phase == JUMPING:
            return self.best_card(legal)
        if phase == OPENING:
            return self.best_goods(legal)
        if phase == MARKET_HOUR:
            return best_bargain(self.valuation, legal)
        return self.best_recall(legal)

    # 1 queue up

    def best_queue(self) -> int:
        """The queue whose end is worth most."""
        ends = self.ends()
        return ends.index(max(ends))

    def ends(self) -> list[float]:
        """The worth of the end of each queue; one own pawn at the market is enough."""
        ends = [self.valuation.end(shop) + self.stock(shop) for shop in self.observation.shops]
        ends.append(0.0 if self.seat in self.observation.market.queue else self.market_end())
        return ends

    def stock(self, shop: Shop) -> float:
        """A very small worth: among queues of equal worth, the one with goods."""
        return TIE_BREAK * (len(shop.pile) + shop.truck) / (len(shop.queue) + 1)

    def market_end(self) -> float:
        """The worth of the market's end; everybody before may take what is wanted."""
        ahead: float = PATIENCE ** len(self.observation.market.queue)
        return market_worth(self.observation, 0) * self.valuation.hurry[self.seat] * ahead

    # 3 queue jumping

    def best_card(self, legal: list[Action]) -> Action:
        """The card that gains most over its price, or passing: cards are kept for later days."""
        best: Action = PASS
        most = LEAST_GAIN
        now = [self.valuation.whole(shop) for shop in self.observation.shops]
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
        if card.card == STOCKTAKING and self.is_served(self.observation.shops[card.shop]):
            return gain
        for shop in shops_after(self.observation.shops, self.seat, card):
            gain += self.valuation.whole(shop) - now[shop.number]
        if card.card == COUNTER:
            safe = 1.0 + SPOIL_CHANCE * self.observation.rival_plays
            gain += safe * self.valuation.goods(self.seat, card.goods, 0)
        return gain

    def is_served(self, shop: Shop) -> bool:
        """Has the seat a pawn that is served today? Then it should not close the shop."""
        return not shop.closed and self.seat in shop.queue[: len(shop.pile)]

    def price(self, card: int) -> float:
        """What playing the card costs: nothing if not all cards can be played before Saturday."""
        room = ROUNDS * (DAYS - 1 - self.observation.market.trader) + self.observation.rounds_left
        short = room - self.observation.cards_left
        return CARD_COST.get(card, USUAL_COST) * short / room if short > 0 else 0.0

    def news_worth(self) -> float:
        """Useful only if a pawn will be free to follow it, and the deck is not known already."""
        if self.observation.deck_is_known:
            return 0.0
        free = self.observation.home[self.seat] > 0
        for shop in self.observation.shops:
            free = free or self.is_served(shop)
        return LOOK_WORTH if free else 0.0

    # 4 shops open

    def best_goods(self, legal: list[Action]) -> Action:
        """What is worth most to the seat; among equals, what its rivals would like."""
        best = legal[0]
        most = -1.0
        for take in legal:
            if isinstance(take, Take):
                worth = self.take_worth(take)
                if worth > most:
                    best, most = take, worth
        return best

    def take_worth(self, take: Take) -> float:
        own = self.valuation.goods(self.seat, take.goods, 0)
        return own - 0.1 * self.valuation.rivals(take.goods)

    # 6 close of day

    def best_recall(self, legal: list[Action]) -> Action:
        """The pawn that gains most by going home and queueing up again, if any does."""
        best: Action = DONE
        most = RECALL_MARGIN
        ends = self.ends_tomorrow()
        for recall in legal:
            if isinstance(recall, Recall):
                gain = self.recall_worth(recall, ends)
                if gain > most:
                    best, most = recall, gain
        return best

    def ends_tomorrow(self) -> list[float]:
        return [self.valuation.end(shop, 1) for shop in self.observation.shops]

    def recall_worth(self, recall: Recall, ends: list[float]) -> float:
        return self.elsewhere(recall.queue, ends) - self.standing(recall)

    def elsewhere(self, queue: int, ends: list[float]) -> float:
        """The worth of another place tomorrow; pawns that are at home already take the best."""
        others = [ends[shop] for shop in SHOP_NUMBERS if shop != queue]
        others.sort()
        return others[max(len(others) - 1 - self.observation.home[self.seat], 0)]

    def standing(self, recall: Recall) -> float:
        if recall.queue == MARKET:
            return market_worth(self.observation, 0) * self.valuation.hurry[self.seat]
        return self.valuation.pawn(self.observation.shops[recall.queue], recall.place)
