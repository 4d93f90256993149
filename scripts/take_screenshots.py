"""Takes the pictures that scripts/shots was asked for, and tells how it goes."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

CLONE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.screenshots import (  # noqa: E402 - the path comes first
    around_game,
    classes,
    games,
    lessons,
    moments,
    pages,
    people,
    walls,
)
from scripts.screenshots.arguments import Arguments, read  # noqa: E402
from scripts.screenshots.comparing import PAGE, compare  # noqa: E402
from scripts.screenshots.contact_sheet import write_sheet  # noqa: E402
from scripts.screenshots.fixed_random import HOST, SCENE, SERVER, fixed_random  # noqa: E402
from scripts.screenshots.stage import Scene, Stage  # noqa: E402
from scripts.screenshots.tables import Tables, taken_in  # noqa: E402
from tests.browser.guest import Guest, chromium  # noqa: E402
from tests.server.running import Running  # noqa: E402

SETTINGS: Final = {
    "KARTKI_PAGES": os.environ.get("KARTKI_PAGES") or str(CLONE / "client" / "dist"),
    "KARTKI_LOG_LEVEL": "warning",
}
SCENES: Final = sorted(
    (
        *pages.SCENES,
        *around_game.SCENES,
        *games.SCENES,
        *lessons.SCENES,
        *moments.SCENES,
        *people.SCENES,
        *classes.SCENES,
        *walls.SCENES,
    ),
    key=lambda scene: scene.name,
)


def wanted(arguments: Arguments) -> list[Scene]:
    found = [scene for scene in SCENES if arguments.only in scene.name]
    if not found:
        sys.exit(f"No picture has “{arguments.only}” in its name; scripts/shots --list names them.")
    return found


def take_all(arguments: Arguments, scenes: list[Scene]) -> list[str]:
    """Take all pictures; returns what went wrong."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    for size in arguments.sizes:
        for language in arguments.languages:
            print(f"· {size[0]}×{size[1]}, {language}", flush=True)
            with opened(size, language, arguments.folder) as stage:
                faults += take(stage, scenes)
                faults += [f"{name}: never stood still" for name in stage.unstable]
    return faults


@contextmanager
def opened(size: tuple[int, int], language: str, folder: Path) -> Iterator[Stage]:
    """A browser with its own server, so that no picture depends on those before it."""
    with tempfile.TemporaryDirectory() as kept:
        data = Path(kept)
        on = data / "scene"
        on.write_text("records", "utf-8")
        with fixed_random(on):
            codes = taken_in(data)
        server = Running(data, program=SERVER).start(**SETTINGS, **{SCENE: str(on)})
        mapped = f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{server.port}"
        try:
            with chromium(mapped) as browser:
                guest = Guest(browser, f"http://{HOST}", language=language, size=size)
                yield Stage(guest, language, Tables(server, codes), folder, on)
                guest.close()
        finally:
            server.kill()


def take(stage: Stage, scenes: list[Scene]) -> list[str]:
    """Take the pictures of these scenes; one that fails does not stop the others."""
    faults: list[str] = []
    for number, scene in enumerate(scenes, 1):
        print(f"  {number:3} of {len(scenes)}  {scene.name}", flush=True)
        where = f"{scene.name}-{stage.guest.size[0]}-{stage.language}"
        try:
            stage.begin(scene.name)
            scene.act(stage)
        except Exception as error:
            faults.append(f"{where}: {str(error).splitlines()[0]}")
        faults += [f"{where}: {fault}" for fault in stage.guest.faults]
        stage.guest.faults.clear()
    return faults


def main() -> None:
    arguments = read(sys.argv[1:])
    scenes = wanted(arguments)
    if arguments.names_only:
        print("\n".join(scene.name for scene in scenes))
        return
    if arguments.before is not None:
        with chromium() as browser:
            found = compare(browser, arguments.before, arguments.folder, arguments.only)
        print(f"{found.told()}\n{arguments.folder / PAGE} shows them.")
        sys.exit(found.is_change())
    faults = take_all(arguments, scenes)
    print(
        f"The pictures lie in {arguments.folder}; {write_sheet(arguments.folder)} shows them all."
    )
    if faults:
        sys.exit("\n".join(["What went wrong:", *faults]))


if __name__ == "__main__":
    main()
