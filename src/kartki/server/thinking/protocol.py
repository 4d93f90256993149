"""What the server and a thinking worker say to each other: frames of msgpack on a socket.

A worker gets what a seat may know and nothing else, so the truth cannot leak through a bot.
Workers import this file, and there may be many: it stays small, without asyncio or the web.
"""

from typing import Final, Literal, final

import msgspec

from kartki.server.messages.facts import WireEvent

LENGTH_BYTES: Final = 4
MOST_BYTES: Final = 16 << 20  # a longer frame is no frame but noise
START_SECONDS: Final = 60.0  # for a worker to begin, bots of the users' own included


class Request(msgspec.Struct, frozen=True):
    """Somebody's bot is asked what to do."""

    game: str
    edition: str
    seat: int
    kind: str  # the bot's name
    view: bytes  # what the seat may know, as msgpack
    seed: int  # of 63 bits, because msgpack knows no long numbers
    limit_ms: int = 0  # 0: as long as the server allows, which is never exceeded
    edition_text: str = ""  # the TOML of an edition that does not come with Kartki
    why: bool = False  # is the bot to say why, too?

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 1 << 63:
            raise ValueError("the seed of a thought has 63 bits")


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What the bot does: a line of the record without its seat, or None for nothing."""

    move: str | None
    waits: int  # how many milliseconds people go first
    reason: WireEvent | None = None  # why, if it was asked and can say


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """Why there is no thought. The detail is for the log and repeats nothing of the view."""

    kind: Literal["slow", "crashed", "illegal", "raised"]
    detail: str


class Setup(msgspec.Struct, frozen=True, tag=True):
    """The first thing that a worker is told; it answers as to question 0 once it is ready."""

    preload: tuple[str, ...]  # modules that register bots
    niceness: int
    memory_mb: int  # 0: no bound


class Question(msgspec.Struct, frozen=True, tag=True):
    number: int
    limit_ms: int
    cutoff_ms: int  # a worker that nobody has killed by then ends by itself
    request: Request


class Answer(msgspec.Struct, frozen=True):
    number: int
    said: Thought | Trouble
    leaves: bool = False  # the worker is spent and wants no more questions


READY: Final = Answer(0, Thought(None, 0))

told: Final = msgspec.msgpack.Decoder(Setup | Question)
answered: Final = msgspec.msgpack.Decoder(Answer)


class BrokenFrame(Exception):
    """Something else than frames has come through the pipe."""


def frame(message: Setup | Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


@final
class Frames:
    """Puts frames together from bytes as they happen to come."""

    def __init__(self) -> None:
        self._bytes: Final = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are now complete."""
        self._bytes.extend(data)
        whole: list[bytes] = []
        while (end := self._end()) <= len(self._bytes):
            whole.append(bytes(self._bytes[LENGTH_BYTES:end]))
            del self._bytes[:end]
        return whole

    def _end(self) -> int:
        """Where the first frame ends, in bytes from here, come or to come."""
        if len(self._bytes) < LENGTH_BYTES:
            return LENGTH_BYTES
        length = int.from_bytes(self._bytes[:LENGTH_BYTES], "big")
        if length > MOST_BYTES:
            raise BrokenFrame(length)
        return LENGTH_BYTES + length
