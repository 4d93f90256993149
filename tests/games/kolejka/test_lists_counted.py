"""KOL-SET-4: how likely each list is, counted here by trying out every order of drawing."""

from itertools import permutations

import pytest

from kartki.core.catalogue import AnyGame
from kartki.games.kolejka import box_data
from kartki.games.kolejka.actions import GetList
from kartki.games.kolejka.game import Kolejka
from kartki.games.kolejka.steps.setting_up import LISTS

LISTS_IN_THE_BOX = 5


def in_a_row(numbers: tuple[int, ...]) -> bool:
    """Consecutive, where the last list is next to the first."""
    beginnings = [n for n in numbers if (n - 1) % LISTS_IN_THE_BOX not in numbers]
    return len(beginnings) == 1


def tried_out(given: list[int], players: int, consecutive: bool) -> list[tuple[int, int]]:
    """Each list that the next player may get, and in how many orders it can go on from there."""
    orders = [
        order
        for order in permutations(range(LISTS_IN_THE_BOX), players)
        if list(order[: len(given)]) == given and (in_a_row(order) or not consecutive)
    ]
    drawn = [order[len(given)] for order in orders]
    return [(number, drawn.count(number)) for number in sorted(set(drawn))]


@pytest.mark.rule("KOL-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lists_are_as_likely_as_if_every_order_were_tried(players: int) -> None:
    game: AnyGame = Kolejka()
    start = game.new_game(players, "standard", {})
    consecutive = box_data.box("standard").plan(players).consecutive
    for drawn in range(players):
        for given in permutations(range(LISTS_IN_THE_BOX), drawn):
            expected = tried_out(list(given), players, consecutive)
            if not expected:
                continue  # a position that the rules cannot come to
            s = start.copy()
            for seat, number in enumerate(given):
                s.seats[seat].list_number = number
            found = []
            for action, weight in LISTS.chances(s):
                assert isinstance(action, GetList)
                assert action.who == drawn
                found.append((action.number, weight))
            assert found == expected
