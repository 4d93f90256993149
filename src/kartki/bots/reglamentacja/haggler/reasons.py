"""Why the haggler would do this: what it brings, how likely, and how the next idea compares."""

from typing import Final

from kartki.bots.bot import Reason
from kartki.bots.reglamentacja.haggler.advice import Advice
from kartki.bots.reglamentacja.haggler.scene import Scene
from kartki.core.play import Action, Fact, Facts, Several, Term, Who
from kartki.games.reglamentacja.actions import (
    QUIET,
    STOP,
    Buy,
    CounterOffer,
    Discard,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import KINDS, stamps_of
from kartki.games.reglamentacja.seen import OfferView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.state import LAST_SHOPPING
from kartki.games.reglamentacja.trade_events import asked, choice, given, stamp_terms

NOTHING: Final = Several(())


def reason_for(scene: Scene, advice: list[Advice], action: Action) -> Reason | None:
    """None if it would not do this at all."""
    mine = [one for one in advice if one.action == action]
    if not mine:
        return None
    told = why(scene, mine[0])
    if told is None:
        return None
    others = [one for one in advice if one.action != action]
    return Reason(told.code, told.facts + next_best(scene, mine[0], others[:1]))


def why(scene: Scene, mine: Advice) -> Reason | None:
    action = mine.action
    if isinstance(action, (MakeOffer, CounterOffer)):
        return _offer(scene, mine, action)
    if isinstance(action, TakeOffer):
        maker = standing(scene, action.number).maker
        return Reason("haggle_take", (("seat", Who(maker)), *points("gain", mine.gain)))
    if isinstance(action, PaySpeculator):
        code = "haggle_place" if action.place else "haggle_stamp"
        return Reason(code, points("gain", mine.gain))
    if isinstance(action, Buy):
        return _buy(scene, mine, action)
    if isinstance(action, Discard):
        stamp = Term("stamp", KINDS[action.kind])
        return Reason("haggle_discard", (("stamp", stamp), *points("gain", -mine.gain)))
    return _silent(action)


def _silent(action: Action) -> Reason | None:
    if isinstance(action, Withdraw):
        return Reason("haggle_withdraw")
    if action == STOP:
        return Reason("haggle_stop")
    return Reason("haggle_quiet") if action == QUIET else None


def _offer(scene: Scene, mine: Advice, action: MakeOffer | CounterOffer) -> Reason:
    to = addressee(scene, action)
    facts: Facts = (("chance", round(100 * mine.chance)), *points("gain", mine.gain))
    if to == EVERYONE:
        return Reason("haggle_offer_all", facts)
    return Reason("haggle_offer", (("seat", Who(to)), *facts))


def _buy(scene: Scene, mine: Advice, buy: Buy) -> Reason:
    if buy.card < 0:
        return Reason("haggle_buy_nothing")
    card = ("card", Term("card", scene.box.cards[buy.card].name))
    number = ("number", scene.box.worth(buy.card, scene.view.visit))
    if scene.view.phase >= LAST_SHOPPING:
        return Reason("haggle_buy_last", (card, number, ("chance", round(100 * mine.chance))))
    return Reason("haggle_buy", (card, number))


def addressee(scene: Scene, action: MakeOffer | CounterOffer) -> int:
    if isinstance(action, MakeOffer):
        return action.to
    return standing(scene, action.number).maker


def standing(scene: Scene, number: int) -> OfferView:
    return next(offer for offer in scene.view.offers if offer.number == number)


def points(name: str, value: float) -> Facts:
    """Points with one place after the point, which is written in each language's way."""
    tenths = round(abs(value) * 10)
    return ((f"{name}_whole", tenths // 10), (f"{name}_tenth", tenths % 10))


# the next idea


def next_best(scene: Scene, mine: Advice, others: list[Advice]) -> Facts:
    """What it is, and how much less it promises."""
    if not others:
        return _next("none", 0.0)
    less, action = mine.value - others[0].value, others[0].action
    if isinstance(action, (MakeOffer, CounterOffer)):
        return _next_deal("offer", less, action.terms)
    if isinstance(action, TakeOffer):
        terms = terms_of(standing(scene, action.number))
        return _next_deal("take", less, terms)
    if isinstance(action, PaySpeculator):
        paid = Several(tuple(stamp_terms(stamps_of([action.first, action.second]))))
        return _next("pay", less, give=paid)
    if isinstance(action, Buy) and action.card >= 0:
        return _next("card", less, what=Term("card", scene.box.cards[action.card].name))
    if isinstance(action, Discard):
        return _next("stamp", less, what=Term("stamp", KINDS[action.kind]))
    return _next("nothing", less)


def _next_deal(kind: str, less: float, terms: Terms) -> Facts:
    some = choice(terms) if terms.any_of else asked(terms)
    return _next(kind, less, give=given(terms), ask=some)


def _next(
    kind: str, less: float, give: Fact = NOTHING, ask: Fact = NOTHING, what: Fact = ""
) -> Facts:
    facts: Facts = (("next", kind), ("next_give", give), ("next_ask", ask), ("next_what", what))
    return (*facts, *points("less", less))
