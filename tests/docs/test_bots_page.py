"""The bots of docs/bots.md run by themselves and do as the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kartki.games.reglamentacja import actions, offers, parts

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


def test_the_bot_sits_down_by_a_file_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "eager.py").write_text(example("Eager"), "utf-8")
    (code,) = [text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
               if "import eager" in text]  # fmt: skip
    (tmp_path / "with_eager.py").write_text(code, "utf-8")
    wanted = "simulate ration_board --bots eager,navigator --jobs 2"
    assert wanted in PAGE
    done = subprocess.run(
        [sys.executable, "with_eager.py", *wanted.split(), "--games", "4"],
        capture_output=True, text=True, encoding="utf-8", cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "eager" in done.stdout


def test_the_offers_of_the_page_can_be_built() -> None:
    (code,) = [text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
               if text.startswith("MakeOffer(")]  # fmt: skip
    kinds = {name: parts.KINDS.index(name.lower()) for name in ("SOAP", "SUGAR", "MEAT")}
    known = {**vars(actions), **vars(offers), **vars(parts), **kinds}
    made = [eval(line, known) for line in code.splitlines()]
    assert [type(offer).__name__ for offer in made] == ["MakeOffer", "CounterOffer"]
