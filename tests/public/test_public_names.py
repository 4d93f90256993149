"""`import kartki`: a few names, typed and documented, and light to import."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, assert_type

import pytest

import kartki

CLONE = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((CLONE / "docs" / "examples").glob("*.game"))


def test_every_public_name_is_there_and_is_loaded_from_its_home() -> None:
    for name in kartki.__all__:
        assert getattr(kartki, name) is not None
    handed_on = {name for names in kartki._HOMES.values() for name in names}
    assert handed_on < set(kartki.__all__)
    assert set(kartki.__all__) <= set(dir(kartki))


WITHOUT_DOC = """
import inspect, kartki
for name in kartki.__all__:
    found = getattr(kartki, name)
    if (inspect.isfunction(found) or inspect.isclass(found)) and not inspect.getdoc(found):
        print(name)
"""


def test_functions_and_classes_say_what_they_are() -> None:
    """Asked of the pure build: compiling drops what classes say of themselves."""
    pure = os.environ | {"KARTKI_BUILD": "pure"}
    command = [sys.executable, "-c", WITHOUT_DOC]
    done = subprocess.run(command, env=pure, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("", "")


def test_the_page_names_them_all_and_no_others() -> None:
    page = (CLONE / "docs" / "python.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)", page, re.MULTILINE)
    assert sorted(rows) == sorted(kartki.__all__)


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((CLONE / "pyproject.toml").read_text("utf-8"))["project"]
    assert kartki.__version__ == project["version"]


def test_a_name_that_is_not_public_is_an_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'gome'"):
        kartki.gome  # type: ignore[attr-defined]  # noqa: B018 - a type checker sees it, too


def test_importing_it_loads_nothing_but_itself() -> None:
    code = "import kartki, sys; print(sorted(name for name in sys.modules if 'kartki' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    loaded = [name for name in eval(done.stdout) if not name.startswith("__")]
    assert loaded == ["kartki", "kartki.build"]


def test_types_are_seen_through_the_surface() -> None:
    assert_type(kartki.game("kolejka"), kartki.Game[Any, Any])
    assert_type(kartki.bot("random", "kolejka"), kartki.Bot)
    assert_type(kartki.Rng(1).below(2), int)


@pytest.mark.parametrize("name", kartki.game_names())
def test_every_game_is_played_to_its_end(name: str) -> None:
    game, state = kartki.game(name), kartki.new_game(name, players=3)
    kartki.play_out(game, state, kartki.Rng(7))
    outcome = game.outcome(state)
    assert isinstance(outcome, kartki.Outcome)
    assert len(outcome.places) == 3


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(ValueError, match=r"no game called monopoly; there are .*kolejka"):
        kartki.game("monopoly")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": 9}, "kolejka is for 2 to 5 players, not 9"),
        ({"players": 3, "edition": "none"}, "no edition none of kolejka; there are"),
        ({"players": 3, "options": {"rain": "on"}}, "cannot be played with rain=on"),
        ({"players": 3, "options": {"stalls": "blue"}}, "cannot be played with stalls=blue"),
    ],
)
def test_a_table_that_makes_no_sense(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        kartki.new_game("kolejka", **asked)


def test_an_option_for_another_number_of_players() -> None:
    with pytest.raises(ValueError, match="cannot be played with visits=no_meal"):
        kartki.new_game("reglamentacja", players=4, options={"visits": "no_meal"})


def test_options_and_editions_reach_the_game() -> None:
    state = kartki.new_game("kolejka", 2, kartki.edition_names("kolejka")[0], {"stalls": "random"})
    assert state.house.random_stalls


def test_bots_by_name() -> None:
    assert "neighbour" in kartki.bot_names("kolejka")
    assert kartki.bot("neighbour", "kolejka").name == "neighbour"
    with pytest.raises(ValueError, match="no bot called trader plays kolejka"):
        kartki.bot("trader", "kolejka")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_record_is_read_opened_proved_and_written(path: Path) -> None:
    record = kartki.read_record(path.read_text("utf-8"))
    assert isinstance(record, kartki.Record)
    assert isinstance(kartki.open_record(record), kartki.Replay)
    proof = kartki.verify(record)
    assert isinstance(proof, kartki.Proof)
    assert proof.over
    assert kartki.write_record(record) == path.read_text("utf-8")


def test_a_record_that_is_none() -> None:
    assert isinstance(kartki.read_record("what is this?"), kartki.Fault)


def test_a_simulation_seats_as_many_as_there_are_bots(tmp_path: Path) -> None:
    report = kartki.simulate("ration_board", ["six", "random"], 3, seed=2, records_dir=tmp_path)
    assert isinstance(report, kartki.Report)
    assert (report.players, report.games, report.seed) == (2, 3, 2)
    assert len(list(tmp_path.iterdir())) == 3
    assert kartki.simulate("kolejka", ["random"], 1).players == 2
