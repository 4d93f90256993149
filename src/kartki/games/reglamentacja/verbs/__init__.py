"""What players do, a class for each verb (`verb.py`); here, all verbs, and those of trading."""

from typing import Any, Final

from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import (
    QUIET,
    STOP,
    Call,
    CounterOffer,
    Decline,
    MakeOffer,
    PaySpeculator,
    Simple,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.state import Shop
from kartki.games.reglamentacja.verbs.be_quiet import BE_QUIET
from kartki.games.reglamentacja.verbs.buy import BUY
from kartki.games.reglamentacja.verbs.call import CALL
from kartki.games.reglamentacja.verbs.counter import COUNTER
from kartki.games.reglamentacja.verbs.decline import DECLINE
from kartki.games.reglamentacja.verbs.discard import DISCARD
from kartki.games.reglamentacja.verbs.offer import OFFER
from kartki.games.reglamentacja.verbs.speculator import (
    PAY_FOR_PLACE,
    PAY_FOR_STAMP,
    speculator_choices,
)
from kartki.games.reglamentacja.verbs.spin import SPIN_TOP
from kartki.games.reglamentacja.verbs.stop import STOP_TOP
from kartki.games.reglamentacja.verbs.take import TAKE
from kartki.games.reglamentacja.verbs.verb import Verb
from kartki.games.reglamentacja.verbs.withdraw import WITHDRAW

VERBS: Final[list[Verb[Any]]] = [
    OFFER,
    COUNTER,
    TAKE,
    DECLINE,
    WITHDRAW,
    CALL,
    PAY_FOR_STAMP,
    PAY_FOR_PLACE,
    STOP_TOP,
    BE_QUIET,
    SPIN_TOP,
    DISCARD,
    BUY,
]
_OF_ACTS: Final[dict[type[Action], Verb[Any]]] = {
    MakeOffer: OFFER,
    TakeOffer: TAKE,
    CounterOffer: COUNTER,
    Decline: DECLINE,
    Withdraw: WITHDRAW,
    Call: CALL,
}
_OF_NAMES: Final[dict[str, Verb[Any]]] = {STOP.name: STOP_TOP, QUIET.name: BE_QUIET}


def trading_verb(a: Action) -> Verb[Any] | None:
    """The verb of an act while the top spins; None if it is an act of another chapter."""
    verb = _OF_ACTS.get(type(a))
    if verb is None and isinstance(a, Simple):
        return _OF_NAMES.get(a.name)
    if verb is None and isinstance(a, PaySpeculator):
        return PAY_FOR_PLACE if a.place else PAY_FOR_STAMP
    return verb


def trading_choices(s: Shop, seat: Seat) -> list[Action]:
    """What a seat may say while the top spins, but for offers, which are too many to list.

    The order stays: seeded plays pick from this list by number.
    """
    found: list[Action] = []
    for offer in s.market.offers:
        if offer.maker != seat:
            TAKE.choices_for(s, seat, offer, found)
    if s.top.fallen:
        return found
    for offer in s.market.offers:
        if offer.maker == seat:
            WITHDRAW.choices_for(s, seat, offer, found)
        else:
            DECLINE.choices_for(s, seat, offer, found)
    BE_QUIET.choices(s, seat, found)
    STOP_TOP.choices(s, seat, found)
    speculator_choices(s, seat, found)
    CALL.choices(s, seat, found)
    return found
