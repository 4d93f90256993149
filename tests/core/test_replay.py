"""Playing records of Peek again: refusals that must come, acts taken back, what one seat saw."""

import pytest

from kartki.core.fingerprint import fingerprint
from kartki.core.play import Seat
from kartki.core.record import Fault, Record, read, write
from kartki.core.replay import EndedByTime, Moved, Replay, seen_by
from tests.contract.peek.game import Peek

GAME = Peek()
HEAD = '[Game "peek"]\n[Rules "1.0"]\n[Edition "plain"]\n[Seats "a=Ania b=Bartek"]\n'
DEAL_TO_A = "* a draws 1\n* a draws 2\n* a draws 3\n" + "* b draws ?\n" * 3
DEAL = "* a draws 1\n* a draws 2\n* a draws 3\n* b draws 4\n* b draws 5\n* b draws 6\n"


def replay(lines: str, head: str = HEAD) -> Replay:
    record = read(f"{head}\n{lines}")
    assert isinstance(record, Record), f"{record!r}"
    choices = {option.name: option.default for option in GAME.options()}
    return Replay(GAME, GAME.new_game(2, "plain", choices), record, None)


def fault(lines: str) -> tuple[int, str]:
    found = replay(lines).to_end()
    assert isinstance(found, Fault)
    return found.line, found.code


def test_lines_that_must_be_refused() -> None:
    played = replay(f"a passes !chance.first PEK-DRW-1\n{DEAL}a bids 1:6 !bid.not_your_card\n")
    assert played.to_end() is None
    assert (played.refusals, played.progress.line) == (2, 6)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("a bids 1:6", "bid.not_your_card"),
        ("a passes !bid.cards", "record.not_refused"),
        ("a bids 1:6 !bid.cards", "record.refused_otherwise"),
        ("a bids 1:6 !bid.not_your_card PEK-END-9", "record.refused_otherwise"),
        ("a dances", "record.unreadable"),
        ("d passes", "record.unreadable"),
        ("* a sees ?", "record.redacted"),
        ("^ a takes back 1", "undo.nothing"),
        ("^ c takes back 1", "record.take_back"),
        ("^ a takes back 0", "record.change"),
        ("^ c is played by Cyryl", "record.change"),
        ("= 0000000000000000", "record.fingerprint"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(line: str, code: str) -> None:
    assert fault(DEAL + line) == (12, code)


def test_an_act_is_taken_back() -> None:
    played = replay(f"{DEAL}a passes\n^ a takes back 1\na looks\n* a sees 5\n")
    assert played.to_end() is None
    assert played.progress.state.deck.layers[0].cards == [5]
    assert (played.progress.line, len(played.progress.units)) == (10, 1)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("a passes\n^ b takes back 1", "undo.not_yours"),
        ("a passes\nb looks\n^ b takes back 2", "undo.not_yours"),
        ("a looks\n* a sees 5\n^ a takes back 1", "undo.revealed"),
        ("a passes\n^ a takes back 2", "undo.nothing"),
        ("a passes\n^ time is up\n^ a takes back 1", "undo.time_up"),
        ("a passes\n^ time is up\n^ a takes back 1 by consent", "undo.time_up"),
    ],
)
def test_what_can_not_be_taken_back(lines: str, code: str) -> None:
    assert fault(DEAL + lines)[1] == code


def test_someone_else_sits_down() -> None:
    played = replay(f"{DEAL}^ b is played by Beata_M.\n")
    assert played.to_end() is None
    assert (played.names, played.progress.line) == ({"a": "Ania", "b": "Beata M."}, 7)


@pytest.mark.rule("HSE-CLA-4")
def test_the_time_is_up() -> None:
    """Ania has bid and discarded 1; somebody may still be renamed afterwards."""
    played = replay(f"{DEAL}a bids 1:1\n^ time is up\n^ b is played by Beata\n")
    for _ in range(7):
        assert isinstance(played.forward(), Moved)
    end = played.forward()
    assert isinstance(end, EndedByTime)
    assert [event.code for event in end.told] == ["time_was_up", "hands_down", "hands_down"]
    assert end.line == 13
    assert played.to_end() is None
    outcome = played.progress.state.outcome
    assert (outcome.by_time(), outcome.places, played.progress.line) == (True, [2, 1], 9)


@pytest.mark.rule("HSE-CLA-4")
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("^ time is up\n^ time is up", (13, "game.over")),
        ("^ time is up\na passes", (13, "game.over")),
        ("^ a time is up", (12, "record.change")),
        ("^ Time is up", (12, "record.change")),
    ],
)
def test_time_is_up_once_and_in_these_words(lines: str, found: tuple[int, str]) -> None:
    assert fault(DEAL + lines) == found


def test_that_time_is_up_can_not_be_a_line_that_must_be_refused() -> None:
    record = read(f"{HEAD}\n{DEAL}^ time is up !game.over\n")
    assert isinstance(record, Fault)
    assert record.code == "record.not_a_move"


def seen(lines: str, viewer: Seat | None, head: str = HEAD) -> str:
    record = seen_by(replay(lines, head), viewer)
    assert isinstance(record, Record), f"{record!r}"
    return write(record)


def test_what_a_seat_saw_hides_the_rest() -> None:
    told = seen(f"{DEAL}; between us\na looks\n* a sees 6\n", 0)
    assert told == f'{HEAD}[Viewer "a"]\n\n{DEAL_TO_A}a looks\n* a sees 6\n'
    assert "* a sees ?" in seen(f"{DEAL}a looks\n* a sees 6\n", None)


def test_a_refusal_is_told_to_the_refused_alone() -> None:
    line = "b bids 1:1 !bid.not_your_card"
    assert [line in seen(f"{DEAL}{line}\n", viewer) for viewer in (0, 1, None)] == [0, 1, 0]


def test_the_fingerprints_of_a_seat_are_those_of_its_view() -> None:
    whole = replay(DEAL)
    assert whole.to_end() is None
    mark = fingerprint(whole.progress.state.facts())
    texts = [seen(f"{DEAL}= {mark}\n", viewer) for viewer in (None, 0, 1)]
    marks = {text.rsplit("= ", 1)[1] for text in texts}
    assert len(marks) == 3
    assert all(mark not in text for text in texts)


@pytest.mark.parametrize("tag", ['[Dealer "seeded 5"]', '[Commitment "651d"]', '[Source "here"]'])
def test_a_seat_is_not_told_what_gives_the_dealer_away(tag: str) -> None:
    assert tag not in seen(DEAL, 0, f"{HEAD}{tag}\n")


def test_the_foot_is_not_told() -> None:
    assert "Secret" not in seen(f'{DEAL}\n[Secret "00"]\n', 0)
