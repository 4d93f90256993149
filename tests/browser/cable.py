"""A cable to the server that can be pulled out: the browser's own switch leaves open lines open."""

import contextlib
import socket
import threading
from typing import Final

CHUNK: Final = 65_536


class Cable:
    """Listens on a port of its own and carries everything to the server, while it is plugged in."""

    def __init__(self, port: int) -> None:
        self.server: Final = ("127.0.0.1", port)
        self.listener: Final = socket.create_server(("127.0.0.1", 0))
        self.plugged = True
        self.ends: Final[list[socket.socket]] = []
        threading.Thread(target=self._take_calls, daemon=True).start()

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
        self.pull()
        _hang_up(self.listener)

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
        for one, other in ((caller, server), (server, caller)):
            threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
    _hang_up(one)
    _hang_up(other)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
