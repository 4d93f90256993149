"""The example in README plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_plays_a_whole_game_and_says_how_it_ended() -> None:
    done = subprocess.run(
        [sys.executable, "-c", example()], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert re.fullmatch(r"Places: \[[12], [12], [12]\]", lines[-1])
    assert lines[-2].endswith("is Home with all five ration cards and wins!")
    assert len(lines) > 200


def test_the_example_is_a_dozen_lines() -> None:
    code = [
        line for line in example().splitlines() if line and not line.startswith(("from", "import"))
    ]
    assert len(code) <= 12
