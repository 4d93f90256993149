"""Counting: shared wins, bots that sit twice, and the interval of Wilson."""

from fractions import Fraction

import pytest

from kartki.lab.match import PlayedGame
from kartki.lab.report import LengthStats, Score, bot_scores, length_stats, seat_scores, wilson
from kartki.lab.simulate import report
from kartki.lab.spec import SimulationSpec


def match(number: int, lineup: str, winners: list[int], rounds: int = 40) -> PlayedGame:
    return PlayedGame(number, lineup.split(), winners, rounds, decisions=2 * rounds)


def test_every_seat_of_a_bot_counts_as_a_game() -> None:
    played = [match(1, "six navigator six", [0]), match(2, "navigator six six", [0])]
    assert bot_scores(["six", "navigator", "six"], played) == [
        Score("six", 4, Fraction(1)),
        Score("navigator", 2, Fraction(1)),
    ]


def test_a_shared_win_counts_in_parts() -> None:
    played = [match(1, "six random six", [0, 1]), match(2, "six random six", [0, 1, 2])]
    assert bot_scores(["six", "random", "six"], played) == [
        Score("six", 4, Fraction(1, 2) + Fraction(2, 3)),
        Score("random", 2, Fraction(1, 2) + Fraction(1, 3)),
    ]
    assert [score.wins for score in seat_scores(3, played)] == [
        Fraction(5, 6),
        Fraction(5, 6),
        Fraction(1, 3),
    ]


def test_parts_of_wins_add_up_to_the_games() -> None:
    played = [match(n, "six random six", [0, 1, 2]) for n in range(1, 8)]
    assert sum(score.wins for score in bot_scores(["six", "random"], played)) == 7
    assert sum(score.wins for score in seat_scores(3, played)) == 7


def test_the_json_is_plain_and_whole_wins_are_whole() -> None:
    assert Score("six", 3, Fraction(2)).as_json("bot") == {
        "bot": "six",
        "games": 3,
        "wins": 2,
        "win_rate": 0.666667,
        "low": 0.207660,
        "high": 0.938508,
    }
    assert Score("a", 3, Fraction(1, 3)).as_json("seat")["wins"] == 0.333333


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_lengths() -> None:
    assert length_stats([3, 4, 8]) == LengthStats(5.0, 3, 8)
    assert LengthStats(10 / 3, 1, 5).as_json() == {"mean": 3.3333, "least": 1, "most": 5}


def test_a_report_of_no_games_is_still_a_report() -> None:
    spec = SimulationSpec("ration_board", "rebuilt-1943", {}, 2, ["six"], seed=1)
    told = report(spec, [], stopped=True)
    assert told.stopped
    assert told.as_json()["games"] == 0
    assert told.bots[0].as_json("bot") == {
        "bot": "six",
        "games": 0,
        "wins": 0,
        "win_rate": 0.0,
        "low": 0.0,
        "high": 1.0,
    }
