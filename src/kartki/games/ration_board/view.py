"""What a seat may know. In Ration Board everything is open, so only `viewer` differs."""

from typing import Any

from kartki.core.play import Outcome, Seat, Step
from kartki.games.ration_board.parts import Box
from kartki.games.ration_board.seen import CarView, RoadView
from kartki.games.ration_board.state import HouseRules, Road
from kartki.games.ration_board.steps.at_the_board import AT_THE_BOARD
from kartki.games.ration_board.steps.blue_route import BLUE_ROUTE
from kartki.games.ration_board.steps.opening import ROLL_OFF
from kartki.games.ration_board.steps.red_route import RED_ROUTE
from kartki.games.ration_board.steps.release import DRAWING
from kartki.games.ration_board.steps.waiting import DICE


def own(seat: Seat) -> dict[str, object]:
    """Everything lies open."""
    return {"viewer": seat}


def view(s: Road, seat: Seat | None) -> RoadView:
    box, house, end = s.box, s.house, s.outcome
    ids = box.card_ids
    return RoadView(
        seat,
        box.edition,
        house.remind,
        house.stop_at_home,
        house.places,
        tuple([_step_name(step) for step in s.steps]),
        s.rounds,
        tuple(
            [
                CarView(box.name(s.cars[i]), s.granted[i], tuple([ids[c] for c in s.holds[i]]))
                for i in range(s.players)
            ]
        ),
        tuple([ids[card] for card in s.pack]),
        tuple([ids[card] for card in s.under]),
        s.turn,
        s.regular,
        s.starter,
        tuple(s.extras),
        s.called,
        tuple(s.contest),
        tuple(s.rolled),
        tuple(s.finished),
        "" if end is None else end.reason,
        "" if end is None else end.rule,
        () if end is None else tuple(end.places),
    )


def imagine(v: RoadView, box: Box) -> Road:
    """Nothing is hidden, so there is only one position that fits."""
    s = Road(
        len(v.cars),
        [_step(name) for name in v.steps],
        v.rounds,
        box,
        HouseRules(v.remind, v.stop_at_home, v.places),
        [box.number(car.space) for car in v.cars],
        [car.granted for car in v.cars],
        [[box.card_ids.index(card) for card in car.holds] for car in v.cars],
        [box.card_ids.index(card) for card in v.pack],
        [box.card_ids.index(card) for card in v.under],
        v.turn,
        v.regular,
        v.starter,
        list(v.extras),
        v.called,
        list(v.contest),
        list(v.rolled),
        list(v.finished),
    )
    if v.reason:
        s.outcome = Outcome(v.reason, v.rule, list(v.ranking))
    return s


_STEPS: dict[str, Step[Any]] = {
    step.name: step for step in (ROLL_OFF, RED_ROUTE, AT_THE_BOARD, BLUE_ROUTE, DICE)
}


def _step_name(step: Step[Any]) -> str:
    return " ".join(str(fact) for fact in step.facts())


def _step(name: str) -> Step[Any]:
    kind, _, drawer = name.partition(" ")
    return DRAWING[int(drawer)] if drawer else _STEPS[kind]
