"""Keeps a bot that crashes worker after worker from starving the others.

Each loss is a strike, and an answer of any kind clears them. A bot with a strike is under
suspicion; after too many in a short time it sits out.
"""

from collections import deque
from typing import Final, final

STRIKES: Final = 5  # workers lost one after the other …
STRIKES_WITHIN: Final = 60.0  # … in so many seconds: the bot sits out
SITS_OUT: Final = 30.0

Bot = tuple[str, str]  # a game and a kind


@final
class Penalties:
    """How many workers each bot has crashed since its last answer."""

    def __init__(self) -> None:
        self._strikes: Final[dict[Bot, deque[float]]] = {}
        self._back_at: Final[dict[Bot, float]] = {}

    def behaved(self, bot: Bot) -> None:
        self._strikes.pop(bot, None)

    def strike(self, bot: Bot, now: float) -> bool:
        """Count a lost worker; True if the bot sits out from now on."""
        strikes = self._strikes.setdefault(bot, deque(maxlen=STRIKES))
        strikes.append(now)
        if len(strikes) < STRIKES or now - strikes[0] > STRIKES_WITHIN:
            return False
        self._back_at[bot] = now + SITS_OUT
        return True

    def suspect(self, bot: Bot) -> bool:
        return bot in self._strikes

    def sits_out(self, bot: Bot, now: float) -> bool:
        if now >= self._back_at.get(bot, now):
            self._back_at.pop(bot, None)
            return False
        return True
