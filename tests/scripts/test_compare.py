"""scripts/bench --compare: two trees, the same games, and a verdict on the median."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.comparison import rounds, trees
from scripts.comparison.instructions import Counted
from scripts.comparison.rounds import Compared

CLONE = Path(__file__).resolve().parent.parent.parent
PAIR = (trees.this_tree(), trees.this_tree())


def test_a_tree_beside_itself_plays_the_same_games() -> None:
    (row,) = rounds.compare(PAIR, "pure", ["ration_board"], rounds=2, seconds=0.02)
    assert row.same
    assert len(row.ratios) == 2
    assert all(ratio > 0 for ratio in row.ratios)


def test_other_rules_are_seen_by_how_the_games_end(tmp_path: Path) -> None:
    copied = subprocess.run(["cp", "-r", CLONE / "src", tmp_path / "src"])
    assert copied.returncode == 0
    rules = tmp_path / "src" / "kartki" / "bots" / "playout.py"
    text = rules.read_text()
    assert "legal[rng.below(len(legal))]" in text
    rules.write_text(text.replace("legal[rng.below(len(legal))]", "legal[0]"))
    other = trees.Tree("changed", tmp_path)
    (row,) = rounds.compare((PAIR[0], other), "pure", ["ration_board"], rounds=1, seconds=0.02)
    assert not row.same
    assert not row.holds


def test_a_tree_that_cannot_play_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "src" / "kartki"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("")
    with pytest.raises(SystemExit, match="could not be played by broken"):
        rounds.compare(
            (PAIR[0], trees.Tree("broken", tmp_path)), "pure", ["kolejka"], rounds=1, seconds=0.01
        )


@pytest.mark.parametrize(
    ("ratios", "holds"),
    [([0.95, 0.95, 0.2], True), ([0.94, 0.94, 3.0], False), ([0.9, 1.0], True), ([0.9], False)],
)
def test_the_median_is_judged(ratios: list[float], holds: bool) -> None:
    row = Compared("kolejka", "pure", ratios, same=True)
    assert row.holds == holds
    low, high = row.quartiles
    assert min(ratios) <= low <= row.median <= high <= max(ratios)


def test_fast_but_other_games_do_not_hold() -> None:
    assert not Compared("kolejka", "pure", [2.0], same=False).holds


def test_three_per_cent_more_instructions_are_allowed() -> None:
    assert Counted("kolejka", "pure", 1030, 1000, same=True).holds
    assert not Counted("kolejka", "pure", 1031, 1000, same=True).holds
    assert not Counted("kolejka", "pure", 900, 1000, same=False).holds


@pytest.mark.parametrize("word", ["no-such-branch", "--help", "HEAD:src", ""])
def test_an_unknown_commit_is_said_to_be_one(word: str) -> None:
    with pytest.raises(trees.NoSuchCommit, match="is no commit, branch or tag"):
        trees.commit_of(word)


def test_the_command_says_so_too() -> None:
    command = [sys.executable, "scripts/bench_compare.py", "--compare", "no-such-branch"]
    done = subprocess.run(command, cwd=CLONE, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "no-such-branch is no commit, branch or tag of this clone.\n"
