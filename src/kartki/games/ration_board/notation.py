"""Moves as lines of a record: `a calls 8`, `a rolls`, `* a rolls 2 5`, `* a draws rc07`."""

from typing import Any, Final

from kartki.core.fields import BoxWord, Number, SeatOf
from kartki.core.notation import Form, Notation, plain
from kartki.core.play import CHANCE
from kartki.games.ration_board.actions import ROLL, Call, Dice, Draw, dice


def _card_ids(s: Any) -> list[str]:
    return list(s.box.card_ids)


NUMBER: Final = Number("number", 999, likely=14)  # any: the rule says which may be called
WHO: Final = SeatOf("who")
FIRST: Final = Number("first", 6, least=1)
SECOND: Final = Number("second", 6, least=1)
CARD: Final = BoxWord("card", _card_ids)

NOTATION: Final = Notation(
    [
        Form(Call, "call", "calls {number}", NUMBER),
        plain(ROLL, "roll", "rolls"),
        Form(
            Dice, "dice", "{who} rolls {first} {second}", WHO, FIRST, SECOND, make=dice, by=CHANCE
        ),
        Form(Draw, "draw", "{who} draws {card}", WHO, CARD, by=CHANCE),
    ]
)
