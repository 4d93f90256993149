"""The levels of each game: which bot plays them, and that easy is weaker, but no fool.

How strong they are in Reglamentacja, `scripts/prove` measures: its games take long.
"""

from itertools import pairwise

import pytest

from kartki import bots
from kartki.bots.levels import BEST, EASY, bot_of_level, levels
from kartki.core import catalogue
from kartki.lab.report import Score
from kartki.lab.simulate import simulate
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

GAMES = 40


@pytest.mark.parametrize("name", catalogue.names())
def test_every_level_is_played_by_a_bot_of_its_game(name: str) -> None:
    game = catalogue.find(name)
    assert game is not None
    assert levels(name)[-1].code == BEST
    assert bots.best(game) == bot_of_level(name, BEST)
    for level in levels(name):
        assert level.bot in bots.names(game)
        for language in LANGUAGES:
            assert Speech(language).has(f"level-{level.code}")
            assert Speech(language).has(f"bot-{level.bot}")


def test_ration_board_needs_one_level_and_the_others_have_two() -> None:
    assert [level.code for level in levels("ration_board")] == [BEST]
    for name in ("kolejka", "reglamentacja"):
        assert [level.code for level in levels(name)] == [EASY, BEST]


def test_a_level_that_no_game_has_is_played_by_nobody() -> None:
    assert bot_of_level("kolejka", "unbeatable") == ""
    assert bot_of_level("chess", BEST) == ""


def played(*lineup: str) -> dict[str, Score]:
    report = simulate("kolejka", "standard", {}, 4, GAMES, list(lineup), 1, 17)
    return {score.name: score for score in report.bots}


def test_each_level_clearly_beats_the_one_below_and_the_easiest_beats_chance() -> None:
    """Two seats each, changing places: the 95 % intervals do not touch."""
    rising = ["random", *[level.bot for level in levels("kolejka")]]
    for weaker, stronger in pairwise(rising):
        scores = played(weaker, stronger)
        assert scores[weaker].interval[1] < scores[stronger].interval[0]
