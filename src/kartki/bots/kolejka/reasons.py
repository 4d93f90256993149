"""Why the neighbour would do this: the largest part of what it weighed, as a code and facts."""

from typing import Final

from kartki.bots.bot import Reason
from kartki.bots.kolejka.jumps import shops_after
from kartki.bots.kolejka.playout_policy import Policy
from kartki.core.play import Action, Term, Who
from kartki.games.kolejka.actions import (
    CARDS,
    COMMITTEE,
    COUNTER,
    DONE,
    GO_HOME,
    PASS,
    WAIT,
    Exchange,
    Play,
    Queue,
    Recall,
    Take,
)
from kartki.games.kolejka.parts import MARKET, QUEUES, SHOPS

PLAIN: Final[dict[Action, str]] = {PASS: "pass", WAIT: "wait", GO_HOME: "go_home", DONE: "done"}


def reason_for(policy: Policy, action: Action) -> Reason | None:
    if isinstance(action, Queue):
        return _queue(policy, action)
    if isinstance(action, Play):
        return _card(policy, action)
    if isinstance(action, Take):
        return _take(policy, action)
    if isinstance(action, Exchange):
        return _exchange(action)
    if isinstance(action, Recall):
        return Reason("recall", (("shop", _shop(action.queue)),))
    return Reason(PLAIN[action]) if action in PLAIN else None


def _shop(queue: int) -> Term:
    return Term("shop", QUEUES[queue])


def _lack(policy: Policy, kind: int) -> int:
    return max(policy.observation.lacks[policy.seat][kind], 0)


def _queue(policy: Policy, action: Queue) -> Reason:
    """How many goods of this shop are missing, and the place that the pawn would have."""
    if action.queue == MARKET:
        return Reason("queue_market", (("number", policy.observation.to_spare(policy.seat)),))
    shop = policy.observation.shops[action.queue]
    place, lack = len(shop.queue) + 1, _lack(policy, action.queue)
    facts = (("shop", _shop(action.queue)), ("number", lack), ("place", place))
    return Reason("queue_wanted" if lack else "queue_spare", facts)


def _card(policy: Policy, card: Play) -> Reason:
    name = ("card", Term("card", CARDS[card.card]))
    if card.card == COMMITTEE:
        return Reason("card_news", (name,))
    shop = ("shop", _shop(card.shop))
    if card.card == COUNTER:
        return Reason("card_counter", (name, shop))
    own, rival, seat = _gains(policy, card)
    if rival > own:
        return Reason("card_rival", (name, shop, ("seat", Who(seat))))
    return Reason("card_own", (name, shop))


def _gains(policy: Policy, card: Play) -> tuple[float, float, int]:
    """What the card brings its player, and what it costs the rival whom it hurts most."""
    change = [0.0] * policy.observation.players
    for shop in shops_after(policy.observation.shops, policy.seat, card):
        for seat in range(policy.observation.players):
            now = policy.observation.shops[shop.number]
            change[seat] += policy.valuation.share(shop, seat) - policy.valuation.share(now, seat)
    rivals = [seat for seat in range(len(change)) if seat != policy.seat]
    hurt = max(rivals, key=lambda seat: change[seat])
    return change[policy.seat], change[hurt], hurt


def _take(policy: Policy, take: Take) -> Reason:
    goods = ("goods", Term("goods", SHOPS[take.goods]))
    return Reason("take_wanted" if _lack(policy, take.goods) else "take_spare", (goods,))


def _exchange(deal: Exchange) -> Reason:
    facts = (("take", Term("goods", SHOPS[deal.take])), ("pay", Term("goods", SHOPS[deal.pay])))
    return Reason("exchange", facts)
