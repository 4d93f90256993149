"""What a table of a class knows of its lesson; it is stored together with the class."""

from typing import Literal

import msgspec

Chat = Literal["off", "phrases", "free"]


class LessonDoc(msgspec.Struct):
    code: str  # of the class
    table: str  # the id of the table's name
    round: int
    chat: Chat
    ends_at: int = 0  # milliseconds since 1970; 0: no end is set
    paused_at: int = 0  # HSE-CLA-3; 0: it goes on
    message: str = ""  # of the teacher to all
    next: list[str] = []  # by seat: the room code of who sits here in the next round
    ended: bool = False  # the class has ended: there is no next round
