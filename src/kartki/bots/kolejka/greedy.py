"""A simple bot that looks no further than the next opening, to measure better ones against."""

from typing import Any, ClassVar, final

from kartki.bots.bot import Bot
from kartki.bots.kolejka.greedy_policy import Glance, choose, coming_today
from kartki.bots.kolejka.observation_from_view import lacks_of
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.market import market_in
from kartki.games.kolejka.square.shops import shops_in


@final
class Greedy(Bot):
    """Counts missing goods and places in queues; it never takes a pawn home."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return choose(glance_at(view), legal)


def glance_at(view: SquareView) -> Glance:
    seat, box, shops = view.viewer or 0, box_data.box(view.edition), shops_in(view)
    coming = coming_today(list(view.to_come), box.plan(len(view.home)).per_day, shops)
    return Glance(seat, view.phase, shops, market_in(view), lacks_of(view, seat, box), coming)
