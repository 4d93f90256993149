"""scripts/bench: each engine speaks one way, and README's tables are made of what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts.bench_speed import readme, rounds
from scripts.bench_speed.engines import OWN, OWN_PLAYER, TITLES, Engine, Player, own_engines
from scripts.bench_speed.own_player import WAYS

# An engine that counts exactly: each slice takes half a second and holds 40 acts in two games.
CLOCKWORK = """
import json, sys
print(json.dumps({"version": "9"}), flush=True)
for line in sys.stdin:
    print(json.dumps({"cpu": 0.5, "choices": %d, "acts": 40, "games": 2}), flush=True)
"""
UNABLE = """
import json
print(json.dumps({"error": "No module named 'peer'"}), flush=True)
"""


def engine(key: str, program: str, ours: bool = False) -> Engine:
    return Engine(key, key.title(), [sys.executable, "-c", program], ours=ours)


@pytest.fixture
def rows() -> list[dict[str, Any]]:
    engines = [
        engine("ours", CLOCKWORK % 30, ours=True),
        engine("catanatron", CLOCKWORK % 10),
        engine("openspiel/hearts", CLOCKWORK % 60),
        engine("gone", UNABLE),
    ]
    return rounds.measure(engines, rounds=3, seconds=0.1)


def test_rates_are_by_cpu_time_and_a_missing_peer_says_why(rows: list[dict[str, Any]]) -> None:
    assert rows[0]["choices_per_second"] == {"median": 60, "low": 60, "high": 60}
    assert rows[0]["acts_per_second"]["median"] == 80
    assert rows[0]["games_per_second"]["median"] == 4
    assert rows[-1]["error"] == "No module named 'peer'"
    assert rounds.ratio(rows, "ours", "catanatron") == 3


def test_the_spread_is_the_quartiles() -> None:
    assert rounds.spread([5.0, 1.0, 2.0, 4.0, 3.0]) == {"median": 3, "low": 2, "high": 4}
    assert rounds.spread([7.0]) == {"median": 7, "low": 7, "high": 7}


def results(rows: list[dict[str, Any]]) -> dict[str, Any]:
    where = {"date": "2026-01-02", "commit": "0123456789abcdef", "python": "3.11", "cores": 2,
             "processor": "some chip", "load_at_begin": [0.5], "load_at_end": [1.5]}  # fmt: skip
    return {"machine": where, "rounds": 3, "seconds": 0.1, "engines": rows, "growth": []}


def test_the_tables_stand_between_the_marks_and_nothing_else_changes(
    tmp_path: Path, rows: list[dict[str, Any]]
) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"before\n\n{readme.BEGIN}\nold\n{readme.END}\n\nafter\n", "utf-8")
    for _ in range(2):
        readme.write(page, results(rows))
    text = page.read_text("utf-8")
    assert "| Ours | 60 (60 – 60) | 80 | 4 | 3.00 | 0.50 |" in text
    assert "| Catanatron (9) | 20 (20 – 20) |" in text
    assert "at commit 0123456789" in text
    assert "old" not in text
    assert "Gone" not in text
    assert text.startswith("before\n\n<!--")
    assert text.endswith("-->\n\nafter\n")


def test_a_page_without_marks_is_left_alone(tmp_path: Path, rows: list[dict[str, Any]]) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"{readme.END} {readme.BEGIN}", "utf-8")
    with pytest.raises(SystemExit, match="has no place for the table"):
        readme.write(page, results(rows))
    assert page.read_text("utf-8") == f"{readme.END} {readme.BEGIN}"


def test_readme_has_the_marks() -> None:
    text = (Path(readme.__file__).parents[2] / "README.md").read_text("utf-8")
    assert text.count(readme.BEGIN) == text.count(readme.END) == 1


def test_every_engine_of_ours_has_a_way_and_games() -> None:
    for way, _, _, games in OWN:
        assert way in WAYS
        assert set(games) <= set(TITLES)
    assert [one.key for one in own_engines(["pure"])] == [f"{game}, pure" for game in TITLES]


@pytest.mark.parametrize("game", TITLES)
def test_our_own_player_answers(game: str) -> None:
    """The process says which build it is, and plays what it is asked for."""
    command = [sys.executable, str(OWN_PLAYER), "rules", game]
    player = Player(Engine(game, game, command, {"KARTKI_BUILD": "pure"}, ours=True))
    assert player.told["build"] == "pure"
    found = player.play(0.0001)
    player.close()
    assert found["games"] == 1
    assert 0 < found["choices"] <= found["acts"]
    assert json.dumps(found)
