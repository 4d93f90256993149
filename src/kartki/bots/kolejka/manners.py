"""How the seats of a playout play: nobody knows rivals, so they are imagined as a mixture.

A search that takes everybody for a neighbour plays badly against those who are none.
"""

from typing import Final

from kartki.bots.kolejka import greedy_policy
from kartki.bots.kolejka.ideas import ranked
from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.luck import Luck
from kartki.bots.kolejka.playout_policy import Policy
from kartki.core.play import Action, Seat
from kartki.games.kolejka.state import Square

NEIGHBOUR: Final = 0
GREEDY: Final = 1
SECOND_BEST: Final = 2  # a neighbour that now and then prefers its second idea
ODDS: Final = [6, 2, 2]  # of ten rivals, how many are of each kind
NOW_AND_THEN: Final = 4  # once in so many decisions


def rivals_manners(luck: Luck, players: int, own: Seat, odds: list[int]) -> list[int]:
    """How each seat plays in a world; the own one as a neighbour."""
    found: list[int] = []
    for seat in range(players):
        ticket, kind = luck.whim(seat, sum(odds)), 0
        while ticket >= odds[kind]:
            ticket -= odds[kind]
            kind += 1
        found.append(NEIGHBOUR if seat == own else kind)
    return found


def decide(lookout: Lookout, s: Square, seat: Seat, manner: int, luck: Luck) -> Action:
    legal = s.steps[-1].candidates(s, seat)
    if len(legal) == 1:
        return legal[0]
    if manner == GREEDY:
        return greedy_policy.choose(lookout.glance(s, seat), legal)
    policy = Policy(lookout.observation(s, seat))
    if manner == SECOND_BEST and luck.whim(seat, NOW_AND_THEN) == 0:
        return ranked(policy, legal)[1]
    return policy.choose(legal)
