"""Three people at a live table, each with a cable of their own, and what all of them see alike."""

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from kartki.games.reglamentacja.game import HIS_SHOPPING
from kartki.games.reglamentacja.trade_events import Dealt
from kartki.words.speech import Speech
from tests.browser.cable import Cable
from tests.browser.guest import DESKTOP, Guest
from tests.browser.house import House
from tests.browser.reglamentacja.company import GAME, MINE, Company, begin, open_for
from tests.browser.reglamentacja.market import FLICK, STILL, SWING, Shopper
from tests.browser.reglamentacja.screen import SOON
from tests.browser.tables import sit_down

NAMES: Final = ("Ania", "Bartek", "Zofia", "Henryk", "Irena")
SPOKEN: Final = ("en", "pl", "it", "en", "pl")  # by those NAMES
FALLS: Final = b"~ the top falls"
TOLD: Final = "[role=dialog] .telling"
WHY: Final = "main > .bubble p"
CATCH: Final = """(button, after) => new Promise((done) => {
  button.click();
  setTimeout(() => done(button.click()), after);
})"""
NO_STAMPS: Final = (0,) * 7
FLICKS: Final = 5  # hopeless ones; the rules know three
SPINS: Final = 62_000  # milliseconds: no top spins longer
# Everybody's stamps by seat letter, in whatever language; my own are in my hand.
STAMPS: Final = """() => Object.fromEntries([...document.querySelectorAll("main .player")].map(
  (one) => [[...one.classList].find((name) => name.startsWith("seat-")).slice(-1),
    Number(one.querySelector(".has").innerText.trim().split(/\\s+/)[0])]))"""


class Circle(Company):
    def __init__(self, house: House, code: str, people: Sequence[Shopper], cables: list[Cable]):
        super().__init__(house, code, people)
        self.cables: Final = cables

    def cable_of(self, person: Shopper) -> Cable:
        return self.cables[list(self.people).index(person)]

    def flicker(self) -> Shopper:
        """Whoever is to flick next; until then everybody does what they are asked."""
        for _ in range(600):
            for one in self.people:
                asked = one.sees.asked()
                if asked in ("flick", "discard", "buy"):
                    self._let_him_shop()
                if asked == "flick":
                    return one
                self._oblige(one, asked)
            self.people[0].page.wait_for_timeout(50)
        raise AssertionError("nobody is to flick")

    def _let_him_shop(self) -> None:
        """After a raid everything stands still (REG-SPS-1), for as long as the clock does."""
        if self.house.clock is not None:
            self.house.clock.move(HIS_SHOPPING / 1000)

    def _oblige(self, person: Shopper, asked: str) -> None:
        if asked == "buy":
            person.buy()
        elif asked == "discard":
            (kind, _), *_ = person.sees.hand().most_common()
            person.discard(kind)

    def others(self, person: Shopper) -> list[Shopper]:
        return [one for one in self.people if one is not person]

    def flick(self, holder: Shopper, quality: int) -> None:
        """By the needle, and caught by the page's own clock: a busy machine does not change it."""
        button = holder.page.locator(FLICK)
        for _ in range(FLICKS):
            if holder.sees.asked() != "flick":
                return
            button.evaluate(CATCH, SWING * quality / 200)
            with contextlib.suppress(TooLate):  # a hopeless one is tried again
                button.wait_for(state="detached", timeout=SOON)
        why = holder.page.locator(WHY).all_inner_texts()
        assert holder.sees.asked() != "flick", f"{holder.name} flicks in vain: {why}"

    def offered(self, taker: Shopper, holder: Shopper) -> int:
        """An offer that this person can take; 0: there was no time.

        Every deal has the holder of the top on one side.
        """
        maker = self.others(holder)[0] if taker is holder else holder
        (kind, _), *_ = maker.sees.hand().most_common()
        try:
            return maker.offer({kind: 1}, to=taker.letter, any_of=2)
        except (TooLate, AssertionError):
            return 0

    # what everybody sees

    def same_stamps(self) -> dict[str, int]:
        """How many everybody holds: every page knows it, and all know the same."""
        found = [self._stamps(one) for one in self.people]
        for _ in range(60):
            if all(one == found[0] for one in found):
                return found[0]
            self.people[0].page.wait_for_timeout(50)
            found = [self._stamps(one) for one in self.people]
        raise AssertionError(f"the pages do not agree about stamps: {found}")

    def _stamps(self, person: Shopper) -> dict[str, int]:
        others: dict[str, int] = person.page.evaluate(STAMPS)
        return {**others, person.letter: person.sees.hand().total()}

    def same_log(self) -> list[int]:
        """The numbers of everything that was told, which stand on every page."""
        found = [told_numbers(one) for one in self.people]
        assert all(one == found[0] for one in found), found
        return found[0]

    # around the fall

    def lies_still(self, person: Shopper, number: int) -> bool:
        """The slip lies there long enough to be meant; no, if it has gone meanwhile."""
        try:
            person.slip(number, "take").wait_for(timeout=SOON)
        except TooLate:
            return False
        person.page.wait_for_timeout(STILL)
        return number in [one.number for one in person.sees.standing("take")]

    def until_it_lies(self) -> None:
        """Trading is over on every page, and somebody has to go on."""
        for one in self.people:
            one.until(lambda: self.goes_on(), "the top lies", SPINS)
            one.until(lambda one=one: not one.sees.standing(), "no offer stands any more")  # type: ignore[misc]

    def goes_on(self) -> bool:
        """Somebody is asked for something that is not trading."""
        return any(one.sees.asked() in ("flick", "discard", "buy") for one in self.people)

    def told(self, person: Shopper, number: int, after: int) -> list[str]:
        """In which order this page tells of the fall, of this deal and of hands that go down."""
        speech = speech_of(person)
        deal = speech.event(Dealt(0, 1, number, NO_STAMPS, NO_STAMPS, True)).split("!")[0]
        marks = {
            "fell": speech.say("event-top_fell"),
            "dealt": deal,
            "down": speech.say("event-hands_went_down"),
        }
        lines = "\n".join(last_words(person, after)).split("\n")
        return [kind for line in lines for kind, mark in marks.items() if mark in line]


