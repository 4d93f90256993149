"""One browser in one language and size, which opens pages and takes their pictures."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page

from scripts.screenshots.fixed_random import PAGE
from scripts.screenshots.tables import PreparedTable, Tables
from tests.browser.guest import Guest

SETTLED: Final = 350  # milliseconds for images and fonts that load after the text
MOST_LOOKS: Final = 12  # attempts until two pictures in a row are the same
SMALL: Final = 600  # pixels: narrower is a phone


class Stage:
    def __init__(self, guest: Guest, language: str, tables: Tables, folder: Path, on: Path) -> None:
        self.guest: Final = guest
        self.page: Final[Page] = guest.page
        self.language: Final = language
        self.tables: Final = tables
        self.small: Final = guest.size[0] < SMALL
        self.taken: Final[list[str]] = []
        self.unstable: Final[list[str]] = []  # pictures that were different each time
        self._folder: Final = folder
        self._on: Final = on  # the file that names the scene
        self._scene = ""
        guest.context.add_init_script(PAGE)
        # requested by the browser itself
        guest.context.route("**/favicon.ico", lambda route: route.fulfill(status=204))

    def begin(self, scene: str) -> None:
        """Start a scene with a browser that has forgotten the last one."""
        self._scene = scene
        seed = f"{scene} {self.guest.size[0]} {self.language}"
        self._on.write_text(seed, "utf-8")
        self.guest.go("/healthz")
        self.page.evaluate(
            "seed => { localStorage.clear(); sessionStorage.clear(); window.name = seed }", seed
        )

    def remember(self, *tables: PreparedTable) -> None:
        """Tables that this browser has sat at."""
        kept = [
            {"code": one.code, "game": one.game, "at": 0, "keys": [one.key] if one.key else []}
            for one in tables
        ]
        self.page.evaluate("kept => localStorage.setItem('kartki.tables', kept)", json.dumps(kept))

    def sit(self, table: PreparedTable) -> None:
        """To the table, until its game can be seen."""
        self.remember(table)
        self.go(f"/t/{table.code}", f"main.{table.game}")

    def go(self, path: str, until: str = "main") -> None:
        self.guest.go(path)
        self.see(until)

    def see(self, selector: str) -> Locator:
        found = self.page.locator(selector).locator("visible=true").first
        found.wait_for()
        return found

    def tap(self, selector: str) -> None:
        """`force`: what is not allowed now can be tapped all the same, and says why."""
        found = self.see(selector)
        found.scroll_into_view_if_needed()
        found.tap(force=True) if self.small else found.click(force=True)

    def shoot(self, part: str = "", *, whole: bool = False) -> None:
        """`whole`: all of a long page, not only what the window shows."""
        self.page.evaluate("document.fonts.ready")
        width = self.guest.size[0]
        name = f"{self._scene}{part and f'-{part}'}-{width}-{self.language}.png"
        (self._folder / name).write_bytes(self._at_rest(name, whole))
        self.taken.append(name)

    def _at_rest(self, name: str, whole: bool) -> bytes:
        """Take pictures until two in a row are the same, because a busy machine draws late."""
        before = b""
        for _ in range(MOST_LOOKS):
            self.page.wait_for_timeout(SETTLED)
            found = self.page.screenshot(full_page=whole, animations="disabled")
            if found == before:
                return found
            before = found
        self.unstable.append(name)
        return before


@dataclass(frozen=True)
class Scene:
    """A name and the function that brings the browser there and takes its pictures."""

    name: str
    act: Callable[[Stage], None]
