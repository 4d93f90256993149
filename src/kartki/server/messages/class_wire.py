"""Every message of a class's socket, both ways (docs/wire.md): JSON objects, told apart by `t`.

The teacher, a pupil and the wall say the same hello; who it is follows from the code and the key.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kartki.server.messages import wire
from kartki.server.messages.facts import WireEvent
from kartki.server.messages.wire import ClientMessage, Code, Id, Key, Name, ServerMessage

VERSION = 1
Chat = Literal["off", "phrases", "free"]
Phase = Literal["gathering", "beginning", "playing", "ended"]
Role = Literal["teacher", "pupil", "wall"]
PupilId = Annotated[str, Meta(max_length=12)]
TableNumber = Annotated[int, Meta(ge=0, le=99)]
Text = Annotated[str, Meta(max_length=1000)]
Millis = Annotated[int, Meta(ge=0, le=10**14)]


class ClassHello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which class, by its code or its wall's, and the key of this browser."""

    code: Code = msgspec.field(name="class")
    key: Key = ""
    v: int = VERSION


class ClassPong(ClientMessage, frozen=True, tag="pong"):
    k: int


class ClassCommand(ClientMessage, frozen=True):
    """What a teacher asks for; an id that comes twice is one command."""

    id: Id


class BeginClass(ClassCommand, frozen=True, tag="begin"):
    """Lay the tables, and begin at all of them."""


class PauseClass(ClassCommand, frozen=True, tag="pause"):
    """HSE-CLA-3: all tables stand still."""


class GoOn(ClassCommand, frozen=True, tag="go_on"):
    pass


class SayToAll(ClassCommand, frozen=True, tag="say"):
    text: Text  # "": take it down


class AddMinutes(ClassCommand, frozen=True, tag="add_minutes"):
    """To the end that is set; without one, from now on."""

    minutes: int


class EndClass(ClassCommand, frozen=True, tag="end"):
    """HSE-CLA-4: the time is up, now."""


class MovePupil(ClassCommand, frozen=True, tag="move"):
    """Before the tables are laid."""

    pupil: PupilId
    table: TableNumber


class RenamePupil(ClassCommand, frozen=True, tag="rename"):
    pupil: PupilId
    name: Name


class AllowName(ClassCommand, frozen=True, tag="allow_name"):
    """HSE-CLA-6: the name that a pupil wanted, or the one that they were given for good."""

    pupil: PupilId
    yes: bool


class RemovePupil(ClassCommand, frozen=True, tag="remove"):
    pupil: PupilId


class SetChat(ClassCommand, frozen=True, tag="set_chat"):
    chat: Chat


class LetPhone(ClassCommand, frozen=True, tag="let_phone"):
    """HSE-CLA-5."""

    phone: PupilId
    yes: bool


class PlayAgain(ClassCommand, frozen=True, tag="again"):
    """The next round: the same pupils at the same tables, or mixed anew."""

    mixed: bool = False
    minutes: int = -1  # until its end; -1: the end that is set, if it lies ahead, else as before


class ShowReplay(ClassCommand, frozen=True, tag="show_replay"):
    """The wall shows the play of a table whose game is over; -1: the tables again."""

    table: Annotated[int, Meta(ge=-1, le=99)]


class SetForget(ClassCommand, frozen=True, tag="set_forget"):
    """HSE-CLA-7: sooner than it would be otherwise."""

    at: Millis  # since 1970


class ForgetNow(ClassCommand, frozen=True, tag="forget_now"):
    pass


FromClass = (
    ClassHello | ClassPong | BeginClass | PauseClass | GoOn | SayToAll | AddMinutes | EndClass
    | MovePupil | RenamePupil | AllowName | RemovePupil | SetChat | LetPhone | PlayAgain
    | ShowReplay | SetForget | ForgetNow
)  # fmt: skip


class PupilInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pupil, as the teacher sees them."""

    id: str
    name: str
    table: int  # -1: none yet
    seat: int  # -1: the tables are not laid
    here: bool  # is this browser connected?
    pinned: bool = False  # the teacher chose the table
    wanted: str = ""  # HSE-CLA-6: the name that waits for the teacher's word
    stand_in: bool = False  # a bot plays for them


class ClassTableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, as everybody in the class may know it."""

    name: str  # its id: `class-table_<id>`
    phase: Literal["planned", "gathering", "playing", "over", "closed", "held"]
    names: tuple[str, ...]  # of those who sit there; once it is laid, by seat
    bots: tuple[int, ...] = ()  # the seats that bots play for good
    n: int = 0  # how far its log goes
    places: tuple[int, ...] = ()  # by seat, once it is over


class PhoneInfo(msgspec.Struct, frozen=True):
    """Somebody who says to be this pupil, from another browser."""

    id: str
    pupil: str
    name: str


class TeacherPart(msgspec.Struct, frozen=True):
    """What the teacher alone is told."""

    wall: str  # the code of the wall's page
    forget_at: int  # milliseconds since 1970
    forget_last: int  # it cannot be put off beyond this
    pupils: tuple[PupilInfo, ...]
    rooms: tuple[str, ...]  # by table: the code of its spectators' link; "": not laid
    phones: tuple[PhoneInfo, ...]
    answers: int  # how many pupils of this round have answered the questions
    shows: str  # of which table the wall shows the replay, by its spectators' code; "": of none


class PupilPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one pupil is told."""

    id: str
    name: str
    table: int = -1
    room: str = ""  # the room code, once the table is laid
    waits: bool = False  # HSE-CLA-5: for the teacher to let this phone in
    wanted: bool = False  # HSE-CLA-6: the name that was asked for waits for the teacher
    answered: bool = False  # the questions of this round


class Happened(msgspec.Struct, frozen=True):
    """An update of a table, as everybody may see it."""

    n: int
    events: tuple[WireEvent, ...]


class WallTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table on the wall: what lies open, and what happened last."""

    k: int  # its number among the class's tables
    name: str
    watch: str  # the code of its spectators' link; "": it is not laid
    view: object = None  # what a spectator sees, without memory aids
    happened: tuple[Happened, ...] = ()  # the last updates


class Honoured(msgspec.Struct, frozen=True):
    """Somebody who gets an award."""

    table: str  # the id of its name
    name: str


class Award(msgspec.Struct, frozen=True):
    """HSE-CLA-9: the most of one kind in the whole class, told by `honour-<kind>` of the game."""

    kind: str
    number: int
    winners: tuple[Honoured, ...]  # several, where they are equal


class ClassNow(msgspec.Struct, frozen=True):
    """The class, as everybody in it may know it."""

    code: str
    game: str
    edition: str
    options: dict[str, str]
    language: str
    phase: Phase
    round: int
    minutes: int  # 0: no end was set
    ends_in: int  # milliseconds; -1: no end is set
    paused: bool
    message: str
    chat: Chat
    level: str
    hints: bool
    memory_aids: bool
    expected: int
    joined: int
    over: bool  # the games of this round are
    tables: tuple[ClassTableInfo, ...]


class ClassTold(ServerMessage, frozen=True, tag="class", omit_defaults=True):
    """How the class stands; at most four times a second, and only when something has changed."""

    role: Role
    revision: int
    now: ClassNow
    teacher: TeacherPart | None = None
    pupil: PupilPart | None = None
    wall: tuple[WallTable, ...] = ()  # for the wall: the tables that have changed since the last
    shows: str = ""  # for the wall: show the replay of the table with this spectators' code
    awards: tuple[Award, ...] = ()  # for the wall, once the games of this round are over


FromClassServer = ClassTold | wire.Done | wire.Refused | wire.Ping | wire.Fault | wire.Bye

decode = msgspec.json.Decoder(FromClass).decode
