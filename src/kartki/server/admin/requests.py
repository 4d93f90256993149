"""What the commands of the terminal ask of the store's administration, and what it answers.

The same objects go through the admin socket of a running server, as JSON told apart by `t`, and
straight to `TableAdmin` where no server runs.
"""

from typing import Final

import msgspec

from kartki.server.messages.table_settings import TableSettings

NO_REQUEST: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class AdminMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Both ways."""


# requests


class ListTables(AdminMessage, frozen=True, tag="list"):
    phase: str = ""  # "": any
    older: int = 0  # milliseconds without a change; 0: any
    due: bool = False  # only those that retention would touch now


class ShowTable(AdminMessage, frozen=True, tag="show"):
    code: str  # the room code or the spectators' code
    chat: bool = False  # with what was said


class CloseTables(AdminMessage, frozen=True, tag="close"):
    codes: tuple[str, ...]


class DeleteTables(AdminMessage, frozen=True, tag="delete"):
    codes: tuple[str, ...]


class FindPeople(AdminMessage, frozen=True, tag="people"):
    """Whom the words of `kartki tables erase` mean."""

    name: str = ""  # "": whoever had the seat
    table: str = ""  # a room code; "": at any table
    seat: int = 0  # from 1; 0: any
    everyone: bool = False  # though several people bear the name
    everywhere: bool = False  # where a table is named: at all others, too


class ErasePeople(AdminMessage, frozen=True, tag="erase"):
    whom: FindPeople


class Scrub(AdminMessage, frozen=True, tag="scrub"):
    """Take deleted bytes off the disk."""


Request = ListTables | ShowTable | CloseTables | DeleteTables | FindPeople | ErasePeople | Scrub

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


class ShownSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str
    stand_in: str
    open: bool
    host: bool


class Said(msgspec.Struct, frozen=True):
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class ShownTable(AdminMessage, frozen=True, tag="table"):
    """What whoever runs the server may know of a table: no secret, no hand, no key."""

    code: str
    watch: str
    game: str
    edition: str
    options: dict[str, str]
    pace: str
    public: bool
    phase: str
    made: int  # milliseconds since 1970, like the next one
    changed: int
    lines: int
    chat: int
    here: int
    due: str
    rematch: str
    seats: tuple[ShownSeat, ...]
    settings: TableSettings
    said: tuple[Said, ...] | None  # None: not asked for


class Outcome(msgspec.Struct, frozen=True):
    """What came of it, told by `tables-<result>`: `closed`, `was_closed`, `was_over`, `deleted`;
    not done: `unknown`, `played`, `gathered`, and `trouble-<code>` of the store."""

    code: str
    result: str


class Outcomes(AdminMessage, frozen=True, tag="outcomes"):
    tables: tuple[Outcome, ...]
    left: str = ""  # why the deleted bytes are still on the disk


class FoundSeat(msgspec.Struct, frozen=True):
    code: str
    seat: int  # from 1
    names: tuple[str, ...]
    changed: int  # milliseconds since 1970


class FoundPerson(msgspec.Struct, frozen=True):
    bot: bool  # a bot that has the name as its own
    seats: tuple[FoundSeat, ...]
    said: int  # lines of chat


class PeopleFound(AdminMessage, frozen=True, tag="found"):
    people: tuple[FoundPerson, ...]
    unread: tuple[str, ...] = ()  # tables that cannot be read: nobody knows who is in them


class PeopleErased(AdminMessage, frozen=True, tag="erased"):
    tables: int
    seats: int
    said: int
    mentions: int
    scrub: str = ""  # why old bytes may still be on the disk, as a code; "": they are not
    detail: str = ""
    unread: tuple[str, ...] = ()  # tables that cannot be read, and were not changed


class Scrubbed(AdminMessage, frozen=True, tag="scrubbed"):
    """No deleted byte is in the files of the store."""


class Failed(AdminMessage, frozen=True, tag="failed"):
    """Nothing was done: told by `trouble-<code>`."""

    code: str
    detail: str = ""


Answer = TableList | ShownTable | Outcomes | PeopleFound | PeopleErased | Scrubbed | Failed

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_answer = msgspec.json.Decoder(Answer).decode
