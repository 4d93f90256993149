"""The bot that plays any game: it does not look at the board at all."""

from typing import Any, ClassVar, final

from kartki.bots.bot import Bot
from kartki.core.play import Action
from kartki.core.rng import Rng


@final
class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    name: ClassVar[str] = "random"
    looks: ClassVar[bool] = False

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return legal[rng.below(len(legal))]
