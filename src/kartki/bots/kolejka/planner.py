"""The planner: tries the neighbour's ideas out in imagined worlds, and takes what wins most.

It sees a view like everybody; the worlds are imagined from it.
"""

from typing import Any, ClassVar, Final, final

from kartki.bots.bot import Reason
from kartki.bots.kolejka.ideas import worth_trying
from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.manners import ODDS
from kartki.bots.kolejka.neighbour import policy_for, timetable
from kartki.bots.kolejka.plan_reasons import plan_reason
from kartki.bots.kolejka.planner_playouts import KolejkaPlayouts
from kartki.bots.kolejka.reasons import reason_for
from kartki.bots.kolejka.weights import chances_for
from kartki.bots.search.playouts import Playouts
from kartki.bots.search.search_bot import SearchBot
from kartki.core.catalogue import find
from kartki.core.play import Action
from kartki.games.kolejka import box_data

DAYS_AHEAD: Final = 2  # it plays on to the morning after next


@final
class Planner(SearchBot):
    name: ClassVar[str] = "planner"

    def playouts_for(self, view: Any, legal: list[Action], seed: int) -> Playouts:
        game: Any = find("kolejka")
        assert view.viewer is not None
        box, players = box_data.box(view.edition), len(view.home)
        return KolejkaPlayouts(
            game,
            view,
            view.viewer,
            worth_trying(policy_for(view), legal),
            chances_for(players),
            Lookout(box, players, timetable(box, players)),
            view.days + DAYS_AHEAD,
            ODDS,
            seed,
        )

    def reason(self, view: Any, action: Action) -> Reason | None:
        """From the thought that led to it: nothing is thought a second time."""
        policy = policy_for(view)
        if self.last is None or self.last[0] != view:
            return reason_for(policy, action)
        return plan_reason(policy, self.last[1], action)
