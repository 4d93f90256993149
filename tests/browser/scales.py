"""What a page costs on the wire: every answer as it was packed, and the messages of its lines."""

from collections import Counter
from typing import Any, Final

from tests.browser.guest import Guest

SETTLED: Final = 1_500  # milliseconds without anything new on the way


class Scales:
    """Weighs all that comes to one page, from now on, by the browser's own account."""

    def __init__(self, guest: Guest) -> None:
        self.guest: Final = guest
        self.bytes: Final[Counter[str]] = Counter()  # by path, and by line
        self.cached: Final[set[str]] = set()  # what came from the browser's own store
        self._paths: Final[dict[str, str]] = {}
        session = guest.context.new_cdp_session(guest.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.requestServedFromCache", self._kept)
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._told)

    def _asked(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["request"]["url"].removeprefix(self.guest.url)

    def _kept(self, event: dict[str, Any]) -> None:
        self.cached.add(self._paths.get(event["requestId"], ""))

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.cached.add(self._paths.get(event["requestId"], ""))

    def _loaded(self, event: dict[str, Any]) -> None:
        """The head and the packed body, as they went over the wire."""
        path = self._paths.get(event["requestId"], "")
        self.bytes[path] += int(event["encodedDataLength"])

    def _told(self, event: dict[str, Any]) -> None:
        """Lines to the server are not packed: a message weighs what it is long."""
        self.bytes["ws"] += len(event["response"]["payloadData"].encode())

    def whole(self) -> int:
        return self.bytes.total()

    def begin_anew(self) -> None:
        self.bytes.clear()
        self.cached.clear()

    def settle(self) -> None:
        """Until nothing of the page has come for a while, letters included."""
        page = self.guest.page
        page.evaluate("document.fonts.ready.then(() => true)")
        before = -1
        while before != (before := self.whole() - self.bytes["ws"]):
            page.wait_for_timeout(SETTLED)
