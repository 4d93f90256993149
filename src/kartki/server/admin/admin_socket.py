"""The admin socket: a Unix domain socket in the data folder, for the owner of that folder alone.

One JSON request and one JSON answer a connection. A server that was killed leaves its file
behind; whoever has the lock of the store may replace it.
"""

import asyncio
import contextlib
import socket
import stat
from collections.abc import Awaitable, Callable
from errno import EEXIST
from pathlib import Path
from typing import Final, final

from kartki.server.admin.requests import NO_REQUEST, Answer, Failed, Request, encode, read_request
from kartki.server.admin.socket_path import has_unix_sockets, short_path, socket_of
from kartki.server.ops.logs import Log
from kartki.server.store.interface import StoreTrouble

LONGEST_REQUEST: Final = 1_000_000  # bytes
REQUEST_SECONDS: Final = 30.0  # for a request to arrive


@final
class AdminSocket:
    def __init__(
        self, folder: Path, answer: Callable[[Request], Awaitable[Answer]], log: Log
    ) -> None:
        self._path: Final = socket_of(folder)
        self._answer: Final = answer
        self._log: Final = log
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Without it everything else runs; the log says why it is not there."""
        if not has_unix_sockets():
            return
        try:
            listening = _listen(self._path)
            self._server = await asyncio.start_unix_server(self._serve, sock=listening)
        except OSError as error:
            why = error.strerror or str(error)
            self._log.warning("admin_socket", path=str(self._path), trouble=why)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
            with contextlib.suppress(OSError):
                self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            try:
                writer.write(encode(await self._answered(reader)))
                await writer.drain()
            finally:
                writer.close()

    async def _answered(self, reader: asyncio.StreamReader) -> Answer:
        """Whatever happens, there is an answer; an exception is our bug and goes into the log."""
        try:
            data = await asyncio.wait_for(_whole(reader), REQUEST_SECONDS)
            return await self._answer(read_request(data))
        except (TimeoutError, *NO_REQUEST) as error:
            return Failed("admin.malformed", str(error))
        except StoreTrouble as trouble:
            self._log.error("admin", code=trouble.code, detail=trouble.detail)
            return Failed(trouble.code, trouble.detail)
        except Exception as error:
            self._log.error("admin", error=repr(error))
            return Failed("admin.fault")


async def _whole(reader: asyncio.StreamReader) -> bytes:
    """All that is sent, up to a limit; a request that is cut off there is none."""
    found = b""
    while len(found) < LONGEST_REQUEST and (part := await reader.read(LONGEST_REQUEST)):
        found += part
    return found


def _listen(path: Path) -> socket.socket:
    """Bound, and closed to everybody but the owner before anybody could connect."""
    if path.is_symlink() or path.exists():
        if not stat.S_ISSOCK(path.lstat().st_mode):
            raise FileExistsError(EEXIST, "something else has this name")
        path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with short_path(path) as short:
            listening.bind(short)
        path.chmod(0o600)
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening
