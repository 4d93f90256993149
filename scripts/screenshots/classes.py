"""A class: the teacher's page and the pupils' from the form to the answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Final

from scripts.screenshots.pages import GAMES, shown
from scripts.screenshots.pupils import play_on
from scripts.screenshots.stage import Scene, Stage
from scripts.screenshots.tables import PreparedTable
from tests.browser.lessons import Lesson

NAMES: Final = ("Zosia", "Bartek", "Marysia", "Tomek", "Ewa", "Filip", "Hania", "Olek")
RUDE: Final = {"en": "Asshole", "pl": "Dupa", "it": "Stronzo"}
MESSAGE: Final = {
    "en": "Two minutes left for this day. Look at the wall!",
    "pl": "Jeszcze dwie minuty tego dnia. Spójrzcie na ścianę!",
    "it": "Ancora due minuti per questo giorno. Guardate la parete!",
}
ANSWERS: Final = {
    "en": ("I waited, and then I swapped with Bartek.", "Two goods at least.", "A list for all."),
    "pl": ("Czekanie, a potem wymiana z Bartkiem.", "Co najmniej dwa towary.", "Lista dla nas."),
    "it": ("Ho aspettato, poi ho scambiato.", "Almeno due merci.", "Una lista per tutti."),
}
REACH: Final = {"link": "http://192.168.1.20:8343", "certain": True}  # as a Wi-Fi has it
BEATS: Final = {"reglamentacja": {"options": {"pace": "beats"}}}  # no top runs out in a picture


@contextmanager
def led(stage: Stage, game: str, *names: str) -> Iterator[Lesson]:
    """A class in the language of the stage, with these pupils."""
    server, language = stage.tables.server, stage.language
    stage.page.route("**/api/reach", lambda route: route.fulfill(json=REACH))
    lesson = Lesson(server, game, language=language, expected=8, **BEATS.get(game, {}))
    try:
        lesson.join(*names)
        yield lesson
    finally:
        lesson.close()
        stage.page.unroute("**/api/reach")


def played(stage: Stage, lesson: Lesson, moves: int = 60, *, begin: bool = True) -> None:
    if begin:
        lesson.order("begin")
    play_on(lesson, moves, Random(stage.language))


def teach(stage: Stage, lesson: Lesson, until: str) -> None:
    """To the teacher's page; the link is that of a second device."""
    stage.go(f"/class/{lesson.code}#key={lesson.key}", until)


def still(stage: Stage) -> None:
    """The time that is left stays as it is shown now: no two pictures would be the same."""
    stage.page.evaluate("for (let one = 0; one < 10_000; one++) clearInterval(one)")


def sit(stage: Stage, lesson: Lesson, name: str, game: str) -> None:
    stage.sit(PreparedTable(game, lesson.room_of(name), "", lesson.keys[name]))
    stage.see(".band section")
    still(stage)


def form(stage: Stage) -> None:
    shown(stage, "/class?game=reglamentacja", "form button.page-main", whole=True)
    stage.page.locator("input[type=number]").fill("61")
    stage.tap("summary")
    stage.tap("form button.page-main")
    stage.see("form .page-why")
    stage.shoot("all", whole=True)


def gathering(stage: Stage) -> None:
    """The code alone, then with pupils, two of whom the teacher has to decide about."""
    with led(stage, "kolejka") as lesson:
        teach(stage, lesson, ".poster .code")
        stage.shoot("1-code", whole=True)
        lesson.join(*NAMES[:6], RUDE[stage.language])
        lesson.ask_from_another_phone(NAMES[0])
        stage.see("#to-decide")
        stage.shoot("2-names", whole=True)
        stage.tap("ul.tables li li button")
        stage.see("dialog[open]")
        stage.shoot("3-pupil")


def playing(stage: Stage) -> None:
    """In the middle of it, and while all wait for the teacher."""
    with led(stage, "kolejka", *NAMES[:6]) as lesson:
        played(stage, lesson, 12)
        teach(stage, lesson, ".hand")
        still(stage)
        stage.shoot("1-on", whole=True)
        lesson.order("say", text=MESSAGE[stage.language])
        lesson.order("pause")
        stage.see(".hand.paused")
        stage.shoot("2-paused", whole=True)
        stage.tap("#second-device ~ .key button")
        stage.see("#second-device ~ .key input")
        stage.shoot("3-second_device")


def afterwards(stage: Stage) -> None:
    with led(stage, "kolejka", *NAMES) as lesson:
        played(stage, lesson)
        lesson.order("end")
        for name in NAMES[:2]:
            lesson.answer(name, ANSWERS[stage.language])
        teach(stage, lesson, "#answers ~ section q")
        stage.shoot("1-over", whole=True)
        stage.go(f"/class/{lesson.code}/results", "main q")
        stage.shoot("2-results", whole=True)


def coming_in(stage: Stage) -> None:
    """A pupil: the door, a name that is taken, the waiting room."""
    with led(stage, "kolejka", *NAMES[:3]) as lesson:
        stage.go(f"/class/{lesson.code}", "#pupil-name")
        stage.shoot("1-door")
        stage.page.locator("#pupil-name").fill(NAMES[0])
        stage.tap("main form button.page-main")
        stage.see("#pupil-why.page-why")
        stage.shoot("2-taken", whole=True)
        stage.guest.faults[:] = [one for one in stage.guest.faults if "409" not in one]
        stage.page.locator("#pupil-name").fill(RUDE[stage.language])
        stage.tap("main form button.page-main")
        stage.see("main .state")
        stage.shoot("3-waiting", whole=True)


def no_class(stage: Stage) -> None:
    stage.go("/class/AAAAAA", "main [role=alert]")
    stage.shoot()
    stage.guest.faults[:] = [one for one in stage.guest.faults if "404" not in one]


def at_the_table(stage: Stage, game: str) -> None:
    """The band over a table, a pause, the end with its questions, and the next round."""
    with led(stage, game, *NAMES[:4]) as lesson:
        played(stage, lesson, 6)
        lesson.order("say", text=MESSAGE[stage.language])
        sit(stage, lesson, NAMES[0], game)
        stage.shoot("1-band")
        lesson.order("pause")
        stage.see(".veil")
        stage.shoot("2-pause")
        lesson.order("go_on")
        lesson.order("end")
        stage.see("#after-sentence")
        stage.shoot("3-over")
        stage.tap(".band section button")
        stage.see("dialog[open] textarea").fill(ANSWERS[stage.language][0])
        stage.shoot("4-questions")
        lesson.order("again", mixed=True)
        stage.page.locator(".band .ways button").nth(1).wait_for(state="attached")
        stage.page.keyboard.press("Escape")
        stage.shoot("5-next_round")


def taken_out(stage: Stage) -> None:
    with led(stage, "kolejka", *NAMES[:4]) as lesson:
        lesson.order("begin")
        sit(stage, lesson, NAMES[1], "kolejka")
        lesson.order("remove", pupil=lesson.pupils[NAMES[1]])
        stage.see(".band [role=alert]")
        stage.shoot()


SCENES: Final = (
    Scene("class-01-form", form),
    Scene("class-02-gathering", gathering),
    Scene("class-03-playing", playing),
    Scene("class-04-afterwards", afterwards),
    Scene("class-05-coming_in", coming_in),
    Scene("class-06-no_class", no_class),
    *[Scene(f"class-07-table-{game}", partial(at_the_table, game=game)) for game in GAMES],
    Scene("class-08-taken_out", taken_out),
)
