"""The bots of the house: found by name, and each plays only what it can."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from kartki import bots
from kartki.bots.bot import Bot
from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import CALLS_OR_ROLL, ROLL


@pytest.fixture
def ration_board() -> AnyGame:
    game = catalogue.find("ration_board")
    assert game is not None
    return game


class Sleepy(Bot):
    """A bot of one's own."""

    name: ClassVar[str] = "sleepy"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return legal[-1]


@pytest.fixture
def sleepy() -> Iterator[None]:
    bots.register(Sleepy, "ration_board")
    yield
    bots.unregister(Sleepy, "ration_board")


def test_the_bots_of_ration_board_are_listed_by_name(ration_board: AnyGame) -> None:
    assert bots.names(ration_board) == ["always6", "navigator", "random", "six"]


def test_each_name_makes_the_bot_that_bears_it(ration_board: AnyGame) -> None:
    for name in bots.names(ration_board):
        assert bots.make(name, ration_board).name == name


def test_an_unknown_bot_is_an_error_that_names_the_others(ration_board: AnyGame) -> None:
    with pytest.raises(ValueError, match=r"no bot called deep_thought .*navigator"):
        bots.make("deep_thought", ration_board)


def test_a_bot_of_ones_own_joins_in(ration_board: AnyGame, sleepy: None) -> None:
    assert "sleepy" in bots.names(ration_board)
    made = bots.make("sleepy", ration_board)
    assert made.choose(None, CALLS_OR_ROLL, 0, Rng(1)) is ROLL


def test_random_takes_every_action_about_equally_often(ration_board: AnyGame) -> None:
    bot, rng = bots.make("random", ration_board), Rng(1943)
    chosen = [bot.choose(None, CALLS_OR_ROLL, 0, rng) for _ in range(13_000)]
    counts = [chosen.count(action) for action in CALLS_OR_ROLL]
    assert min(counts) > 850
    assert max(counts) < 1150


def test_random_is_repeatable(ration_board: AnyGame) -> None:
    bot = bots.make("random", ration_board)
    rolls = [
        [bot.choose(None, CALLS_OR_ROLL, 0, rng) for _ in range(50)] for rng in (Rng(7), Rng(7))
    ]
    assert rolls[0] == rolls[1]
