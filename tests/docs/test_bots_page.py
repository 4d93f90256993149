"""The bot of docs/bots.md runs by itself and wins more than half of its games."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def example() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_plays_and_the_page_tells_how_it_did(tmp_path: Path) -> None:
    script = tmp_path / "eager.py"
    script.write_text(example(), "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    eager, six = done.stdout.splitlines()
    won = re.fullmatch(r"eager won (\d+\.\d)% of its games \(\d+\.\d% to \d+\.\d%\)", eager)
    assert won is not None, eager
    assert float(won[1]) > 50
    assert f"{eager}\n{six}\n" in PAGE.read_text("utf-8")
