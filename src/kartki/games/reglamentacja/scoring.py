"""REG-SCO: icons are points, the visit doubles two categories, and ties are broken twice."""

from kartki.core.by_time import end_with
from kartki.core.play import Event, Outcome, Seat
from kartki.games.reglamentacja.events import Scored
from kartki.games.reglamentacja.parts import NO_VISIT, Box
from kartki.games.reglamentacja.seen import ScoreView
from kartki.games.reglamentacja.state import Shop

Rank = tuple[int, int, int]


def rank(s: Shop, seat: Seat) -> Rank:
    """REG-SCO-2: points, then cards, then stamps in hand."""
    return (
        s.guests.points(s.box, seat),
        len(s.guests.bought[seat]),
        s.stamps.held_by(seat),
    )


def score(s: Shop, told: list[Event]) -> None:
    ranks = [rank(s, seat) for seat in range(s.players)]
    turn_up(s, ranks, told)
    all_points = [own[0] for own in ranks]
    tie_break = "REG-SCO-2" if all_points.count(max(all_points)) > 1 else ""
    s.outcome = Outcome("points", "REG-SCO-1", places_of(ranks), tie_break)


def end_by_time(s: Shop) -> list[Event]:
    """HSE-CLA-4: by the same scoring, with what each has bought and holds at this moment.

    Offers that stand lapse, the top comes to rest, and what was to be drawn stays undrawn.
    """
    ranks = [rank(s, seat) for seat in range(s.players)]
    s.market.close()
    s.top.lay_down()
    s.stamps.owed.clear()
    told = end_with(s, places_of(ranks) if somebody_bought(s) else [1] * s.players)
    turn_up(s, ranks, told)
    return told


def somebody_bought(s: Shop) -> bool:
    """Before that the stamps in hand tell nothing but who was the last to draw."""
    for cards in s.guests.bought:
        if cards:
            return True
    return False


def places_of(ranks: list[Rank]) -> list[int]:
    """REG-SCO-2: equals share a place."""
    return [1 + len([other for other in ranks if other > own]) for own in ranks]


def turn_up(s: Shop, ranks: list[Rank], told: list[Event]) -> None:
    """REG-SCO-1: whom each has expected, if visits were dealt already, and what it comes to."""
    for seat, (points, cards, stamps) in enumerate(ranks):
        visit = s.guests.visits[seat]
        if visit != NO_VISIT:
            told.append(Scored(seat, s.box.visits[visit].name, points, cards, stamps))


def decided_by(ranks: list[Rank], seat: Seat) -> str:
    """REG-SCO-2: how far one has to look to tell this player from all the others."""
    own = ranks[seat]
    level = [other for i, other in enumerate(ranks) if i != seat and other[0] == own[0]]
    if not level:
        return "points"
    return "stamps" if [other for other in level if other[1] == own[1]] else "cards"


def compared(s: Shop) -> list[Rank]:
    """What the places rest on: nothing before the end, nor where all share an end by time."""
    end = s.outcome
    if end is None or (end.by_time() and not somebody_bought(s)):
        return []
    return [rank(s, seat) for seat in range(s.players)]


# what is shown


def scores(s: Shop) -> tuple[ScoreView, ...]:
    """Visits are secret until the end: until then a card counts what is printed on it."""
    over = s.outcome is not None
    ranks = compared(s)
    found: list[ScoreView] = []
    for seat, bought in enumerate(s.guests.bought):
        visit = s.guests.visits[seat] if over else NO_VISIT
        cards = tuple([s.box.worth(card, visit) for card in bought])
        printed = sum([s.box.worth(card, NO_VISIT) for card in bought])
        how = decided_by(ranks, seat) if ranks else "points" if over else ""
        found.append(ScoreView(cards, sum(cards), printed, how))
    return tuple(found)


def row_points(s: Shop, seat: Seat | None) -> tuple[int, ...]:
    """What each card of the row counts for this seat's visit."""
    visit = s.guests.visit_of(seat)
    return tuple([s.box.worth(card, visit) for card in s.counter.row])


def points_by_visit(box: Box) -> dict[str, list[int]]:
    """What each card of the box counts for whoever expects this visit."""
    cards = range(len(box.cards))
    return {
        visit.name: [box.worth(card, number) for card in cards]
        for number, visit in enumerate(box.visits)
    }
