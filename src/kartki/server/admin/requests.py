"""What the commands of the terminal ask of the store's administration, and what it answers.

The same objects go through the admin socket of a running server, as JSON told apart by `t`, and
straight to `TableAdmin` where no server runs.
"""

from typing import Final

import msgspec

NO_REQUEST: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class AdminMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Both ways."""


# requests


class ListTables(AdminMessage, frozen=True, tag="list"):
    phase: str = ""  # "": any
    older: int = 0  # milliseconds without a change; 0: any
    due: bool = False  # only those that retention would touch now


Request = ListTables

# answers


class ListedTable(msgspec.Struct, frozen=True):
    code: str
    game: str
    phase: str
    people: tuple[str, ...]  # names of those who play, without bots
    age: int  # milliseconds since the last change
    lines: int
    chat: int
    here: int  # sockets that are connected now
    due: str  # what retention would do now: "delete", "close", "record"; "": nothing


class TableList(AdminMessage, frozen=True, tag="tables"):
    """The latest change first."""

    tables: tuple[ListedTable, ...]


class Failed(AdminMessage, frozen=True, tag="failed"):
    """Nothing was done: told by `trouble-<code>`."""

    code: str
    detail: str = ""


Answer = TableList | Failed

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode
