"""Lays the pages out as one tree under build/docs/source and lets Sphinx build the site from it.

The pages keep their places towards each other, so that their links work in the clone, on a forge
and on the site. Rulebooks come from the words, the pages of the API from the sources.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

CLONE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.site import api, links, rulebooks  # noqa: E402 - the path comes first

SOURCE = CLONE / "build" / "docs" / "source"
HTML = CLONE / "build" / "docs" / "html"
TOP = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")


def lay_out() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(CLONE / "docs", SOURCE / "docs", ignore=shutil.ignore_patterns("site"))
    for name in TOP:
        shutil.copy(CLONE / name, SOURCE / name)
    for path in (CLONE / "docs" / "site").iterdir():
        if path.is_file():
            shutil.copy(path, SOURCE / path.name)
    rulebooks.lay_out(CLONE / "src" / "kartki" / "words", SOURCE / "rules")
    api.lay_out(CLONE / "src" / "kartki", SOURCE / "reference")


def build() -> int:
    """Every warning is an error, and all of them are told."""
    shutil.rmtree(HTML, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "--builder", "html", "--quiet", "--fail-on-warning"]
    command += ["--doctree-dir", str(SOURCE.parent / "doctrees"), str(SOURCE), str(HTML)]
    return subprocess.run(command).returncode


def main() -> None:
    began = time.monotonic()
    print("· Building the site; this takes half a minute ...", flush=True)
    lay_out()
    failed = build() != 0
    nowhere = [] if failed else links.broken(HTML)
    for link in nowhere:
        print(f"{link}: leads nowhere", file=sys.stderr)
    if failed or nowhere:
        sys.exit("The site has faults: mend the pages, not build/docs.")
    pages = len(list(HTML.rglob("*.html")))
    print(f"{pages} pages in {time.monotonic() - began:.0f} s: {HTML / 'index.html'}")


if __name__ == "__main__":
    main()
