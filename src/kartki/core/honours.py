"""What deserves praise besides winning, counted while a play is told (HSE-CLA-9).

A game hears the events of a play, as everybody may see them, and says by how much each seat has
earned each honour. It is given nothing else, so an honour cannot tell a secret.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from kartki.core.play import Event, Seat

BARGAIN: Final = "bargain"  # the best bargain
QUEUE: Final = "queue"  # the longest queue
PATIENCE: Final = "patience"  # the most patient
GENEROSITY: Final = "generosity"  # the most generous
HONOURS: Final = (BARGAIN, QUEUE, PATIENCE, GENEROSITY)


@final
class Honour:
    """What a seat is praised for, and by how much."""

    def __init__(self, kind: str, seat: Seat, number: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.number: Final = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Honours:
    """Counts for every seat of one play. A game that honours nothing leaves it as it is."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self._counted: Final[dict[str, list[int]]] = {kind: [0] * players for kind in HONOURS}

    def hear(self, event: Event) -> None:
        """Something has happened."""

    def add(self, kind: str, seat: Seat, number: int) -> None:
        """So much more of it."""
        self._counted[kind][seat] += number

    def reach(self, kind: str, seat: Seat, number: int) -> None:
        """So much at once: only the most counts."""
        self._counted[kind][seat] = max(self._counted[kind][seat], number)

    def earned(self) -> list[Honour]:
        """What every seat has earned so far; what it has none of is left out."""
        return [
            Honour(kind, seat, number)
            for kind in HONOURS
            for seat, number in enumerate(self._counted[kind])
            if number > 0
        ]
