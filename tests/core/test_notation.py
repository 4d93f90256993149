"""A form: one description of a move, for its line, its fields on the wire, and wild moves."""

from typing import Any, Final, final

import pytest

from kartki.core.fields import Number, Only, SeatOf, Word
from kartki.core.notation import Form, Notation, plain
from kartki.core.play import CHANCE, Action, Refusal, Seat
from kartki.core.rng import Rng


class Pair:
    """All that the fields here ask of a position."""

    players: Final = 2


@final
class Put(Action):
    def __init__(self, colour: int, place: int, twice: bool) -> None:
        self.colour: Final = colour
        self.place: Final = place
        self.twice: Final = twice

    def key(self) -> tuple[object, ...]:
        return (self.colour, self.place, self.twice)


@final
class Get(Action):
    def __init__(self, who: Seat, colour: int) -> None:
        self.who: Final = who
        self.colour: Final = colour

    def key(self) -> tuple[object, ...]:
        return (self.who, self.colour)


@final
class Rest(Action):
    def key(self) -> tuple[object, ...]:
        return ()


REST: Final = Rest()
COLOUR: Final = Word("colour", ("red", "blue"))
PLACE: Final = Number("place", 9, first=1, capped=True)
NOTATION: Final = Notation(
    [
        Form(Put, "put", "puts {colour} on {place}", COLOUR, PLACE, without={"twice": False}),
        Form(
            *(Put, "put", "puts {how} {colour} on {place}"),
            *(Only("how", True, "twice", "twice"), COLOUR, PLACE),
        ),
        plain(REST, "rest", "rests"),
        Form(Get, "get", "{who} gets {colour}", SeatOf("who"), COLOUR, by=CHANCE, hides="colour"),
    ]
)
LINES: Final[list[tuple[Seat, Action, str]]] = [
    (0, Put(1, 2, False), "a puts blue on 3"),
    (1, Put(0, 0, True), "b puts twice red on 1"),
    (1, REST, "b rests"),
    (CHANCE, Get(0, 1), "* a gets blue"),
]


@pytest.mark.parametrize(("seat", "action", "line"), LINES, ids=lambda one: str(one))
def test_a_line_is_written_and_read(seat: Seat, action: Action, line: str) -> None:
    assert NOTATION.write(Pair(), seat, action) == line
    assert NOTATION.read(Pair(), line) == (seat, action)


@pytest.mark.parametrize(
    "line",
    [
        "a puts green on 3",  # no such colour
        "a puts blue on",
        "a puts blue on three",
        "a puts  blue on 3",
        "c rests",  # nobody sits there
        "* rests",  # not for chance
        "a a gets blue",  # not for a player
        "* c gets blue",
        "",
    ],
)
def test_anything_else_is_not_readable(line: str) -> None:
    reading = NOTATION.read(Pair(), line)
    assert isinstance(reading, Refusal)
    assert reading.code == "notation.unreadable"


def test_a_capped_number_is_read_as_the_highest() -> None:
    assert NOTATION.read(Pair(), "a puts red on 10") == (0, Put(0, 8, False))
    assert NOTATION.read(Pair(), f"a puts red on {'9' * 5000}") == (0, Put(0, 8, False))


def test_the_fields_travel_by_name() -> None:
    described = NOTATION.describe(Pair(), Put(1, 2, True))
    assert described.words == "puts twice blue on 3"
    assert (described.verb, described.args) == (
        "put",
        {"how": "twice", "colour": "blue", "place": 3},
    )


@pytest.mark.parametrize(
    ("verb", "args", "meant"),
    [
        ("put", {"colour": "red", "place": 1}, Put(0, 0, False)),
        ("put", {"colour": "red", "place": 1, "how": "twice"}, Put(0, 0, True)),
        ("put", {"colour": "red", "place": 1, "how": "once"}, None),
        ("put", {"colour": "red"}, None),
        ("put", {"colour": 0, "place": 1}, None),
        ("put", {"colour": "red", "place": True}, None),
        ("put", {"colour": "red", "place": -1}, None),
        ("rest", {}, REST),
        ("rest", {"colour": "red"}, None),
        ("get", {"who": 0, "colour": "red"}, None),  # chance alone
        ("fly", {}, None),
    ],
)
def test_an_act_is_understood_by_its_fields(
    verb: str, args: dict[str, object], meant: Action | None
) -> None:
    understood = NOTATION.understand(Pair(), verb, args)
    assert understood == meant if meant is not None else isinstance(understood, Refusal)


def test_what_is_dealt_is_hidden_from_the_others() -> None:
    lines = [NOTATION.redact(Pair(), viewer, CHANCE, Get(0, 1)) for viewer in (0, 1, None)]
    assert lines == ["* a gets blue", "* a gets ?", "* a gets ?"]
    assert NOTATION.hides(Get(0, 1))
    assert not NOTATION.hides(REST)


def test_wild_moves_are_of_all_forms_and_can_be_read() -> None:
    rng, seen = Rng(7), set()
    for _ in range(200):
        seat, action = NOTATION.wild(Pair(), rng)
        line = NOTATION.write(Pair(), seat, action)
        assert NOTATION.read(Pair(), line) == (seat, action)
        seen.add((min(seat, 0), NOTATION.form_of(action).line))
    assert len(seen) == len(NOTATION.forms)


def test_an_action_without_a_form_is_a_mistake_of_the_game() -> None:
    @final
    class Other(Action):
        def key(self) -> tuple[Any, ...]:
            return ()

    with pytest.raises(LookupError):
        NOTATION.write(Pair(), 0, Other())
