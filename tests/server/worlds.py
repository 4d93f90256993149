"""Pairs of worlds that a viewer can not tell apart, played through the server.

A game is played at random; for one viewer, what it may not see is dealt anew, and the same acts
are tried again (`tests.contract.worlds`). Where they stay possible and nothing comes to light,
both histories go through the server, and all that the viewer, and everybody who knows less, is
sent must be the same: to the byte, in the same order and number, at the same millisecond.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Final, final

from kartki.core import options
from kartki.core.play import Action, Seat
from kartki.core.rng import SPAN, Rng
from kartki.core.seats import letter
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.actions import Luck
from tests.contract.contestants import Contestant, contestants
from tests.contract.sitting import Sitting
from tests.contract.worlds import OFTEN, Pair
from tests.server.history import Both, Unit, in_units
from tests.server.inner import Inside
from tests.server.inputs import Heard, Journal
from tests.server.probes import last_looks, probe
from tests.server.script import WATCHERS, Script
from tests.server.stillness import StillClock, StillLoop, still

ODDS: Final = (1, 4, OFTEN)  # so many of twelve hidden lines are dealt anew
MOVES: Final = 60  # at most, from where the worlds part
PAST: Final = 240  # moves at most that are played before
WHOLE: Final = "went on to the end"
NOT_LEGAL: Final = "ended where a rival's act was impossible in the other world"
LIGHT: Final = "ended where a secret came to light"
FALL: Final = "ended where the top fell at different moments"
SAME: Final = "died: nothing hidden was dealt otherwise"
FUTURE: Final = "differ in the dice to come"


class Leak(AssertionError):
    """A viewer was sent something that depends on what it may not know."""


@final
class Attempt:
    """Two histories that might look the same to a viewer."""

    def __init__(self, script: Script, units: list[Unit], quiet: int, end: str) -> None:
        self.script: Final = script
        self.end = end
        self._write(units, quiet)
        self.survives: Final = bool(script.units_told) or not script.game.secrets

    def _write(self, units: list[Unit], quiet: int) -> None:
        script = self.script
        script.gather(units[0])
        if quiet and not script.live:
            script.leave()
        for number, unit in enumerate(units[1:], start=1):
            if number == quiet and not script.live:
                script.come()
            if number >= quiet:
                self._probe()
            if not script.in_time() and unit.seat >= 0:
                return  # the top would have fallen before this act
            script.unit(unit, quietly=number < quiet)
            if script.parted:
                self.end = FALL
                return
            if not script.histories.actors():
                return  # over: from now on the record is everybody's
        if quiet >= len(units) and not script.live:
            script.come()
        if script.has_time():
            last_looks(script)

    def _probe(self) -> None:
        for _ in range(self.script.rng.below(3)):
            if self.script.has_time():
                probe(self.script)


def attempts(name: str, seed: int) -> Iterator[Attempt]:
    """One pair after the other, for ever."""
    (contestant,) = [one for one in contestants() if one.name == name]
    rng = Rng(seed)
    while True:
        sitting, live = seat_them(contestant, rng)
        while len(sitting.moves) < sitting.length and not sitting.over():
            sitting.act()
        viewers = sitting.viewers()
        for _ in range(3):
            viewer = viewers[rng.below(len(viewers))]
            attempt = attempt_of(sitting, live, viewer, rng)
            if attempt is not None:
                yield attempt


def seat_them(contestant: Contestant, rng: Rng) -> tuple[Sitting, bool]:
    """A table with house rules that fit each other; perhaps one with a clock."""
    game = contestant.game
    players = game.fewest + rng.below(game.most - game.fewest + 1)
    edition = contestant.editions[rng.below(len(contestant.editions))]
    clocked = bool(rng.below(2))
    choices = {one.name: one.allowed[rng.below(len(one.allowed))] for one in game.options()}
    for one in game.options():
        if one.clocked:
            choices[one.name] = one.clocked if clocked else one.default
    if options.unfit(game.options(), choices, players, clocked) is not None:
        choices |= {one.name: one.default for one in game.options() if one.players}
    sitting = Sitting(contestant, players, edition, choices, rng.below(SPAN))
    return sitting, clocked


def attempt_of(sitting: Sitting, live: bool, viewer: Seat | None, rng: Rng) -> Attempt | None:
    """The worlds part early or late; what lies before is either lived through or only loaded."""
    most = min(len(sitting.moves), PAST)
    parting = rng.below(2) * rng.below(most) if most else 0
    pair = Pair(sitting, viewer, ODDS[rng.below(len(ODDS))], parting)
    end = followed(pair, sitting.moves[parting : parting + MOVES])
    moves: list[Both] = list(zip(pair.truth.moves, pair.twin.moves, strict=True))
    units = in_units(sitting.game, sitting.start(), with_luck(pair, moves, rng) if live else moves)
    if not units:
        return None
    quiet = sum(1 for unit in in_units(sitting.game, sitting.start(), moves[:parting]))
    script = Script(sitting, live, viewer, some_bots(sitting, live, viewer, rng), rng)
    return Attempt(script, units, quiet, end)


def followed(pair: Pair, moves: list[tuple[Seat, Action]]) -> str:
    """How far the twin can go along; why it could go no further."""
    for move in moves:
        told = pair.twin_told
        if not pair.follow(move):
            return NOT_LEGAL if pair.twin_told is told else LIGHT
    return WHOLE


def with_luck(pair: Pair, moves: list[Both], rng: Rng) -> list[Both]:
    """Half of the tops have other luck and fall at the same moment all the same."""
    state = pair.game.new_game(pair.truth.players, pair.truth.edition, pair.truth.choices)
    found: list[Both] = []
    for (seat, one), (_, other) in moves:
        if isinstance(one, Luck) and rng.below(2):
            other = Luck(like_luck(state.top.quality, one.luck, rng))
        found.append(((seat, one), (seat, other)))
        pair.game.apply(state, seat, one)
    return found


def like_luck(quality: int, luck: int, rng: Rng) -> int:
    """Other luck with the same fall: the fall has a coarser grain than luck."""
    fall = top.fall_at(quality, luck)
    near = [luck - 1 - rng.below(20), luck + 1 + rng.below(20)]
    alike = [
        one for one in near if 0 <= one < top.LUCKS and top.fall_at(quality, one) == fall
    ]
    return alike[rng.below(len(alike))] if alike else luck


def some_bots(sitting: Sitting, live: bool, viewer: Seat | None, rng: Rng) -> set[Seat]:
    """Sometimes a rival is a bot; the host is not, and nobody is who has to be quick."""
    rival = 1 + rng.below(sitting.players - 1)
    return {rival} if rng.below(4) == 0 and rival != viewer and not live else set()


# through the server


def run(attempt: Attempt, world: int) -> Journal:
    """One of the two histories, from the first knock at the door to the last goodbye."""
    clock, script = StillClock(), attempt.script
    tickets = script.histories.tickets[world]
    with still(clock, tickets, b"world %d" % world):
        with asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner:
            journal = runner.run(Inside(clock, script.bots).run(script.inputs))
    played, planned = journal.lines, script.histories.lines[world]
    if played != planned:
        where = next((n for n, two in enumerate(zip(played, planned)) if two[0] != two[1]), -1)
        raise Leak(f"world {world} was to play {planned[where:][:3]}, not {played[where:][:3]}")
    return journal


def check(attempt: Attempt) -> int:
    """Both worlds, before the viewer's eyes; the number of messages that were compared."""
    journals = run(attempt, 0), run(attempt, 1)
    viewer = attempt.script.viewer
    own = [] if viewer is None else [letter(viewer), f"thinking {letter(viewer)}"]
    return sum(same(who, *journals) for who in [*own, *WATCHERS, "http", "log"])


