"""Six pupils in real browsers, on phones and at desks, in three languages, each with an ear."""

import json
import time
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket

from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.in_class import BAND, PAUSED, STANDING, answer
from tests.browser.players import MY_TURN, Player
from tests.server.crash_people import Message, Notes

SPEAK: Final = (
    'localStorage.getItem("kartki.language") ?? localStorage.setItem("kartki.language", "%s");'
)
NAMES: Final = {
    "Zażółta Gęś": ("pl", PHONE),
    "Ania W": ("pl", DESKTOP),
    "Lucia P": ("it", PHONE),
    "Perù 5": ("it", DESKTOP),
    "Florence K": ("en", PHONE),
    "Pat 7": ("en", DESKTOP),
}
PAUSE: Final = 0.7  # seconds between two rounds of choices


class Ear:
    """What one browser says and hears at a table: the books of crash_checks, from outside."""

    def __init__(self, page: Page) -> None:
        self.books: Final[dict[str, Notes]] = {}  # by the table's code
        self.raw: Final[list[str]] = []  # all that it was told, by whatever socket
        self.welcome: Final[set[WebSocket]] = set()  # the sockets at which it is at its table
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        codes: list[str] = []
        if socket.url.endswith("/ws"):  # at a table, not at the class's door
            socket.on("framesent", lambda data: self._sent(codes, str(data)))
        socket.on("framereceived", lambda data: self._heard(codes, socket, str(data)))
        socket.on("close", lambda closed: self.welcome.discard(closed))

    def _sent(self, codes: list[str], data: str) -> None:
        message: Message = json.loads(data)
        if message["t"] == "hello":
            codes.append(message["table"])
            self.books.setdefault(message["table"], Notes(message["table"], message["key"]))
            self.books[message["table"]].heard.append(message)
        elif "id" in message:
            self.books[codes[0]].sent[message["id"]] = message

    def _heard(self, codes: list[str], socket: WebSocket, data: str) -> None:
        self.raw.append(data)
        if not codes:  # at the class's door
            return
        message: Message = json.loads(data)
        if message["t"] == "welcome":
            self.welcome.add(socket)
        notes = self.books[codes[0]]
        notes.heard.append({k: v for k, v in message.items() if k not in ("view", "own", "ask")})
        if message["t"] in ("welcome", "room"):
            notes.seat = message["you"]["seat"]


class InBrowser:
    """One of them."""

    def __init__(self, browser: Browser, url: str, name: str, game: str, seed: int) -> None:
        self.name: Final = name
        self.language, size = NAMES[name]
        self.guest: Final = Guest(browser, url, language=self.language, size=size)
        self.guest.context.add_init_script(SPEAK % self.language)
        self.page: Final = self.guest.page
        self.ear: Final = Ear(self.page)
        self.game: Final = game
        self.player: Final = Player(self.guest, game, seed)

    def at_the_door(self, code: str) -> None:
        self.guest.go(f"/class/{code}")
        self.page.locator("#pupil-name").fill(self.name)

    def knock(self) -> None:
        self.page.locator("main form button.page-main").click()

    def is_in(self) -> None:
        self.page.locator("main .state").wait_for()

    def at_the_table(self) -> None:
        self.page.wait_for_url("**/t/*")
        self.page.locator(f"main.{self.game}").wait_for()
        self.page.locator(BAND).wait_for()

    def act(self) -> None:
        """One choice, if it is their turn and nothing covers the table."""
        if self.page.locator(MY_TURN[self.game]).count():
            self.player.choose()

    def lost_line(self) -> bool:
        return not self.ear.welcome

    def paused(self) -> bool:
        return self.page.locator(PAUSED).count() > 0

    def told(self) -> int:
        """How often this browser was told of something at its table."""
        return sum(data.startswith('{"t":"told"') for data in self.ear.raw)

    def after(self, words: str) -> None:
        """How it stood when the time was up, and an answer to the first question."""
        self.page.locator(STANDING).wait_for()
        answer(self.guest, words)

    def speaks(self) -> str:
        return self.page.locator("html").get_attribute("lang") or ""


class InBrowsers:
    def __init__(self, browser: Browser, url: str, game: str) -> None:
        self.all: Final = [InBrowser(browser, url, name, game, n) for n, name in enumerate(NAMES)]

    def act(self) -> None:
        for one in self.all:
            one.act()
        time.sleep(PAUSE)

    def cut(self, is_cut: bool) -> None:
        """While the server is dead, a page may complain of its line."""
        for one in self.all:
            one.guest.line_is_cut = is_cut

    def wait(self, seconds: float) -> None:
        """The pages live on meanwhile: what they say and hear is noted as it comes."""
        self.all[0].page.wait_for_timeout(1000 * seconds)

    def faults(self) -> list[str]:
        return [f"{one.name}: {fault}" for one in self.all for fault in one.guest.faults]

    def raw(self) -> dict[str, list[str]]:
        return {one.name: one.ear.raw for one in self.all}

    def books(self) -> list[Any]:
        return [notes for one in self.all for notes in one.ear.books.values()]

    def close(self) -> None:
        for one in self.all:
            one.guest.close()
