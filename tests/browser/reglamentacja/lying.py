"""A live game against bots, watched at normal pace: how long each offer's slip lay on the table."""

from typing import Final

from scripts.proofs.claim import Measured
from tests.browser.evidence import say
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.players import OVER, play_now
from tests.browser.reglamentacja.company import GAME, MINE
from tests.browser.reglamentacja.market import Shopper

LEAST: Final = 600.0  # milliseconds for which a slip has to lie there
ENOUGH: Final = 60  # offers, after which the rest of the game is not waited for
LONGEST: Final = 600  # looks at the table before something is wrong
LOOK: Final = 1_000  # milliseconds between them
USUAL: Final = 900  # milliseconds that bots wait, where nobody says otherwise
GOOD: Final = 80  # a flick for a long spin
SHOWN: Final = 8  # slips that are told
# Which offers were told, how long each slip lay on the table, and how long at least half of it was
# to be seen: a phone shows two, and says how many are further down. What one frame shows is there
# until the next one, however long a busy page takes for it.
EYES: Final = """
window.kartkiOffers = [];
window.kartkiLain = {};
window.kartkiSeen = {};
const heard = ({ data }) => {
  const message = typeof data === "string" ? JSON.parse(data) : null;
  for (const { code, facts } of message?.t === "told" ? message.events : [])
    if (code === "offer_made") window.kartkiOffers.push(facts.number);
};
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); this.addEventListener("message", heard); }
};
const lies = (slip) => slip.checkVisibility({ visibilityProperty: true })
  && slip.offsetHeight > 0 && slip.parentElement.offsetHeight > slip.offsetHeight / 2;
const inSight = (slip) => {
  const own = slip.getBoundingClientRect();
  const list = slip.parentElement.getBoundingClientRect();
  const top = Math.max(own.top, list.top, 0);
  const bottom = Math.min(own.bottom, list.bottom, innerHeight);
  return bottom - top >= own.height / 2;
};
const more = (times, offers, took) => {
  for (const offer of offers) times[offer] = (times[offer] ?? 0) + took;
};
const offerOf = ({ dataset }) => dataset.offer;
let [before, lying, seen] = [performance.now(), [], []];
const look = (now) => {
  more(window.kartkiLain, lying, now - before);
  more(window.kartkiSeen, seen, now - before);
  before = now;
  const slips = [...document.querySelectorAll("main .slip[data-offer]")].filter(lies);
  [lying, seen] = [slips.map(offerOf), slips.filter(inSight).map(offerOf)];
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
TIMES: Final = """(told) => kartkiOffers.slice(0, told).map(
  (number) => [number, kartkiLain[number] ?? 0, kartkiSeen[number] ?? 0])"""


def too_short(house: House, size: tuple[int, int]) -> Measured:
    """The number of slips that lay too short; the shortest and the longest time in seconds."""
    guest = house.welcome(size=size, pace="normal")
    guest.page.add_init_script(EYES)
    play_now(guest, GAME, {"pace": "live"}, delay=USUAL)
    guest.page.locator("main.reglamentacja .queue li.mine").wait_for()
    found: list[tuple[int, float, float]] = guest.page.evaluate(TIMES, watches(guest))
    short = [(number, lain) for number, lain, _ in found if lain < LEAST]
    below = sum(lain >= LEAST > seen for _, lain, seen in found)
    times = [lain / 1_000 for _, lain, _ in found] or [0.0]
    say(f"{len(found)} offers; {len(short)} lay too short; the shortest {min(times):.2f} s")
    say(f"{below} others were further down in the list, and to be scrolled to")
    for number, lain in short[:SHOWN]:
        say(f"#{number} lay for {lain:.0f} ms")
    return Measured(len(short), min(times), max(times), bool(found) and not short)


def watches(guest: Guest) -> int:
    """Does what is asked, and leaves the trade to the bots, until so many offers were told."""
    one, told = Shopper(guest, "Ania", guest.page.evaluate(MINE)), 0
    for _ in range(LONGEST):
        if guest.page.locator(OVER).count() or told >= ENOUGH:
            break
        answer(one)
        guest.page.wait_for_timeout(LOOK)
        told = guest.page.evaluate("kartkiOffers.length")
    guest.page.wait_for_timeout(3 * LOOK)  # those told last lie there for a while yet
    return told


def answer(one: Shopper) -> None:
    asked = one.sees.asked()
    if asked == "flick":
        one.flick(GOOD)
    elif asked == "discard":
        (kind, _), *_ = one.sees.hand().most_common()
        one.discard(kind)
    elif asked == "buy":
        one.buy(next(iter(one.sees.buyable()), ""))
