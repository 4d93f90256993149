"""The neighbour at the market: it takes missing goods and pays with goods to spare, no others."""

from typing import Final

from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.supply import PATIENCE
from kartki.bots.kolejka.worth import Valuation
from kartki.core.play import Action
from kartki.games.kolejka.actions import GO_HOME, NOWHERE, WAIT, Exchange

PAID: Final = 0.35  # what a good to spare is worth, as long as there is something to have for it
ELSEWHERE: Final = 0.3  # what a pawn brings on average where it is not at the market


def best_bargain(valuation: Valuation, legal: list[Action]) -> Action:
    best = without_bargain(valuation, legal)
    most = 0.0
    for deal in legal:
        if isinstance(deal, Exchange):
            gain = deal_worth(valuation, deal)
            if gain > most:
                best, most = deal, gain
    return best


def without_bargain(valuation: Valuation, legal: list[Action]) -> Action:
    """Wait for a better day, or go home."""
    waits = legal[0] is WAIT and market_worth(valuation.observation, 1) > ELSEWHERE
    return WAIT if waits else GO_HOME


def deal_worth(valuation: Valuation, deal: Exchange) -> float:
    """Paid goods lie on a stall, where rivals can get them: it costs more to pay what they want."""
    lacks = valuation.observation.lacks[valuation.seat]
    if lacks[deal.take] <= 0 or not can_spare(deal, lacks):
        return 0.0
    gain = valuation.hurry[valuation.seat] - PAID + 0.05 * valuation.rivals(deal.pay)
    if deal.also != NOWHERE:
        gain += 0.05 * valuation.rivals(deal.also) - PAID
    return gain


def can_spare(deal: Exchange, lacks: list[int]) -> bool:
    if deal.also == deal.pay:
        return lacks[deal.pay] <= -2
    return lacks[deal.pay] < 0 and (deal.also == NOWHERE or lacks[deal.also] < 0)


def market_worth(observation: Observation, begin: int) -> float:
    """What a pawn at the market can win on its best day of this week, from day `begin` on."""
    lacks, stalls = observation.lacks[observation.seat], observation.market.stalls
    spare = observation.to_spare(observation.seat)
    if spare == 0:  # nothing to pay with on any day
        return 0.0
    within_reach = [min(max(lack, 0), stalls[kind]) for kind, lack in enumerate(lacks)]
    wanted = sum(within_reach)
    best = 0.0
    patience = PATIENCE**begin
    for stall in observation.market.stalls_to_come()[begin:]:
        best = max(best, patience * bargain_worth(min(within_reach[stall], spare), wanted, spare))
        patience *= PATIENCE
    return best


def bargain_worth(straight: int, wanted: int, spare: int) -> float:
    """What the goods to spare bring: first one for one at the trader's stall, then two for one."""
    double = min(wanted - straight, (spare - straight) // 2)
    return straight * (1.0 - PAID) + double * (1.0 - 2 * PAID)
