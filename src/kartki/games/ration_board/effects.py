"""What the release cards do: a class for each effect (RAT-REL-6)."""

from typing import Final, final

from kartki.core.play import Event, Seat
from kartki.games.ration_board import cards
from kartki.games.ration_board.cards import Effect
from kartki.games.ration_board.driving import (
    arrive,
    come_home,
    drive,
    drive_back,
    get_out,
    give_back,
    not_beyond_goal,
)
from kartki.games.ration_board.events import (
    AHEAD,
    BEHIND,
    NOBODY_AHEAD,
    NOBODY_BEHIND,
    Kept,
    SharedRide,
    Traded,
    TurnsCancelled,
    WonExtraTurn,
)
from kartki.games.ration_board.parts import HOME, RATION_BOARD
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.release import wait_for_card


@final
class Forward(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        drive(s, seat, s.box.cards[card].amount, told)


@final
class Back(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        drive_back(s, seat, s.box.cards[card].amount, told)


@final
class ClearBehind(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        get_out(s, seat, s.box.clear_behind(s.cars[seat].space), told, BEHIND)


@final
class ClearAhead(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        get_out(s, seat, s.box.clear_ahead(s.cars[seat].space), told, AHEAD)


@final
class ClearAheadMissTurn(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        get_out(s, seat, s.box.clear_ahead(s.cars[seat].space), told, AHEAD)
        hold_missed_turn(s, seat, card, told)


@final
class ClearAheadExtraTurn(Effect):
    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        get_out(s, seat, s.box.clear_ahead(s.cars[seat].space), told, AHEAD)
        win_extra_turn(s, seat, told)


@final
class MissTurn(Effect):
    """RAT-REL-8: laid before the player, who draws again."""

    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        hold_missed_turn(s, seat, card, told)
        wait_for_card(s, seat)


@final
class Hold(Effect):
    """A second chance, a road map, a sticker: kept until its hour comes (RAT-REL-8)."""

    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        hold(s, seat, card, told)
        wait_for_card(s, seat)


@final
class GoHome(Effect):
    """RAT-REL-9: on the blue route this ends the trip; on the red one it costs the ground made."""

    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        come_home(s, seat, 0, told)


@final
class TradeCars(Effect):
    """RAT-REL-13: only the places change; the other driver draws here at once."""

    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        other = farthest_ahead(s, seat)
        if other < 0:
            get_out(s, seat, s.box.clear_ahead(s.cars[seat].space), told, NOBODY_AHEAD)
            return
        here, there = s.cars[seat].space, s.cars[other].space
        to = not_beyond_goal(s, seat, there)
        told.append(Traded(seat, other, s.box, here, there, to))
        arrive(s, seat, to, told)
        arrive(s, other, here, told)


@final
class ShareRide(Effect):
    """RAT-REL-14: both go to the first clear space ahead of the drawer's area."""

    def play(self, s: Road, seat: Seat, card: int, told: list[Event]) -> None:
        s.pack.under.append(card)
        other = nearest_behind(s, seat)
        clear = s.box.clear_ahead(s.cars[seat].space)
        if other >= 0:
            told.append(SharedRide(seat, other))
        get_out(s, seat, clear, told, AHEAD if other >= 0 else NOBODY_BEHIND)
        if other >= 0:
            get_out(s, other, clear, told, AHEAD)


def farthest_ahead(s: Road, seat: Seat) -> Seat:
    """RAT-REL-10, RAT-REL-13: ahead on this colour of road, not at a board, not in this area."""
    areas, kinds = s.box.areas, s.box.kinds
    here = s.cars[seat].space
    best = -1
    for other in same_road(s, seat):
        there = s.cars[other].space
        if there <= here or kinds[there] == RATION_BOARD or areas[there] == areas[here]:
            continue
        if best < 0 or there > s.cars[best].space:
            best = other
    return best


def nearest_behind(s: Road, seat: Seat) -> Seat:
    """RAT-REL-14: the nearest car behind on this colour of road, at a board excepted."""
    here = s.cars[seat].space
    best = -1
    for other in same_road(s, seat):
        there = s.cars[other].space
        if there >= here or s.box.kinds[there] == RATION_BOARD:
            continue
        if best < 0 or there > s.cars[best].space:
            best = other
    return best


def same_road(s: Road, seat: Seat) -> list[Seat]:
    """The others on this colour of road, those first whose turn comes next."""
    colours = s.box.colours
    colour = colours[s.cars[seat].space]
    return [
        other
        for other in s.turns.upcoming(s.players)
        if other != seat and s.cars[other].space > HOME and colours[s.cars[other].space] == colour
    ]


def hold(s: Road, seat: Seat, card: int, told: list[Event]) -> None:
    s.cars[seat].holds.append(card)
    told.append(Kept(seat, s.box.cards[card]))


def hold_missed_turn(s: Road, seat: Seat, card: int, told: list[Event]) -> None:
    """RAT-REL-15: missed turns add up, but one cancels an extra turn won before."""
    if seat not in s.turns.extras:
        hold(s, seat, card, told)
        return
    s.turns.extras.remove(seat)
    s.pack.under.append(card)
    told.append(TurnsCancelled(seat, s.box.cards[card]))


def win_extra_turn(s: Road, seat: Seat, told: list[Event]) -> None:
    """RAT-REL-15: an extra turn, or one turn less to miss."""
    for card in s.cars[seat].holds:
        if s.box.cards[card].misses_turn:
            told.append(TurnsCancelled(seat, s.box.cards[card]))
            give_back(s, seat, card, told, used=False)
            return
    s.turns.extras.append(seat)
    told.append(WonExtraTurn(seat))


EFFECT_OF: Final[dict[str, Effect]] = {
    cards.FORWARD: Forward(),
    cards.BACK: Back(),
    cards.CLEAR_BEHIND: ClearBehind(),
    cards.CLEAR_AHEAD: ClearAhead(),
    cards.CLEAR_AHEAD_MISS_TURN: ClearAheadMissTurn(),
    cards.CLEAR_AHEAD_EXTRA_TURN: ClearAheadExtraTurn(),
    cards.MISS_TURN: MissTurn(),
    cards.SECOND_CHANCE: Hold(),
    cards.ROAD_MAP: Hold(),
    cards.STICKER: Hold(),
    cards.GO_HOME: GoHome(),
    cards.TRADE_CARS: TradeCars(),
    cards.SHARE_RIDE: ShareRide(),
}
