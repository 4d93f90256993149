"""What is sent to the API and what it answers. Unknown fields are refused."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from kartki.server.messages.table_settings import TableSettings
from kartki.server.messages.wire import Id, RoomInfo
from kartki.server.replay.frames import ReplayFrames
from kartki.words.languages import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # the list as it is when the server starts
EACH_LANGUAGE: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
Phase = Literal["gathering", "playing", "over", "closed", "held"]
CodeKind = Literal["table", "watch", "class", "wall"]
# As the wire's Key, but not empty: a table has a host. `$` alone would let a line break pass.
HostKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,86}$(?!\n)")]
Word = Annotated[str, Meta(max_length=60)]
FactName = Annotated[str, Meta(pattern=r"^[a-z][a-z_]{0,39}$(?!\n)")]
ATTENTION = Meta(
    description="A number, a text, or one of WhoFact, TermFact and ListFact.",
    extra_json_schema={
        "anyOf": [
            {"type": "integer", "minimum": -(10**15), "maximum": 10**15},
            {"type": "string", "maxLength": 600},
            {"$ref": "#/components/schemas/WhoFact"},
            {"$ref": "#/components/schemas/TermFact"},
            {"$ref": "#/components/schemas/ListFact"},
        ]
    },
)
WireFact = Annotated[object, ATTENTION]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What if? A finished game goes on after its line `n`: you on `seat`, bots on the others."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]
    n: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class NewTable(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"origin": "from", "settings": "manners"},
):
    """A table to be opened. The same `id` from the same browser twice is one table.

    With `from`, the game, its edition, options, pace and seats are those of that game.
    """

    id: Id
    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    key: HostKey  # the secret of the host's browser
    edition: Word = ""  # "": the usual one
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    pace: Literal["live", "days"] = "live"
    public: bool = False
    settings: TableSettings | None = None  # None: those that are usual at this pace
    origin: Origin | None = None


class MadeTable(msgspec.Struct, frozen=True):
    code: str  # of the invitation
    watch: str  # of the spectators' link
    commitment: str  # what the dealer has committed to


class VisitedTable(RoomInfo, frozen=True, kw_only=True):
    """A table by its code. Whose turn it is learns only who shows the key of a seat there."""

    seat: int  # the asker's; -1: none
    turn: tuple[int, ...]  # the seats that are waited for; none for whoever has no seat
    # left out while the game is not over:
    winners: tuple[int, ...] = ()  # seats; several share it
    ended: int = 0  # milliseconds since 1970


class ListedTable(msgspec.Struct, frozen=True):
    code: str
    game: str
    edition: str
    pace: Literal["live", "days"]
    phase: Phase
    names: tuple[str, ...]  # by seat; "": nobody sits there yet
    free: int  # seats that can be taken
    changed: int  # milliseconds since 1970


class FoundCode(msgspec.Struct, frozen=True):
    kind: CodeKind  # what the code is for


class TableList(msgspec.Struct, frozen=True):
    """Public tables that are not over, the latest change first."""

    tables: tuple[ListedTable, ...]


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule."""

    name: str
    allowed: tuple[str, ...]
    default: str
    rule: str
    clocked: str  # the value that needs a live table, if one does
    players: int  # for another value than the default so many must play; 0: any number


class LevelInfo(msgspec.Struct, frozen=True):
    """How strong bots are, in people's words."""

    code: str
    bot: str  # the kind that plays it


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: str  # the version of its rules
    fewest: int  # players
    most: int
    options: tuple[OptionInfo, ...]
    editions: tuple[str, ...]  # the first is the usual one
    bots: tuple[str, ...]
    best_bot: str
    levels: tuple[LevelInfo, ...]  # the easiest first


class GameList(msgspec.Struct, frozen=True):
    games: tuple[GameInfo, ...]


class RuleTitle(msgspec.Struct, frozen=True):
    id: str
    title: str


class RuleBook(msgspec.Struct, frozen=True):
    """The contents of a rulebook, in the order of the book."""

    game: str
    introduction: str
    rules: tuple[RuleTitle, ...]


class RuleText(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str


class RuleInBook(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    chapter: str


class Chapter(msgspec.Struct, frozen=True):
    title: str
    text: str  # what stands before its first rule


class WholeBook(msgspec.Struct, frozen=True):
    """A rulebook in one piece, in Markdown, in the order of the book."""

    game: str
    introduction: str
    chapters: tuple[Chapter, ...]
    rules: tuple[RuleInBook, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    name: str
    digest: str  # as it stands in records
    own: bool  # it does not come with Kartki, but from whoever runs the server


class EditionList(msgspec.Struct, frozen=True):
    game: str
    editions: tuple[EditionInfo, ...]


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code and facts as the wire has them: a refusal has a dot in its code, an event has none."""

    lang: Language
    code: Word
    game: Word = ""  # "": none, the code belongs to every table
    rule: Word = ""
    facts: Annotated[dict[FactName, WireFact], Meta(max_length=40)] = {}
    names: Annotated[list[Word], Meta(max_length=16)] = []  # by seat
    reader: Annotated[int, Meta(ge=-1, le=15)] = -1  # the seat that is spoken to; -1: nobody's


class Sentence(msgspec.Struct, frozen=True):
    sentence: str
    rule: RuleText | None  # the rule that it rests on, if one was named


class ProofInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was seen to hold."""

    lines: int
    fingerprints: int
    refusals: int
    chances: int  # chance lines that were recomputed
    dealer: Literal["sealed", "seeded", "hand"]
    over: bool  # false: the record ends before the game does
    by_time: bool = False  # HSE-CLA-4: the time was up, and the places are how it stood


class FaultInfo(msgspec.Struct, frozen=True):
    """The first thing that does not hold."""

    code: str
    line: int
    column: int
    found: str
    rule: str
    sentence: str


class Verdict(msgspec.Struct, frozen=True):
    """Either a proof or a fault."""

    proof: ProofInfo | None
    fault: FaultInfo | None


class ShownFilm(ReplayFrames, frozen=True, kw_only=True):
    """A play in frames, and where its record stopped making sense, if it did."""

    fault: FaultInfo | None


class Reach(msgspec.Struct, frozen=True):
    """What a link begins with that others can open; "": only this machine can open the server."""

    link: str
    certain: bool  # it is the setting public_url; else it was worked out from the network


class Ready(msgspec.Struct, frozen=True):
    ready: bool
