"""The chart of tiny boxes against figures worked out by hand.

The board approves a 7 alone: one roll in six, so six turns. From an Exit without blue road
every roll comes Home: one turn.
"""

from pathlib import Path

import pytest

from kartki.bots.ration_board.chart import Chart, chart
from tests.bots.ration_board.boxes import tiny_box

BOARD = 6.0
HOMEWARD = 1.0  # any roll from the Exit passes Home


def best(drawn: Chart, space: int) -> int:
    return min(drawn.calls(0, space, 0), key=lambda call: call[1])[0]


def test_one_space_one_board_one_roll_home(tmp_path: Path) -> None:
    drawn = chart(tiny_box(tmp_path, "shortest", "", ".", "to_clear_ahead"), False)
    assert drawn.expected(0, 0, 0) == pytest.approx(1 + BOARD + HOMEWARD)
    assert best(drawn, 0) == 1


@pytest.mark.parametrize(
    ("distance", "call", "turns"),
    [
        (7, 7, 36 / 21),  # 6 and 1 would take 36/26 + 1
        (8, 4, 36 / 33 * 2),  # 8 at once would take 36/15
        (12, 6, 36 / 26 * 2),  # 7 and 5 would take 36/21 + 36/30, three times 4 36/33 * 3
    ],
)
def test_the_best_way_to_cut_a_straight_road(
    tmp_path: Path, distance: int, call: int, turns: float
) -> None:
    box = tiny_box(tmp_path, f"straight-{distance}", "." * (distance - 1), ".", "to_clear_ahead")
    drawn = chart(box, False)
    assert drawn.expected(0, 0, 0) == pytest.approx(turns + BOARD + HOMEWARD)
    assert best(drawn, 0) == call


def test_a_wood_that_costs_a_turn_is_driven_past(tmp_path: Path) -> None:
    """In the wood: half (1 + again) + half (out, one short of the board), so 1 + that."""
    drawn = chart(tiny_box(tmp_path, "toll", "w.", ".", "to_clear_ahead miss_turn"), False)
    assert drawn.expected(0, 2, 0) == pytest.approx(1 + BOARD + HOMEWARD)
    assert drawn.expected(0, 1, 0) == pytest.approx(1 + 1 + BOARD + HOMEWARD)
    assert drawn.expected(0, 0, 0) == pytest.approx(36 / 35 + BOARD + HOMEWARD)
    assert best(drawn, 0) == 3


def test_a_wood_full_of_second_chances_is_looked_for(tmp_path: Path) -> None:
    """With one at the board: 1 + 15/36 (neither 7 nor more) of 6 turns. Half of them get one."""
    cards = "to_clear_ahead ration_second_chance=7"
    drawn = chart(tiny_box(tmp_path, "favours", "w", ".", cards), False)
    with_one = 1 + 15 / 36 * BOARD
    assert drawn.holds.hands == [(0, 0, 0), (1, 0, 0)]
    assert drawn.expected(0, 2, 1) == pytest.approx(with_one + HOMEWARD)
    assert drawn.expected(0, 1, 0) == pytest.approx((with_one + BOARD) / 2 + HOMEWARD)
    assert drawn.expected(0, 0, 0) == pytest.approx(1 + (with_one + BOARD) / 2 + HOMEWARD)
    assert best(drawn, 0) == 1


def test_a_road_map_leads_past_the_wood(tmp_path: Path) -> None:
    """Without it: Home again, or the map and then Home again."""
    drawn = chart(tiny_box(tmp_path, "mapped", "w", ".", "go_home skip_next_area"), False)
    assert drawn.expected(0, 0, 1) == pytest.approx(1 + BOARD + HOMEWARD)
    assert dict(drawn.calls(0, 0, 1))[1] == pytest.approx(1 + BOARD + HOMEWARD)
    assert dict(drawn.calls(0, 0, 0))[1] == pytest.approx(2 + BOARD + HOMEWARD)


def test_a_sticker_drives_the_full_roll(tmp_path: Path) -> None:
    """Eleven spaces: 12 and 11 arrive, any other roll stops before the board."""
    drawn = chart(tiny_box(tmp_path, "stuck", "." * 10, ".", "go_home full_roll_on_red"), False)
    ways = [(n, 6 - abs(7 - n)) for n in range(2, 13)]
    after = sum(w * (drawn.expected(0, n, 0) if n < 11 else BOARD + HOMEWARD) for n, w in ways)
    assert drawn.expected(0, 0, 1) == pytest.approx(1 + after / 36)


def test_an_extra_turn_costs_nothing(tmp_path: Path) -> None:
    drawn = chart(tiny_box(tmp_path, "extra", "w.", ".", "to_clear_ahead_and_extra_turn"), False)
    assert drawn.expected(0, 1, 0) == pytest.approx(-1 + 1 + BOARD + HOMEWARD)


def test_a_turn_missed_after_the_last_homecoming_is_none(tmp_path: Path) -> None:
    """The storm sends the car Home, and whatever it drew before, it has finished."""
    drawn = chart(tiny_box(tmp_path, "in-time", "", ".s.", "go_home miss_turn"), False)
    assert drawn.expected(1, 4, 0) == pytest.approx(0)
    # a roll of 3 stops one short of Home, a 2 in the storm
    assert drawn.expected(1, 2, 0) == pytest.approx(1 + 2 / 36 * 1)


def test_a_turn_missed_on_the_way_home_counts(tmp_path: Path) -> None:
    drawn = chart(tiny_box(tmp_path, "delayed", "", ".s.", "to_clear_ahead miss_turn"), False)
    assert drawn.expected(1, 4, 0) == pytest.approx(1 + 1)
    assert drawn.expected(1, 2, 0) == pytest.approx(1 + 1 / 36 * 2 + 2 / 36 * 1)


def test_a_road_nearly_without_end_gets_a_chart_all_the_same(tmp_path: Path) -> None:
    """The woods begin at Home, and every card leads back: a call of 12 is the only way."""
    drawn = chart(tiny_box(tmp_path, "endless", "w" * 11, ".", "go_home"), False)
    assert drawn.expected(0, 0, 0) > 36
