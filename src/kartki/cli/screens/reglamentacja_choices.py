"""The short list of choices in Reglamentacja; what is not on it may be typed."""

from typing import Final

from rich.cells import cell_len, chop_cells

from kartki.cli.paint import WIDTH
from kartki.cli.screens.reglamentacja_labels import box_of, card, price_words, stamp, worth
from kartki.core.play import Action
from kartki.games.reglamentacja.actions import (
    NOTHING,
    QUIET,
    STOP,
    Buy,
    Call,
    Decline,
    Discard,
    PaySpeculator,
    Spin,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, Stamps
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.words.speech import Speech

WAYS: Final = 3  # of paying one offer that are listed
NUMBER: Final = 5  # cells in front of a choice
LONGEST: Final = 50  # cells of a card's name


def listed(view: ShopView, legal: list[Action]) -> list[Action]:
    """Answers, withdrawing, silence, stopping; cards, the best first; no calls, no payments."""
    found: list[Action] = []
    for offer in view.offers:
        ways = [a for a in legal if isinstance(a, TakeOffer) and a.number == offer.number]
        ways.sort(key=lambda take: -_left(view, terms_of(offer), take.giving))
        found += ways[:WAYS]
    cards = [action for action in legal if isinstance(action, Buy)]
    cards.sort(key=lambda buy: -_points(view, buy))
    found += cards
    others = TakeOffer | Buy | Call | PaySpeculator
    return found + [action for action in legal if not isinstance(action, others)]


def _points(view: ShopView, buy: Buy) -> int:
    return 0 if buy.card == NOTHING else worth(view, buy.card, view.visit)


def _left(view: ShopView, terms: Terms, giving: Stamps) -> int:
    """How well the hand would suit the row after this deal."""
    paid = terms.price(giving)
    hand = [view.hand[kind] - paid[kind] + terms.give[kind] for kind in KIND_NUMBERS]
    suits = 0
    for number in view.row:
        price = box_of(view).cards[number].price
        held = sum(min(price[kind], hand[kind]) for kind in KIND_NUMBERS)
        suits += worth(view, number, view.visit) * held * held
    return suits


def choice(speech: Speech, view: ShopView, action: Action) -> str:
    if isinstance(action, TakeOffer):
        return _take(speech, view, action)
    if isinstance(action, Decline):
        return speech.say("choice-decline", number=action.number)
    if isinstance(action, Withdraw):
        return speech.say("choice-withdraw", number=action.number)
    if isinstance(action, Discard):
        return speech.say("choice-discard", stamp=stamp(speech, action.kind))
    if isinstance(action, Buy):
        return _buy(speech, view, action)
    if isinstance(action, Spin):
        return speech.say("choice-spin")
    assert action in (QUIET, STOP)
    return speech.say("choice-quiet" if action == QUIET else "choice-stop")


def _take(speech: Speech, view: ShopView, action: TakeOffer) -> str:
    """With what would be paid, if that fits into a line."""
    offer = next(offer for offer in view.offers if offer.number == action.number)
    paid = price_words(speech, terms_of(offer), action.giving)
    told = speech.say("choice-take_giving", number=action.number, stamps=paid)
    if cell_len(told) < WIDTH - NUMBER:
        return told
    return speech.say("choice-take", number=action.number)


def _buy(speech: Speech, view: ShopView, action: Buy) -> str:
    if action.card == NOTHING:
        return speech.say("choice-buy_nothing")
    name = chop_cells(card(speech, view, action.card), LONGEST)[0]
    return speech.say("choice-buy", card=name, points=worth(view, action.card, view.visit))
