"""Every record of ours plays through: legal moves, refused lines, fingerprints."""

from pathlib import Path

import pytest

from kartki.core import record as records
from kartki.core.play import Refusal
from kartki.core.record import MOVE, Fault, Record
from kartki.core.replay import Replay, seen_by
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify

FOLDER = Path(__file__).parent
EXAMPLES = FOLDER.parents[1] / "docs" / "examples"
FILES = sorted([*FOLDER.rglob("*.game"), *EXAMPLES.glob("*.game")])
NAMES = [f"{path.parent.name}/{path.name}" for path in FILES]


def read(path: Path) -> Record:
    record = records.read(path.read_text("utf-8"))
    assert isinstance(record, Record), record
    return record


def opened(path: Path) -> Replay:
    replay = open_record(read(path))
    assert isinstance(replay, Replay), replay
    return replay


def test_there_are_records() -> None:
    assert len(FILES) >= 10


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_record_holds(path: Path) -> None:
    proof = verify(read(path))
    assert isinstance(proof, Proof), proof
    assert proof.fingerprints > 0, "scripts/stamp adds the fingerprints"


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_record_is_canonical(path: Path) -> None:
    text = path.read_text("utf-8")
    assert records.write(read(path)) == text


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_seat_sees_the_same_play(path: Path) -> None:
    """What one seat saw is a record, too, with fingerprints of its view."""
    seen = seen_by(opened(path), 0)
    assert isinstance(seen, Record), seen
    again = records.read(records.write(seen))
    assert isinstance(again, Record)
    assert records.write(again) == records.write(seen)
    moves = [line for line in seen.lines if line.kind == MOVE]
    assert moves
    if all("?" not in line.text for line in moves):
        replay = open_record(again)
        assert isinstance(replay, Replay)
        assert replay.to_end() is None
        assert replay.fingerprints > 0


def card_lines() -> list[str]:
    return [line.text for path in FILES for line in read(path).lines if " draws " in line.text]


@pytest.mark.rule("RAT-REL-6")
@pytest.mark.parametrize("number", range(1, 41))
def test_every_release_card_is_drawn_in_some_record(number: int) -> None:
    assert any(line.endswith(f"rc{number:02}") for line in card_lines())


def refusal_codes() -> set[str]:
    return {line.refused for path in FILES for line in read(path).lines if line.refused}


@pytest.mark.parametrize(
    "code",
    [
        "turn.not_yours",
        "chance.first",
        "game.over",
        "call.out_of_range",
        "call.twice",
        "call.not_on_blue",
        "call.at_board",
        "call.sticker",
        "roll.call_first",
        "dice.not_due",
        "dice.other_roller",
        "card.not_due",
        "card.other_drawer",
        "card.not_in_pack",
    ],
)
def test_every_refusal_is_proven_by_some_record(code: str) -> None:
    assert code in refusal_codes()


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_every_line_is_written_as_it_is_read(path: Path) -> None:
    replay = opened(path)
    while not replay.over():
        line = replay.record.lines[replay.next]
        if line.kind == MOVE:
            game, state = replay.progress.game, replay.progress.state
            reading = game.read(state, line.text)
            assert not isinstance(reading, Refusal)
            assert game.write(state, *reading) == line.text
        replay.forward()


def spoilt(line: str, rule: str) -> Fault | Proof:
    """A record of ours in which one refused line names another rule."""
    path = FOLDER / "kolejka" / "saturday_played.game"
    text = path.read_text("utf-8")
    assert f"{line} KOL-QUE-1\n" in text
    record = records.read(text.replace(f"{line} KOL-QUE-1\n", f"{line} {rule}\n"))
    assert isinstance(record, Record), record
    return verify(record)


@pytest.mark.rule("KOL-QUE-1", "KOL-JMP-1")
def test_a_refusal_out_of_turn_may_name_the_phase_or_as_before_the_rule_of_turns() -> None:
    """Records of earlier versions name KOL-QUE-1 in every phase; this one does, in the jumping."""
    line = "a plays mother kiosk 1 !turn.not_yours"
    assert isinstance(spoilt(line, "KOL-QUE-1"), Proof)
    assert isinstance(spoilt(line, "KOL-JMP-1"), Proof)
    fault = spoilt(line, "KOL-MKT-1")
    assert isinstance(fault, Fault)
    assert fault.code == "record.refused_otherwise"
