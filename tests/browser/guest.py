"""Somebody at a screen: a page in a real browser that may make no error and ask no other host."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

CHROMIUM: Final = "/usr/bin/chromium"
AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: Final = (1280, 800)
TABLET: Final = (768, 1024)
PHONE: Final = (360, 740)
HARMLESS: Final = re.compile("Service Worker registration")  # it is kept away by us
# What a browser says of a line that broke, in whatever moment of a request it broke.
LINE_BROKE: Final = re.compile(
    "WebSocket connection"
    "|net::ERR_(CONNECTION_|EMPTY_RESPONSE|INCOMPLETE|INTERNET_DISCONNECTED|NETWORK_|SOCKET_)"
)
STILL_LOOK: Final = """async () => {
  let still = true;
  const watching = new MutationObserver(() => (still = false));
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  document.querySelectorAll("main").forEach((main) => watching.observe(main, all));
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  watching.disconnect();
  return { still, violations };
}"""
# Bots wait for what a page shows: who does not ask about it takes a page that shows it at once.
AT_ONCE: Final = "at_once"
CHOSEN_PACE: Final = (
    'localStorage.getItem("kartki.pace") ?? localStorage.setItem("kartki.pace", "%s");'
)
# The first spin of a first game waits for its newcomer: here everybody has played before.
PLAYED: Final = (
    'localStorage.getItem("kartki.played") ??'
    ' localStorage.setItem("kartki.played", \'["kolejka","ration_board","reglamentacja"]\');'
)
PATIENCE: Final = 120_000  # milliseconds: a busy machine may take its time


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", *arguments]
        )
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """One person's browser: its storage, its page, and what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        pace: str = AT_ONCE,
    ) -> None:
        self.url: Final = url
        self.size: Final = size
        self.faults: Final[list[str]] = []
        self.line_is_cut = False  # by the test: only then may the page complain of it
        self.context: Final = self._context(browser, language)
        self.context.add_init_script(CHOSEN_PACE % pace)
        self.context.add_init_script(PLAYED)
        self.page: Final[Page] = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._watch)

    def _context(self, browser: Browser, language: str) -> BrowserContext:
        width, height = self.size
        touch = width < 600
        return browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=2 if touch else 1,
            reduced_motion="reduce",
            service_workers="block",  # a cached page would hide what the server sends
        )

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self._is_harmless(message.text):
            self.faults.append(f"{message.type}: {message.text}")

    def _is_harmless(self, text: str) -> bool:
        broken = self.line_is_cut and LINE_BROKE.search(text)
        return bool(broken or HARMLESS.search(text))

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"asked another host: {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page as it is."""
        return self.axe_if_still()[1]

    def axe_if_still(self) -> tuple[bool, list[str]]:
        """The same, and whether the page stood still meanwhile: else it saw two pages mixed."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found: dict[str, Any] = self.page.evaluate(STILL_LOOK)
        return found["still"], [_told(violation) for violation in found["violations"]]

    def close(self) -> None:
        self.context.close()


def _told(violation: dict[str, Any]) -> str:
    nodes = [node["html"][:160] for node in violation["nodes"][:3]]
    return f"{violation['id']}: {violation['help']} {json.dumps(nodes)}"
