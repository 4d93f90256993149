"""KOL-END: who wins, and when."""

from kartki.core.by_time import end_with
from kartki.core.play import Event, Outcome, Seat
from kartki.games.kolejka.events import Completed
from kartki.games.kolejka.square.opening import Opening
from kartki.games.kolejka.state import Square


def check_lists(s: Square, told: list[Event]) -> bool:
    """KOL-END-1, KOL-END-2: has anybody everything on the list? Of several, the surplus decides."""
    complete = [seat for seat in range(s.players) if s.has_everything(seat)]
    if not complete:
        return False
    told.extend([Completed(seat) for seat in complete])
    most = max([s.surplus(seat) for seat in complete])
    tie_break = "KOL-END-2" if len(complete) > 1 else ""
    winners = [seat for seat in complete if s.surplus(seat) == most]
    end(s, "list_complete", "KOL-END-1", winners, tie_break)
    return True


def sold_out(s: Square) -> bool:
    """KOL-END-3: a closed shop with goods is not empty."""
    for shop in s.shops:
        if shop.pile or shop.truck:
            return False
    return True


def end_sold_out(s: Square) -> None:
    """KOL-END-3: fewest missing, then most beyond the list, then a draw."""
    ranks = [(s.missing(seat), -s.surplus(seat)) for seat in range(s.players)]
    best = min(ranks)
    end(s, "shops_empty", "KOL-END-3", [i for i in range(s.players) if ranks[i] == best])


def end_by_time(s: Square) -> list[Event]:
    """HSE-CLA-4: the fewest missing, counted as they are owned now; equals share the win.

    Whoever was at a counter goes without: an opening that was under way is broken off.
    """
    s.opening = Opening(lines=[], wave=0, buyers=[])
    lacks = missing(s) if lists_are_drawn(s) else (0,) * s.players
    fewest = min(lacks)
    return end_with(s, places_of(s, [i for i in range(s.players) if lacks[i] == fewest]))


def lists_are_drawn(s: Square) -> bool:
    """Before that nobody has bought anything, and all are equal."""
    for player in s.seats:
        if player.list_number < 0:
            return False
    return True


def end(s: Square, reason: str, rule: str, winners: list[Seat], tie_break: str = "") -> None:
    s.outcome = Outcome(reason, rule, places_of(s, winners), tie_break)
    s.steps.clear()


def places_of(s: Square, winners: list[Seat]) -> list[int]:
    """Whoever does not win shares the place behind the winners."""
    return [1 if seat in winners else len(winners) + 1 for seat in range(s.players)]


# what is shown


def missing(s: Square) -> tuple[int, ...]:
    return tuple([s.missing(seat) for seat in range(s.players)])


def surplus(s: Square) -> tuple[int, ...]:
    return tuple([s.surplus(seat) for seat in range(s.players)])


def decided_by(s: Square) -> str:
    """KOL-END-2, KOL-END-3: did somebody else miss as few goods, but have fewer beyond the list?"""
    if s.outcome is None:
        return ""
    lacks = missing(s)
    others = [lacks[seat] for seat, place in enumerate(s.outcome.places) if place > 1]
    return "surplus" if min(lacks) in others else "missing"
