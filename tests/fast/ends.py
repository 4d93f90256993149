"""In which ways a game of Kolejka can end, for counting how often each was compared."""

from kartki.games.kolejka.state import Square
from kartki.games.kolejka.winning import decided_by

ENDS = [
    "a list is complete",
    "… by a queue card",
    "… in a wave",
    "… at the market",
    "two lists, the surplus decides",
    "two lists, a draw",
    "the shops are empty",
    "… the fewest missing decide",
    "… the surplus decides",
    "… a draw",
]


def how_it_ended(s: Square) -> list[str]:
    """All that is true of this end."""
    end = s.outcome
    assert end is not None
    shared = len(end.winners()) > 1
    if end.reason == "shops_empty":
        by = "… a draw" if shared else _sold_out_by(s)
        return ["the shops are empty", by]
    found = ["a list is complete", WHERE[s.calendar.phase]]
    if end.cites == "KOL-END-2":
        found.append("two lists, a draw" if shared else "two lists, the surplus decides")
    return found


def _sold_out_by(s: Square) -> str:
    by_surplus = decided_by(s) == "surplus"
    return "… the surplus decides" if by_surplus else "… the fewest missing decide"


WHERE = {3: "… by a queue card", 4: "… in a wave", 5: "… at the market"}
