"""Takes the pictures that scripts/shots was asked for, and tells how it goes."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

CLONE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.shooting import around, games, lessons, pages  # noqa: E402 - the path comes first
from scripts.shooting.asked import Asked, read  # noqa: E402
from scripts.shooting.contact import write_sheet  # noqa: E402
from scripts.shooting.stage import Scene, Stage  # noqa: E402
from scripts.shooting.tables import Tables, taken_in  # noqa: E402
from tests.browser.guest import Guest, chromium  # noqa: E402
from tests.server.running import running  # noqa: E402

SETTINGS: Final = {
    "KARTKI_PAGES": os.environ.get("KARTKI_PAGES") or str(CLONE / "client" / "dist"),
    "KARTKI_LOG_LEVEL": "warning",
}
SCENES: Final = sorted(
    (*pages.SCENES, *around.SCENES, *games.SCENES, *lessons.SCENES), key=lambda scene: scene.name
)


def wanted(asked: Asked) -> list[Scene]:
    found = [scene for scene in SCENES if asked.only in scene.name]
    if not found:
        sys.exit(f"No picture has “{asked.only}” in its name; scripts/shots --list names them.")
    return found


def take_all(asked: Asked, scenes: list[Scene]) -> list[str]:
    """What went wrong on the way."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as kept:
        data = Path(kept)
        codes = taken_in(data)
        with running(data, **SETTINGS) as server, chromium() as browser:
            tables = Tables(server, codes)
            for size in asked.sizes:
                for language in asked.languages:
                    print(f"· {size[0]}×{size[1]}, {language}", flush=True)
                    guest = Guest(browser, server.url, language=language, size=size)
                    faults += take(Stage(guest, language, tables, asked.folder), scenes)
                    guest.close()
    return faults


def take(stage: Stage, scenes: list[Scene]) -> list[str]:
    """A scene that fails does not keep the others from being taken."""
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
    asked = read(sys.argv[1:])
    scenes = wanted(asked)
    if asked.names_only:
        print("\n".join(scene.name for scene in scenes))
        return
    faults = take_all(asked, scenes)
    print(f"The pictures lie in {asked.folder}; {write_sheet(asked.folder)} shows them all.")
    if faults:
        sys.exit("\n".join(["What went wrong:", *faults]))


if __name__ == "__main__":
    main()
