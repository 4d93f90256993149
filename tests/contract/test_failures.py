"""A failed check leaves a record behind that opens as a game."""

from pathlib import Path

import pytest

from kartki.core import catalogue, record
from kartki.core.record import Record
from kartki.core.replay import Replay
from kartki.table.opening import open_record
from tests.contract import failures
from tests.contract.contestants import Contestant
from tests.contract.for_all import for_all
from tests.contract.sitting import Sitting, usual_table

MOVES = 7


def broken_after_some_moves(sitting: Sitting) -> None:
    while not sitting.over():
        assert len(sitting.moves) < MOVES, "broken"
        sitting.act()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(failures, "FOLDER", tmp_path / "failures")
    monkeypatch.setattr(failures, "_TAKEN", {})
    return tmp_path / "failures"


def test_a_failure_is_kept_and_opens_as_a_game(contestant: Contestant, folder: Path) -> None:
    with pytest.raises(AssertionError) as caught:
        for_all(contestant, broken_after_some_moves, examples=3)
    path = folder / f"broken_after_some_moves-{contestant.name}-1.game"
    told = str(caught.value)
    assert told.startswith("broken")
    assert f"The game: {path}" in told
    assert list(folder.iterdir()) == [path]
    replay = opened(contestant, path)
    assert replay.to_end() is None
    assert replay.progress.line == MOVES


def test_the_next_failure_does_not_overwrite_it(contestant: Contestant, folder: Path) -> None:
    for number in (1, 2):
        failures._TAKEN.clear()  # as in another run
        assert (
            failures.keep("some", usual_table(contestant)).name
            == f"some-{contestant.name}-{number}.game"
        )


def opened(contestant: Contestant, path: Path) -> Replay:
    """As `kartki replay` opens it, if the game is in the catalogue."""
    found = record.read(path.read_text("utf-8"))
    assert isinstance(found, Record), f"{found!r}"
    if catalogue.find(contestant.name) is None:
        choices = usual_table(contestant).choices | record.pairs(found.tag("Options"))
        state = contestant.game.new_game(len(found.seats()), found.tag("Edition"), choices)
        return Replay(contestant.game, state, found, None)
    replay = open_record(found)
    assert isinstance(replay, Replay), f"{replay!r}"
    return replay
