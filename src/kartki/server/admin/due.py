"""What retention does with a table, by the settings `keep_…_days` and `finished_leave`."""

from typing import Final

from kartki.server.settings.server_settings import Settings
from kartki.server.store.table_rows import TableRow

DAY: Final = 86_400_000  # milliseconds
DELETE: Final = "delete"
CLOSE: Final = "close"
RECORD: Final = "record"  # the record stays, without names, keys and chat


def keep_days(settings: Settings) -> dict[str, int]:
    """By phase: after how many days without a change; 0: never."""
    return {
        "gathering": settings.keep_gathering_days,
        "playing": settings.keep_idle_days,
        "over": settings.keep_finished_days,
        "closed": settings.keep_finished_days,
    }


def what_is_due(row: TableRow, settings: Settings, now: int) -> str:
    """What is to be done with this table now; "": nothing."""
    days = keep_days(settings).get(row.phase, 0)
    if not days or now - row.changed <= days * DAY:
        return ""
    if row.phase == "playing":
        return CLOSE
    if row.phase == "gathering" or settings.finished_leave == "nothing" or not row.begun:
        return DELETE
    return "" if row.nameless else RECORD
