"""Hands that fit what a viewer knows: the own hand, what others surely hold, what lies open."""

from typing import Final, final

from kartki.core.rng import Rng
from kartki.games.reglamentacja.parts import KIND_NUMBERS, Stamps


@final
class Unknown:
    """What there is to be dealt, and how much of it is settled."""

    def __init__(
        self,
        stamps: list[int],
        discards: Stamps,
        own: int,
        hand: Stamps,
        sizes: list[int],
        known: tuple[Stamps, ...],
        stack: Stamps | None,
        stack_size: int,
    ) -> None:
        self.stamps: Final = stamps  # in the box
        self.discards: Final = discards
        self.own: Final = own  # the viewer's seat, or -1
        self.hand: Final = hand
        self.sizes: Final = sizes
        self.known: Final = known  # by seat: held at least
        self.stack: Final = stack  # None: the viewer does not know it
        self.stack_size: Final = stack_size


def deal_hands(u: Unknown, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """A hand for each seat, and the stack."""
    hands = [list(u.hand if seat == u.own else known) for seat, known in enumerate(u.known)]
    stack = list(u.stack) if u.stack is not None else [0] * len(u.stamps)
    pool: list[int] = []
    for kind in KIND_NUMBERS:
        settled = u.discards[kind] + stack[kind] + sum([hand[kind] for hand in hands])
        pool.extend([kind] * (u.stamps[kind] - settled))
    rng.shuffle(pool)
    for seat, hand in enumerate(hands):
        for _ in range(u.sizes[seat] - sum(hand)):
            hand[pool.pop()] += 1
    for _ in range(u.stack_size - sum(stack)):
        stack[pool.pop()] += 1
    return hands, stack
