"""What an act of trading does, once it is allowed."""

from typing import Final

from kartki.core.play import Action, Event, Seat
from kartki.games.reglamentacja.actions import (
    Call,
    CounterOffer,
    Decline,
    MakeOffer,
    PaySpeculator,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.bargaining import (
    carry_out,
    change_places,
    decline,
    drop,
    drop_broken,
    find,
    make_offer,
)
from kartki.games.reglamentacja.holdings import discard
from kartki.games.reglamentacja.offers import WITHDRAWN, Standing
from kartki.games.reglamentacja.parts import SPECULATOR, stamps_of
from kartki.games.reglamentacja.state import Said, Shop
from kartki.games.reglamentacja.steps.chance import owe
from kartki.games.reglamentacja.steps.speculator import SPECULATOR_SHOPS
from kartki.games.reglamentacja.trade_events import Called, PaidSpeculator

LONGEST_TALK: Final = 40  # calls that are remembered


def speak(s: Shop, seat: Seat, a: Action, told: list[Event]) -> None:
    if isinstance(a, MakeOffer):
        make_offer(s, seat, a.to, a.terms, 0, told)
    elif isinstance(a, TakeOffer):
        carry_out(s, standing(s, a.number), seat, a.giving, told)
    elif isinstance(a, CounterOffer):
        answered = standing(s, a.number)
        decline(s, seat, answered, told)
        make_offer(s, seat, answered.maker, a.terms, a.number, told)
    elif isinstance(a, Decline):
        decline(s, seat, standing(s, a.number), told)
    elif isinstance(a, Withdraw):
        drop(s, standing(s, a.number), WITHDRAWN, told)
    elif isinstance(a, PaySpeculator):
        pay_speculator(s, seat, a, told)
    elif isinstance(a, Call):
        s.talk.append(Said(seat, a.phrase, a.slot))
        del s.talk[:-LONGEST_TALK]
        told.append(Called(seat, a.phrase, a.slot))


def standing(s: Shop, number: int) -> Standing:
    offer = find(s, number)
    assert offer is not None
    return offer


def pay_speculator(s: Shop, seat: Seat, a: PaySpeculator, told: list[Event]) -> None:
    """REG-SPC-1, REG-SPC-2: pay first; who makes the speculator first sends him shopping."""
    stamps = stamps_of([a.first, a.second])
    discard(s, seat, stamps)
    told.append(PaidSpeculator(seat, stamps, a.place))
    drop_broken(s, told)
    if not a.place:
        owe(s, [seat], told)
        return
    change_places(s, seat, SPECULATOR, told)
    if s.speculator_first():
        s.steps.append(SPECULATOR_SHOPS)
