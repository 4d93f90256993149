"""What each act of Kolejka would do, short enough for lists in two columns."""

from typing import Final

from kartki.cli.screens.kolejka_labels import card_word, counted, mark, short, stub
from kartki.core.play import Action, Fact, Term
from kartki.games.kolejka import box_data
from kartki.games.kolejka.actions import (
    CARDS,
    NOWHERE,
    Exchange,
    Play,
    Queue,
    Recall,
    Simple,
    Take,
)
from kartki.games.kolejka.cards import QUEUE_CARDS
from kartki.games.kolejka.parts import QUEUES, SHOPS
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.shops import shops_in
from kartki.words.speech import Speech

SIMPLE: Final = {"passes": "pass", "waits": "wait", "goes home": "home", "is done": "done"}
HALF: Final = 32  # letters that fit beside a number in one of two columns


def choice(speech: Speech, view: SquareView, action: Action) -> str:
    if isinstance(action, Play):
        return _play(speech, view, action)
    if isinstance(action, Queue):
        waiting = len(view.queues[action.queue])
        return speech.say("choice-queue", shop=_shop(action.queue), number=waiting)
    if isinstance(action, Take):
        return _take(speech, view, action)
    if isinstance(action, Recall):
        place = action.place + 1
        return speech.say("choice-recall", shop=_shop(action.queue), place=place)
    if isinstance(action, Exchange):
        return _exchange(speech, action)
    assert isinstance(action, Simple)
    return speech.say(f"choice-{SIMPLE[action.name]}")


def _play(speech: Speech, view: SquareView, action: Play) -> str:
    own = action.goods != NOWHERE and action.goods == action.shop
    message = f"choice-{CARDS[action.card]}{'_own' if own else ''}"
    facts = _play_facts(speech, view, action)
    return _fitted(speech, message, facts, ("shop", "goods", "other"))


def _fitted(speech: Speech, message: str, facts: dict[str, Fact], names: tuple[str, ...]) -> str:
    """Shorten names one after the other until the text fits into a column."""
    told = speech.say(message, **facts)
    for name in names:
        if len(told) > HALF and name in facts:
            facts[name] = stub(str(facts[name]))
            told = speech.say(message, **facts)
    return told


def _play_facts(speech: Speech, view: SquareView, action: Play) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"card": card_word(speech, action.card)}
    for name, shop in (("shop", action.shop), ("goods", action.goods), ("other", action.to)):
        if shop != NOWHERE:
            facts[name] = short(speech, shop)
    return facts | place_facts(view, action)


def place_facts(view: SquareView, action: Play) -> dict[str, Fact]:
    """The pawn that a card is aimed at, its place, and the one to which it comes."""
    if action.place == NOWHERE:
        return {}
    pawn = mark(view.queues[action.shop][action.place])
    return {"place": action.place + 1, "target": _target(view, action), "pawn": pawn}


def example(speech: Speech, play: Play) -> str:
    """A play as a player may type it: the card and its aim, in the order of the notation."""
    words = {"card": card_word(speech, play.card), "place": str(play.place + 1)}
    for name, shop in (("shop", play.shop), ("goods", play.goods), ("to", play.to)):
        words[name] = "" if shop == NOWHERE else short(speech, shop)
    if play.goods == play.shop:
        words["goods"] = ""  # a shop's own goods need not be named
    slots = QUEUE_CARDS[play.card].form().slots
    return " ".join([words[name] for name in slots if words[name]])


def _target(view: SquareView, action: Play) -> int:
    """The place to which the pawn comes, as its card says."""
    moved = QUEUE_CARDS[action.card].leads(shops_in(view), view.turn, action)
    return moved[0].end().number


def _take(speech: Speech, view: SquareView, action: Take) -> str:
    """The goods, with how many of them are bought and wanted."""
    told = speech.say("choice-take", goods=Term("goods", SHOPS[action.goods]))
    seat = view.buyers[0][0]
    wanted = box_data.box(view.edition).lists[view.lists[seat]][action.goods]
    return f"{told} ({view.goods[seat][action.goods]}/{wanted})"


def _exchange(speech: Speech, action: Exchange) -> str:
    facts: dict[str, Fact] = {"pay": short(speech, action.pay), "take": short(speech, action.take)}
    if action.also == NOWHERE:
        return speech.say("choice-exchange_one", **facts)
    if action.also == action.pay:
        facts["pay"] = counted(speech, action.pay, 2)
        return _fitted(speech, "choice-exchange_two", facts, ("take",))
    facts["also"] = short(speech, action.also)
    return _fitted(speech, "choice-exchange", facts, ("pay", "also", "take"))


def _shop(queue: int) -> Term:
    return Term("shop", QUEUES[queue])
