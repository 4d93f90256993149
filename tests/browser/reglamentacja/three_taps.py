"""Five people on phones: a deal within three taps, and no tap that meant something else."""

from typing import Final

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.evidence import say
from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.reglamentacja.circle import Circle, circle
from tests.browser.reglamentacja.market import SAY, Shopper
from tests.browser.reglamentacja.shown import STAMPS
from tests.browser.reglamentacja.uncovered import addressed_to_each

LONG: Final = 100  # a flick for half a minute or more
MOST: Final = 3  # taps
TOO_SOON: Final = "main .slip.take .note"
TURNS: Final = 4  # the top may fall on the way
# A finger that was on its way already meets what has just come under it. The page's clock stands
# still until then: on a busy machine more time than the guard's may pass before it gets there.
EAGER: Final = """() => {
  const list = document.querySelector("main .slips ol");
  const stopped = performance.now();
  performance.now = () => stopped;
  new MutationObserver((_, watching) => {
    const deal = list.querySelector(".slip.take .deal");
    if (!deal) return;
    watching.disconnect();
    deal.click();
    delete performance.now;
  }).observe(list, { childList: true, subtree: true });
}"""
# Of all that a finger might mean on the slips in sight: does something else get the tap?
COVERED: Final = """() => {
  const list = document.querySelector("main .slips ol").getBoundingClientRect();
  const faults = [];
  for (const button of document.querySelectorAll("main .slip:not(.gone) button")) {
    const box = button.getBoundingClientRect();
    if (box.top < list.top || box.bottom > Math.min(list.bottom, innerHeight)) continue;
    if (box.height < 44) faults.push(`only ${box.height} high: ${button.className}`);
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]) {
      const met = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (!button.contains(met)) faults.push(`${met?.className} covers ${button.className}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the screen");
  return faults;
}"""


def close_a_deal(house: House) -> int:
    """The most taps that anybody needed for their side of a deal."""
    with circle(house, PHONE, seats=5) as people:
        for _ in range(TURNS):
            taps = _in_one_spin(people)
            if taps:
                say(", ".join(f"{what}: {number}" for what, number in taps.items()))
                assert max(taps.values()) <= MOST, taps
                return max(taps.values())
    raise AssertionError(f"in {TURNS} turns the top fell on the way")


def _in_one_spin(people: Circle) -> dict[str, int]:
    """So many taps for each thing; nothing, if the top fell before all were done."""
    holder = people.flicker()
    people.flick(holder, LONG)
    maker, chooser, *callers = people.others(holder)
    taps: dict[str, int] = {}
    try:
        addressed_to_each(holder, {one.letter: one.name for one in people.others(holder)})
        number = _offers(maker, holder, taps)
        _too_soon(people, holder, number)
        for one in callers:
            _calls(one)
        _nothing_covers(people)
        _accepts(people, holder, number, taps)
        _chooses(people, holder, chooser, taps)
    except (AssertionError, TooLate):
        if people.goes_on():  # it has fallen
            return {}
        raise
    people.same_stamps()
    holder.stop()
    return taps


def _offers(maker: Shopper, holder: Shopper, taps: dict[str, int]) -> int:
    """What I give, what I want, said: the page knows to whom."""
    before, yours = maker.taps, holder.sees.hand()
    lay = {one.number for one in maker.sees.slips()}
    (mine, _), *_ = maker.sees.hand().most_common()
    wanted = next(kind for kind in STAMPS if yours[kind] and kind != mine)
    holder.page.evaluate(EAGER)
    holder.sees.note(TOO_SOON)
    maker.tap(f"main ul.hand [data-kind={mine}]")
    maker.tap(f"main .composer .want [data-kind={wanted}]")
    maker.tap(SAY)
    taps["an offer made"] = maker.taps - before
    return maker.own_new_slip(lay)


def _too_soon(people: Circle, holder: Shopper, number: int) -> None:
    """The eager finger has met it: nothing came of it, and the slip says so."""
    holder.until(lambda: bool(holder.sees.noted(TOO_SOON)), "to be told that it was too soon")
    assert people.lies_still(holder, number)


def _calls(caller: Shopper) -> None:
    """So that something hangs in the air around the slips."""
    lacked = [kind for kind in STAMPS if not caller.sees.hand()[kind]]
    if lacked:
        caller.call_for(lacked[0])


def _nothing_covers(people: Circle) -> None:
    for one in people.people:
        found = one.page.evaluate(COVERED)
        assert not found, f"{one.name}: {found}"


def _accepts(people: Circle, holder: Shopper, number: int, taps: dict[str, int]) -> None:
    before, hand = holder.taps, holder.sees.hand()
    holder.tap(holder.slip(number, "take").locator(".deal").first)
    holder.gone(number)
    taps["one accepted"] = holder.taps - before
    holder.until(lambda: holder.sees.hand() != hand, "the stamps of the deal")


def _chooses(people: Circle, holder: Shopper, chooser: Shopper, taps: dict[str, int]) -> None:
    """An “any two”: its price is opened, and what the page proposes is given."""
    number = people.offered(chooser, holder)
    assert people.lies_still(chooser, number)
    _nothing_covers(people)
    before = chooser.taps
    chooser.tap(chooser.slip(number, "take").locator(".choose"))
    chooser.tap("main .sheet .pick .main:not([aria-disabled=true]):not(.plain)")
    chooser.gone(number)
    taps["an “any two” chosen"] = chooser.taps - before
