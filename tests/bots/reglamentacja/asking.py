"""Ask a bot at a laid-out table."""

from kartki import bots
from kartki.bots.choosing import choices
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS
from tests.games.reglamentacja.shop import GAME, Driver

ROW = "meat_roulade,cheesecake,tea_sugar,great_laundry,something_to_the_coffee,butter_biscuits"


def asked(table: Driver, mark: str, bot: str = "trader") -> Action:
    seat = LETTERS.index(mark)
    view, legal = GAME.view(table.state, seat), choices(GAME, table.state, seat, Rng(1))
    action = bots.make(bot, GAME).choose(view, legal, 0, Rng(7))
    assert action is not None
    return action


def answer(table: Driver, mark: str, bot: str = "trader") -> str:
    """What the bot of this seat does, as a line without its letter."""
    return GAME.write(table.state, LETTERS.index(mark), asked(table, mark, bot))[2:]
