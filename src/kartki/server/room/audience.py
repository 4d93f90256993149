"""The spectators of a room, and what is sent to all of them: a portion at a time.

There may be a thousand. Each has its place in a short list of messages. Whoever is furthest behind
comes first, and gets everything that it has not heard in one write. Between two portions there is
a pause, so that no player's command waits behind a thousand writes: not in the loop, and not in
the store's thread, which needs the interpreter for itself now and then.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple, final

from kartki.server.net.connection import Connection

PORTION: Final = 16  # sockets that are written to in one go
PAUSE: Final = 0.001  # seconds between two portions
MOST_MESSAGES: Final = 64  # that may wait; with more of them everybody is served at once

BytesFor = Callable[[Connection], bytes]


class _Message(NamedTuple):
    bytes_for: BytesFor
    when_heard: Callable[[], None] | None


@final
class Audience:
    def __init__(self) -> None:
        # How many messages each has heard; those furthest behind come first.
        self._heard: Final[OrderedDict[Connection, int]] = OrderedDict()
        self._waiting: Final[deque[_Message]] = deque()  # the last ones, as far as needed
        self._sent = 0  # messages in all
        self._goes_on = False  # the next portion is due in a moment

    def __len__(self) -> int:
        return len(self._heard)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._heard)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._heard

    def join(self, connection: Connection) -> None:
        """From now on; what was sent before is no business of a newcomer."""
        self._heard[connection] = self._sent

    def leave(self, connection: Connection) -> None:
        self._heard.pop(connection, None)
        self._forget_heard()

    # sending

    def put(
        self,
        bytes_for: BytesFor,
        but: Connection | None = None,
        when_heard: Callable[[], None] | None = None,
    ) -> None:
        """A message to everybody but one, who knows it already; `serve` sends it."""
        if not self._heard:  # most tables have no spectators
            if when_heard is not None:
                when_heard()
            return
        if len(self._waiting) >= MOST_MESSAGES:
            self.hand_out(len(self))
        if but is not None:
            self.catch_up(but)
        self._waiting.append(_Message(bytes_for, when_heard))
        self._sent += 1
        if but is not None and but in self._heard:
            self._heard[but] = self._sent
            self._heard.move_to_end(but)

    def serve(self) -> None:
        """A few are served at once; of many, the first portion in a moment."""
        if not self._heard:
            return
        if len(self) <= PORTION:
            self.hand_out(PORTION)
        self._go_on()

    def _go_on(self) -> None:
        if not self._goes_on and self._furthest_behind() is not None:
            self._goes_on = True
            asyncio.get_running_loop().call_later(PAUSE, self._serve_portion)

    def _serve_portion(self) -> None:
        self._goes_on = False
        try:
            self.hand_out(PORTION)
        finally:
            self._go_on()

    def hand_out(self, most: int) -> int:
        """Serve so many of those who are behind, and say how many there were."""
        served = 0
        while served < most and (connection := self._furthest_behind()) is not None:
            self.catch_up(connection)
            served += 1
        self._forget_heard()
        return served

    def catch_up(self, connection: Connection) -> None:
        """Send this one whatever it has not heard, before it is told or answered anything else."""
        heard = self._heard.get(connection, self._sent)
        if heard == self._sent:
            return
        self._heard[connection] = self._sent
        self._heard.move_to_end(connection)
        first = self._sent - len(self._waiting)
        unheard = islice(self._waiting, heard - first, None)
        connection.send_all([message.bytes_for(connection) for message in unheard])

    def _furthest_behind(self) -> Connection | None:
        first = next(iter(self._heard.items()), None)
        return None if first is None or first[1] == self._sent else first[0]

    def _forget_heard(self) -> None:
        """Drop the messages that everybody has heard."""
        least = next(iter(self._heard.values()), self._sent)
        while self._waiting and self._sent - len(self._waiting) < least:
            message = self._waiting.popleft()
            if message.when_heard is not None:
                message.when_heard()
