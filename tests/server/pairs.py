"""Pairs of histories that differ only in what a viewer cannot know.

A game is played at random; for one viewer, what it may not see is dealt anew, and the same acts
are tried again (`tests.contract.worlds`), as long as they stay possible and nothing comes to
light. In Ration Board nothing is hidden but the future: there the dice to come are different.
"""

import functools
from collections.abc import Iterator
from typing import Final, NamedTuple, final
from unittest import mock

from kartki.core import options
from kartki.core.play import CHANCE, Action, Seat
from kartki.core.rng import SPAN, Rng
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.actions import Luck
from tests.contract.contestants import Contestant, contestants
from tests.contract.sitting import Sitting
from tests.contract.worlds import OFTEN, Pair
from tests.server.history import Both, Unit, in_units
from tests.server.probes import Probe, a_probe, last_looks, reconnect, refused_bot, refused_rival
from tests.server.script import Script

ODDS: Final = (1, 4, OFTEN)  # so many of twelve hidden lines are dealt anew
VIEWERS: Final = 3  # pairs of a game; each has a viewer of its own
# how a pair ends
WHOLE: Final = "went on as far as was looked"
OVER: Final = "went on until the game was over"
NOT_LEGAL: Final = "ended before a rival's act that was impossible in the other world"
LIGHT: Final = "ended before a secret that came to light"
FALL: Final = "ended where the top fell at different moments"
HURRY: Final = "ended in the last moment before the top fell"


class Reach(NamedTuple):
    """How far pairs go: tests look at a part of what the proof looks at."""

    moves: int  # at most, from where the worlds part
    past: int  # moves that are played before, usually at most
    ends: int  # one game in so many is played to its end
    net: bool = False  # through the network: from the start, without a clock, bots or restarts


SHORT: Final = Reach(30, 100, 20)
FAR: Final = Reach(60, 240, 12)
NET: Final = Reach(16, 1, 1_000_000, net=True)


class Setting(NamedTuple):
    """A game that was played, and the table that it is played again at."""

    sitting: Sitting
    live: bool
    reach: Reach


@final
class Attempt:
    """Two histories that might look the same to a viewer, and what is asked of the server."""

    def __init__(self, script: Script, units: list[Unit], quiet: int, end: str) -> None:
        self.script: Final = script
        self.end = end
        self._write(units, quiet)
        self.survives: Final = bool(script.units_told) or not script.game.secrets

    def _write(self, units: list[Unit], quiet: int) -> None:
        """What lies before number `quiet` has happened before anybody came back to the table."""
        script, away = self.script, quiet > 0 and not self.script.live
        script.gather(units[0])
        if away:
            script.leave()
        for number, unit in enumerate(units[1:], start=1):
            if number == quiet and away:
                script.come()
            if number >= quiet:
                self._probe(unit)
            if self._ends_before(unit):
                return
            script.unit(unit, quietly=number < quiet)
            if self._ended():
                return
        if away and quiet >= len(units):
            script.come()
        if script.has_time():
            last_looks(script)

    def _probe(self, upcoming: Unit) -> None:
        """Where something is to be learned, somebody tries to learn it."""
        script = self.script
        tries: list[Probe] = []
        if upcoming.seat in script.bots:
            tries.append(refused_bot)
        elif upcoming.seat != script.viewer and script.rng.below(2):
            tries.append(refused_rival)
        if script.histories.clock_runs() and script.rng.below(3) == 0:
            tries.append(reconnect)
        tries += [a_probe(script.rng) for _ in range(script.rng.below(3))]
        for one in tries:
            if script.has_time():
                one(script)

    def _ends_before(self, unit: Unit) -> bool:
        if unit.seat >= 0 and not self.script.in_time():
            self.end = HURRY
            return True
        return False

    def _ended(self) -> bool:
        """When it is over the record is everybody's."""
        if self.script.parted:
            self.end = FALL
        elif not self.script.histories.actors():
            self.end = OVER
        return self.end in (FALL, OVER)


def attempts(name: str, seed: int, reach: Reach, live: bool | None = None) -> Iterator[Attempt]:
    """One after the other, for ever; with a clock, without one, or now and then."""
    (contestant,) = [one for one in contestants() if one.name == name]
    rng = Rng(seed)
    while True:
        clock = bool(rng.below(2)) if live is None else live
        with mock.patch.object(top, "fall_at", FALL_AT):
            setting = Setting(seat_them(contestant, clock, rng), clock, reach)
            yield from of_one_game(setting, rng)


