"""What is stored of a class: its teacher, its pupils, its tables, how its lesson stands."""

import datetime
from typing import Final, Literal

import msgspec

from kartki.server.store.lesson_doc import Chat
from kartki.server.store.room_doc import ROOM_CODE, new_code

FEWEST_PUPILS: Final = 2
MOST_PUPILS: Final = 60
MOST_ANSWERED: Final = 300
ClassPhase = Literal["gathering", "beginning", "playing", "ended"]


class PupilDoc(msgspec.Struct):
    """A person in a class. Whoever was removed stays here, so that the browser is known."""

    id: str
    name: str
    guest: str  # the digest of the key of the browser
    nonce: str = ""  # the browser's part of the seeds
    table: int = -1  # of this round, by its number in `tables`; -1: none
    seat: int = -1  # -1: the tables are not laid yet
    pinned: bool = False  # the teacher chose the table: evening out leaves this one there
    removed: bool = False
    wanted: str = ""  # HSE-CLA-6: the name that waits for the teacher's word; "": none


class ClassTableDoc(msgspec.Struct):
    """A table of a class. It has a name, by its id in the words; its code is the room's."""

    name: str
    room: str = ""  # "": it is not laid yet
    round: int = 1
    number: int = 0  # the how-manieth of its round, which its request names


class PhoneDoc(msgspec.Struct):
    """HSE-CLA-5: somebody says to be a pupil, from another browser; the teacher is asked."""

    id: str
    pupil: str
    guest: str
    nonce: str
    at: int


class ClassDoc(msgspec.Struct):
    teacher: str  # the digest of the key of the teacher's browser
    language: str
    game: str
    edition: str
    options: dict[str, str]
    pace: Literal["live", "days"]
    level: str  # of the bots
    hints: bool
    memory_aids: bool
    chat: Chat
    minutes: int  # 0: until the teacher ends it
    expected: int  # about how many pupils
    forget_at: int  # HSE-CLA-7: milliseconds since 1970
    forget_last: int  # it cannot be put off beyond this
    phase: ClassPhase = "gathering"
    ends_at: int = 0  # milliseconds since 1970; 0: no end is set
    paused_at: int = 0  # 0: it goes on
    message: str = ""
    shows: str = ""  # the room code of the table whose replay the wall shows
    round: int = 1
    revision: int = 1
    given: int = 0  # how many ids of pupils and phones were given
    pupils: list[PupilDoc] = []
    tables: list[ClassTableDoc] = []  # of this round
    before: list[ClassTableDoc] = []  # of earlier ones
    phones: list[PhoneDoc] = []
    # (guest, id, revision) of the last commands: a repeated one gets the same answer
    answered: list[tuple[str, str, int]] = []

    def copy(self) -> "ClassDoc":
        return read_class(write_class(self))

    def here(self) -> list[PupilDoc]:
        """Those who belong to the class now."""
        return [pupil for pupil in self.pupils if not pupil.removed]

    def pupil(self, pupil: str) -> PupilDoc | None:
        return next((one for one in self.here() if one.id == pupil), None)

    def pupil_of(self, guest: str) -> PupilDoc | None:
        """The pupil whose browser this is, also if the teacher has removed them."""
        return next((one for one in self.pupils if guest and one.guest == guest), None)

    def at(self, table: int) -> list[PupilDoc]:
        return [pupil for pupil in self.here() if pupil.table == table]

    def next_id(self, kind: str) -> str:
        self.given += 1
        return f"{kind}{self.given}"

    def all_tables(self) -> list[ClassTableDoc]:
        return [*self.before, *self.tables]

    def rooms(self) -> list[str]:
        """The room codes of this round's tables, as far as they are laid."""
        return [table.room for table in self.tables if table.room]

    def takes_pupils(self) -> bool:
        return self.phase != "ended" and len(self.here()) < MOST_PUPILS


write_class = msgspec.json.Encoder().encode
read_class = msgspec.json.Decoder(ClassDoc).decode


def class_code() -> str:
    return new_code(ROOM_CODE)


def end_of_next_day(now: int) -> int:
    """HSE-CLA-7: when a class is forgotten unless the teacher wants it sooner, by this house's
    clock; milliseconds since 1970."""
    today = datetime.datetime.fromtimestamp(now / 1000).astimezone()
    after = today.date() + datetime.timedelta(days=2)
    midnight = datetime.datetime.combine(after, datetime.time())
    return int(midnight.astimezone().timestamp() * 1000)
