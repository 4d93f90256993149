"""Telling how many spectators there are: at once while they are few, otherwise now and then.

Who comes and goes changes nothing else of the table, and with many spectators each message about
it goes to all of them.
"""

import asyncio
from collections.abc import Callable
from typing import Final, final

from kartki.server.net.connection import Connection
from kartki.server.room.audience import Audience

FEW: Final = 10  # spectators: up to so many, each coming and going is told at once
SECONDS: Final = 1.0  # otherwise after so long …
A_SECOND: Final = 1000  # … or so much later that this many spectators are told a second


@final
class HeadCount:
    def __init__(
        self, spectators: Audience, tell_all_but: Callable[[Connection | None], None]
    ) -> None:
        self._spectators: Final = spectators
        self._tell_all_but: Final = tell_all_but
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, came: Connection | None = None) -> None:
        """A spectator has come, who knows the number already, or one has gone."""
        if self._timer is not None:
            return
        number = len(self._spectators)
        if number <= FEW:
            self._tell_all_but(came)
            return
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(SECONDS, number / A_SECOND), self._tell_all_but, None)

    def told(self) -> None:
        """Everybody is told everything about the table right now: nothing is due any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
