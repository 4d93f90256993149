"""What a bot does in a position of the rule tests, as a line of a record."""

from kartki.bots.bot import Bot
from kartki.core.rng import Rng
from tests.games.kolejka.square import GAME, Driver


def choice(bot: Bot, t: Driver) -> str:
    (seat,) = GAME.actors(t.state)
    legal = GAME.legal_actions(t.state, seat)
    action = bot.choose(GAME.view(t.state, seat), legal, 0, Rng(1))
    assert action in legal
    return GAME.write(t.state, seat, action)[2:]
