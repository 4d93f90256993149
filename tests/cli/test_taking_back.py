"""Undo at the keyboard goes back to my last decision, past what bots did, if nothing was shown."""

from pathlib import Path

import pytest

from kartki.cli.taking_back import take_back
from kartki.table.table import Table
from tests.cli.evening import evening_at
from tests.games.kolejka.square import square

ME = {0}


def table(folder: Path, phase: str = "queue_up") -> Table:
    """Ania against two bots, in the morning of the second day; everybody has two pawns at home."""
    t = square(players=3, day=2, phase=phase, home="a=2 b=2 c=2", queues="kiosk=X")
    names, bots = ["Ania", "Bolek", "Celina"], {1: "greedy", 2: "greedy"}
    return evening_at(t.state, folder, names, bots=bots).table


def play(table: Table, *lines: str) -> None:
    for line in lines:
        reading = table.game.read(table.state, line)
        assert isinstance(reading, tuple), line
        assert isinstance(table.act(*reading), list), line


@pytest.mark.rule("HSE-UND-1", "HSE-UND-3")
def test_undo_goes_back_past_the_bots_to_my_last_decision(tmp_path: Path) -> None:
    at = table(tmp_path)
    before = at.state.facts()
    play(at, "a queues kiosk", "b queues kiosk", "c queues market")
    assert take_back(at, ME) is None
    assert at.state.facts() == before
    assert at.game.actors(at.state) == [0]


@pytest.mark.rule("HSE-UND-3")
def test_the_record_says_that_everybody_at_the_keyboard_agreed(tmp_path: Path) -> None:
    at = table(tmp_path)
    play(at, "a queues kiosk", "b queues kiosk", "c queues market")
    assert take_back(at, ME) is None
    assert at.lines()[-1].text == "a takes back 3 by consent"


@pytest.mark.rule("HSE-UND-2")
def test_what_came_to_light_since_stays(tmp_path: Path) -> None:
    at = table(tmp_path)
    play(at, "a queues kiosk", "b queues kiosk", "c queues market")
    at.progress.units[-1].revealed = True
    refusal = take_back(at, ME)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("undo.revealed", "HSE-UND-2")


@pytest.mark.rule("HSE-UND-1")
def test_there_is_nothing_to_take_back_before_my_first_act(tmp_path: Path) -> None:
    at = table(tmp_path)
    refusal = take_back(at, ME)
    assert refusal is not None
    assert refusal.code == "undo.nothing"
    play(at, "a queues kiosk")
    assert take_back(at, ME) is None
    assert at.lines()[-1].text == "a takes back 1"
