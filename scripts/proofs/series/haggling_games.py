"""What is counted in games of hagglers: wins, and how much is said, repeated and agreed."""

from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import CounterOffer, MakeOffer
from kartki.games.reglamentacja.trade_events import Dealt
from kartki.lab.match import Match
from scripts.proofs.series.batches import Counts, shares


def count(match: Match) -> Counts:
    """A game to its end. An offer is said again if its maker has offered the same in this turn."""
    s = match.state
    offers, again, deals = 0, 0, 0
    said: set[tuple[int, Seat, tuple[object, ...]]] = set()
    while s.outcome is None:
        seat, action = match.run.next()
        if isinstance(action, (MakeOffer, CounterOffer)):
            key = (s.rounds, seat, action.terms.key())
            offers, again = offers + 1, again + (key in said)
            said.add(key)
        deals += agreed(match, seat, action)
    counted = {"turns": s.rounds, "offers": offers, "again": again, "deals": deals}
    return {**shares(match), **counted}


def agreed(match: Match, seat: Seat, action: Action) -> int:
    told = match.game.apply(match.state, seat, action)
    return len([event for event in told if isinstance(event, Dealt)])