def of_one_game(setting: Setting, rng: Rng) -> Iterator[Attempt]:
    sitting, late = setting.sitting, rng.below(setting.reach.ends) == 0
    while not sitting.over() and (late or len(sitting.moves) < sitting.length):
        sitting.act()
    for _ in range(VIEWERS):
        viewer = sitting.viewers()[rng.below(sitting.players + 1)]
        attempt = attempt_of(setting, viewer, parting_of(setting, late, rng), rng)
        if attempt is not None:
            yield attempt


# It depends on nothing but its arguments, takes milliseconds, and every replay asks it again.
FALL_AT: Final = functools.cache(top.fall_at)


def seat_them(contestant: Contestant, clock: bool, rng: Rng) -> Sitting:
    """A table with house rules that fit each other."""
    game = contestant.game
    players = game.fewest + rng.below(game.most - game.fewest + 1)
    edition = contestant.editions[rng.below(len(contestant.editions))]
    choices = {one.name: one.allowed[rng.below(len(one.allowed))] for one in game.options()}
    for one in game.options():
        if one.clocked:
            choices[one.name] = one.clocked if clock else one.default
    if options.unfit(game.options(), choices, players, clock) is not None:
        choices |= {one.name: one.default for one in game.options() if one.players}
    return Sitting(contestant, players, edition, choices, rng.below(SPAN))


def parting_of(setting: Setting, late: bool, rng: Rng) -> int:
    """The worlds part at once, somewhere on the way, or shortly before the end."""
    whole, reach = len(setting.sitting.moves), setting.reach
    if late:
        return max(whole - 1 - rng.below(reach.moves), 0)
    return rng.below(2) * rng.below(min(whole, reach.past)) if whole else 0


def attempt_of(setting: Setting, viewer: Seat | None, parting: int, rng: Rng) -> Attempt | None:
    sitting, live, reach = setting
    odds = (0, *ODDS) if live else ODDS  # 0: the top's luck is the only thing that differs
    pair = Pair(sitting, viewer, odds[rng.below(len(odds))], parting)
    setup = next((n for n, (seat, _) in enumerate(sitting.moves) if seat != CHANCE), 0)
    end = followed(pair, sitting.moves[parting : max(parting, setup) + reach.moves])
    moves: list[Both] = list(zip(pair.truth.moves, pair.twin.moves, strict=True))
    moves = with_luck(pair, moves, parting, rng) if live else moves
    units = in_units(sitting.game, sitting.start(), moves)
    if not units:
        return None
    past = 0 if reach.net else len(in_units(sitting.game, sitting.start(), moves[:parting]))
    bots = set() if live or reach.net else a_bot(sitting, viewer, rng)
    script = Script(sitting, live, viewer, bots, rng)
    script.steady = reach.net
    return Attempt(script, units, past, end)


def followed(pair: Pair, moves: list[tuple[Seat, Action]]) -> str:
    """How far the twin can go along; why it could go no further."""
    for move in moves:
        told = pair.twin_told
        if not pair.follow(move):
            return NOT_LEGAL if pair.twin_told is told else LIGHT
    return WHOLE


def with_luck(pair: Pair, moves: list[Both], parting: int, rng: Rng) -> list[Both]:
    """The top has other luck: it falls at another moment, or at the same one all the same."""
    state = pair.truth.start()
    found: list[Both] = []
    for number, ((seat, one), (_, other)) in enumerate(moves):
        if isinstance(one, Luck) and number >= parting:
            quality = state.top.quality
            luck = like_luck(quality, one.luck, rng) if rng.below(2) else rng.below(top.LUCKS)
            found.append(((seat, one), (seat, Luck(luck))))
        else:
            found.append(((seat, one), (seat, other)))
        pair.game.apply(state, seat, one)
    return found


def like_luck(quality: int, luck: int, rng: Rng) -> int:
    """Other luck with the same fall, if there is any: luck has a finer grain than the fall."""
    near = [luck - 1 - rng.below(20), luck + 1 + rng.below(20), luck - 1, luck + 1]
    fall = FALL_AT(quality, luck)
    alike = [one for one in near if 0 <= one < top.LUCKS and FALL_AT(quality, one) == fall]
    return alike[0] if alike else luck


def a_bot(sitting: Sitting, viewer: Seat | None, rng: Rng) -> set[Seat]:
    """Sometimes a rival is a bot; the host is not."""
    rival = 1 + rng.below(sitting.players - 1)
    return {rival} if rng.below(2) and rival != viewer else set()
