"""The course of the game, in one place.

RollOff                      RAT-SET   all roll, the highest starts
then, turn by turn:
  RedRoute    call, roll     RAT-RED   Home to the ration board of this trip
  AtTheBoard  roll           RAT-APP   until the board approves
  BlueRoute   roll           RAT-BLU   Exit to Home
    DiceFall                           chance rolls
    Drawing                  RAT-REL   in the woods or the storm, until out
"""

from kartki.core.play import Event, Seat
from kartki.games.ration_board.events import MissedTurn
from kartki.games.ration_board.parts import OFF
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.at_the_board import AT_THE_BOARD
from kartki.games.ration_board.steps.blue_route import BLUE_ROUTE
from kartki.games.ration_board.steps.red_route import RED_ROUTE
from kartki.games.ration_board.steps.waiting import TurnStep


def next_turn(s: Road, told: list[Event]) -> None:
    """The turn is over: extra turns first, then on to the left, passing over missed turns."""
    turns = s.turns
    if turns.extras:
        turns.now = turns.extras.pop(0)
    elif s.rounds == 0:
        turns.now = turns.regular = turns.starter
        s.rounds = 1
    else:
        pass_to_the_left(s)
        while miss_turn(s, told):
            pass_to_the_left(s)
    turns.called = 0
    s.steps.append(turn_of(s))


def pass_to_the_left(s: Road) -> None:
    turns = s.turns
    seat = (turns.regular + 1) % s.players
    if seat == turns.starter:
        s.rounds += 1
    while s.cars[seat].space == OFF:
        seat = (seat + 1) % s.players
        if seat == turns.starter:
            s.rounds += 1
    turns.now = turns.regular = seat


def miss_turn(s: Road, told: list[Event]) -> bool:
    """RAT-REL-15: one card goes back for each missed turn, the oldest first."""
    seat = s.turns.now
    for card in s.cars[seat].holds:
        if s.box.cards[card].misses_turn:
            s.cars[seat].holds.remove(card)
            s.pack.under.append(card)
            told.append(MissedTurn(seat, s.box.cards[card]))
            return True
    return False


def turn_of(s: Road) -> TurnStep:
    """What the player whose turn it is has to do, by where the car stands."""
    car = s.cars[s.turns.now]
    if not s.box.on_red(car.space):
        return BLUE_ROUTE
    if car.space == s.box.goals[car.granted]:
        return AT_THE_BOARD
    return RED_ROUTE


def distance_to_goal(s: Road, seat: Seat) -> int:
    """Red spaces still to drive to the board of this trip."""
    car = s.cars[seat]
    return s.box.to_goal(car.space, car.granted)
