"""Short words and marks for Reglamentacja's screen."""

from typing import Final

from kartki.core.play import Term
from kartki.core.seats import letter
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, KINDS, SPECULATOR, Box, Stamps
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.state import FINAL
from kartki.words.speech import Speech

INDENT: Final = " " * 4
AFTER: Final = " " * 6


def box_of(view: ShopView) -> Box:
    return box_data.box(view.edition)


def mark(pawn: int) -> str:
    """Whose pawn it is, without a colour."""
    return "X" if pawn == SPECULATOR else letter(pawn).upper()


def stamp(speech: Speech, kind: int) -> str:
    return speech.attribute(f"stamp-{KINDS[kind]}", "")


def counted(speech: Speech, stamps: Stamps) -> str:
    """`2 butter, soap`: a hand, a price, what lies open."""
    words = []
    for kind in KIND_NUMBERS:
        if stamps[kind] > 1:
            words.append(speech.attribute(f"stamp-{KINDS[kind]}", "count", stamps[kind]))
        elif stamps[kind]:
            words.append(stamp(speech, kind))
    return ", ".join(words) or speech.say("screen-nothing")


def card(speech: Speech, view: ShopView, number: int) -> str:
    return speech.term(Term("card", box_of(view).cards[number].name))


def price_words(speech: Speech, terms: Terms, choice: Stamps) -> str:
    """What a taker gives, stamp by stamp, and the place."""
    stamps = terms.price(choice)
    words = [counted(speech, stamps)] if sum(stamps) else []
    words += [speech.attribute("stamp-place", "some")] if terms.ask_place else []
    return ", ".join(words)


def worth(view: ShopView, number: int, visit: int) -> int:
    return box_of(view).worth(number, visit)


def doubled(view: ShopView, number: int) -> bool:
    box = box_of(view)
    return view.visit >= 0 and box.cards[number].category in box.visits[view.visit].doubles


def lacking(view: ShopView, number: int) -> int:
    """How many stamps of its price the viewer does not hold."""
    price = box_of(view).cards[number].price
    return sum(max(price[kind] - view.hand[kind], 0) for kind in KIND_NUMBERS)


def final_turn(view: ShopView) -> bool:
    return view.phase >= FINAL


def may_answer(view: ShopView, maker: int, to: int) -> bool:
    """REG-TRD-3: is an offer of this maker meant for the viewer?"""
    seat = view.viewer
    if seat is None or maker == seat or to not in (EVERYONE, seat):
        return False
    return final_turn(view) or view.active in (maker, seat)
