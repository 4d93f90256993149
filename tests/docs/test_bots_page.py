"""The bots of docs/bots.md run by themselves and do as the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")
RESULT = re.compile(r"(\w+) won (\d+\.\d)% of its games \(\d+\.\d% to \d+\.\d%\)")


def example(bot: str) -> str:
    """The whole program on the page that registers this bot."""
    found = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (code,) = [text for text in found if f"register_bot({bot}, " in text]
    return str(code)


@pytest.mark.parametrize(("bot", "fair"), [("Eager", 50), ("Collector", 25)])
def test_the_bot_plays_and_the_page_tells_how_it_did(bot: str, fair: int, tmp_path: Path) -> None:
    script = tmp_path / f"{bot.lower()}.py"
    script.write_text(example(bot), "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    won = RESULT.match(done.stdout)
    assert won is not None, done.stdout
    assert won[1] == bot.lower()
    assert float(won[2]) > fair
    assert done.stdout in PAGE
