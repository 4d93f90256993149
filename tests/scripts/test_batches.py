"""A long series of games goes on where it was stopped, and begins anew when a bot has changed."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartki import bots
from scripts.proofs.series import batches
from scripts.proofs.series.batches import Contest, Counts, results

IN_WORKERS, BATCH = batches.play, batches.BATCH
RACE = Contest(
    "race",
    "ration_board",
    "rebuilt-1943",
    ("racer", "six"),
    4,
    7,
    "scripts.proofs.series.racer:count",
)


@pytest.fixture(autouse=True)
def raced() -> Iterator[None]:
    """The racer joins the bots when it is imported; no other test of this process meets it."""
    from scripts.proofs.series.racer import Racer

    bots.register(Racer, "ration_board")
    yield
    bots.unregister(Racer, "ration_board")


@pytest.fixture(autouse=True)
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The first games of the batches that were played, here and in this process."""
    found: list[int] = []

    def here(contest: Contest, missing: list[int]) -> Iterator[tuple[int, list[Counts]]]:
        for first in missing:
            found.append(first)
            yield first, batches.batch(contest, first)

    monkeypatch.setattr(batches, "KEPT", tmp_path)
    monkeypatch.setattr(batches, "BATCH", 2)
    monkeypatch.setattr(batches, "play", here)
    return found


def test_every_game_is_played_once_and_somebody_wins_it() -> None:
    rows, whole = results(RACE)
    assert whole
    assert len(rows) == RACE.games
    assert all(row["racer"] + row["six"] == 1.0 for row in rows)


def test_workers_play_what_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "BATCH", BATCH)  # as the workers have it
    two = dataclasses.replace(RACE, games=2 * BATCH)
    firsts = [1, BATCH + 1]
    found = dict(IN_WORKERS(two, list(firsts)))
    assert found == {first: batches.batch(two, first) for first in firsts}


def test_it_goes_on_with_what_is_missing(played: list[int]) -> None:
    first, _ = results(RACE)
    path = batches.file_of(RACE)
    path.write_text(path.read_text().splitlines()[0] + "\n")
    played.clear()
    again, whole = results(RACE)
    assert played == [3]
    assert whole
    assert again == first


def test_a_line_that_was_cut_off_is_played_again(played: list[int]) -> None:
    first, _ = results(RACE)
    path = batches.file_of(RACE)
    path.write_text(path.read_text()[:-20] + "\n")
    played.clear()
    again, _ = results(RACE)
    assert played == [3]
    assert again == first


def test_another_source_begins_anew(played: list[int]) -> None:
    results(RACE)
    played.clear()
    results(dataclasses.replace(RACE, source="another bot"))
    assert played == [1, 3]


def test_when_the_time_is_up_no_batch_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("KARTKI_MINUTES", "0")
    assert list(batches.play(RACE, [1, 3])) == []
