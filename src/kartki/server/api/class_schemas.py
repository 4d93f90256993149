"""What is sent to the API about a class, and what it answers. Unknown fields are refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kartki.server.api.schemas import HostKey, Language, Word
from kartki.server.classroom.results import QUESTIONS
from kartki.server.messages.class_wire import Chat, Phase
from kartki.server.messages.wire import Id, Name, Nonce


class NewClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class to be opened. The same `request` from the same browser twice is one class."""

    request: Id
    key: HostKey  # the secret of the teacher's browser
    game: Word
    language: Language
    expected: int  # about how many pupils: 2 to 60
    edition: Word = ""  # "": the usual one
    options: Annotated[dict[Word, Word], Meta(max_length=50)] = {}
    level: Word = ""  # of the bots; "": the easiest one
    hints: bool = True
    memory_aids: bool = True
    chat: Chat = "phrases"
    minutes: int = 0  # 5 to 240; 0: until the teacher ends it


class MadeClass(msgspec.Struct, frozen=True):
    code: str  # for the pupils
    wall: str  # of the wall's page
    forget_at: int  # milliseconds since 1970


class NewPupil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who joins. The same key twice is one pupil."""

    key: HostKey
    name: Name = ""  # "": one of the game's time
    nonce: Nonce = ""  # this browser's part of the seeds
    mine: bool = False  # I am the pupil of this name, from another phone: the teacher is asked


class VisitedClass(msgspec.Struct, frozen=True, omit_defaults=True):
    """A class by its code. Where somebody sits learns only who shows the key of a pupil."""

    code: str
    game: str
    language: str
    phase: Phase
    joined: int
    takes: bool  # may somebody join?
    ends_in: int  # milliseconds; -1: no end is set
    role: Literal["", "teacher", "pupil"] = ""  # whose key it is
    pupil: str = ""  # the id of the asker
    name: str = ""
    wanted: bool = False  # HSE-CLA-6: the name that was asked for waits for the teacher
    waits: bool = False  # HSE-CLA-5: this phone waits for the teacher
    table: str = ""  # the id of the table's name
    room: str = ""  # its room code, once it is laid


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: HostKey
    answers: Annotated[
        list[Annotated[str, Meta(max_length=2000)]],
        Meta(min_length=QUESTIONS, max_length=QUESTIONS),
    ]
    round: Annotated[int, Meta(ge=0, le=10_000)] = 0  # whose questions these are; 0: the last one


class Kept(msgspec.Struct, frozen=True):
    kept: bool
