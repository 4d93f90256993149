"""The examples of docs/python.md run as they stand there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

CLONE = Path(__file__).resolve().parents[2]
PAGE = (CLONE / "docs" / "python.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SAID = [
    r"Places: \[\d(, \d){3}\]\n",
    r"\d+ lines, \d+ fingerprints, \d+ dealt by seeded\n",
    r"navigator \d+%\nsix \d+%\n",
]


@pytest.mark.parametrize("number", range(len(SAID)))
def test_the_example_says_what_it_should(number: int, tmp_path: Path) -> None:
    assert len(EXAMPLES) == len(SAID)
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[number], "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], cwd=CLONE, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(SAID[number], done.stdout), done.stdout
