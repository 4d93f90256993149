"""The play of a room and its log: what has been applied, and what of it is stored.

Two numbers count. `applied` is the last line of the log in memory, and the play itself has it;
`stored` is the last one on the disk, and nothing beyond it is sent to anybody. What lies between
the two is being stored right now; if that fails, the play is loaded again from the store.
"""

import time
from typing import Final, final

from kartki.core.play import Action, Seat
from kartki.core.record import Fault
from kartki.server.room.folded_acts import FoldedActs
from kartki.server.store.interface import Append, StoredTable
from kartki.server.store.room_doc import RoomDoc
from kartki.server.store.stored_play import elapsed_by_log, opened, rest_left
from kartki.server.store.timestamps import now_ms
from kartki.server.views.prompts import Prompts
from kartki.server.views.public_view import PublicView
from kartki.server.views.redaction import Viewer
from kartki.table.table import Table

UNITS_IN_MEMORY: Final = 16  # so many acts can be taken back, or sent again from memory


@final
class PlayLog:
    def __init__(self, stored: StoredTable, doc: RoomDoc) -> None:
        self._table: Table | None = None
        self._folded: FoldedActs | None = None  # while nobody is there
        self.fault: Fault | None = None  # why the stored play cannot be continued with these rules
        self.stored = 0
        self.last_at = stored.log[-1].at if stored.log else 0
        self._number: Final = stored.number
        self._live: Final = doc.pace == "live"
        self._stored_lines = 0  # of the record, in which fingerprints have no number
        self.began = stored.log[0].at if stored.log else 0
        self._left_at: Final = self.last_at
        self._loaded: Final = time.monotonic()
        self._paused_at: float | None = None  # HSE-CLA-3; None: it goes on
        self._stood = 0.0  # seconds that it was paused before
        self._elapsed = 0
        self.rest_left = 0  # milliseconds of a standstill that were left when it was stored
        self._public: PublicView | None = None
        self._prompts: Prompts | None = None
        self.read(stored, doc)
        if doc.is_paused():
            self.pause()

    # from the store, and anew

    def read(self, stored: StoredTable, doc: RoomDoc) -> None:
        """Load the play from the store, whatever is in memory."""
        if not stored.head:
            return
        found = opened(stored, doc)
        if isinstance(found, Fault):
            self.fault = found
            return
        times = [(logged.n, logged.at) for logged in stored.log]
        # which looks at all units
        self._elapsed = elapsed_by_log(found.progress, times, doc.rests)
        self.rest_left = rest_left(times, doc.rests)
        self._take(found)
        self._mark_stored(found)

    def begin(self, table: Table) -> None:
        """A play of which nothing is stored yet."""
        self._take(table)
        self.began, self._stored_lines = now_ms(), 0

    def _take(self, table: Table) -> None:
        self._table, self._folded = table, None
        table.progress.most_units = UNITS_IN_MEMORY
        del table.progress.units[:-UNITS_IN_MEMORY]

    def drop(self) -> None:
        """Forget the play in memory, which may be ahead of the store; it is loaded again later."""
        self._table = self._folded = self._public = self._prompts = None

    @property
    def table(self) -> Table | None:
        """None: not begun, or to be loaded again."""
        if self._folded is not None:
            self._folded.unfold()
            self._folded = None
        return self._table

    # the numbers

    @property
    def applied(self) -> int:
        assert self.table is not None
        return self.table.progress.line

    def unit(self, guest: str, command: str) -> Append:
        """The lines of the record that are not stored yet."""
        assert self.table is not None
        new = self.table.lines()[self._stored_lines :]
        text = "\n".join([str(line) for line in new])
        return Append(self._number, self.applied, text, guest, command, self.now())

    def unit_stored(self, unit: Append) -> None:
        """These lines are on the disk now."""
        assert self.table is not None
        self.last_at = unit.at
        self._mark_stored(self.table)

    def _mark_stored(self, table: Table) -> None:
        self.stored = table.progress.line
        self._stored_lines = len(table.lines())

    # times

    def now(self) -> int:
        """Milliseconds since 1970; at a live table without the time that the server was down or
        the table was paused."""
        if not self._live:
            return now_ms()
        if not self._left_at:
            return now_ms() - self._paused_for()
        return self._left_at + int((time.monotonic() - self._loaded) * 1000) - self._paused_for()

    def _paused_for(self) -> int:
        since = 0.0 if self._paused_at is None else time.monotonic() - self._paused_at
        return int((self._stood + since) * 1000)

    def pause(self) -> None:
        if self._paused_at is None:
            self._paused_at = time.monotonic()

    def go_on(self) -> None:
        if self._paused_at is not None:
            self._stood += time.monotonic() - self._paused_at
            self._paused_at = None

    def time_text(self) -> str:
        """At a live table minutes, seconds and tenths since the first line, for the record."""
        if not self._live:
            return ""
        tenths = max(self.now() - self.began, 0) // 100
        return f"{tenths // 600}:{tenths % 600 // 10:02}.{tenths % 10}"

    def take_elapsed(self) -> int:
        """How long a clock had been running when the play was last stored; given only once."""
        elapsed, self._elapsed = self._elapsed, 0
        return elapsed

    # what is seen of it

    def prompts(self, undo: bool) -> Prompts | None:
        self._prompts = None if self.table is None else Prompts(self.table.progress, undo)
        return self._prompts

    def offered(self, seat: Seat, words: str) -> Action | None:
        """The act that this seat was told it may do by these words; None if it was told of none."""
        if self.table is None or self._prompts is None:
            return None
        return self._prompts.offered(self.table.progress, seat, words)

    def public_view(self, memory_aids: bool) -> PublicView | None:
        """The view of a spectator, which is made once for all who come and all who are told."""
        if self.table is None:
            return None
        if self._public is None or not self._public.shows(self.table, memory_aids):
            self._public = PublicView(self.table, memory_aids)
        return self._public

    def own_view(self, viewer: Viewer, public: PublicView | None) -> dict[str, object] | None:
        """The fields that this viewer knows in addition."""
        return None if viewer is None or public is None else public.own(viewer)

    def forget_view(self) -> None:
        """Nobody looks at it any more."""
        self._public = self._prompts = None

    def fold(self) -> None:
        """Nobody is there, and nothing is going on: the next who asks for `table` unfolds it."""
        table = self.table
        if table is not None and table.progress.units:
            self._folded = FoldedActs(table.progress)
