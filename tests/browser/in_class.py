"""A class in real browsers: its teacher, its pupils, and the way of each to the tables."""

from typing import Final

from tests.browser.guest import DESKTOP, Guest
from tests.browser.house import House

NAMES: Final = ("Ania", "Bartek", "Celina", "Darek")
JOINED: Final = ".joined"  # how many are here, on the teacher's page
BAND: Final = ".band section"  # on a pupil's
PAUSED: Final = ".veil [role=alert]"
STANDING: Final = "#after-sentence"
# Over all pages of the tab: whatever a hand has touched, hit or not.
COUNTING: Final = """addEventListener("pointerdown", () => {
  sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true);"""


def open_class(
    house: House,
    game: str,
    language: str = "en",
    size: tuple[int, int] = DESKTOP,
    pupils: int = len(NAMES),
) -> tuple[Guest, str]:
    """From the first page to the code on the wall: three clicks, and a number."""
    teacher = house.welcome(language, size)
    return teacher, opened_by(teacher, game, pupils)


def opened_by(teacher: Guest, game: str, pupils: int) -> str:
    teacher.go("/")
    teacher.page.locator("#for-class ~ a[href='/class']").click()
    form = teacher.page.locator("main form")
    form.locator(f"input[value={game}]").check(force=True)
    form.locator("input[type=number]").fill(str(pupils))
    form.locator("button.page-main").click()
    teacher.page.locator(".poster .code").wait_for()
    return teacher.page.url.rsplit("/", 1)[1]


def by_link(house: House, code: str, name: str, language: str = "en") -> Guest:
    """A tap on the link, a name, and one more tap."""
    pupil = house.welcome(language)
    pupil.go(f"/class/{code}")
    come_in(pupil, name)
    return pupil


def by_code(house: House, code: str, name: str, language: str = "en") -> Guest:
    """The code typed on the first page, as it stands on the wall."""
    pupil = house.welcome(language)
    by_typed_code(pupil, code, name)
    return pupil


def by_typed_code(pupil: Guest, code: str, name: str) -> None:
    pupil.go("/")
    pupil.page.locator("#code").fill(code.lower())
    pupil.page.locator("#code + button").click()
    come_in(pupil, name)


def come_in(pupil: Guest, name: str) -> None:
    pupil.page.locator("#pupil-name").fill(name)
    pupil.page.locator("main form button.page-main").click()
    pupil.page.locator("main .state").wait_for()


def gathered(
    house: House, game: str, language: str = "en", size: tuple[int, int] = DESKTOP
) -> tuple[Guest, str, list[Guest]]:
    """A class with all its pupils in the waiting room."""
    teacher, code = open_class(house, game, language, size)
    first = by_code(house, code, NAMES[0], language)
    pupils = [first, *[by_link(house, code, name, language) for name in NAMES[1:]]]
    teacher.page.locator(JOINED).filter(has_text=str(len(NAMES))).wait_for()
    return teacher, code, pupils


def count_taps(guest: Guest) -> None:
    """From the next page on."""
    guest.context.add_init_script(COUNTING)


def taps(guest: Guest) -> int:
    return int(guest.page.evaluate("Number(sessionStorage.taps ?? 0)"))


def begin(teacher: Guest, pupils: list[Guest], game: str) -> None:
    teacher.page.locator(".begin button.page-main").click()
    for pupil in pupils:
        pupil.page.wait_for_url("**/t/*")
        pupil.page.locator(f"main.{game}").wait_for()
        pupil.page.locator(BAND).wait_for()


def order(teacher: Guest, words: str) -> None:
    """What the teacher's page has a button for, by its English words."""
    teacher.page.get_by_role("button", name=words, exact=True).click()


def take_out(teacher: Guest, name: str) -> None:
    """Out of the class; the teacher is asked twice."""
    teacher.page.locator("ul.tables li li button").filter(has_text=name).click()
    out = teacher.page.locator("dialog[open] footer button").first
    out.click()
    out.filter(has_text="Really").click()


def ended(teacher: Guest, pupils: list[Guest]) -> None:
    """By the teacher, who is asked twice; every table says how it stands."""
    order(teacher, "End now")
    order(teacher, "Really end all games")
    for pupil in pupils:
        pupil.page.locator(STANDING).wait_for()
        pupil.page.locator(f"{BAND} button").first.wait_for()
    teacher.page.locator("#once-more").wait_for()


def answer(pupil: Guest, words: str) -> None:
    """To the first question; the others may be left out."""
    pupil.page.locator(f"{BAND} button").first.click()
    pupil.page.locator("dialog textarea").first.fill(words)
    pupil.page.locator("dialog button[type=submit]").click()
    pupil.page.locator("dialog h2[role=status]").wait_for()
    pupil.page.locator("dialog button.page-main").click()
