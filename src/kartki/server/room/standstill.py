"""A live table stands still for a moment, so that everybody sees what happened (HSE-CLK-2).

The rules say after what and for how long (`Game.rest`): the speculator shops (REG-SPS-1). Until it
is over the top does not tire, no act is accepted and no bot acts.
"""

import asyncio
import math
from typing import final

from kartki.core.play import Refusal


@final
class Standstill:
    def __init__(self, milliseconds: int) -> None:
        """`milliseconds`: what was left of it when the table was stored."""
        self._until = -math.inf
        self.begin(milliseconds)

    def begin(self, milliseconds: int) -> None:
        if milliseconds > 0:
            self._until = asyncio.get_running_loop().time() + milliseconds / 1000

    def left(self) -> int:
        """Milliseconds; 0: play goes on."""
        seconds = self._seconds()
        return math.ceil(seconds * 1000) if seconds > 0 else 0

    def refuse(self) -> Refusal | None:
        left = self.left()
        if not left:
            return None
        return Refusal("clock.standstill", "HSE-CLK-2", (("seconds", math.ceil(left / 1000)),))

    async def wait(self) -> None:
        while (seconds := self._seconds()) > 0:
            await asyncio.sleep(seconds)

    def _seconds(self) -> float:
        return self._until - asyncio.get_running_loop().time()
