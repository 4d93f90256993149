"""Worlds that a viewer cannot tell apart, played through the server.

Both histories of a pair go through the whole server with the same inputs. All that the viewer,
and everybody who knows less, is sent must be the same: to the byte, in the same order and
number, at the same millisecond. That are its sockets, those of spectators, the lobby and the
other pages of the HTTP API, records and refusals, what a bot in its place is asked, and the
server's log.
"""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Final, final
from unittest import mock

from kartki.core.seats import letter
from kartki.games.reglamentacja import top
from tests.server.inner import Inside
from tests.server.inputs import Heard, Journal
from tests.server.outer import Outside
from tests.server.pairs import FALL_AT, Attempt, Reach, attempts
from tests.server.script import WATCHERS
from tests.server.stillness import StillClock, StillLoop, still

SAME: Final = "died because nothing hidden was dealt otherwise"


class Leak(AssertionError):
    """Somebody was sent what depends on something that it may not know."""

    def __init__(self, who: str, what: str) -> None:
        super().__init__(f"{who} hears {what}")
        self.who = who


def run(attempt: Attempt, world: int) -> Journal:
    """One of the two histories, from the first knock at the door to the last goodbye."""
    clock, script = StillClock(), attempt.script
    tickets = script.histories.tickets[world]
    with (
        mock.patch.object(top, "fall_at", FALL_AT),
        still(clock, tickets, b"world %d" % world),
        asyncio.Runner(loop_factory=lambda: StillLoop(clock)) as runner,
    ):
        journal = runner.run(Inside(clock, script.bots).run(script.inputs))
    as_planned(journal.lines, script.histories.lines[world])
    return journal


def run_on_net(attempt: Attempt, world: int, folder: Path) -> Journal:
    """The same through sockets of the network, with the store on the disk."""
    script = attempt.script
    folder.mkdir()
    with still(StillClock(), script.histories.tickets[world], b"world %d" % world):
        journal = asyncio.run(Outside(folder).run(script.inputs))
    as_planned(journal.lines, script.histories.lines[world])
    return journal


def as_planned(played: list[str], planned: list[str]) -> None:
    """The server has played this history: otherwise nothing would be proven."""
    if played != planned:
        pairs = zip(played, planned, strict=False)
        where = next((n for n, two in enumerate(pairs) if two[0] != two[1]), -1)
        found = f"{played[where : where + 3]} instead of {planned[where : where + 3]}"
        raise AssertionError(f"the server has played {found}")


def channels(attempt: Attempt) -> list[str]:
    """The ways by which the viewer, or anybody who knows less, might learn something."""
    viewer = attempt.script.viewer
    own = [] if viewer is None else [letter(viewer), f"thinking {letter(viewer)}"]
    return [*own, *WATCHERS, "http", "log"]


def check(attempt: Attempt) -> int:
    """Both worlds before the viewer's eyes; the number of messages that were compared."""
    journals = run(attempt, 0), run(attempt, 1)
    return sum(same(who, *journals) for who in channels(attempt))


def leaks(attempt: Attempt) -> list[Leak]:
    """Every way by which the worlds can be told apart."""
    journals, found = (run(attempt, 0), run(attempt, 1)), []
    for who in channels(attempt):
        try:
            same(who, *journals)
        except Leak as leak:
            found.append(leak)
    return found


def same(who: str, one: Journal, other: Journal) -> int:
    """How many messages; Leak at the first difference."""
    parted = min(one.parted, other.parted)
    heard = [before(journal.heard.get(who, []), parted) for journal in (one, other)]
    for first, second in zip(*heard, strict=False):
        if first != second:
            raise Leak(who, difference(first, second))
    if len(heard[0]) != len(heard[1]):
        more = max(heard, key=len)[min(len(part) for part in heard)]
        raise Leak(who, f"in one world alone at {more.at} ms {more.data[:300]!r}")
    return len(heard[0])


def before(heard: list[Heard], parted: int) -> list[Heard]:
    """When the top has fallen in one of the worlds, everybody may see in which."""
    return heard if parted < 0 else [one for one in heard if one.at < parted]


def difference(first: Heard, second: Heard) -> str:
    """Where two messages differ, and a little around it."""
    if first.data == second.data:
        return f"at {first.at} ms or at {second.at} ms {first.data[:200]!r}"
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
        self.ends: Final[Counter[str]] = Counter()
        self.kinds: Final[Counter[str]] = Counter()  # pairs that differ by such a hidden move

    def meet(self, attempt: Attempt) -> None:
        self.made += 1
        self.survived += attempt.survives
        self.ends[attempt.end if attempt.survives else SAME] += 1
        if attempt.survives:
            self.kinds.update(attempt.script.kinds)

    def add(self, other: "Tally") -> None:
        self.made += other.made
        self.survived += other.survived
        self.messages += other.messages
        self.ends.update(other.ends)
        self.kinds.update(other.kinds)

    def __str__(self) -> str:
        ends = ", ".join(f"{count} {end}" for end, count in self.ends.most_common())
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kinds.items()))
        differ = kinds or "nothing but the dice to come"
        return (
            f"{self.survived} of {self.made} pairs survived, {self.messages} messages compared; "
            f"{ends}; they differ by: {differ}"
        )


def check_pairs(name: str, seed: int, wanted: int, reach: Reach) -> Tally:
    """So many surviving pairs of a game; Leak at the first one that can be told apart."""
    tally = Tally()
    for attempt in attempts(name, seed, reach):
        tally.meet(attempt)
        if attempt.survives:
            tally.messages += check(attempt)
        if tally.survived == wanted:
            break
    return tally
