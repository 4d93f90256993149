"""What nobody does at a table of a class: it is the teacher's to do, on the page of the class."""

from typing import Final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.room.room import Room

_PLAYING: Final = (wire.Act, wire.TakeBack, wire.Consent)
_SITTING: Final = (wire.Sit, wire.AskSeat, wire.AnswerSeat)
_HOSTING: Final = (
    *(wire.Rename, wire.SeatBot, wire.Remove, wire.HandOver, wire.SetTableSettings),
    *(wire.SetTable, wire.Start, wire.Rematch),
)


def refuse(room: Room, message: wire.Command) -> Refusal | None:
    if room.doc.lesson is None:
        return None
    if isinstance(message, _SITTING):
        return Refusal("class.seats", "HSE-CLA-2")
    if isinstance(message, _HOSTING):
        return Refusal("class.hand", "HSE-CLA-1")
    if isinstance(message, _PLAYING) and room.doc.is_paused():
        return Refusal("class.paused", "HSE-CLA-3")
    return None
