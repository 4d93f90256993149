"""The trees that are compared: this one as it lies here, and another commit under build/compare."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

CLONE = Path(__file__).resolve().parent.parent.parent
EXPORTS = CLONE / "build" / "compare"
PARTS = ("src", "scripts", "pyproject.toml")  # all that playing and compiling need


@dataclass(frozen=True)
class Tree:
    """A tree of sources and what to call it."""

    name: str
    path: Path

    def environment(self, build: str) -> dict[str, str]:
        """How a process is started that plays this tree's rules on this build."""
        return os.environ | {"PYTHONPATH": str(self.path / "src"), "KARTKI_BUILD": build}


class NoSuchCommit(Exception):
    """The word that was given names no commit of this clone."""


def commit_of(revision: str) -> str:
    asked = ["git", "-C", str(CLONE), "rev-parse", "--verify", "--quiet", "--end-of-options"]
    done = subprocess.run([*asked, f"{revision}^{{commit}}"], capture_output=True, text=True)
    if done.returncode != 0:
        raise NoSuchCommit(f"{revision} is no commit, branch or tag of this clone.")
    return done.stdout.strip()


def this_tree() -> Tree:
    return Tree("this tree", CLONE)


def exported(revision: str) -> Tree:
    """The sources of a commit. They are kept under its id, so the second time is quick."""
    commit = commit_of(revision)
    place = EXPORTS / commit
    if not place.is_dir():
        EXPORTS.mkdir(parents=True, exist_ok=True)
        archive = ["git", "-C", str(CLONE), "archive", commit, *PARTS]
        done = subprocess.run(archive, capture_output=True)
        if done.returncode != 0:
            sys.exit(f"{done.stderr.decode()}{revision} has no sources that could be compared.")
        unpack(done.stdout, place)
    return Tree(commit[:10], place)


def unpack(archive: bytes, place: Path) -> None:
    """Unpack into a temporary folder and rename it, so that no incomplete tree is left behind."""
    half = Path(tempfile.mkdtemp(dir=place.parent))
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(half, filter="data")
    half.chmod(0o755)
    try:
        half.rename(place)
    except OSError:  # another run was quicker
        shutil.rmtree(half)


@contextmanager
def held_still(tree: Tree) -> Iterator[Tree]:
    """A copy of the tree and its compiled build, so that edits during the run do not matter."""
    EXPORTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=EXPORTS) as place:
        for part in ("src", "scripts", "build/compiled"):
            if (tree.path / part).is_dir():
                ignore = shutil.ignore_patterns("__pycache__")
                shutil.copytree(tree.path / part, Path(place) / part, ignore=ignore)
        shutil.copy(tree.path / "pyproject.toml", place)
        yield Tree(tree.name, Path(place))


def compile_tree(tree: Tree) -> None:
    """With the tree's own scripts/compile; at once if the build is fresh."""
    print(f"Compiling {tree.name} ...", flush=True)
    environment = os.environ | {"PYTHONPATH": ""}
    command = [sys.executable, str(tree.path / "scripts" / "compile")]
    done = subprocess.run(command, cwd=tree.path, env=environment)
    if done.returncode != 0:
        sys.exit(f"{tree.name} could not be compiled; --build pure compares the pure builds.")
