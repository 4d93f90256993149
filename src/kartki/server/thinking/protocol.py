"""The protocol between the server and a worker: length-prefixed msgpack on a socket.

A worker gets only what a seat may know, so hidden things cannot leak through a bot.
Workers import this file, and there may be many: it stays small, without asyncio or the web.
"""

from typing import Final, Literal, final

import msgspec

from kartki.server.messages.facts import WireEvent

LENGTH_BYTES: Final = 4
MOST_BYTES: Final = 16 << 20  # a longer frame must be garbage
START_SECONDS: Final = 60.0  # for a worker to start, including the users' own bots


class Request(msgspec.Struct, frozen=True):
    """A question to the bot of one seat."""

    game: str
    edition: str
    seat: int
    kind: str  # the bot's name
    view: bytes  # what the seat may know, as msgpack
    seed: int  # of 63 bits, because msgpack has no longer integers
    limit_ms: int = 0  # 0: as long as the server allows, which is never exceeded
    edition_text: str = ""  # the TOML of an edition that does not come with Kartki
    why: bool = False  # should the bot give its reason?

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 1 << 63:
            raise ValueError("the seed of a thought has 63 bits")


class Thought(msgspec.Struct, frozen=True, tag=True):
    """The bot's choice: a line of the record without its seat, or None for doing nothing."""

    move: str | None
    waits: int  # for how many milliseconds people may act first
    reason: WireEvent | None = None  # why, if it was asked for and the bot can say


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """Why there is no choice. The detail is for the log and repeats nothing of the view."""

    kind: Literal["slow", "crashed", "illegal", "raised"]
    detail: str


class Setup(msgspec.Struct, frozen=True, tag=True):
    """The first message to a worker; it is answered like question 0 when the worker is ready."""

    preload: tuple[str, ...]  # modules that register bots
    niceness: int
    memory_mb: int  # 0: no bound


class Question(msgspec.Struct, frozen=True, tag=True):
    number: int
    limit_ms: int
    cutoff_ms: int  # a worker that has not been killed by then exits by itself
    request: Request


class Answer(msgspec.Struct, frozen=True):
    number: int
    said: Thought | Trouble
    leaves: bool = False  # the worker exits and takes no more questions


READY: Final = Answer(0, Thought(None, 0))

message_decoder: Final = msgspec.msgpack.Decoder(Setup | Question)
answer_decoder: Final = msgspec.msgpack.Decoder(Answer)


class BrokenFrame(Exception):
    """The received bytes are not frames."""


def frame(message: Setup | Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


@final
class Frames:
    """Splits received bytes into frames."""

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
        """The length of the first frame with its prefix, received or not."""
        if len(self._bytes) < LENGTH_BYTES:
            return LENGTH_BYTES
        length = int.from_bytes(self._bytes[:LENGTH_BYTES], "big")
        if length > MOST_BYTES:
            raise BrokenFrame(length)
        return LENGTH_BYTES + length
