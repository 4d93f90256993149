"""The ration stamps: hands and what everybody knows of them, the stack, the discards.

Everybody's memory is kept here: `known` is what a player surely holds. What is offered must be
held (REG-TRD-4), deals and discards are open (REG-TRD-6), draws are not.
"""

from typing import Final, final

from kartki.core.deck import Deck, in_public, layer_of
from kartki.core.play import Event, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.events import NothingToDraw, Reshuffled
from kartki.games.reglamentacja.parts import (
    DEAL,
    KIND_NUMBERS,
    KINDS,
    LIMIT,
    Box,
    Stamps,
    listed,
)
from kartki.games.reglamentacja.seen import ShopView


@final
class RationStamps:
    def __init__(
        self,
        *,
        hands: list[list[int]],
        known: list[list[int]],
        stack: Deck,
        discards: list[int],
        owed: list[Seat],
    ) -> None:
        self.hands: Final = hands  # of each player, by kind
        self.known: Final = known  # what everybody knows each player to hold at least, by kind
        self.stack = stack  # face down
        self.discards: Final = discards  # open, by kind
        self.owed: Final = owed  # who still has to draw a stamp, in order

    def copy(self) -> "RationStamps":
        return RationStamps(
            hands=[hand.copy() for hand in self.hands],
            known=[hand.copy() for hand in self.known],
            stack=self.stack.copy(),
            discards=self.discards.copy(),
            owed=self.owed.copy(),
        )

    def facts(self) -> dict[str, object]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "known": [list(hand) for hand in self.known],
            "stack": self.stack.facts(),
            "discards": {KINDS[kind]: number for kind, number in enumerate(self.discards)},
            "owed": list(self.owed),
        }

    def stack_seen_by(self, seat: Seat | None) -> Stamps | None:
        """What is left in the stack, if this seat knows it."""
        layers = self.stack.layers
        if not layers or not layers[0].known_to(seat):
            return None
        return tuple([layers[0].cards.count(kind) for kind in KIND_NUMBERS])

    def knowers_of_stack(self) -> int:
        """A bit for each seat that knows what is left in it."""
        layers = self.stack.layers
        return layers[0].knowers if layers else 0

    def held_by(self, seat: Seat) -> int:
        return sum(self.hands[seat])

    def over_limit(self, seat: Seat) -> int:
        """REG-ALC-6: how many stamps this seat would have to discard."""
        return max(0, self.held_by(seat) - LIMIT)

    def show(self, seat: Seat, stamps: Stamps) -> None:
        """Whoever offers these stamps has them."""
        known = self.known[seat]
        for kind, number in enumerate(stamps):
            known[kind] = max(known[kind], number)

    def lose(self, seat: Seat, stamps: Stamps) -> None:
        hand, known = self.hands[seat], self.known[seat]
        for kind, number in enumerate(stamps):
            hand[kind] -= number
            known[kind] = max(known[kind] - number, 0)

    def gain(self, seat: Seat, stamps: Stamps) -> None:
        hand, known = self.hands[seat], self.known[seat]
        for kind, number in enumerate(stamps):
            hand[kind] += number
            known[kind] += number

    def discard(self, seat: Seat, stamps: Stamps) -> None:
        """REG-ALC-6: what is discarded or paid lies open."""
        self.lose(seat, stamps)
        for kind, number in enumerate(stamps):
            self.discards[kind] += number

    def draw(self, seat: Seat, kind: int) -> None:
        """Nobody else sees it, so nobody else knows any more what is left in the stack."""
        self.stack.draw(kind, 1 << seat)
        self.hands[seat][kind] += 1
        self.owed.pop(0)

    def nothing_owed(self, told: list[Event]) -> bool:
        """Has everybody drawn, or is there nothing left to draw? Then nothing is owed later."""
        if self.owed and not self._stack_ready(told):
            self.owed.clear()
            told.append(NothingToDraw())
        return not self.owed

    def _stack_ready(self, told: list[Event]) -> bool:
        """REG-ALC-1: a draw that finds the stack empty shuffles the discards into a new one."""
        if not self.stack.layers and sum(self.discards) > 0:
            stamps = listed(tuple(self.discards))
            self.stack = Deck([layer_of(stamps, in_public(len(self.hands)))])
            self.discards[:] = [0] * len(self.discards)
            told.append(Reshuffled(len(stamps)))
        return bool(self.stack.layers)


def new_stamps(box: Box, players: int) -> RationStamps:
    """REG-SET-2: everybody is owed five."""
    return RationStamps(
        hands=[[0] * len(KINDS) for _ in range(players)],
        known=[[0] * len(KINDS) for _ in range(players)],
        stack=Deck([layer_of(listed(tuple(box.stamps)), in_public(players))]),
        discards=[0] * len(KINDS),
        owed=[seat for seat in range(players) for _ in range(DEAL)],
    )


def imagine_stamps(v: ShopView, box: Box, rng: Rng) -> RationStamps:
    hands, stack = _deal(v, box, rng)
    return RationStamps(
        hands=hands,
        known=[list(known) for known in v.known],
        stack=Deck([layer_of(listed(tuple(stack)), v.stack_knowers)] if v.stack_size else []),
        discards=list(v.discards),
        owed=list(v.owed),
    )


def _deal(v: ShopView, box: Box, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """A hand for each seat, and the stack: what is known first, then the rest at random."""
    hands = [list(v.hand if seat == v.viewer else known) for seat, known in enumerate(v.known)]
    stack = list(v.stack) if v.stack is not None else [0] * len(KINDS)
    pool: list[int] = []
    for kind in KIND_NUMBERS:
        settled = v.discards[kind] + stack[kind] + sum([hand[kind] for hand in hands])
        pool.extend([kind] * (box.stamps[kind] - settled))
    rng.shuffle(pool)
    for seat, hand in enumerate(hands):
        for _ in range(v.hand_sizes[seat] - sum(hand)):
            hand[pool.pop()] += 1
    for _ in range(v.stack_size - sum(stack)):
        stack[pool.pop()] += 1
    return hands, stack
