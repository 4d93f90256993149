"""Asking a running server through its admin socket."""

import contextlib
import socket
from pathlib import Path
from typing import Final

from kartki.server.admin.requests import (
    NO_REQUEST,
    Answer,
    Failed,
    Request,
    encode,
    read_answer,
)
from kartki.server.admin.socket_path import has_unix_sockets, short_path, socket_of

PATIENCE: Final = 900.0  # seconds: a large store that is put in order takes its time
PART: Final = 65_536


def ask(folder: Path, request: Request) -> Answer:
    """The answer of the server that has the store of this folder open."""
    if not has_unix_sockets():
        return Failed("admin.no_sockets")
    try:
        data = _exchange(socket_of(folder), encode(request))
    except OSError as error:
        return Failed("admin.unreachable", error.strerror or str(error))
    try:
        answer: Answer = read_answer(data)
    except NO_REQUEST:
        return Failed("admin.malformed")  # as of another version, or cut off
    return answer


def _exchange(path: Path, request: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connected:
        connected.settimeout(PATIENCE)
        with short_path(path) as short:
            connected.connect(short)
        connected.sendall(request)
        with contextlib.suppress(OSError):
            connected.shutdown(socket.SHUT_WR)
        parts = []
        while part := connected.recv(PART):
            parts.append(part)
    return b"".join(parts)
