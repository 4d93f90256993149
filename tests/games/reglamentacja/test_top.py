"""The top's physics: quality sets its life and its looks, luck only the moment of the fall."""

import pytest

from kartki.games.reglamentacja import top

MINUTE = 60_000
QUALITIES = [0, 5, 14, 15, 30, 50, 83, 99, 100]
LUCKS = [0, 1, 10, 500, 2_500, 5_000, 7_500, 9_990, 9_999]
STANDING = [0, 50, 500, 1_000, 3_000, 10_000, 30_000, 59_000]


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize(
    ("flicked", "counts"), [(-50, 0), (-1, 0), (0, 0), (50, 50), (100, 100), (101, 100), (999, 100)]
)
def test_the_quality_is_clamped(flicked: int, counts: int) -> None:
    assert top.clamp(flicked) == counts


@pytest.mark.rule("REG-TOP-2")
def test_no_flick_beats_the_perfect_one() -> None:
    assert top.life(top.clamp(500)) == top.life(100)
    assert top.life(top.clamp(-500)) == top.life(0)


@pytest.mark.rule("REG-TOP-2", "REG-ALC-2")
def test_a_hopeless_flick_is_below_fifteen_and_there_are_three_tries() -> None:
    assert [top.is_hopeless(quality) for quality in (0, 14, 15, 16, 100)] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert top.TRIES == 3


@pytest.mark.rule("REG-TOP-2")
def test_about_a_minute_at_best() -> None:
    assert top.life(100) == MINUTE
    assert max(top.fall_at(100, luck) for luck in range(0, 10_000, 101)) <= MINUTE
    assert top.fall_at(100, 9_999) > MINUTE // 2


@pytest.mark.rule("REG-TOP-2")
def test_a_bad_flick_lasts_a_few_seconds() -> None:
    for quality in range(20):
        assert 1_000 <= top.life(quality) <= 10_000


@pytest.mark.rule("REG-TOP-2")
def test_a_better_flick_lasts_longer() -> None:
    lives = [top.life(quality) for quality in range(101)]
    assert lives == sorted(lives)
    assert len(set(lives[15:])) == len(lives[15:])


@pytest.mark.rule("REG-TOP-2")
def test_with_the_same_luck_a_better_flick_falls_no_earlier() -> None:
    for luck in LUCKS:
        falls = [top.fall_at(quality, luck) for quality in range(0, 101, 5)]
        assert falls == sorted(falls)


@pytest.mark.rule("REG-ALC-2", "REG-TOP-2")
@pytest.mark.parametrize("quality", QUALITIES)
def test_every_spin_lasts_at_least_a_moment(quality: int) -> None:
    assert min(top.fall_at(quality, luck) for luck in LUCKS) >= 1_000


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", QUALITIES)
def test_it_falls_within_its_life(quality: int) -> None:
    for luck in LUCKS:
        assert 0 < top.fall_at(quality, luck) <= top.life(quality)


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", QUALITIES)
def test_more_luck_never_falls_earlier(quality: int) -> None:
    falls = [top.fall_at(quality, luck) for luck in range(0, 10_000, 37)]
    assert falls == sorted(falls)


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", [30, 50, 83, 100])
def test_luck_makes_a_difference(quality: int) -> None:
    falls = {top.fall_at(quality, luck) for luck in range(0, 10_000, 100)}
    assert len(falls) >= 10


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", QUALITIES)
def test_it_slows_and_wobbles_more_and_more(quality: int) -> None:
    times = range(0, top.life(quality) + 1, 50)
    speeds = [top.speed(quality, time) for time in times]
    wobbles = [top.wobble(quality, time) for time in times]
    assert speeds == sorted(speeds, reverse=True)
    assert wobbles == sorted(wobbles)
    assert all(0 <= value <= 1_000 for value in speeds + wobbles)
    assert speeds[0] > speeds[-1]
    assert wobbles[0] < wobbles[-1]


@pytest.mark.rule("REG-TOP-2")
def test_a_better_flick_is_faster_to_look_at() -> None:
    for time in STANDING:
        speeds = [top.speed(quality, time) for quality in range(0, 101, 5)]
        assert speeds == sorted(speeds)
    assert top.speed(100, 0) == 1_000


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", QUALITIES)
def test_the_chance_to_fall_grows_as_it_slows(quality: int) -> None:
    hazards = [top.hazard(quality, time) for time in range(1_000, top.life(quality), 50)]
    assert hazards == sorted(hazards)
    assert all(0 <= hazard <= 1_000_000 for hazard in hazards)
    assert hazards[:1] < hazards[-1:] or len(hazards) < 2


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", [30, 83, 100])
def test_so_many_fall_as_the_chance_says(quality: int) -> None:
    """Until the very end, the share that still stands follows from the published hazard."""
    falls = [top.fall_at(quality, luck) for luck in range(50, 10_000, 100)]
    standing = 1.0
    for time in range(0, top.life(quality) - top.SLICE, top.SLICE):
        standing *= 1 - top.hazard(quality, time) / 1_000_000
        share = sum(fall > time + top.SLICE for fall in falls) / 100
        assert abs(share - standing) < 0.03


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", [15, 50, 100])
def test_a_lucky_and_an_unlucky_spin_look_the_same_until_the_earlier_fall(quality: int) -> None:
    early, late = top.fall_at(quality, 0), top.fall_at(quality, 9_999)
    assert early < late
    # At the moment of the unlucky fall the lucky top is still seen to turn.
    assert top.speed(quality, early) > 0
    assert top.wobble(quality, early) < 1_000


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize("quality", [15, 50, 100])
def test_no_moment_is_much_likelier_than_those_around_it(quality: int) -> None:
    """Not even the end of its life: else a lucky spin could be foretold."""
    falls = [top.fall_at(quality, luck) for luck in range(0, 10_000, 20)]
    late = [fall for fall in falls if fall > top.life(quality) - 5 * top.SLICE]
    assert max(falls.count(fall) for fall in set(falls)) <= len(falls) // 40
    assert len(late) <= len(falls) // 40
