"""What is offered and asked (REG-TRD-1 to 5): the terms of a deal, and offers that stand."""

from typing import Final, final

from kartki.core.play import Seat
from kartki.games.reglamentacja.parts import KIND_NUMBERS, NO_STAMPS, Stamps

EVERYONE: Final = -1  # an offer to whoever takes it first

# how an offer can end
STANDS: Final = 0
DEALT: Final = 1
WITHDRAWN: Final = 2
REPLACED: Final = 3
DECLINED: Final = 4
CANNOT_KEEP: Final = 5
PAWN_MOVED: Final = 6
ENDS: Final = (
    "stands",
    "dealt",
    "withdrawn",
    "replaced",
    "declined",
    "cannot_keep",
    "pawn_moved",
)


def may_deal(one: int, other: int, active: Seat, final_turn: bool) -> bool:
    """REG-TRD-3: one side of every deal is the active player.

    REG-FIN-4: in the final turn everyone trades with everyone.
    """
    return final_turn or one == active or other == active


def partners(players: int, seat: Seat, active: Seat, final_turn: bool) -> list[Seat]:
    """With whom this seat may deal (REG-TRD-3)."""
    others = [other for other in range(players) if other != seat]
    return [other for other in others if may_deal(seat, other, active, final_turn)]


@final
class Terms:
    """What the maker of an offer gives and asks.

    Of the price, `any_of` stamps may be chosen by the taker, of the kinds in `among`.
    """

    def __init__(
        self,
        give: Stamps,
        give_place: bool,
        ask: Stamps,
        any_of: int,
        among: int,
        ask_place: bool,
    ) -> None:
        self.give: Final = give
        self.give_place: Final = give_place
        self.ask: Final = ask
        self.any_of: Final = any_of
        self.among: Final = among  # a bit for each kind that may be chosen; 0 if none is
        self.ask_place: Final = ask_place

    def key(self) -> tuple[object, ...]:
        return (
            self.give,
            self.give_place,
            self.ask,
            self.any_of,
            self.among,
            self.ask_place,
        )

    def gives_nothing(self) -> bool:
        return not self.give_place and sum(self.give) == 0

    def asks_nothing(self) -> bool:
        return not self.ask_place and sum(self.ask) + self.any_of == 0

    def with_place(self) -> bool:
        """REG-TRD-2: the pawns of both sides change places, whoever sells."""
        return self.give_place or self.ask_place

    def fits(self, choice: Stamps) -> bool:
        """REG-TRD-5: is this what the taker may choose to pay?"""
        for kind in KIND_NUMBERS:
            if choice[kind] and not self.among >> kind & 1:
                return False
        return sum(choice) == self.any_of

    def price(self, choice: Stamps) -> Stamps:
        """All stamps that the taker gives."""
        if choice == NO_STAMPS:
            return self.ask
        return tuple([number + choice[kind] for kind, number in enumerate(self.ask)])

    def choices(self, hand: list[int]) -> list[Stamps]:
        """Every way in which this hand can pay the part that the taker chooses."""
        if self.any_of == 0:
            return [NO_STAMPS]
        return handfuls(self._to_choose_from(hand), self.any_of)

    def short_of_choice(self, hand: list[int]) -> int:
        """How many stamps this hand lacks for the part that the taker chooses."""
        free = sum([max(number, 0) for number in self._to_choose_from(hand)])
        return max(self.any_of - free, 0)

    def _to_choose_from(self, hand: list[int]) -> list[int]:
        """What is left for the choice once the fixed part of the price is paid."""
        return [
            hand[kind] - number if self.among >> kind & 1 else 0
            for kind, number in enumerate(self.ask)
        ]


def handfuls(hand: list[int], size: int) -> list[Stamps]:
    """All different handfuls of so many stamps out of a hand."""
    found: list[Stamps] = []
    if sum(hand) >= size:
        held = sum([number for number in hand if number > 0])
        _pick(hand, 0, held, size, [0] * len(hand), found)
    return found


def _pick(
    hand: list[int], kind: int, left: int, size: int, chosen: list[int], found: list[Stamps]
) -> None:
    """Kind by kind, as many of each as can be first; `left` stamps are there to pick from."""
    if size == 0:
        found.append(tuple(chosen))
        return
    while not hand[kind]:
        kind += 1
    left -= max(hand[kind], 0)
    for number in range(min(hand[kind], size), max(size - left, 0) - 1, -1):
        chosen[kind] = number
        _pick(hand, kind + 1, left, size - number, chosen, found)
    chosen[kind] = 0


@final
class Standing:
    """An offer that has been made; `why` it ended, once it has."""

    def __init__(
        self,
        number: int,
        maker: Seat,
        to: int,
        terms: Terms,
        declined: int = 0,
        why: int = STANDS,
    ) -> None:
        self.number: Final = number
        self.maker: Final = maker
        self.to: Final = to  # a seat, or EVERYONE
        self.terms: Final = terms
        self.declined: Final = declined  # a bit for each seat that does not want it
        self.why: Final = why

    def is_meant_for(self, seat: Seat) -> bool:
        return self.maker != seat and (self.to == seat or self.to == EVERYONE)

    def has_declined(self, seat: Seat) -> bool:
        return self.declined >> seat & 1 == 1

    def is_open_to(self, seat: Seat, active: Seat, final_turn: bool) -> bool:
        """Has this seat still to answer it? Who has declined has answered (REG-TRD-5)."""
        if self.maker == seat or self.declined >> seat & 1:
            return False
        if self.to != EVERYONE and self.to != seat:
            return False
        return may_deal(self.maker, seat, active, final_turn)

    def declined_by(self, seat: Seat) -> "Standing":
        declined = self.declined | 1 << seat
        return Standing(self.number, self.maker, self.to, self.terms, declined)

    def ended(self, why: int) -> "Standing":
        return Standing(self.number, self.maker, self.to, self.terms, self.declined, why)

    def facts(self) -> list[object]:
        terms = self.terms
        return [
            self.number,
            self.maker,
            self.to,
            self.declined,
            ENDS[self.why],
            list(terms.give),
            terms.give_place,
            list(terms.ask),
            terms.any_of,
            terms.among,
            terms.ask_place,
        ]
