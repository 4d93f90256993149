"""REG-SCO: icons are points, the visit doubles two categories, and ties are broken twice."""

from kartki.core.play import Event, Outcome, Seat
from kartki.games.reglamentacja.events import Scored
from kartki.games.reglamentacja.state import Shop


def rank(s: Shop, seat: Seat) -> tuple[int, int, int]:
    """REG-SCO-2: points, then cards, then stamps in hand."""
    return (s.points(seat), len(s.bought[seat]), s.stamps(seat))


def score(s: Shop, told: list[Event]) -> None:
    ranks = [rank(s, seat) for seat in range(s.players)]
    for seat, (points, cards, stamps) in enumerate(ranks):
        told.append(Scored(seat, s.box.visits[s.visits[seat]].name, points, cards, stamps))
    places = [1 + len([other for other in ranks if other > own]) for own in ranks]
    s.outcome = Outcome("points", "REG-SCO-1", places)
