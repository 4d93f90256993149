"""What can be done: by players, by chance, by the clock."""

from typing import Final, final

from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import KIND_NUMBERS, MOST_SEATS, NO_STAMPS, Stamps

NO_FLICK: Final = -1  # at a table without a clock the top just spins
BEST_FLICK: Final = 100
NOTHING: Final = -1  # to buy

# the phrases of a call (REG-TRD-5), and what fills their slot
PHRASES: Final = ("who has", "gives", "sells place", "wants place of", "too dear", "last chance")
WHO_HAS: Final = 0  # a kind
GIVES: Final = 1  # a kind
SELLS_PLACE: Final = 2
WANTS_PLACE: Final = 3  # a seat
TOO_DEAR: Final = 4
LAST_CHANCE: Final = 5
NO_SLOT: Final = -1


@final
class Spin(Action):
    """REG-ALC-2; the quality of the flick in percent, at a table with a clock (REG-TOP-2)."""

    def __init__(self, quality: int) -> None:
        self.quality: Final = quality

    def key(self) -> tuple[object, ...]:
        return (self.quality,)


@final
class MakeOffer(Action):
    """REG-TRD-1 to 5; `to` is a seat or EVERYONE."""

    def __init__(self, to: int, terms: Terms) -> None:
        self.to: Final = to
        self.terms: Final = terms

    def key(self) -> tuple[object, ...]:
        return (self.to, *self.terms.key())


@final
class CounterOffer(Action):
    """Answer an offer with another one to its maker."""

    def __init__(self, number: int, terms: Terms) -> None:
        self.number: Final = number
        self.terms: Final = terms

    def key(self) -> tuple[object, ...]:
        return (self.number, *self.terms.key())


@final
class TakeOffer(Action):
    """Agree, and choose what is paid where the offer leaves a choice (REG-TRD-5)."""

    def __init__(self, number: int, giving: Stamps) -> None:
        self.number: Final = number
        self.giving: Final = giving

    def key(self) -> tuple[object, ...]:
        return (self.number, self.giving)


@final
class Decline(Action):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def key(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Withdraw(Action):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def key(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Call(Action):
    """Something said aloud that binds nobody."""

    def __init__(self, phrase: int, slot: int) -> None:
        self.phrase: Final = phrase
        self.slot: Final = slot

    def key(self) -> tuple[object, ...]:
        return (self.phrase, self.slot)


@final
class PaySpeculator(Action):
    """REG-SPC-1, REG-SPC-2: two stamps for the top stamp of the stack, or for his place."""

    def __init__(self, first: int, second: int, place: bool) -> None:
        self.first: Final = first
        self.second: Final = second
        self.place: Final = place

    def key(self) -> tuple[object, ...]:
        return (self.first, self.second, self.place)


@final
class Discard(Action):
    """REG-ALC-6, one stamp at a time."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return (self.kind,)


@final
class Buy(Action):
    """REG-SHP-1: a card of the row, or nothing."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)


@final
class Simple(Action):
    """An act that needs no more words."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def key(self) -> tuple[object, ...]:
        return (self.name,)


# what chance does


@final
class TurnUp(Action):
    """A shopping card from the stack to the row (REG-SET-1, REG-SHP-3)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)


@final
class DrawStamp(Action):
    """REG-SET-2, REG-ALC-1."""

    def __init__(self, who: Seat, kind: int) -> None:
        self.who: Final = who
        self.kind: Final = kind

    def key(self) -> tuple[object, ...]:
        return (self.who, self.kind)


@final
class Expect(Action):
    """REG-SET-3: a visit card."""

    def __init__(self, who: Seat, visit: int) -> None:
        self.who: Final = who
        self.visit: Final = visit

    def key(self) -> tuple[object, ...]:
        return (self.who, self.visit)


@final
class StandFirst(Action):
    """REG-SET-4."""

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def key(self) -> tuple[object, ...]:
        return (self.who,)


@final
class Wobble(Action):
    """REG-TOP-3: after a beat the top holds, or it tips and will fall."""

    def __init__(self, tips: bool) -> None:
        self.tips: Final = tips

    def key(self) -> tuple[object, ...]:
        return (self.tips,)


@final
class Luck(Action):
    """REG-TOP-2: what, beside the flick, sets the moment of the fall. Nobody is told."""

    def __init__(self, luck: int) -> None:
        self.luck: Final = luck

    def key(self) -> tuple[object, ...]:
        return (self.luck,)


@final
class Roll(Action):
    """REG-SPS-1: which card the speculator takes; 1 is nearest the board."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def key(self) -> tuple[object, ...]:
        return (self.die,)


STOP: Final = Simple("stops the top")
QUIET: Final = Simple("is quiet")
FALLS: Final = Simple("the top falls")
HANDS_DOWN: Final = Simple("hands down")
HOLDS: Final = Wobble(False)
TIPS: Final = Wobble(True)
BUY_NOTHING: Final = Buy(NOTHING)
SPIN: Final = Spin(NO_FLICK)
DISCARDS: Final = [Discard(kind) for kind in KIND_NUMBERS]
TALK: Final[list[Action]] = [
    *[Call(WHO_HAS, kind) for kind in KIND_NUMBERS],
    *[Call(GIVES, kind) for kind in KIND_NUMBERS],
    Call(SELLS_PLACE, NO_SLOT),
    Call(TOO_DEAR, NO_SLOT),
    Call(LAST_CHANCE, NO_SLOT),
]
DRAW_STAMP: Final = [[DrawStamp(who, kind) for kind in KIND_NUMBERS] for who in range(MOST_SEATS)]
WANT_PLACE: Final = [Call(WANTS_PLACE, seat) for seat in range(5)]
# everything that can be called, by the number of players and the seat: whose place one may want
CALLS: Final = [
    [[*TALK, *[WANT_PLACE[to] for to in range(players) if to != seat]] for seat in range(players)]
    for players in range(6)
]
# answers to the offers of a usual game; whatever the number, a factory gives the answer to that one
_OFFERS: Final = range(600)
_TAKES: Final = [TakeOffer(number, NO_STAMPS) for number in _OFFERS]
_DECLINES: Final = [Decline(number) for number in _OFFERS]
_WITHDRAWS: Final = [Withdraw(number) for number in _OFFERS]


def take_offer(number: int, giving: Stamps) -> TakeOffer:
    if giving is NO_STAMPS and 0 <= number < len(_TAKES):
        return _TAKES[number]
    return TakeOffer(number, giving)


def decline(number: int) -> Decline:
    return _DECLINES[number] if 0 <= number < len(_DECLINES) else Decline(number)


def withdraw(number: int) -> Withdraw:
    return _WITHDRAWS[number] if 0 <= number < len(_WITHDRAWS) else Withdraw(number)


# what two stamps can be given to the speculator: by kind, and by the other, not lower kind
FOR_STAMP: Final = [[PaySpeculator(a, b, False) for b in KIND_NUMBERS] for a in KIND_NUMBERS]
FOR_PLACE: Final = [[PaySpeculator(a, b, True) for b in KIND_NUMBERS] for a in KIND_NUMBERS]
