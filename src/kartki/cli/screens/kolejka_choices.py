"""What each act of Kolejka would do, in a line."""

from kartki.core.play import Action, Fact, Term, Who
from kartki.games.kolejka.actions import (
    CARDS,
    CRITICISE,
    NOWHERE,
    SIR,
    Exchange,
    Play,
    Queue,
    Recall,
    Simple,
    Take,
)
from kartki.games.kolejka.parts import QUEUES, SHOPS, SPECULATOR
from kartki.games.kolejka.view import SquareView
from kartki.words.speech import Speech

SIMPLE = {"passes": "pass", "waits": "wait", "goes home": "home", "is done": "done"}


def choice(speech: Speech, view: SquareView, action: Action) -> str:
    if isinstance(action, Play):
        return speech.say(f"choice-{CARDS[action.card]}", **play_facts(view, action))
    if isinstance(action, Queue):
        waiting = len(view.queues[action.queue])
        return speech.say("choice-queue", shop=shop(QUEUES[action.queue]), number=waiting)
    if isinstance(action, Take):
        return speech.say("choice-take", goods=goods(action.goods))
    if isinstance(action, Recall):
        place = action.place + 1
        return speech.say("choice-recall", shop=shop(QUEUES[action.queue]), place=place)
    if isinstance(action, Exchange):
        one = action.also == NOWHERE
        facts: dict[str, Fact] = {"pay": goods(action.pay), "take": goods(action.take)}
        facts |= {} if one else {"also": goods(action.also)}
        return speech.say("choice-exchange_one" if one else "choice-exchange", **facts)
    assert isinstance(action, Simple)
    return speech.say(f"choice-{SIMPLE[action.name]}")


def play_facts(view: SquareView, action: Play) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"card": Term("card", CARDS[action.card])}
    if action.shop != NOWHERE:
        facts["shop"] = shop(QUEUES[action.shop])
    if action.place != NOWHERE:
        facts |= {"place": action.place + 1, "target": target(action), "pawn": pawn(view, action)}
    if action.goods != NOWHERE:
        facts["goods"] = goods(action.goods)
    if action.to != NOWHERE:
        facts["other"] = shop(QUEUES[action.to])
    return facts


def target(action: Play) -> int:
    """The place to which the pawn comes."""
    step = {SIR: -1, CRITICISE: 2}.get(action.card, 0)
    return action.place + 1 + step


def pawn(view: SquareView, action: Play) -> Fact:
    owner = view.queues[action.shop][action.place]
    return Term("pawn", "speculator") if owner == SPECULATOR else Who(owner)


def shop(name: str) -> Term:
    return Term("shop", name)


def goods(kind: int) -> Term:
    return Term("goods", SHOPS[kind])
