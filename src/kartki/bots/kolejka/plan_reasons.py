"""Why the planner would do it: the neighbour's reason, and how much better than the next idea."""

from typing import Final

from kartki.bots.bot import Reason
from kartki.bots.kolejka.playout_policy import Policy
from kartki.bots.kolejka.reasons import reason_for
from kartki.bots.search.halving import Halving
from kartki.core.play import Action, Facts, Term
from kartki.games.kolejka.actions import (
    CARDS,
    DONE,
    GO_HOME,
    NOWHERE,
    PASS,
    WAIT,
    Exchange,
    Play,
    Queue,
    Recall,
    Take,
)
from kartki.games.kolejka.parts import QUEUES, SHOPS

SIMPLE_NAMES: Final[dict[Action, str]] = {
    PASS: "pass",
    WAIT: "wait",
    GO_HOME: "go_home",
    DONE: "done",
}
LIKE: Final = "same"  # the next idea is like this one, but for a detail


def plan_reason(policy: Policy, search: Halving, action: Action) -> Reason | None:
    """Only what the search found best can be compared; of anything else, the usual reason."""
    usual, best, second = reason_for(policy, action), search.best(), search.second()
    if usual is None or second < 0 or search.ideas[best] != action:
        return usual
    chances: Facts = (
        ("mine", hundredths(search.worth(best))),
        ("next", hundredths(search.worth(second))),
    )
    other = next_idea(action, search.ideas[second])
    return Reason(f"plan_{code(usual, action)}", (*usual.facts, *chances, *other))


def code(usual: Reason, action: Action) -> str:
    """The neighbour passes, waits or takes a pawn home for reasons that are not the planner's."""
    if isinstance(action, Exchange | Recall) or action in SIMPLE_NAMES:
        return "best"
    return usual.code


def hundredths(worth: float) -> int:
    return round(100 * worth)


def next_idea(best: Action, other: Action) -> Facts:
    """What the sentence says of the next idea."""
    if _alike(best, other):
        return (("next_does", LIKE),)
    if isinstance(other, Queue | Recall):
        does = "queue" if isinstance(other, Queue) else "recall"
        return (("next_does", does), ("next_shop", Term("shop", QUEUES[other.queue])))
    if isinstance(other, Play):
        return _card(other)
    if isinstance(other, Take):
        return (("next_does", "take"), ("next_goods", Term("goods", SHOPS[other.goods])))
    if isinstance(other, Exchange):
        take, pay = Term("goods", SHOPS[other.take]), Term("goods", SHOPS[other.pay])
        return (("next_does", "exchange"), ("next_goods", take), ("next_pay", pay))
    return (("next_does", SIMPLE_NAMES[other]),)


def _card(card: Play) -> Facts:
    name = ("next_card", Term("card", CARDS[card.card]))
    if card.shop == NOWHERE:
        return (("next_does", "card"), name)
    return (("next_does", "card_at"), name, ("next_shop", Term("shop", QUEUES[card.shop])))


def _alike(best: Action, other: Action) -> bool:
    if isinstance(best, Play) and isinstance(other, Play):
        return best.card == other.card and best.shop == other.shop
    if isinstance(best, Recall) and isinstance(other, Recall):
        return best.queue == other.queue
    return isinstance(best, Exchange) and isinstance(other, Exchange) and best.take == other.take
