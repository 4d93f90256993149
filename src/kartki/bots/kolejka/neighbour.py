"""The neighbour: knows what is still to come, who stands where, and what everybody lacks."""

from functools import cache
from typing import Any, ClassVar, final

from kartki.bots.bot import Bot, Reason
from kartki.bots.kolejka.observation_from_view import observation_from_view
from kartki.bots.kolejka.playout_policy import Policy
from kartki.bots.kolejka.reasons import reason_for
from kartki.bots.kolejka.supply import Timetable
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from kartki.games.kolejka.parts import Box
from kartki.games.kolejka.seen import SquareView


@final
class Neighbour(Bot):
    """Weighs every place in every queue by the odds of being served, for itself and for others."""

    name: ClassVar[str] = "neighbour"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return policy_for(view).choose(legal)

    def reason(self, view: Any, action: Action) -> Reason | None:
        return reason_for(policy_for(view), action)


def policy_for(view: SquareView) -> Policy:
    box = box_data.box(view.edition)
    assert view.viewer is not None
    return Policy(observation_from_view(view, view.viewer, box, timetable(box, len(view.home))))


@cache
def timetable(box: Box, players: int) -> Timetable:
    """The delivery odds for a box and a number of players; computed once and cached."""
    plan = box.plan(players)
    return Timetable(tuple(plan.delivery), len(plan.deck()) // plan.per_day, plan.per_day)
