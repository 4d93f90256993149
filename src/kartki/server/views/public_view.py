"""What everybody may know of a position: a spectator's view, and its bytes."""

from typing import Any, Final, final

import msgspec

from kartki.server.messages import wire
from kartki.table.table import Table


@final
class PublicView:
    """Made once for a number of the log, because very many may look on."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._line: Final = table.progress.line
        self.view: Final[Any] = table.game.view(table.state, None)
        self.encoded: Final = msgspec.Raw(wire.encode(self.view))

    def shows(self, table: Table) -> bool:
        """Is it still the position of this play? Every change of it has a number."""
        return table is self._table and table.progress.line == self._line
