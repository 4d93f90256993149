"""What a seat may say, but for offers, which are too many to list."""

from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import (
    FOR_PLACE,
    FOR_STAMP,
    QUIET,
    STOP,
    TALK,
    WANT_PLACE,
    Decline,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.bargaining import is_open
from kartki.games.reglamentacja.parts import KIND_NUMBERS, holds
from kartki.games.reglamentacja.state import Shop


def choices(s: Shop, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for offer in s.offers:
        if is_open(s, offer, seat) and holds(s.hands[seat], offer.terms.ask):
            paid = offer.terms.choices(s.hands[seat])
            found.extend([TakeOffer(offer.number, choice) for choice in paid])
    if s.fallen:
        return found
    for offer in s.offers:
        if offer.maker == seat:
            found.append(Withdraw(offer.number))
        elif is_open(s, offer, seat):
            found.append(Decline(offer.number))
    if not s.house.live:
        found.append(QUIET)
    if seat == s.active and not s.is_final():
        found.append(STOP)
        found.extend(with_speculator(s.hands[seat]))
    found.extend(TALK)
    found.extend([WANT_PLACE[other] for other in range(s.players) if other != seat])
    return found


def with_speculator(hand: list[int]) -> list[Action]:
    """REG-SPC-1, REG-SPC-2: any two stamps."""
    found: list[Action] = []
    for first in KIND_NUMBERS:
        if hand[first]:
            for second in range(first if hand[first] > 1 else first + 1, len(hand)):
                if hand[second]:
                    found.append(FOR_STAMP[first][second])
                    found.append(FOR_PLACE[first][second])
    return found
