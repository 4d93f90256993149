"""A pupil without a browser: joins by the code, plays at a thinking pace, goes and comes back.

It keeps all that it says and hears, in the form in which tests/server/crash_checks.py holds it
against the store.
"""

import asyncio
import json
import secrets
from typing import Any, Final

from tests.server.crash_people import STOP, Message, Person, long_spin
from tests.server.running import Running

THINKING: Final = (1.5, 4.0)  # seconds
AWAY_ON_BREAK: Final = 0.2  # seconds until it tries again after its socket broke


class AtSocket(Person):
    def __init__(self, wanted: str) -> None:
        super().__init__("", 0, secrets.token_urlsafe(32))
        self.wanted: Final = wanted  # "": a name of the game's time
        self.name = wanted
        self.staying: asyncio.Task[None] | None = None

    def join(self, server: Running, code: str) -> Message:
        """Over HTTP, as the page does."""
        body = {"key": self.key, "name": self.wanted, "nonce": secrets.token_hex(16)}
        told = server.post(f"/api/classes/{code}/pupils", body)
        self.name = told["name"]
        return told

    def find_table(self, server: Running, code: str) -> str:
        """The code of one's own table, which the class tells its pupil."""
        told = json.loads(
            server.get(f"/api/classes/{code}", authorization=f"Bearer {self.key}").decode()
        )
        return str(told["room"])

    def sit_at(self, table: str) -> None:
        """The browser knows its table now; the books begin with it."""
        self.books.clear()
        self._settle(table)
        self.rng.seed(self.name)

    def come(self, server: Running) -> None:
        self.staying = asyncio.get_running_loop().create_task(self._stay(server))

    async def go(self) -> None:
        if self.staying is not None:
            self.staying.cancel()
            await asyncio.gather(self.staying, return_exceptions=True)
            self.staying = None

    async def _stay(self, server: Running) -> None:
        while True:
            self.pause = self.rng.uniform(*THINKING)
            await self._visit(server)
            await asyncio.sleep(AWAY_ON_BREAK)

    def _wish(self) -> Message | None:
        """An act, its taking back now and then, or one's own seat again from a bot."""
        if self.open is not None or self.room.get("phase") != "playing" or self._paused():
            return None
        if self.notes.seat >= 0 and self.room["seats"][self.notes.seat]["stand_in"]:
            return {"t": "come_back"}
        if self.rng.random() < 0.03 and self.ask.get("back") == "own":
            return {"t": "take_back"}
        moves = [long_spin(choice["move"]) for choice in self.ask.get("legal", ())]
        moves = [move for move in moves if move != STOP] or moves
        return {"t": "act", "move": self.rng.choice(moves)} if moves else None

    def _paused(self) -> bool:
        lesson: dict[str, Any] = self.room.get("lesson") or {}
        return bool(lesson.get("paused"))
