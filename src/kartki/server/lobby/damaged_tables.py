"""Tables that cannot be read from the store: each is held, and the log says so once."""

import traceback
from pathlib import Path
from typing import Final, final

from kartki.server.ops.logs import Log
from kartki.server.store.interface import DamagedTable, StoredTable


@final
class DamagedTables:
    def __init__(self, log: Log) -> None:
        self._log: Final = log
        self._told: Final[dict[int, str]] = {}  # the fault by the number of the table

    def note(self, damaged: DamagedTable) -> None:
        if self._told.get(damaged.number) == damaged.fault:
            return
        self._told[damaged.number] = damaged.fault
        self._log.error(
            "held",
            table=damaged.table,
            number=damaged.number,
            code=damaged.fault,
            found=damaged.detail,
            look="kartki check-store",
        )

    def mended(self, number: int) -> None:
        """It could be opened; if it cannot later, that is told again."""
        self._told.pop(number, None)


def odd(stored: StoredTable, error: Exception) -> DamagedTable:
    """HSE-STO-3: something that nobody has thought of keeps this one table shut, no other."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    found = f"{type(error).__name__} {Path(place.filename).name}:{place.lineno}"
    return DamagedTable("stored.odd", stored.code, stored.number, found)
