"""Events say which car goes from where to where, and over which spaces."""

import pytest

from kartki.core.play import CHANCE, Event, Several, Term, Who
from kartki.core.rng import Rng
from kartki.games.ration_board.steps.release import DRAWING
from tests.games.ration_board.road import EDITION, GAME, Driver, road

Move = tuple[int, str, list[str]]  # the seat, from where, over which spaces


def moves(event: Event) -> list[Move]:
    facts = dict(event.facts())
    found = []
    for who, start, way in (("seat", "from", "way"), ("other", "other_from", "other_way")):
        if way in facts:
            seat, here, spaces = facts[who], facts[start], facts[way]
            assert isinstance(seat, Who)
            assert isinstance(here, Term)
            assert isinstance(spaces, Several)
            found.append((seat.seat, here.name, [space.name for space in spaces.terms]))
    return found


def told(t: Driver) -> list[Move]:
    return [move for event in t.events for move in moves(event)]


def test_a_drive_comes_over_every_space_between() -> None:
    t = road(at="a=R15")
    t.play("a calls 4; a rolls; * a rolls 2 3")
    assert told(t) == [(0, "R15", ["R16", "R17", "R18", "R19"])]


def test_a_short_cut_is_one_leap_after_the_drive() -> None:
    t = road(at="a=R12")
    t.play("a calls 1; a rolls; * a rolls 2 3")
    assert told(t) == [(0, "R12", ["R13"]), (0, "R13", ["R18"])]


def test_who_stopped_on_the_detour_drives_along_its_road() -> None:
    t = road(at="a=B4", granted="a=1")
    t.play("a rolls; * a rolls 4 5")
    assert told(t) == [(0, "B4", ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "B7", "B8"])]


def test_who_passes_the_detour_stays_on_the_main_road() -> None:
    t = road(at="a=B2", granted="a=1")
    t.play("a rolls; * a rolls 2 3")
    assert told(t) == [(0, "B2", ["B3", "B4", "B5", "B6", "B7"])]


def test_what_is_left_at_home_is_a_second_move() -> None:
    t = road(at="a=B16", granted="a=1")
    t.play("a rolls; * a rolls 2 2")
    assert told(t) == [(0, "B16", ["B17", "HOME"]), (0, "HOME", ["R1", "R2"])]


def test_the_board_sends_the_car_to_the_exit() -> None:
    t = road(at="a=R20")
    t.play("a rolls; * a rolls 2 3")
    assert told(t) == [(0, "R20", ["R21", "R22", "R23", "R24", "EXIT"])]
    assert dict(t.events[-1].facts())["granted"] == t.granted("a") == 1


def test_a_card_sends_a_car_back_home_along_the_red_road() -> None:
    t = road(at="a=R3")
    t.play("a calls 1; a rolls; * a rolls 6 6; * a draws rc38")
    assert told(t) == [(0, "R4", ["R3", "R2", "R1", "HOME"])]


def test_both_cars_of_a_trade_are_told() -> None:
    t = road(at="a=R4 b=R15")
    t.state.steps[:] = [DRAWING[0]]
    t.play("* a draws rc39")
    there = [f"R{n}" for n in range(5, 16)]
    assert told(t) == [(0, "R4", there), (1, "R15", ["R4", *there][-2::-1])]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("places", ["off", "on"])
def test_whoever_follows_the_events_knows_where_every_car_stands(seed: int, places: str) -> None:
    s = GAME.new_game(2 + seed % 5, EDITION, {"places": places})
    rng = Rng(seed)
    standing = ["HOME"] * s.players
    while s.outcome is None:
        seat = GAME.actors(s)[0]
        legal = GAME.legal_actions(s, seat)
        act = (
            GAME.chance_at(s, rng.below(GAME.tickets(s)))
            if seat == CHANCE
            else legal[rng.below(len(legal))]
        )
        for event in GAME.apply(s, seat, act):
            for mover, start, way in moves(event):
                assert standing[mover] == start
                standing[mover] = way[-1]
        assert standing == [s.box.name(car.space) for car in s.cars]
