"""What a seat may know. In Ration Board everything is open, so only `viewer` differs."""

from typing import Any

from kartki.core.play import Outcome, Seat, Step
from kartki.games.ration_board.parts import Box
from kartki.games.ration_board.seen import CarView, RoadView
from kartki.games.ration_board.state import Car, Contest, HouseRules, Pack, Road, Turns
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
    end = s.outcome
    return RoadView(
        viewer=seat,
        edition=s.box.edition,
        steps=tuple([_step_name(step) for step in s.steps]),
        rounds=s.rounds,
        cars=tuple([car.view(s.box) for car in s.cars]),
        finished=tuple(s.finished),
        reason="" if end is None else end.reason,
        rule="" if end is None else end.rule,
        ranking=() if end is None else tuple(end.places),
        **s.house.view(),
        **s.pack.view(s.box),
        **s.turns.view(),
        **s.contest.view(),
    )


def imagine(v: RoadView, box: Box) -> Road:
    """Nothing is hidden, so there is only one position that fits."""
    s = Road(
        players=len(v.cars),
        steps=[_step(name) for name in v.steps],
        rounds=v.rounds,
        box=box,
        house=HouseRules(remind=v.remind, stop_at_home=v.stop_at_home, places=v.places),
        cars=[_car(car, box) for car in v.cars],
        pack=Pack(to_come=_cards(v.pack, box), under=_cards(v.under, box)),
        turns=Turns(
            now=v.turn,
            regular=v.regular,
            starter=v.starter,
            extras=list(v.extras),
            called=v.called,
        ),
        contest=Contest(seats=list(v.contest), rolled=list(v.rolled)),
        finished=list(v.finished),
    )
    if v.reason:
        s.outcome = Outcome(v.reason, v.rule, list(v.ranking))
    return s


def _car(car: CarView, box: Box) -> Car:
    space = box.number(car.space)
    return Car(space=space, granted=car.granted, holds=_cards(car.holds, box))


def _cards(ids: tuple[str, ...], box: Box) -> list[int]:
    return [box.card_ids.index(card) for card in ids]


_STEPS: dict[str, Step[Any]] = {
    step.name: step for step in (ROLL_OFF, RED_ROUTE, AT_THE_BOARD, BLUE_ROUTE, DICE)
}


def _step_name(step: Step[Any]) -> str:
    return " ".join(str(fact) for fact in step.facts())


def _step(name: str) -> Step[Any]:
    kind, _, drawer = name.partition(" ")
    return DRAWING[int(drawer)] if drawer else _STEPS[kind]
