"""An accept on its way while the top falls: in time for somebody so far away, or too late.

It is tapped in the page while the offer stands. The cable keeps it back until the server has said
that the top fell, and for a chosen time after that. This is real time, in which a busy machine may
miss a moment, so it is counted how often it comes out as it should. `at_the_fall` is the same by a
clock that the test moves.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from scripts.proofs.claim import Measured
from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.reglamentacja.circle import FALLS, WHY, Circle, circle, speech_of
from tests.browser.reglamentacja.market import Shopper

WEAK: Final = 36  # a flick for four to eight seconds
MOST_GRACE: Final = 0.250  # seconds, however far away
TOO_MUCH: Final = 0.040  # seconds over the time that there is
TURNS: Final = 6  # a weak flick may fall before anybody has tapped


@dataclass(frozen=True)
class Case:
    delay: float  # seconds there and back, added on one socket
    counts: bool

    def __str__(self) -> str:
        return f"{self.delay * 1000:.0f} ms away, {'in time' if self.counts else 'too late'}"


# In this order: the server remembers the slowest of somebody's last few round trips.
CASES: Final = [Case(delay, counts) for delay in (0.0, 0.1, 0.3) for counts in (True, False)]


def judged(house: House, cases: list[Case]) -> Measured:
    """The share of accepts that came out as they should; each case has to, at least once."""
    right = tried = 0
    with circle(house) as people:
        for case in cases:
            how, times = judge(people, case)
            right, tried = right + 1, tried + times
            say(f"{case}: {how}, 1 of {times}")
    say(f"{right} of {tried} accepts came out as they should in real time")
    share = right / tried
    return Measured(share, share, share, right == len(cases))


def judge(people: Circle, case: Case) -> tuple[str, int]:
    """How it came out, and in how many tries. Too late is too late, every time; what was in time
    may miss it on a busy machine."""
    tried = 0
    for _ in range(TURNS):
        found, why = _in_one_spin(people, case)
        tried += bool(found)
        if found == should_be(case):
            return f"{', '.join(found)}{why}", tried
        assert not found or case.counts, f"{case}: {found}"
    raise AssertionError(f"{case}: in {TURNS} turns it was never so")


def _in_one_spin(people: Circle, case: Case) -> tuple[list[str], str]:
    """What came of it, told alike on every page; nothing, if the top fell too soon to try."""
    holder, taker = people.flicker(), people.people[-1]
    cable = people.cable_of(taker)
    cable.delay = case.delay
    known = people.same_log()[-1]
    cable.listen_for(FALLS)
    taker.sees.note(WHY)
    people.flick(holder, WEAK)
    number = people.offered(taker, holder)
    hand = taker.sees.hand()
    if (
        not number
        or not people.lies_still(taker, number)
        or not _tapped(people, taker, number, case)
    ):
        return [], ""
    return what_came(people, taker, number, hand, known)


def what_came(
    people: Circle, taker: Shopper, number: int, hand: Counter[str], known: int
) -> tuple[list[str], str]:
    """Of an accept, once the top lies: what was told after line `known`, and why not."""
    people.until_it_lies()
    taker.until(lambda: taker.sees.hand() != hand or _refused(taker), "a deal, or why not")
    why = f"; {taker.name} reads: {_reason(taker)}" if _refused(taker) else ""
    told = [people.told(one, number, known) for one in people.people]
    assert told[0] == told[1] == told[2], told
    dealt = "dealt" in told[0]
    assert dealt == (not why), f"{told[0]}{why}"
    taker.until(lambda: (taker.sees.hand() != hand) == dealt, "the stamps that are due")
    return told[0], why


def _tapped(people: Circle, taker: Shopper, number: int, case: Case) -> bool:
    """Before the top fell; what has no delay and counts is not kept back at all."""
    cable = people.cable_of(taker)
    at_once = case.counts and not case.delay
    if not at_once:
        cable.keep_next_act(_after_the_fall(case, cable.far()))
    taker.tap(taker.slip(number, "take").locator(".deal").first)
    return at_once or cable.has_kept()


def _after_the_fall(case: Case, far: float) -> float:
    """Seconds until it reaches the server; there are `far` of them, at most a quarter of one."""
    return case.delay / 4 if case.counts else min(far, MOST_GRACE) + TOO_MUCH


def should_be(case: Case) -> list[str]:
    if not case.counts:
        return ["fell", "down"]
    return ["fell", "dealt", "down"] if case.delay else ["dealt", "fell", "down"]


def _refused(taker: Shopper) -> bool:
    return bool(taker.sees.noted(WHY))


def _reason(taker: Shopper) -> str:
    """In the reader's own language, with its rule."""
    found = taker.sees.noted(WHY)
    assert speech_of(taker).say("refusal-clock-late") in found, found
    return found
