"""The bot that has computed the best call for every space, and can give its reasons."""

from typing import Any, ClassVar, Final, final

from kartki.bots.bot import Bot, Reason
from kartki.bots.ration_board.chart import Chart, chart
from kartki.bots.ration_board.odds import WAYS
from kartki.core.play import Action, Facts, Seat
from kartki.core.rng import Rng
from kartki.games.ration_board import box_data
from kartki.games.ration_board.actions import Call
from kartki.games.ration_board.parts import OFF
from kartki.games.ration_board.seen import RoadView
from kartki.games.ration_board.steps.red_route import RED_ROUTE

LEVEL: Final = 1e-7  # turns; calls closer than this are equally good


@final
class Navigator(Bot):
    """Calls what brings its own car Home with all cards in the fewest turns on average."""

    name: ClassVar[str] = "navigator"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action:
        return legal[0] if len(legal) == 1 else Call(best_call(view))

    def reason(self, view: Any, action: Action) -> Reason | None:
        calls = dict(advice(view))
        if not isinstance(action, Call) or action.number not in calls:
            return Reason("just_roll")
        return call_reason(calls, action.number)


def call_reason(calls: dict[int, float], number: int) -> Reason:
    """How soon Home with this call, and what the next best one would cost."""
    others = [(turns, call) for call, turns in calls.items() if call != number]
    cost, other = min(others)
    tenths = round(calls[number] * 10)
    facts: Facts = (
        ("number", number),
        ("ways", WAYS[number]),
        ("whole", tenths // 10),
        ("tenth", tenths % 10),
        ("other", other),
        ("hundredths", round((cost - calls[number]) * 100)),
    )
    return Reason("call", facts)


def best_call(view: RoadView) -> int:
    """The lowest of the best calls, so that rounding never decides."""
    calls = advice(view)
    fewest = min([turns for _, turns in calls])
    return next(call for call, turns in calls if turns < fewest + LEVEL)


def advice(view: RoadView) -> list[tuple[int, float]]:
    """Every call with the turns to expect from it; nothing when no call is asked."""
    if view.steps[-1:] != (RED_ROUTE.name,) or view.called or _has_sticker(view):
        return []
    return _calls(view)


def expected_turns(view: RoadView, seat: Seat) -> float:
    """Turns until this car is Home with all cards, if it is alone and calls its best.

    Turns still to be missed count, and extra turns already won do not.
    """
    box = box_data.box(view.edition)
    car = view.cars[seat]
    space = box.number(car.space)
    if space == OFF:
        return 0.0
    owed = [card for card in car.holds if box.cards[box.card_ids.index(card)].misses_turn]
    waiting = len(owed) - view.extras.count(seat)
    if seat == view.turn and view.called and RED_ROUTE.name in view.steps:
        return waiting + dict(_calls(view))[view.called]
    return waiting + _chart(view).expected(car.granted, space, _hand(view, seat))


def _calls(view: RoadView) -> list[tuple[int, float]]:
    car = view.cars[view.turn]
    space = box_data.box(view.edition).number(car.space)
    return _chart(view).calls(car.granted, space, _hand(view, view.turn))


def _chart(view: RoadView) -> Chart:
    return chart(box_data.box(view.edition), view.stop_at_home)


def _hand(view: RoadView, seat: Seat) -> int:
    box = box_data.box(view.edition)
    effects = [box.cards[box.card_ids.index(card)].effect for card in view.cars[seat].holds]
    return _chart(view).holds.number(effects)


def _has_sticker(view: RoadView) -> bool:
    return _chart(view).has_sticker(_hand(view, view.turn))
