"""Games that were saved in the terminal before rules, server and store were put in order.

`saves/` holds one of each title, left in the middle by `kartki play`, with the secret of its dealer
and, for Kolejka, a box of the players' own. They stay as they are.
"""

import shutil
from pathlib import Path
from typing import Final
from unittest import mock

import pytest

from kartki.core.fingerprint import fingerprint
from kartki.core.record import Fault, Record
from kartki.editions import shelf
from kartki.table import saves
from kartki.table.making import resume
from tests.cli.terminal import Session

FOLDER: Final = Path(__file__).with_name("saves")
LEFT: Final = {  # the position in which each was left
    "kolejka": "9b99cf0a3c0d3921",
    "ration_board": "68010bb8bf1c21b1",
    "reglamentacja": "fe9fa0b3b292c664",
}


def save_of(game: str) -> Path:
    return FOLDER / f"{game}-before.game"


def record(path: Path) -> Record:
    found = saves.read(path)
    assert isinstance(found, Record), found
    return found


@pytest.mark.parametrize("game", LEFT)
def test_a_saved_game_stands_where_it_was_left(game: str) -> None:
    path = save_of(game)
    secret, box = saves.secret_of(path), saves.box_beside(path)
    assert secret is not None
    with mock.patch.dict(shelf._ADDED):
        if box is not None:
            assert not isinstance(shelf.add(box), list)
        table = resume(record(path), secret)
    assert not isinstance(table, Fault), table
    assert fingerprint(table.state.facts()) == LEFT[game]


@pytest.mark.parametrize("game", LEFT)
def test_a_saved_game_goes_on_in_the_terminal(game: str, session: Session) -> None:
    games = session.folder / "data" / "games"
    games.mkdir(parents=True)
    for path in FOLDER.glob(f"{game}-before.*"):
        shutil.copy(path, games)
    done = session.run("play", game, "--resume", "last", typed="1\n\n1\n\nq\n")
    assert done.returncode == 0, done.stderr
    (after,) = session.games()
    before = [str(line) for line in record(save_of(game)).lines]
    lines = [str(line) for line in record(after).lines]
    assert lines[: len(before)] == before
    assert len(lines) > len(before)
