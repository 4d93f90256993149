"""A cable to the server that can be pulled out, or be long, or keep something back for a while.

The browser's own switch leaves open lines open, and knows nothing of one message.
"""

import contextlib
import queue
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from kartki.server.net.ws_frames import MASKED, WHOLE_TEXT, whole_frame

CHUNK: Final = 65_536
PING: Final = b'{"t":"ping"'
TEXT: Final = bytes((WHOLE_TEXT,))
LONGEST_PONG: Final = 28  # bytes; whatever is longer is an act
NEVER: Final = -1.0  # a moment
MEASURED: Final = 5  # round trips that the server remembers
PATIENCE: Final = 60.0  # seconds for what has to come, on any machine


class Cable:
    """Listens on a port of its own and carries everything to the server, while it is plugged in."""

    def __init__(self, port: int) -> None:
        self.server: Final = ("127.0.0.1", port)
        self.listener: Final = socket.create_server(("127.0.0.1", 0))
        self.plugged = True
        self.delay = 0.0  # seconds there and back: each way takes half of them
        self.trips: Final[deque[float]] = deque(maxlen=MEASURED)
        self.ends: Final[list[socket.socket]] = []
        self._word = b""  # that somebody waits for
        self._said_at = 0.0  # when the server said it
        self._keeps = False  # the next act
        self._longer = 0.0  # seconds after the word
        self._came_at = 0.0  # when the act came that is kept back
        self._came: Final = threading.Event()
        self._goes_on: Final = threading.Event()
        self._said: Final = threading.Event()
        self._brought: Final = threading.Event()
        self._keeps_pongs = False
        self._pongs: Final[queue.SimpleQueue[tuple[bytes, socket.socket]]] = queue.SimpleQueue()
        self._pinged_at = 0.0
        _start(self._take_calls)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def pull(self) -> None:
        self.plugged = False
        while self.ends:
            _hang_up(self.ends.pop())

    def plug_in(self) -> None:
        self.plugged = True

    def close(self) -> None:
        self.let_go()
        self.pull()
        _hang_up(self.listener)

    # keeping back

    def listen_for(self, word: bytes) -> None:
        """From now on: has the server said this?"""
        self._said.clear()
        self._said_at = 0.0
        self._word = word

    def keep_next_act(self, longer: float = 0.0) -> None:
        """Until so many seconds after the word, or until `let_go`; 0: until then alone."""
        self._longer = longer
        self._came.clear()
        self._brought.clear()
        if not self._said_at:
            self._goes_on.clear()
        self._keeps = True

    def has_kept(self) -> bool:
        """An act has come into the cable, and it came before the word."""
        came = self._came.wait(PATIENCE)
        self._keeps = False
        return came and (not self._said_at or self._came_at < self._said_at)

    def has_heard(self) -> bool:
        """The word, sooner or later."""
        return self._said.wait(PATIENCE)

    def let_go(self) -> None:
        self._goes_on.set()

    def await_brought(self) -> None:
        """If an act was kept back and let go, it lies before the server now."""
        if self._came.is_set():
            assert self._brought.wait(PATIENCE)

    # being far away

    def keep_pongs(self) -> None:
        """From now on they wait for `let_pongs_go`."""
        self._keeps_pongs = True

    def stop_keeping_pongs(self) -> None:
        """Those that have waited in vain are lost: they would come from very far away."""
        self._keeps_pongs = False
        while not self._pongs.empty():
            self._pongs.get()

    def has_kept_pong(self) -> bool:
        until = time.monotonic() + PATIENCE
        while self._pongs.empty() and time.monotonic() < until:
            time.sleep(0.01)
        return not self._pongs.empty()

    def let_pongs_go(self) -> None:
        while not self._pongs.empty():
            data, end = self._pongs.get()
            with contextlib.suppress(OSError):
                end.sendall(data)

    def far(self) -> float:
        """Seconds there and back, as the server has measured them: the slowest of the last few."""
        return max(self.trips, default=0.0)

    # what passes

    def _pass_down(self, data: bytes, _: socket.socket) -> float:
        """From the server: when it comes out at the other end."""
        now = time.monotonic()
        if PING in data:
            self._pinged_at = now
        if self._word and self._word in data:
            self._word, self._said_at = b"", now
            self._said.set()
            if self._longer:
                self.let_go()
        return now + self.delay / 2

    def _pass_up(self, data: bytes, end: socket.socket) -> float:
        """To the server; NEVER for what is kept back, which others may overtake."""
        now = time.monotonic()
        length = _length_of(data)
        if self._keeps and length > LONGEST_PONG:
            self._keep(now)
            _start(self._bring_later, data, end)
            return NEVER
        if self._keeps_pongs and 0 <= length <= LONGEST_PONG:
            self._pongs.put((data, end))
            return NEVER
        due = now + self.delay / 2
        if self._pinged_at and 0 <= length <= LONGEST_PONG:
            self.trips.append(due - self._pinged_at)
            self._pinged_at = 0.0
        return due

    def _keep(self, now: float) -> None:
        self._keeps = False
        self._came_at = now
        self._came.set()

    def _bring_later(self, data: bytes, end: socket.socket) -> None:
        """Pongs do not wait behind it: somebody is not further away for having tapped."""
        self._goes_on.wait()
        time.sleep(max(0.0, self._said_at + self._longer - time.monotonic()))
        with contextlib.suppress(OSError):
            end.sendall(data)
        self._brought.set()

    # lines

    def _take_calls(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self.listener.accept()
                if self.plugged:
                    self._connect(caller)
                else:
                    caller.close()

    def _connect(self, caller: socket.socket) -> None:
        try:
            server = socket.create_connection(self.server, timeout=5)
        except OSError:
            caller.close()
            return
        server.settimeout(None)
        self.ends.extend((caller, server))
        ways = ((caller, server, self._pass_up), (server, caller, self._pass_down))
        for one, other, passes in ways:
            for end in (one, other):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            _start(self._carry, one, other, passes)

    def _carry(
        self,
        one: socket.socket,
        other: socket.socket,
        passes: Callable[[bytes, socket.socket], float],
    ) -> None:
        """What is under way lies in a queue, so that a long cable is not a narrow one."""
        under_way: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        _start(_deliver, under_way, other)
        with contextlib.suppress(OSError):
            while data := one.recv(CHUNK):
                for part in _messages(data):
                    due = passes(part, other)
                    if due != NEVER:
                        under_way.put((due, part))
        under_way.put((time.monotonic(), b""))
        _hang_up(one)


def _start(work: Callable[..., None], *given: object) -> None:
    threading.Thread(target=work, args=given, daemon=True).start()


def _deliver(under_way: queue.SimpleQueue[tuple[float, bytes]], end: socket.socket) -> None:
    """Nothing is the end of the line."""
    with contextlib.suppress(OSError):
        while True:
            due, data = under_way.get()
            time.sleep(max(0.0, due - time.monotonic()))
            if not data:
                break
            end.sendall(data)
    _hang_up(end)


def _messages(data: bytes) -> Iterator[bytes]:
    """An act and a pong may come in one piece, and only one of them is kept back or counted."""
    at = 0
    while data[at : at + 1] == TEXT and data[at + 1] & MASKED and (found := whole_frame(data, at)):
        yield data[at : found.end]
        at = found.end
    if at < len(data):
        yield data[at:]


def _length_of(data: bytes) -> int:
    """Of a message from a browser, as its head says it; -1: it is none, but HTTP."""
    return data[1] & 0x7F if data[:1] == TEXT and len(data) > 1 else -1


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
