"""Two people tap the same offer in the same moment: one deal, and one clear answer."""

from typing import Final

from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.reglamentacja.circle import WHY, Circle, circle, speech_of
from tests.browser.reglamentacja.market import Shopper

LONG: Final = 95  # a flick for half a minute or more
TURNS: Final = 3  # the top may fall before both have tapped


def at_once(house: House) -> int:
    with circle(house) as people:
        for _ in range(TURNS):
            if answer := _in_one_spin(people):
                say(answer)
                return 1
    raise AssertionError(f"in {TURNS} turns the top fell before both had tapped")


def _in_one_spin(people: Circle) -> str:
    holder = people.flicker()
    known = people.same_log()[-1]
    people.flick(holder, LONG)
    (kind, _), *_ = holder.sees.hand().most_common()
    number = holder.offer({kind: 1}, any_of=1)
    rivals = people.others(holder)
    if not all(people.lies_still(one, number) for one in rivals):
        return ""
    hands = [one.sees.hand() for one in rivals]
    for one in rivals:
        one.sees.note(WHY)
    if not _both_tap(people, rivals, number):
        return ""
    holder.gone(number)
    loser = _loser(rivals)
    answer = _refused(loser, number)
    assert loser.sees.hand() == hands[rivals.index(loser)]
    told = [people.told(one, number, known) for one in people.people]
    assert told == [["dealt"]] * 3, told
    holder.stop()
    return f"#{number}: one deal; {loser.name} reads: {answer}"


def _both_tap(people: Circle, rivals: list[Shopper], number: int) -> bool:
    """Both taps lie in their cables before either goes on."""
    cables = [people.cable_of(one) for one in rivals]
    for one, cable in zip(rivals, cables, strict=True):
        cable.keep_next_act()
        one.tap(one.slip(number, "take").locator(".deal").first)
    kept = [cable.has_kept() for cable in cables]
    for cable in cables:
        cable.let_go()
    return all(kept)


def _loser(rivals: list[Shopper]) -> Shopper:
    """Exactly one of them reads why not. (Butter given for butter leaves a hand as it was.)"""

    def reading() -> list[Shopper]:
        return [one for one in rivals if one.sees.noted(WHY)]

    rivals[0].until(lambda: bool(reading()), "one of them reads why not")
    (loser,) = reading()
    return loser


def _refused(loser: Shopper, number: int) -> str:
    """What was tapped is gone, and the page says so in its reader's language."""
    speech = speech_of(loser)
    words = speech.say("refusal-offer-gone", number=number, was="ended", made=number)
    read = loser.sees.noted(WHY)
    assert words in read, read
    return read
