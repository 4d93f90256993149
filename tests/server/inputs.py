"""What is done to a server from outside, one thing after the other.

A run is a list of inputs. Two worlds get the same list, so whatever differs in what comes out
must come from what differs inside.
"""

import msgspec


class Input(msgspec.Struct, frozen=True, tag=True):
    """One thing; after each of them the server has a millisecond to itself."""


class Come(Input, frozen=True):
    """A socket enters: by room code, by the spectators' link, or with a code of its own."""

    who: str
    key: str
    table: str = "{code}"
    last: int = -1


class Leave(Input, frozen=True):
    who: str


class Say(Input, frozen=True):
    who: str
    text: str
    binary: bool = False


class Fetch(Input, frozen=True):
    """An HTTP request, with the key of a seat or without one."""

    path: str
    key: str = ""
    method: str = "GET"
    body: str = ""


class Quietly(Input, frozen=True):
    """An act of the past: nobody is told, because nobody has come yet."""

    seat: int
    move: str


class ByBot(Input, frozen=True):
    """The bot on this seat makes up its mind; then the log has reached number `n`."""

    seat: int
    move: str
    n: int


class Mumble(Input, frozen=True):
    """The bot on this seat says something that is refused, and thinks again."""

    seat: int
    move: str


class Pass(Input, frozen=True):
    milliseconds: int


class Strike(Input, frozen=True):
    """Wait until the clock has made its move, and the log has reached number `n`.

    `parts`: the worlds strike at different moments, and can be told apart from the first on.
    """

    n: int
    parts: bool = False


class Restart(Input, frozen=True):
    """The server stops in good order and is started again on the same store."""


class Heard(msgspec.Struct, frozen=True):
    """Something that came out, and when."""

    at: int  # milliseconds since the run began
    data: bytes


class Journal(msgspec.Struct):
    """Everything that came out of a run, by whom it was for."""

    heard: dict[str, list[Heard]]
    parted: int  # the moment from which the worlds may differ; -1: never
    lines: list[str]  # the moves as they were stored
