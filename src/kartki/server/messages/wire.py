"""Every message of the wire, both ways (docs/wire.md): JSON objects, told apart by `t`.

What a client sends is checked here: unknown fields, wrong types and overlong texts are refused
before anything else looks at them. The types of the browser's client are made from this file.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from kartki.server.messages.facts import WireEvent
from kartki.server.messages.table_settings import TableSettings

VERSION = 2
# What a decoder raises: for invalid messages, for bytes that are no text, for deep nesting.
NO_MESSAGE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

# `$` alone would let a line break pass at the end.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Key = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22,86})?$(?!\n)")]  # 128 bits or more; "": none
Code = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=-1, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=60)]
Nonce = Annotated[str, Meta(pattern=r"^(([0-9a-f]{2}){16,64})?$(?!\n)")]  # whole bytes
Kind = Annotated[str, Meta(max_length=40)]
# notation, without the seat
Line = Annotated[str, Meta(min_length=1, max_length=400)]


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its verb and its fields, as the choices have them."""

    verb: Annotated[str, Meta(min_length=1, max_length=40)]
    args: dict[str, object]


Move = Line | Described


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """What a client sends."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which table, and the secret of this browser there."""

    table: Code  # a room code, or the code of a spectators' link
    key: Key = ""
    last: Number = -1  # the last number seen; -1: nothing yet
    shows: bool = False  # this screen is going to say what it has shown
    v: int = VERSION


class Pong(ClientMessage, frozen=True, tag="pong"):
    k: int


class HasShown(ClientMessage, frozen=True, tag="shown"):
    """This screen has shown everything up to a number. It takes no id and gets no answer."""

    n: Annotated[int, Meta(ge=0, le=10_000_000)]
    paused: bool = False


class Command(ClientMessage, frozen=True):
    """Every command has an id of the client's making and the last number that it has seen."""

    id: Id
    seen: Number


class Act(Command, frozen=True, tag="act"):
    move: Move


class TakeBack(Command, frozen=True, tag="take_back"):
    """Mine and still secret: at once. Otherwise the others are asked."""


class Consent(Command, frozen=True, tag="consent"):
    yes: bool


