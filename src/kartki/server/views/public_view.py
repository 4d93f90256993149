"""What people are shown of a position: what everybody may see, and what one seat sees besides.

At a table without memory aids (HSE-HNT-3) what people would have to remember is left out here, and
nowhere else: bots, previews and fingerprints start from the whole view of the game.
"""

from typing import Any, Final, final

import msgspec

from kartki.core.catalogue import AnyGame
from kartki.core.play import Seat
from kartki.server.messages import wire
from kartki.table.table import Table

Fields = dict[str, object]


@final
class ShownPosition:
    """A position before people's eyes."""

    def __init__(self, game: AnyGame, state: Any, memory_aids: bool) -> None:
        self._game: Final = game
        self._state: Final = state
        self._whole: Final[Any] = game.view(state, None)
        self.view: Final[Any] = (
            self._whole if memory_aids else game.without_memory_aids(self._whole)
        )
        self._shown: Final = msgspec.structs.astuple(self.view)

    def own(self, seat: Seat) -> Fields:
        """The fields that this seat knows in addition."""
        own = self._game.own(self._state, seat, self._whole)
        if self.view is self._whole:  # nothing was left out
            return own
        seen = msgspec.structs.replace(self._whole, **own)
        left = self._game.without_memory_aids(seen)
        values = msgspec.structs.astuple(left)
        fields = zip(left.__struct_fields__, values, self._shown, strict=True)
        # Nearly all are the very same objects, which is quicker to see than that they are equal.
        return {name: mine for name, mine, shown in fields if mine is not shown and mine != shown}


@final
class PublicView:
    """Made once for a number of the log, because very many may look on."""

    def __init__(self, table: Table, memory_aids: bool) -> None:
        self._table: Final = table
        self._line: Final = table.progress.line
        self._memory_aids: Final = memory_aids
        self._shown: Final = ShownPosition(table.game, table.state, memory_aids)
        self.encoded: Final = msgspec.Raw(wire.encode(self._shown.view))

    @property
    def view(self) -> Any:
        return self._shown.view

    def own(self, seat: Seat) -> Fields:
        return self._shown.own(seat)

    def shows(self, table: Table, memory_aids: bool) -> bool:
        """Is it still the position of this play? Every change of it has a number."""
        same = table is self._table and table.progress.line == self._line
        return same and memory_aids == self._memory_aids
