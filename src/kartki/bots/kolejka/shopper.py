"""The shopper, the neighbour's easy sister: minds its own list, and what is in the shops today.

It weighs as the neighbour does, but sees less: not what others lack, so it never hurts anybody for
hurting's sake; and not which deliveries have come already, so tomorrow is to it like any day.
"""

from typing import Any, ClassVar, Final, final

from kartki.bots.bot import Bot, Reason
from kartki.bots.kolejka.neighbour import timetable
from kartki.bots.kolejka.observation import Observation
from kartki.bots.kolejka.observation_from_view import lacks_of
from kartki.bots.kolejka.playout_policy import Policy
from kartki.bots.kolejka.reasons import reason_for
from kartki.core.play import Action, Seat
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from kartki.games.kolejka.parts import ROUNDS, SHOP_NUMBERS, Box
from kartki.games.kolejka.seen import SquareView
from kartki.games.kolejka.square.calendar import JUMPING
from kartki.games.kolejka.square.market import market_in
from kartki.games.kolejka.square.shops import shops_in

PLENTY: Final = -99  # somebody who has so much of everything wants nothing: no rival


@final
class Shopper(Bot):
    name: ClassVar[str] = "shopper"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return Policy(own_affairs(view)).choose(legal)

    def reason(self, view: Any, action: Action) -> Reason | None:
        return reason_for(Policy(own_affairs(view)), action)


def own_affairs(view: SquareView) -> Observation:
    """What the shopper looks at."""
    assert view.viewer is not None
    box, seat, players = box_data.box(view.edition), view.viewer, len(view.home)
    shops = shops_in(view)
    return Observation(
        seat=seat,
        players=players,
        phase=view.phase,
        shops=shops,
        market=market_in(view),
        lacks=own_lacks(view, seat, box),
        home=list(view.home),
        cards_left=len(view.unplayed[seat]),
        rival_plays=0,
        rounds_left=ROUNDS - view.jump_round if view.phase == JUMPING else ROUNDS,
        later=any_day(box, players, [shop.truck for shop in shops]),
        deck_is_known=True,  # it does not ask what comes tomorrow
    )


def own_lacks(view: SquareView, seat: Seat, box: Box) -> list[list[int]]:
    found = [[PLENTY] * len(SHOP_NUMBERS) for _ in view.home]
    found[seat] = lacks_of(view, seat, box)
    return found


def any_day(box: Box, players: int, trucks: list[int]) -> list[list[float]]:
    """The odds of a new week, on every day of it: the shopper does not count what has come."""
    times = timetable(box, players)
    return [times.worth(times.new_deck, truck) for truck in trucks]
