"""A play as it is stored: the record's head, lines and foot, and the times of the lines."""

from kartki.core import record as records
from kartki.core.dealer import SealedDealer
from kartki.core.hand_dealer import HandDealer
from kartki.core.play import CLOCK
from kartki.core.progress import Progress
from kartki.core.record import Fault, Record
from kartki.core.record_writer import foot_tags
from kartki.server.store.doc_check import check_play
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import RoomDoc
from kartki.table.making import reopen, resume
from kartki.table.table import Table


def opened(stored: StoredTable, doc: RoomDoc) -> Table | Fault:
    """The stored table; one that does not go on needs neither its dealer nor its bots."""
    record = record_of(stored)
    if isinstance(record, Fault):
        return record
    check_play(stored, doc, record)
    over = not doc.goes_on()
    if record.tag("Dealer") == "hand":
        return reopen(record, HandDealer(stored.secret), goes_on=not over)
    if over:
        return reopen(record, SealedDealer(stored.secret, []), goes_on=False)
    return resume(record, stored.secret, doc.nonces())


def elapsed_by_log(
    progress: Progress, times: list[tuple[int, int]], rests: list[tuple[int, int]]
) -> int:
    """For how many milliseconds the clock had been running at the last line that was stored.

    While the server was down the clock stood still: nobody could act. So it did after the lines
    of `rests` (HSE-CLK-2).
    """
    if CLOCK not in progress.game.actors(progress.state) or not times:
        return 0
    began = progress.line
    for unit in reversed(progress.units):
        began = unit.first
        if unit.seat == CLOCK or CLOCK not in progress.game.actors(unit.before):
            break
    since = [at for n, at in times if n >= began]
    if not since:
        return 0
    rested = [lasted - left for n, lasted, left in _rests_left(times, rests) if n >= began]
    return times[-1][1] - since[0] - sum(rested)


def rest_left(times: list[tuple[int, int]], rests: list[tuple[int, int]]) -> int:
    """How many milliseconds of the last standstill were left at the last line that was stored."""
    return max([left for _, _, left in _rests_left(times, rests)], default=0)


def _rests_left(
    times: list[tuple[int, int]], rests: list[tuple[int, int]]
) -> list[tuple[int, int, int]]:
    """After which line, for how long in all, and how much of it was left at the last line."""
    moments = dict(times)
    return [
        (n, lasts, max(lasts - (times[-1][1] - moments[n]), 0))
        for n, lasts in rests
        if n in moments
    ]


def record_of(stored: StoredTable) -> Record | Fault:
    """The stored record without its foot, which the table writes itself."""
    return records.read("\n".join([stored.head, "", *[logged.text for logged in stored.log], ""]))


def head_text(table: Table) -> str:
    return records.write(Record(table.head(), [], [])).strip()


def foot_text(table: Table) -> str:
    """How it ended, and what the dealer reveals."""
    foot = foot_tags(table.state.outcome, table.dealer)
    return records.write(Record([], [], foot)).strip()
