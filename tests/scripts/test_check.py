"""scripts/check sees a rule that no code names, and a reason that is not needed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CLONE = Path(__file__).resolve().parent.parent.parent
KEPT = (".py", ".md", ".toml", ".json")


def only_text(folder: str, names: list[str]) -> set[str]:
    return {n for n in names if not (Path(folder) / n).is_dir() and not n.endswith(KEPT)}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Enough of the clone for the check, to be spoilt."""
    shutil.copytree(CLONE / "src", tmp_path / "src", ignore=only_text)
    (tmp_path / "scripts").mkdir()
    for name in ("check", "rules_without_code.toml"):
        shutil.copy(CLONE / "scripts" / name, tmp_path / "scripts" / name)
    (tmp_path / "tests").symlink_to(CLONE / "tests")
    return tmp_path


def check(clone: Path) -> tuple[int, str]:
    command = [sys.executable, str(clone / "scripts" / "check")]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout


def forget(clone: Path, rule: str) -> None:
    """Take a rule's id out of the code of every game."""
    for path in (clone / "src" / "kartki" / "games").rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace(rule, "some rule"), "utf-8")


def test_all_is_well(clone: Path) -> None:
    assert check(clone)[0] == 0


@pytest.mark.parametrize(
    ("rule", "game"),
    [("KOL-OPN-4", "kolejka"), ("RAT-RED-3", "ration_board"), ("REG-FIN-4", "reglamentacja")],
)
def test_a_rule_that_no_code_names(clone: Path, rule: str, game: str) -> None:
    forget(clone, rule)
    failed, told = check(clone)
    assert failed == 1
    assert f"{rule}: nothing in src/kartki/games/{game} names it" in told


def test_it_must_be_named_in_its_own_game(clone: Path) -> None:
    forget(clone, "KOL-OPN-4")
    elsewhere = clone / "src" / "kartki" / "table" / "table.py"
    elsewhere.write_text(elsewhere.read_text("utf-8") + "\n# KOL-OPN-4\n", "utf-8")
    assert "KOL-OPN-4: nothing in src/kartki/games/kolejka names it" in check(clone)[1]


def test_a_reason_excuses_it(clone: Path) -> None:
    forget(clone, "KOL-OPN-4")
    listed = clone / "scripts" / "rules_without_code.toml"
    listed.write_text(listed.read_text("utf-8") + 'KOL-OPN-4 = "a test of excuses"\n', "utf-8")
    assert check(clone)[0] == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('KOL-OPN-1 = "why"', "KOL-OPN-1: rules_without_code.toml excuses it, and src/"),
        (
            'KOL-OPN-99 = "why"',
            "KOL-OPN-99: excused in rules_without_code.toml, and does not exist",
        ),
    ],
)
def test_a_reason_that_is_not_needed(clone: Path, line: str, told: str) -> None:
    listed = clone / "scripts" / "rules_without_code.toml"
    listed.write_text(listed.read_text("utf-8") + line + "\n", "utf-8")
    failed, said = check(clone)
    assert failed == 1
    assert told in said


def test_an_empty_reason_is_none(clone: Path) -> None:
    listed = clone / "scripts" / "rules_without_code.toml"
    listed.write_text(
        listed.read_text("utf-8").replace("KOL-JMP-9 =", "KOL-JMP-9 = ''  #"), "utf-8"
    )
    assert "KOL-JMP-9: nothing in" in check(clone)[1]


def begin_otherwise(clone: Path, rule: str, other: str) -> None:
    """Give a rule of a book another id, in every language."""
    for path in (clone / "src" / "kartki" / "words").glob("*/rules/*.md"):
        text = path.read_text("utf-8")
        path.write_text(text.replace(f"### {rule} ", f"### {other} "), "utf-8")


@pytest.mark.parametrize(
    ("other", "wrong"),
    [("ABC-RED-3", "its ids begin with ABC, RAT"), ("KOL-RED-3", "KOL is the prefix of kolejka")],
)
def test_the_rules_of_a_book_have_a_prefix_of_their_own(
    clone: Path, other: str, wrong: str
) -> None:
    begin_otherwise(clone, "RAT-RED-3", other)
    failed, told = check(clone)
    assert failed == 1
    assert f"ration_board: {wrong}" in told
