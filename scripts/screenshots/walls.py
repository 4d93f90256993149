"""The wall of a class: of a projector's size where the browser is wide, else as it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from scripts.screenshots.classes import MESSAGE, NAMES, led, played, still
from scripts.screenshots.pages import GAMES
from scripts.screenshots.stage import Scene, Stage

PROJECTOR: Final = {"width": 1920, "height": 1080}
WIDE: Final = 1280  # pixels: a browser of this width stands for the projector
MOVES: Final = {"kolejka": 70, "ration_board": 80, "reglamentacja": 60}
NEWS: Final = 12_000  # milliseconds: three lines have come, one after the other
MORE: Final = ("Ada", "Janek", "Pola", "Wiktor", "Iga", "Kuba", "Lena", "Staś")


@contextmanager
def projector(stage: Stage) -> Iterator[None]:
    wide, high = stage.guest.size
    if wide >= WIDE:
        stage.page.set_viewport_size(PROJECTOR)  # type: ignore[arg-type]
    try:
        yield
    finally:
        stage.page.set_viewport_size({"width": wide, "height": high})


def wall(stage: Stage, game: str) -> None:
    """Before, in the middle, paused with a word to all, and the end with its awards."""
    with projector(stage), led(stage, game, *NAMES) as lesson:
        stage.go(f"/wall/{lesson.wall}", ".gathering .code")
        stage.shoot("1-gathering")
        lesson.order("begin")
        stage.see("article .board")
        played(stage, lesson, MOVES[game], begin=False)
        stage.see("section ol li")  # news
        stage.page.wait_for_timeout(NEWS)
        still(stage)
        stage.shoot("2-playing")
        lesson.order("say", text=MESSAGE[stage.language])
        lesson.order("pause")
        stage.see(".calls i")
        stage.shoot("3-paused")
        lesson.order("end")
        stage.see(".ending")
        stage.shoot("4-over")


def full(stage: Stage, game: str) -> None:
    """Sixteen pupils at four tables."""
    with projector(stage), led(stage, game, *NAMES, *MORE) as lesson:
        stage.go(f"/wall/{lesson.wall}", ".gathering .code")
        stage.shoot("1-gathering")
        played(stage, lesson, MOVES[game] * 2)
        stage.see("article .board")
        still(stage)
        stage.shoot("2-playing")
        lesson.order("end")
        stage.see(".ending")
        stage.shoot("3-over")


def no_wall(stage: Stage) -> None:
    stage.go("/wall/AAAAAA", "main h1")
    stage.shoot()


SCENES: Final = (
    *[Scene(f"wall-1-{game}", partial(wall, game=game)) for game in GAMES],
    *[Scene(f"wall-2-four_tables-{game}", partial(full, game=game)) for game in GAMES],
    Scene("wall-3-none", no_wall),
)