def same(who: str, one: Journal, other: Journal) -> int:
    parted = min(one.parted, other.parted)
    heard = [before(journal.heard.get(who, []), parted) for journal in (one, other)]
    for first, second in zip(*heard, strict=False):
        if first != second:
            raise Leak(f"{who} hears {told(first, second)}")
    if len(heard[0]) != len(heard[1]):
        more = max(heard, key=len)[min(len(part) for part in heard) :]
        raise Leak(f"only in one world {who} hears {more[0].data[:300]!r}")
    return len(heard[0])


def before(heard: list[Heard], parted: int) -> list[Heard]:
    """The log is written at the end, but nothing in it is later than it says."""
    return heard if parted < 0 else [one for one in heard if one.at < parted]


def told(first: Heard, second: Heard) -> str:
    """Where two messages differ, and a little around it."""
    if first.data == second.data:
        return f"at {first.at} ms or at {second.at} ms: {first.data[:200]!r}"
    pairs = zip(first.data, second.data, strict=False)
    at = next((n for n, two in enumerate(pairs) if two[0] != two[1]), len(first.data))
    near = slice(max(at - 120, 0), at + 120)
    return f"{first.data[:40]!r}…\n{first.data[near]!r}\n or\n{second.data[near]!r}"


@final
class Tally:
    """What became of the pairs of a game."""

    def __init__(self) -> None:
        self.made = 0
        self.survived = 0
        self.messages = 0
        self.told = 0  # units after the worlds had come to differ
        self.ends: Final[Counter[str]] = Counter()

    def count(self, attempt: Attempt, messages: int) -> None:
        self.survived += 1
        self.messages += messages
        self.told += attempt.script.units_told

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {end}" for end, count in self.ends.most_common())
        return (
            f"{self.survived} of {self.made} pairs survived ({ends}); "
            f"{self.messages} messages compared, {self.told} units after the parting"
        )


def check_pairs(name: str, seed: int, wanted: int) -> Tally:
    """So many surviving pairs of a game; raises Leak at the first one that can be told apart."""
    tally = Tally()
    for attempt in attempts(name, seed):
        tally.made += 1
        tally.ends[attempt.end if attempt.survives else SAME] += 1
        if attempt.survives:
            tally.count(attempt, check(attempt))
        if tally.survived == wanted:
            break
    return tally
