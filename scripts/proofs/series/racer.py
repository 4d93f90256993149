"""A bot that races: it calls what makes it most likely to be Home before the fastest rival.

The navigator minds its own road alone. This one is bold where a rival is nearer to Home and careful
where nobody is: the turns that are left to a car are taken to spread around their mean as those of
many independent tries do. It plays in proofs only, because it wins no more than its share.
"""

from math import erf, sqrt
from typing import Any, ClassVar, Final, final

from kartki import bots
from kartki.bots.bot import Bot
from kartki.bots.ration_board.navigator import advice, best_call, expected_turns
from kartki.bots.ration_board.odds import AT_LEAST
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.ration_board.actions import Call
from kartki.games.ration_board.seen import RoadView
from kartki.lab.match import Match
from scripts.proofs.series.batches import Counts, wins

SPREAD: Final = 1.5  # the variance of the turns that are left, for each turn on average
LEVEL: Final = 1e-7  # chances closer than this are equally good


@final
class Racer(Bot):
    name: ClassVar[str] = "racer"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return legal[0] if len(legal) == 1 else Call(boldest(view))


def boldest(view: RoadView) -> int:
    """The call with the best chance in the race; the navigator's where they differ by nothing."""
    rivals = [seat for seat in range(len(view.cars)) if seat != view.viewer]
    racing = [expected_turns(view, seat) for seat in rivals if seat not in view.finished]
    if not racing:
        return best_call(view)
    calls = dict(advice(view))
    stay = expected_turns(view, view.turn)
    usual = best_call(view)
    chances = {call: chance(call, turns, stay, min(racing)) for call, turns in calls.items()}
    best = max(chances, key=lambda call: chances[call])
    return best if chances[best] > chances[usual] + LEVEL else usual


def chance(call: int, turns: float, stay: float, rival: float) -> float:
    """To be Home first: either the dice allow the call, or the car stays for a turn."""
    share = AT_LEAST[call]
    driven = (turns - 1 - (1 - share) * stay) / share
    return share * ahead(1 + driven, rival) + (1 - share) * ahead(1 + stay, rival)


def ahead(own: float, rival: float) -> float:
    spread = sqrt(SPREAD * max(own + rival, 1.0))
    return 0.5 * (1.0 + erf((rival - own) / spread / sqrt(2.0)))


def count(match: Match) -> Counts:
    return wins(match)


bots.register(Racer, "ration_board")
