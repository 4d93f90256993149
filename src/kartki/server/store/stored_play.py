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


def elapsed_by_log(progress: Progress, times: list[tuple[int, int]]) -> int:
    """For how many milliseconds the clock had been running at the last line that was stored.

    While the server was down the clock stood still: nobody could act.
    """
    if CLOCK not in progress.game.actors(progress.state) or not times:
        return 0
    began = progress.line
    for unit in reversed(progress.units):
        began = unit.first
        if unit.seat == CLOCK or CLOCK not in progress.game.actors(unit.before):
            break
    since = [at for n, at in times if n >= began]
    return times[-1][1] - since[0] if since else 0


def record_of(stored: StoredTable) -> Record | Fault:
    """The stored record without its foot, which the table writes itself."""
    return records.read("\n".join([stored.head, "", *[logged.text for logged in stored.log], ""]))


def head_text(table: Table) -> str:
    return records.write(Record(table.head(), [], [])).strip()


def foot_text(table: Table) -> str:
    """How it ended, and what the dealer reveals."""
    foot = foot_tags(table.state.outcome, table.dealer)
    return records.write(Record([], [], foot)).strip()
