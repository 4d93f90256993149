"""What is worth trying in a position: the neighbour's thoughts, its choice first."""

from typing import Final

from kartki.bots.kolejka.bargains import deal_worth, without_bargain
from kartki.bots.kolejka.playout_policy import LEAST_GAIN, RECALL_MARGIN, Policy
from kartki.core.play import Action
from kartki.games.kolejka.actions import (
    DONE,
    GO_HOME,
    PASS,
    QUEUE_AT,
    WAIT,
    Exchange,
    Play,
    Recall,
    Take,
)
from kartki.games.kolejka.square.calendar import JUMPING, MARKET_HOUR, OPENING, QUEUE_UP

MOST: Final = 8  # of the neighbour's best ideas
ALWAYS: Final[list[Action]] = [PASS, DONE, WAIT, GO_HOME, *QUEUE_AT]


def worth_trying(policy: Policy, legal: list[Action]) -> list[Action]:
    """The neighbour's best ideas, then what is always tried if it is legal."""
    order = ranked(policy, legal)
    return order[:MOST] + [action for action in order[MOST:] if action in ALWAYS]


def ranked(policy: Policy, legal: list[Action]) -> list[Action]:
    """All legal acts, what the neighbour likes best first; the first is its choice."""
    found: list[Action] = []
    worths: list[float] = []
    for worth, action in weighed(policy, legal):
        place = len(found)
        while place > 0 and worth > worths[place - 1]:
            place -= 1
        found.insert(place, action)
        worths.insert(place, worth)
    return found


def weighed(policy: Policy, legal: list[Action]) -> list[tuple[float, Action]]:
    phase = policy.observation.phase
    if phase == QUEUE_UP:
        return [(end, QUEUE_AT[queue]) for queue, end in enumerate(policy.ends())]
    if phase == JUMPING:
        return _cards(policy, legal)
    if phase == OPENING:
        return [(policy.take_worth(take), take) for take in legal if isinstance(take, Take)]
    return _deals(policy, legal) if phase == MARKET_HOUR else _recalls(policy, legal)


def _cards(policy: Policy, legal: list[Action]) -> list[tuple[float, Action]]:
    """What is in the order of the judge's list keeps its order among equals."""
    found: list[tuple[float, Action]] = [(LEAST_GAIN, PASS)]
    now = [policy.valuation.whole(shop) for shop in policy.observation.shops]
    for card in legal:
        if isinstance(card, Play):
            found.append((policy.card_worth(card, now), card))
    return found


def _deals(policy: Policy, legal: list[Action]) -> list[tuple[float, Action]]:
    usual = without_bargain(policy.valuation, legal)
    found: list[tuple[float, Action]] = [(0.0, usual)]
    for deal in legal:
        if isinstance(deal, Exchange):
            found.append((deal_worth(policy.valuation, deal), deal))
        elif deal is not usual:
            found.append((0.0, deal))
    return found


def _recalls(policy: Policy, legal: list[Action]) -> list[tuple[float, Action]]:
    found: list[tuple[float, Action]] = [(RECALL_MARGIN, DONE)]
    ends = policy.ends_tomorrow()
    for recall in legal:
        if isinstance(recall, Recall):
            found.append((policy.recall_worth(recall, ends), recall))
    return found