class Sit(Command, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name
    nonce: Nonce = ""  # this browser's part of the seed
    first_game: bool = False  # the first one of this title that this browser plays


class AskSeat(Command, frozen=True, tag="ask_seat"):
    """During the game: may I have this seat, which a person has held? The others answer."""

    seat: SeatNumber
    name: Name


class AnswerSeat(Command, frozen=True, tag="answer_seat"):
    """All have to accept; one no is enough to decline."""

    request: Id  # as the room tells it: another request, another answer
    yes: bool


class WithdrawSeat(Command, frozen=True, tag="withdraw_seat"):
    """I do not ask for the seat any more."""

    request: Id


class ChooseFigure(Command, frozen=True, tag="choose_figure"):
    """Before the start: who I am in the game. A figure is a number of the game's box, from 0."""

    figure: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Before the first act at a table with a clock: it may begin; or, not before I say so."""

    yes: bool = True


class Rise(Command, frozen=True, tag="rise"):
    """Before the start the seat is free again; later a bot plays on and one can come back."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take one's seat back from the bot that stands in."""


class Rename(Command, frozen=True, tag="rename"):
    seat: SeatNumber
    name: Name


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat, or lets one stand in for a person."""

    seat: SeatNumber
    kind: Kind = ""  # "": by its level
    level: Kind = ""  # as the API lists them for the game; "": the best one


class Remove(Command, frozen=True, tag="remove"):
    """The host frees a seat; during the game a bot plays it from then on."""

    seat: SeatNumber


class HandOver(Command, frozen=True, tag="hand_over"):
    """The host makes somebody else the host."""

    seat: SeatNumber


class SetTableSettings(Command, frozen=True, tag="set_manners"):
    settings: TableSettings = msgspec.field(name="manners")


class SetTable(Command, frozen=True, tag="set_table"):
    """Before the start the host may still change the house rules and the number of seats."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str]
    public: bool


class Start(Command, frozen=True, tag="start"):
    pass


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people, the same house rules, a new table."""


class Chat(Command, frozen=True, tag="chat"):
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = (
        ""  # one of the fixed phrases, told in each language
    )


class History(Command, frozen=True, tag="history"):
    """Everything told to this seat from this number on, without views."""

    after: Number = 0


class Hint(Command, frozen=True, tag="hint"):
    """What would a bot do?"""


class Preview(Command, frozen=True, tag="preview"):
    """What would this act do? Chance brings what `luck` says, as far as that goes."""

    move: Move
    luck: Annotated[tuple[Move, ...], Meta(max_length=20)] = ()  # moves of chance


FromClient = (
    Hello | Pong | HasShown | Act | TakeBack | Consent | Sit | AskSeat | AnswerSeat | WithdrawSeat
    | ChooseFigure | Ready | Rise | ComeBack | Rename | SeatBot | Remove | HandOver
    | SetTableSettings | SetTable | Start | Rematch | Chat | History | Hint | Preview
)  # fmt: skip


class ServerMessage(msgspec.Struct, frozen=True, tag_field="t"):
    """What the server sends."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal act: its line, its verb and fields, and what it would move, for drawing."""

    move: str
    verb: str
    args: dict[str, object]
    leads: dict[str, object] | None = None  # facts, where the game can tell before it is done


class Ask(msgspec.Struct, frozen=True):
    """Who is waited for, and what this viewer may do."""

    prompt: str  # what is asked, as a word code
    actors: tuple[int, ...]  # seats; chance and the clock have their own ways
    legal: tuple[Choice, ...]  # of this viewer; a verb with too many forms is left out
    open: bool  # may there be more than is listed: an offer of one's own making?
    back: str  # "own": can be taken back at once; "ask": with consent; "": not at all


class Told(ServerMessage, frozen=True, tag="told"):
    """Log lines up to number `n`, as this viewer may see them."""

    n: int
    lines: tuple[str, ...]
    events: tuple[WireEvent, ...]
    view: object = None  # what lies open after it; None where a later position follows
    mine: dict[str, object] | None = None  # the fields in which this viewer's view differs
    ask: Ask | None = None


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str  # "" while nobody sits here
    bot: str  # the kind of bot that plays this seat for good
    stand_in: str  # the kind of bot that plays for an absent person
    here: bool
    open: bool  # before the start: may somebody with the room code sit down here?
    left: int  # milliseconds left to decide; -1: without limit
    # milliseconds until a bot plays for a person who is away; left out where none is going to
    stands_in_after: int = -1
    # HSE-SEA-8: its figure, by the number in the box; left out where that is the seat's own number
    figure: int = -1


class SeatRequestInfo(msgspec.Struct, frozen=True):
    """Somebody asks for a seat that a person has held."""

    id: str  # an answer names it
    seat: int
    name: str  # as the asker wants to be called
    held_it: bool  # is it the very person who held this seat in this game?
    agreed: tuple[int, ...]  # the seats that have accepted …
    waits_for: tuple[int, ...]  # … those that have not answered yet …
    others: int  # … and how many people without a seat have not
    mine: bool  # do you ask?
    asked: bool  # is your answer waited for?


class LessonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table of a class is told of the lesson."""

    code: str  # of the class; "" for those who came by the spectators' link
    table: str  # the id of the table's name: `class-table_<id>`
    round: int
    ends_in: int  # milliseconds; -1: no end is set
    paused: bool  # HSE-CLA-3
    message: str  # of the teacher to all; "": none
    chat: Literal["off", "phrases", "free"]  # HSE-CLA-8
    next: str = ""  # the room code of your table in the next round, once there is one
    ended: bool = False  # the class has ended: there is no next round
    questions: bool = False  # the game is over: the questions after it can be answered


class RoomInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game. Every change has the next revision."""

    revision: int
    code: str  # "" for those who came by the spectators' link
    watch: str
    game: str
    edition: str
    options: dict[str, str]
    pace: Literal["live", "days"]
    public: bool
    phase: Literal["gathering", "playing", "over", "closed", "held"]
    seats: tuple[SeatInfo, ...]
    host: int  # a seat; -1: the host does not play
    watching: int
    settings: TableSettings = msgspec.field(name="manners")
    commitment: str
    asks_back: int  # the seat that asks to take back; -1: none
    agreed: tuple[int, ...]
    rematch: str  # the code of the next table, once there is one; spectators get theirs
    asks_seat: SeatRequestInfo | None = None  # left out while nobody asks; not for spectators
    # HSE-CLK-2: milliseconds for which everything stands still; left out where nothing does …
    standstill: int = 0
    spun: int = -1  # … and for how long the top had been spinning when it began, if it was
    waits_ready: tuple[int, ...] = ()  # HSE-CLK-3: newcomers for whose `ready` the first act waits
    lesson: LessonInfo | None = None  # left out at a table that belongs to no class


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int  # -1: none
    host: bool
    may_sit: bool  # is there a seat that you may take?
    # during the game only:
    may_take: tuple[int, ...] = ()  # these seats
    may_ask: tuple[int, ...] = ()  # seats that the others could let you have
    lost: int = -1  # the seat from which you were removed


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    v: int
    you: You
    room: RoomInfo
    n: int
    missed: tuple[Told, ...]  # exactly what was missed; if `fresh`, start from the view alone
    fresh: bool
    view: object
    mine: dict[str, object] | None
    ask: Ask | None
    spun: int  # milliseconds since the top was spun; -1: it does not spin
    pulse: int  # seconds between two pings: a much longer silence means a dead connection


class RoomTold(ServerMessage, frozen=True, tag="room"):
    room: RoomInfo
    you: You


class Done(ServerMessage, frozen=True, tag="done"):
    id: str
    n: int  # the number of the last line that the command brought about


class Refused(ServerMessage, frozen=True, tag="refused"):
    id: str
    code: str
    rule: str
    facts: dict[str, object]
    n: int  # where the game is


class ChatTold(ServerMessage, frozen=True, tag="chat"):
    c: int  # chat has numbers of its own
    seat: int  # -1: somebody without a seat
    name: str
    text: str
    phrase: str
    at: int  # milliseconds since 1970


class HistoryTold(ServerMessage, frozen=True, tag="history"):
    id: str
    told: tuple[Told, ...]
    chat: tuple[ChatTold, ...]


class HintTold(ServerMessage, frozen=True, tag="hint"):
    id: str
    n: int
    choice: Choice
    bot: str
    reason: WireEvent | None  # why, told by `reason-<code>`; None: it cannot say


class Previewed(ServerMessage, frozen=True, tag="previewed"):
    """What would come of it, as the asker may know it; nothing has happened."""

    id: str
    n: int
    events: tuple[WireEvent, ...]
    view: object  # None: it depends on something hidden, and `events` end before that
    mine: dict[str, object] | None


class Ping(ServerMessage, frozen=True, tag="ping"):
    k: int


class Fault(ServerMessage, frozen=True, tag="fault"):
    """Something that is no command of this table; `close` says that the socket is closed."""

    code: str
    facts: dict[str, object]
    close: bool


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server stops; come back after so many seconds."""

    seconds: int


FromServer = (
    Welcome | Told | RoomTold | Done | Refused | ChatTold | HistoryTold | HintTold | Previewed
    | Ping | Fault | Bye
)  # fmt: skip

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
