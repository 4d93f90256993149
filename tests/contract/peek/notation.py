"""Moves of Peek as lines: `a bids 1:4 3:5`, `a puts back 2:6`, `* a draws 3`, `~ time is up`."""

from typing import Any, Final, final

from kartki.core.fields import Field, Number, SeatOf
from kartki.core.notation import Form, Notation, plain
from kartki.core.play import CHANCE, CLOCK, Action, Seat
from kartki.core.rng import Rng
from tests.contract.peek.actions import LOOK, PASS, TIME_IS_UP, Bid, Dealt, Draw, PutBack, See
from tests.contract.peek.parts import FACES, bit
from tests.contract.peek.state import Parlour
from tests.contract.peek.steps import knowers_of_top


@final
class OpenCards(Field):
    """Cards of a row with their places: `1:4 3:5`, or `nothing`."""

    def pattern(self) -> str:
        card = r"\d{1,2}:\d"
        return f"{card}(?: {card})*|nothing"

    def write(self, s: Any, value: Any) -> str:
        return " ".join(f"{place}:{face}" for place, face in value) or "nothing"

    def read(self, s: Any, text: str) -> Any:
        cards = [card.split(":") for card in text.split() if card != "nothing"]
        return tuple((int(place), int(face)) for place, face in cards)

    def wild(self, s: Any, rng: Rng) -> Any:
        row = [held.face for held in s.rows[rng.below(s.players)]]
        return tuple([nearly(row, rng) for _ in range(rng.below(4))])

    def typescript(self) -> str:
        return "string"


WHO: Final = SeatOf("who")
PLACE: Final = Number("place", 99)
FACE: Final = Number("face", 9, likely=FACES + 1)
NOTATION: Final = Notation(
    [
        plain(LOOK, "look", "looks"),
        plain(PASS, "pass", "passes"),
        plain(TIME_IS_UP, "time", "time is up", by=CLOCK),
        Form(Bid, "bid", "bids {cards}", OpenCards("cards")),
        Form(
            PutBack, "put_back", "puts back {place}:{face}", Number("place", 99), FACE, hides="face"
        ),
        Form(Draw, "draw", "{who} draws {face}", WHO, FACE, by=CHANCE, hides="face"),
        Form(See, "see", "{who} sees {face}", WHO, FACE, by=CHANCE, hides="face"),
    ]
)


def redact(s: Parlour, viewer: Seat | None, seat: Seat, a: Action) -> str:
    """The face of a card may be known to several, and to others than its owner."""
    if isinstance(a, Dealt):
        knowers = bit(a.who) | knowers_of_top(s)
    elif isinstance(a, PutBack):
        knowers = s.rows[seat][a.place - 1].knowers
    else:
        return NOTATION.write(s, seat, a)
    known = knowers & bit(viewer)
    return NOTATION.write(s, seat, a) if known else NOTATION.hidden(s, seat, a)


def nearly(row: list[int], rng: Rng) -> tuple[int, int]:
    """A card of the row, or a place that is not there, or a face that is not."""
    place = rng.below(len(row) + 2)
    right = 1 <= place <= len(row) and rng.below(2)
    return place, row[place - 1] if right else rng.below(FACES + 2)
