"""What a seat may take back on its own: its last act, while nothing came to light."""

from kartki.core.play import CLOCK, Action, Refusal, Seat
from kartki.core.progress import Progress
from tests.contract.peek.game import Peek

GAME = Peek()


def progress(lines: str) -> Progress:
    choices = {option.name: option.default for option in GAME.options()} | {"rounds": "1"}
    going = Progress(GAME, GAME.new_game(2, "plain", choices))
    for face in (1, 2, 3):
        act(going, f"* a draws {face}")
    for face in (4, 5, 6):
        act(going, f"* b draws {face}")
    for line in lines.split("; ") if lines else []:
        act(going, line)
    return going


def act(going: Progress, line: str) -> None:
    reading: tuple[Seat, Action] | Refusal = GAME.read(going.state, line)
    assert not isinstance(reading, Refusal), line
    assert GAME.why_not(going.state, *reading) is None, line
    going.act(*reading)


def why(going: Progress, seat: Seat, acts: int = 1) -> str:
    refusal = going.why_not_back(seat, acts)
    return "" if refusal is None else refusal.code


def test_there_is_nothing_to_take_back() -> None:
    assert why(progress(""), 0) == "undo.nothing"


def test_the_last_act_is_its_own_to_take_back() -> None:
    going = progress("a passes")
    assert [why(going, seat) for seat in (0, 1, CLOCK)] == ["", "undo.not_yours", "undo.not_yours"]


def test_several_acts_must_all_be_its_own() -> None:
    going = progress("a passes; b looks")
    assert [why(going, 1, acts) for acts in (1, 2, 3)] == ["", "undo.not_yours", "undo.nothing"]


def test_what_chance_has_answered_can_not_be_unseen() -> None:
    assert why(progress("a looks"), 0) == ""
    assert why(progress("a looks; * a sees 6"), 0) == "undo.revealed"


def test_what_an_act_has_revealed_can_not_be_unseen() -> None:
    assert why(progress("a passes; b passes"), 1) == "undo.revealed"


def test_taking_back_restores_the_position_and_the_log_grows() -> None:
    going = progress("a passes")
    before = going.state.facts()
    act(going, "b bids 1:4")
    going.take_back(1)
    assert going.state.facts() == before
    assert (going.line, len(going.units)) == (9, 1)
