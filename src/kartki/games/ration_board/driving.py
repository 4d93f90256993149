"""Getting about: forward, back, Short Cut, Detour, Home, and into the woods or the storm."""

from kartki.core.play import Event, Outcome, Seat
from kartki.games.ration_board.cards import ROAD_MAP
from kartki.games.ration_board.events import (
    AHEAD,
    Applied,
    CameHome,
    Drove,
    DroveBack,
    DroveOn,
    Finished,
    GaveBack,
    GotOut,
    TookShortCut,
    WaitsAtDetour,
    Won,
)
from kartki.games.ration_board.parts import (
    DETOUR,
    HOME,
    OFF,
    RATION_BOARD,
    ROAD,
    SHORT_CUT,
    STORMY,
    WOODED,
)
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.release import wait_for_card


def drive(s: Road, seat: Seat, spaces: int, told: list[Event]) -> None:
    """Forward along the road on which the car stands."""
    box, car = s.box, s.cars[seat]
    here = car.space
    if here <= box.red:
        to = min(here + spaces, box.goal(car.granted))  # RAT-RED-5: not beyond the goal
        told.append(Drove(seat, box, here, to, to - here))
        arrive(s, seat, to, told)
        return
    to, left = box.blue_drives[here][spaces]
    if left >= 0:
        come_home(s, seat, left, told)
    else:
        told.append(Drove(seat, box, here, to, spaces))
        arrive(s, seat, to, told)


def drive_back(s: Road, seat: Seat, spaces: int, told: list[Event]) -> None:
    """RAT-REL-5: along the main road, at most to Home or to the Exit."""
    here = s.cars[seat].space
    to = s.box.back(here, spaces)
    told.append(DroveBack(seat, s.box, here, to, spaces))
    arrive(s, seat, to, told)


def arrive(s: Road, seat: Seat, to: int, told: list[Event]) -> None:
    """The car stops here: what the space does to it."""
    box, car = s.box, s.cars[seat]
    kind = box.kinds[to]
    if kind == SHORT_CUT:  # RAT-SHC-1: at once to the end of the fenced-in path
        told.append(TookShortCut(seat, box, to, box.leads[to]))
        to = box.leads[to]
        kind = box.kinds[to]
    before = car.space
    car.space = to
    if kind == ROAD:
        return
    if kind in (WOODED, STORMY):
        enter_area(s, seat, before, told)
    elif kind == DETOUR:
        told.append(WaitsAtDetour(seat))
    elif kind == RATION_BOARD and to == box.goal(car.granted):  # RAT-APP-1: an application
        told.append(Applied(seat, box.windows[car.granted].ration))


def enter_area(s: Road, seat: Seat, before: int, told: list[Event]) -> None:
    """RAT-REL-1, RAT-REL-3: whoever stops in the woods or the storm draws, and draws again."""
    areas, here = s.box.areas, s.cars[seat].space
    if before == OFF or areas[before] != areas[here]:
        card = first_held(s, seat, ROAD_MAP)
        if card >= 0:  # RAT-REL-17: on coming in from outside, before any card is drawn
            give_back(s, seat, card, told)
            get_out(s, seat, s.box.clear_ahead(here), told, AHEAD)
            return
    wait_for_card(s, seat)


def get_out(s: Road, seat: Seat, to: int, told: list[Event], how: str) -> None:
    to = not_beyond_goal(s, seat, to)
    told.append(GotOut(seat, s.box, s.cars[seat].space, to, how))
    arrive(s, seat, to, told)


def not_beyond_goal(s: Road, seat: Seat, to: int) -> int:
    """RAT-REL-5: a card's move obeys the goal of the trip, too."""
    return min(to, s.box.goal(s.cars[seat].granted)) if s.box.on_red(to) else to


def come_home(s: Road, seat: Seat, left: int, told: list[Event]) -> None:
    """RAT-BLU-2, RAT-END-1: Home is reached with `left` spaces still to drive."""
    box, car = s.box, s.cars[seat]
    told.append(CameHome(seat, box, car.space, HOME))
    car.space = HOME
    if car.granted == len(box.windows):
        finish(s, seat, told)
    elif left > 0 and not s.house.stop_at_home:
        to = min(left, box.goal(car.granted))
        told.append(DroveOn(seat, box, HOME, to, to))
        arrive(s, seat, to, told)


def finish(s: Road, seat: Seat, told: list[Event]) -> None:
    """RAT-END-1: Home with all ration cards. RAT-END-2: or on for the other places."""
    s.finished.append(seat)
    if not s.house.places:
        told.append(Won(seat))
        end(s, "first_home", [1 if seat == other else 2 for other in range(s.players)])
        return
    told.append(Finished(seat, s.box, HOME, OFF, len(s.finished)))
    leave_the_road(s, seat, told)
    driving = [other for other in range(s.players) if s.on_the_road(other)]
    if len(driving) == 1:
        order = s.finished + driving
        end(s, "all_places", [order.index(other) + 1 for other in range(s.players)])


def leave_the_road(s: Road, seat: Seat, told: list[Event]) -> None:
    """RAT-REL-19: the car leaves, and its HOLD cards go under the pack."""
    s.cars[seat].space = OFF
    for card in s.cars[seat].holds.copy():
        give_back(s, seat, card, told, used=False)
    while seat in s.turns.extras:
        s.turns.extras.remove(seat)


def end(s: Road, reason: str, places: list[int]) -> None:
    s.outcome = Outcome(reason, "RAT-END-1" if reason == "first_home" else "RAT-END-2", places)
    s.steps.clear()


def first_held(s: Road, seat: Seat, effect: str) -> int:
    """The oldest HOLD card with this effect before the player, or -1."""
    for card in s.cars[seat].holds:
        if s.box.cards[card].effect == effect:
            return card
    return -1


def give_back(
    s: Road, seat: Seat, card: int, told: list[Event], used: bool = True, total: int = 0
) -> None:
    """RAT-REL-2: a HOLD card whose directions are fulfilled goes under the pack at once."""
    s.cars[seat].holds.remove(card)
    s.pack.under.append(card)
    told.append(GaveBack(seat, s.box.cards[card], used, total))
