"""An accept under way at the fall, by a clock that the test moves: in time, or too late.

The server's time stands still, so the top falls when the test lets it, and the accept comes as
long after it as the test says. Somebody is so far away as the pong to the server's ping was under
way. The same in real time, where a busy machine is late itself, is `around_the_fall`.
"""

from typing import Final

from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.reglamentacja.around_the_fall import (
    MOST_GRACE,
    TOO_MUCH,
    WEAK,
    Case,
    should_be,
    what_came,
)
from tests.browser.reglamentacja.circle import FALLS, WHY, Circle, circle
from tests.browser.reglamentacja.market import Shopper
from tests.server.moved_clock import Clock

PULSE: Final = 2.0  # seconds: so often everybody is pinged while a top spins
SPUN: Final = 62.0  # seconds after which every top has fallen
DOWN: Final = 1.0  # seconds after the fall, when all hands are down


def judged(house: House, cases: list[Case]) -> int:
    assert house.clock is not None
    with circle(house) as people:
        for case in cases:
            say(f"{case}: {_judge(people, case, house.clock)}")
        return len(cases)


def _judge(people: Circle, case: Case, clock: Clock) -> str:
    holder, taker = people.flicker(), people.people[-1]
    known, cable = people.same_log()[-1], people.cable_of(taker)
    clock.move(PULSE)  # the next ping comes as long after it, or with the flick
    cable.keep_pongs()
    taker.sees.note(WHY)
    people.flick(holder, WEAK)
    assert cable.has_kept_pong(), "nobody was pinged when the top was flicked"
    clock.move(case.delay)
    cable.let_pongs_go()  # and keep the later ones: so far away, and no further
    number = people.offered(taker, holder)
    assert people.lies_still(taker, number)
    hand = taker.sees.hand()
    _tap_and_fall(people, taker, number, case, clock)
    found, why = what_came(people, taker, number, hand, known)
    cable.stop_keeping_pongs()
    assert found == should_be(case), f"{case}: {found}{why}"
    return f"{', '.join(found)}{why}"


def _tap_and_fall(people: Circle, taker: Shopper, number: int, case: Case, clock: Clock) -> None:
    """Tapped while the offer stands; what has no delay and counts is not kept back at all."""
    cable = people.cable_of(taker)
    at_once = case.counts and not case.delay
    cable.listen_for(FALLS)
    if not at_once:
        cable.keep_next_act()
    taker.tap(taker.slip(number, "take").locator(".deal").first)
    if at_once:
        taker.gone(number)
    else:
        assert cable.has_kept(), "the tap has led to nothing"
    clock.move(SPUN)
    assert cable.has_heard(), "the top does not fall"
    clock.move(_after_the_fall(case))
    cable.let_go()
    cable.await_brought()
    clock.move(0)  # by now it has come
    clock.move(DOWN)


def _after_the_fall(case: Case) -> float:
    return case.delay / 4 if case.counts else min(case.delay, MOST_GRACE) + TOO_MUCH
