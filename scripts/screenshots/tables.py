"""Tables for pictures: finished games of our records, and live ones that continue from them."""

import json
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kartki.core.record import Fault
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store import store_admin
from tests.server.running import Running

CLONE: Final = Path(__file__).resolve().parents[2]
RECORDS: Final = {
    "kolejka": ("docs/examples/four_neighbours.game", "a=Zofia b=Staszek c=Halina d=Bogdan"),
    "kolejka_market": ("tests/records/kolejka/four_players_tie_break.game", ""),
    "kolejka_long": ("tests/records/kolejka/shops_empty_fewest_missing.game", ""),
    "ration_board": ("tests/records/ration_board/two_players.game", "a=June b=Earl"),
    "reglamentacja": ("docs/examples/four_traders.game", "a=Wanda b=Marek c=Irena d=Leszek"),
    "ration_board_three": ("tests/records/ration_board/places.game", ""),
}
BOTS_WAIT: Final = 60_000  # milliseconds, the longest delay: no bot moves in a picture


@dataclass(frozen=True)
class PreparedTable:
    """A table, and the key of the seat whose view is shown."""

    game: str
    code: str
    watch: str = ""
    key: str = ""


def taken_in(data: Path) -> dict[str, str]:
    """The code of each record, put into a new store before the server opens it."""
    return {name: _take_in(data / STORE_NAME, *source) for name, source in RECORDS.items()}


def _take_in(store: Path, path: str, seats: str) -> str:
    text = (CLONE / path).read_text("utf-8")
    if seats:
        text = re.sub(r"^\[Seats .*\]$", f'[Seats "{seats}"]', text, flags=re.MULTILINE)
    code = store_admin.import_record(store, text)
    assert not isinstance(code, Fault), f"{path}: {code}"
    return code


class Tables:
    """Opens tables when they are needed, for one language and size."""

    def __init__(self, server: Running, codes: dict[str, str]) -> None:
        self.server: Final = server
        self._codes: Final = codes
        self._frames: Final[dict[str, Any]] = {}
        self._public: Final[dict[str, PreparedTable]] = {}

    def finished(self, record: str) -> PreparedTable:
        return PreparedTable(self.frames_of(record)["game"], self._codes[record])

    def frames_of(self, record: str) -> Any:
        if record not in self._frames:
            path = f"/api/tables/{self._codes[record]}/frames"
            self._frames[record] = json.loads(self.server.get(path))
        return self._frames[record]

    def asked(self, record: str, prompt: str, number: int = 0) -> PreparedTable:
        """A live table at the moment when somebody is asked this for the first, or second, time.

        Each picture has a table of its own: at one that is older the bots have gone on.
        """
        return self._open_at(record, *self._moments(record, prompt)[number])

    def _moments(self, record: str, prompt: str) -> list[tuple[int, int]]:
        """The number of the line before each such question, and the seat that is asked."""
        return [
            (frame["n"], seat)
            for frame in self.frames_of(record)["frames"]
            for seat, ask in enumerate(frame["ask"])
            if ask and ask["prompt"] == prompt and len(ask["legal"]) > 0
        ]

    def frame_with_event(self, record: str, code: str) -> int:
        """The first frame in which this happens."""
        for at, frame in enumerate(self.frames_of(record)["frames"]):
            if at and code in [event["code"] for event in frame["events"]]:
                return at
        raise AssertionError(f"nothing called {code} happens in {record}")

    def _open_at(self, record: str, line: int, seat: int) -> PreparedTable:
        frames = self.frames_of(record)
        return self.opened(
            frames["game"],
            len(frames["names"]),
            manners={"bot_delay": BOTS_WAIT},
            **{"from": {"code": self._codes[record], "n": line, "seat": seat}},
        )

    def for_everybody(self, game: str, seats: int) -> PreparedTable:
        """On the list of the first page."""
        if game not in self._public:
            self._public[game] = self.opened(game, seats, public=True)
        return self._public[game]

    def opened(self, game: str, seats: int, **more: Any) -> PreparedTable:
        key = secrets.token_urlsafe(32)
        wishes = {"id": secrets.token_hex(8), "game": game, "seats": seats, "key": key, **more}
        made = self.server.post("/api/tables", wishes)
        return PreparedTable(game, made["code"], made["watch"], key)
