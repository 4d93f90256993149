"""Games that bots have played before anybody comes, in the store of the house."""

import tempfile
from pathlib import Path

from kartki.editions import shelf
from kartki.lab.simulate import simulate
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import store_admin
from tests.browser.house import House

SEED = 1982
TRIES = 40


def finished(house: House, game: str, players: int = 4, moves: int = 0) -> str:
    """The code of a game with at least so many moves."""
    with tempfile.TemporaryDirectory() as folder:
        record = _played(Path(folder), game, players, moves)
    code = store_admin.import_record(house.server.data / STORE_NAME, record)
    assert isinstance(code, str), f"the record is not taken in: {code}"
    return code


def _played(folder: Path, game: str, players: int, moves: int) -> str:
    """Random bots go on for long; of several games the first that is long enough."""
    (edition, *_) = shelf.names(game)
    for number in range(TRIES):
        records = folder / str(number)
        simulate(game, edition, {}, players, 1, ["random"], 1, SEED + number, None, records)
        (record,) = [path.read_text("utf-8") for path in records.glob("*.game")]
        if moves_of(record) >= moves:
            return record
    raise AssertionError(f"no game of {game} with {moves} moves")


def moves_of(record: str) -> int:
    return sum(line[0] in "abcdefghijklmnop" for line in record.splitlines() if line[1:2] == " ")
