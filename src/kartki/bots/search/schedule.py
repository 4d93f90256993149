"""How many worlds each round of a search plays, so that the whole does not exceed its playouts."""

from typing import Final, final


@final
class Round:
    """Each of so many ideas is played out in so many worlds."""

    def __init__(self, ideas: int, worlds: int) -> None:
        self.ideas: Final = ideas
        self.worlds: Final = worlds


def schedule(ideas: int, playouts: int) -> list[Round]:
    """Rounds of equal cost, each with the better half of the ideas of the one before.

    Where there are fewer playouts than these ideas need, the last ideas are not tried at all.
    """
    while ideas > 1:
        rounds = _rounds(ideas, playouts)
        if cost(rounds) <= playouts:
            return rounds
        ideas -= 1
    return []


def cost(rounds: list[Round]) -> int:
    total = 0
    for one in rounds:
        total += one.ideas * one.worlds
    return total


def _rounds(ideas: int, playouts: int) -> list[Round]:
    sizes: list[int] = []
    while ideas > 1:
        sizes.append(ideas)
        ideas = (ideas + 1) // 2
    share = playouts // len(sizes)
    return [Round(size, max(share // size, 1)) for size in sizes]
