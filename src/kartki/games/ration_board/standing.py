"""HSE-CLA-4: how the cars stand when the time is up."""

from kartki.core.by_time import end_with
from kartki.core.play import Event, Seat
from kartki.games.ration_board.flow import distance_to_goal
from kartki.games.ration_board.parts import HOME
from kartki.games.ration_board.state import Road

Rank = tuple[int, int, int]  # the lower, the better


def end_by_time(s: Road) -> list[Event]:
    """Equals share a place. A number that was called comes to nothing."""
    s.turns.called = 0
    ranks = [rank(s, seat) for seat in range(s.players)]
    return end_with(s, [1 + len([other for other in ranks if other < own]) for own in ranks])


def rank(s: Road, seat: Seat) -> Rank:
    """Who has finished keeps that place (RAT-END-2); then ration cards, then the way left."""
    if seat in s.finished:
        return s.finished.index(seat), 0, 0
    return s.players, -s.cars[seat].granted, way_left(s, seat)


def way_left(s: Road, seat: Seat) -> int:
    """Spaces to the next ration board, from the blue route by way of Home; with all cards, Home."""
    box, car = s.box, s.cars[seat]
    if box.on_red(car.space):
        return distance_to_goal(s, seat)
    homeward = len(box.way_ahead(car.space, HOME))
    return homeward if car.granted == len(box.windows) else homeward + box.goal(car.granted)