def speech_of(person: Shopper) -> Speech:
    """The words of the language in which this page is read."""
    return Speech(person.page.locator("html").get_attribute("lang") or "", GAME)


def told_numbers(person: Shopper) -> list[int]:
    with log_of(person) as told:
        return [int(one.get_attribute("data-n") or 0) for one in told.all()]


def last_words(person: Shopper, after: int) -> list[str]:
    """What the log tells after this number, in the reader's own language."""
    with log_of(person) as told:
        return [
            one.inner_text() for one in told.all() if int(one.get_attribute("data-n") or 0) > after
        ]


@contextmanager
def log_of(person: Shopper) -> Iterator[Locator]:
    """The drawer lies open meanwhile."""
    page = person.page
    page.locator("main button.menu").click()
    page.locator(TOLD).last.wait_for()
    yield page.locator(TOLD)
    page.keyboard.press("Escape")
    page.locator("[role=dialog]").wait_for(state="detached")


@contextmanager
def circle(house: House, size: tuple[int, int] = DESKTOP, seats: int = 3) -> Iterator[Circle]:
    """The first opens the table, the others come by its link, and nobody else plays."""
    cables = [Cable(house.server.port) for _ in range(seats)]
    try:
        guests = [
            house.welcome(language, size, url=cable.url)
            for language, cable in zip(SPOKEN, cables, strict=False)
        ]
        code = open_for(guests[0], seats, NAMES[0])
        for guest, name in zip(guests[1:], NAMES[1:], strict=False):
            sit_down(guest, code, name)
        begin(guests[0].page, seats, seats)
        yield Circle(
            house,
            code,
            [_seated(guest, name) for guest, name in zip(guests, NAMES, strict=False)],
            cables,
        )
    finally:
        for cable in cables:
            cable.close()


def _seated(guest: Guest, name: str) -> Shopper:
    guest.page.locator("main.reglamentacja .queue li.mine").wait_for()
    return Shopper(guest, name, guest.page.evaluate(MINE))
