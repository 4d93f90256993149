"""Two drivers who know one number."""

import pytest

from kartki.bots.bot import Bot
from kartki.bots.ration_board.six import AlwaysSix, Six
from kartki.core.rng import Rng
from tests.games.ration_board.road import GAME, Driver, road


def choice(bot: Bot, driver: Driver) -> str:
    """What the bot whose turn it is does, as a line of a record."""
    state = driver.state
    legal = GAME.legal_actions(state, state.turns.now)
    action = bot.choose(GAME.view(state, state.turns.now), legal, 0, Rng(1))
    assert action in legal
    return GAME.write(state, state.turns.now, action)[2:]


@pytest.mark.parametrize(
    ("space", "granted", "call"),
    [
        ("HOME", 0, "calls 6"),
        ("R14", 0, "calls 6"),
        ("R15", 0, "calls 5"),
        ("R19", 0, "calls 1"),
        ("R15", 1, "calls 6"),
        ("R20", 1, "calls 1"),
        ("R18", 4, "calls 6"),
        ("R20", 4, "calls 4"),
    ],
)
def test_six_calls_six_or_what_is_left_to_its_goal(space: str, granted: int, call: str) -> None:
    driver = road(2, at=f"b={space}", granted=f"b={granted}", turn="b")
    assert choice(Six(), driver) == call


@pytest.mark.parametrize("space", ["HOME", "R12", "R19"])
def test_always6_calls_six_even_next_to_its_goal(space: str) -> None:
    assert choice(AlwaysSix(), road(2, at=f"a={space}")) == "calls 6"


@pytest.mark.parametrize("bot", [Six(), AlwaysSix()], ids=["six", "always6"])
@pytest.mark.parametrize(
    ("at", "granted", "holds"),
    [("a=R20", "a=0", ""), ("a=B3", "a=1", ""), ("a=R12", "a=0", "a=rc37")],
    ids=["at the board", "on the blue route", "with a sticker"],
)
def test_where_nothing_is_called_they_roll(bot: Bot, at: str, granted: str, holds: str) -> None:
    assert choice(bot, road(2, at=at, granted=granted, holds=holds)) == "rolls"


@pytest.mark.parametrize("bot", [Six(), AlwaysSix()], ids=["six", "always6"])
def test_after_the_call_they_roll(bot: Bot) -> None:
    driver = road(2, at="a=R12")
    driver.play("a calls 6")
    assert choice(bot, driver) == "rolls"
