"""HSE-CLA-4: how the cars stand when the time is up."""

import pytest

from kartki.games.ration_board.standing import way_left
from tests.games.ration_board.road import road


@pytest.mark.rule("HSE-CLA-4")
def test_ration_cards_come_first_wherever_the_cars_are() -> None:
    t = road(seats=3, at="a=R20 b=EXIT c=R1", granted="a=0 b=1 c=2")
    assert t.time_is_up() == {"a": 3, "b": 2, "c": 1}
    assert (t.told, t.asked) == (["time_was_up"], "")


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize(
    ("space", "granted", "spaces"),
    [
        ("HOME", 0, 20),  # to the butter at R20
        ("R3", 0, 17),
        ("R20", 0, 0),  # at the window
        ("R3", 1, 18),  # to the coffee at R21
        ("EXIT", 1, 18 + 21),  # Home first, then to the coffee
        ("B17", 1, 1 + 21),
        ("B3", 2, 15 + 22),
        ("EXIT", 5, 18),  # with all five cards Home is enough
        ("B17", 5, 1),
    ],
)
def test_the_way_that_is_left(space: str, granted: int, spaces: int) -> None:
    t = road(at=f"a={space}", granted=f"a={granted}")
    assert way_left(t.state, 0) == spaces


@pytest.mark.rule("HSE-CLA-4", "RAT-BLU-3")
def test_who_stopped_on_the_detour_has_the_longer_way() -> None:
    t = road(at="a=B4 b=B3", granted="a=1 b=1")
    assert way_left(t.state, 0) > way_left(t.state, 1)
    assert t.time_is_up() == {"a": 2, "b": 1}


@pytest.mark.rule("HSE-CLA-4")
def test_of_equal_cards_the_shorter_way_counts_and_equals_share_a_place() -> None:
    t = road(seats=5, at="a=B2 b=R7 c=R7 d=R2 e=B17", granted="a=1 b=1 c=1 d=1 e=1")
    assert t.time_is_up() == {"a": 5, "b": 1, "c": 1, "d": 3, "e": 4}


@pytest.mark.rule("HSE-CLA-4", "RAT-END-2")
def test_whoever_has_finished_keeps_the_place() -> None:
    t = road(seats=4, at="a=B17 b=B17 c=B5 d=B9", granted="a=5 b=5 c=5 d=5",
             turn="b", options={"places": "on"})  # fmt: skip
    t.play("b rolls; * b rolls 1 2; c rolls; * c rolls 1 1; d rolls; * d rolls 3 4")
    t.play("a rolls; * a rolls 1 2")
    assert t.outcome is None
    assert t.time_is_up() == {"b": 1, "a": 2, "d": 3, "c": 4}


@pytest.mark.rule("HSE-CLA-4")
def test_dice_in_the_air_and_cards_to_draw_count_for_nobody() -> None:
    t = road(at="a=R1 b=R1")
    t.play("a calls 5; a rolls")
    assert t.asked == "*"
    assert t.time_is_up() == {"a": 1, "b": 1}
    assert t.state.turns.called == 0

    t = road(at="a=R1 b=R1")
    t.play("a calls 4; a rolls; * a rolls 3 3")
    assert (t.asked, t.at("a")) == ("*", "R5")  # in the woods, and about to draw
    assert t.time_is_up() == {"a": 1, "b": 2}


@pytest.mark.rule("HSE-CLA-4")
def test_before_the_first_roll_all_are_first() -> None:
    t = road(seats=4, opening=True)
    assert t.asked == "*"
    assert t.time_is_up() == dict.fromkeys("abcd", 1)
