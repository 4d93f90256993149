"""The command as a user runs it: a process of its own, with a keyboard made of lines."""

import os
import subprocess
import sys
from pathlib import Path


class Session:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(
        self, *arguments: str, typed: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run `kartki …` and type these lines."""
        names = ("PATH", "HOME", "KARTKI_BUILD", "PYTHONPATH")
        kept = {name: os.environ[name] for name in names if name in os.environ}
        plain = {"KARTKI_DATA": str(self.folder / "data"), "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, "-m", "kartki", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env=kept | plain | environment,
            timeout=120,
        )

    def refused(self, *arguments: str, typed: str = "", **environment: str) -> str:
        """The one sentence for bad input: exit code 2, no traceback, nothing on standard output."""
        done = self.run(*arguments, typed=typed, **environment)
        assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
        assert "Traceback" not in done.stderr
        return done.stderr.strip()

    def games(self) -> list[Path]:
        return sorted((self.folder / "data" / "games").glob("*.game"))
