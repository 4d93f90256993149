"""The records of a simulation: canonical, and they replay with every fingerprint right."""

from pathlib import Path

import pytest

from kartki.core import record as rec
from kartki.core.dealer import SeededDealer, game_seed
from kartki.core.options import settle
from kartki.core.play import CHANCE
from kartki.core.record import Record
from kartki.core.replay import Moved, Replay
from kartki.editions import shelf
from kartki.games.ration_board.game import RationBoard
from kartki.lab.simulate import simulate
from tests.bots.ration_board.boxes import tiny_box

GAME = RationBoard()
EDITION = "rebuilt-1943"


def simulated(folder: Path, choices: dict[str, str], jobs: int = 1) -> list[Record]:
    simulate(
        GAME.name, EDITION, choices, 3, 4, ["navigator", "random"], jobs, 11, records_dir=folder
    )
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"0000{n}.game" for n in range(1, 5)]
    return [read(path) for path in paths]


def read(path: Path) -> Record:
    text = path.read_bytes().decode()
    record = rec.read(text)
    assert isinstance(record, Record), record
    assert rec.write(record) == text
    return record


def replay(record: Record) -> Replay:
    choices = settle(GAME.options(), rec.pairs(record.tag("Options")))
    assert isinstance(choices, dict)
    state = GAME.new_game(len(record.seats()), record.tag("Edition"), choices)
    return Replay(GAME, state, record, None)


@pytest.mark.parametrize("choices", [{}, {"past_home": "stop", "places": "on"}])
def test_every_record_replays_to_its_result(tmp_path: Path, choices: dict[str, str]) -> None:
    for record in simulated(tmp_path, choices):
        again = replay(record)
        assert again.to_end() is None
        outcome = again.progress.state.outcome
        places = " ".join(f"{'abc'[i]}={place}" for i, place in enumerate(outcome.places))
        assert record.foot == [("Result", places)]


def test_there_is_a_fingerprint_for_each_round_and_for_the_end(tmp_path: Path) -> None:
    for record in simulated(tmp_path, {}):
        again = replay(record)
        assert again.to_end() is None
        # one after the opening rolls, one after each round but the last, one at the end
        assert again.fingerprints == again.progress.state.rounds + 1
        assert record.lines[-1].kind == rec.FINGERPRINT


def test_the_head_says_who_played_what_by_which_dice(tmp_path: Path) -> None:
    records = simulated(tmp_path, {"past_home": "stop", "remind": "off"})
    assert records[1].head == [
        ("Game", "ration_board"),
        ("Rules", "1.0"),
        ("Edition", EDITION),
        ("Box", shelf.get("ration_board", EDITION).digest),
        ("Seats", "a=random b=navigator c=random"),
        ("Options", "past_home=stop"),
        ("Dealer", f"seeded {game_seed(11, 2)}"),
    ]


def test_the_dealer_named_in_the_head_deals_every_chance_line(tmp_path: Path) -> None:
    record = simulated(tmp_path, {})[2]
    dealer = SeededDealer(int(record.tag("Dealer").removeprefix("seeded ")))
    again = replay(record)
    while not again.over():
        before = again.progress.state.copy()
        moved = again.forward()
        if isinstance(moved, Moved) and moved.seat == CHANCE:
            ticket = dealer.ticket(again.progress.line, GAME.tickets(before))
            assert moved.action == GAME.chance_at(before, ticket)


def test_two_processes_write_the_same_records(tmp_path: Path) -> None:
    simulated(tmp_path / "one", {})
    simulated(tmp_path / "two", {}, jobs=2)
    for path in (tmp_path / "one").iterdir():
        assert (tmp_path / "two" / path.name).read_bytes() == path.read_bytes()


def test_workers_know_an_edition_of_ones_own(tmp_path: Path) -> None:
    """Known here, because `tiny_box` has put it on the shelf; the workers must add the file."""
    tiny_box(tmp_path, "sent-along", "....w.", "..", "to_clear_ahead miss_turn")
    folder = tmp_path / "records"
    told = simulate(
        GAME.name,
        "sent-along",
        {},
        2,
        4,
        ["navigator", "six"],
        2,
        seed=5,
        records_dir=folder,
        edition_file=tmp_path / "sent-along.toml",
    )
    assert told.games == 4
    for path in folder.iterdir():
        assert replay(read(path)).to_end() is None


def test_a_flawed_edition_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "flawed.toml"
    path.write_text('game = "ration_board"\nname = "flawed"\n', "utf-8")
    with pytest.raises(ValueError, match="flawed edition"):
        simulate(GAME.name, "flawed", {}, 2, 1, ["six"], 1, 1, edition_file=path)
    assert "flawed" not in shelf.names(GAME.name)
