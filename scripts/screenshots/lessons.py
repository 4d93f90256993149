"""The guided first games, note by note, and the page that lists them."""

from functools import partial
from typing import Final

from scripts.screenshots.pages import GAMES, shown
from scripts.screenshots.stage import Scene, Stage

ENDED: Final = "section.bubble a[href^='/rules/']"
CARD: Final = "main .map section button"
MOST: Final = 60  # notes: a lesson that has more is reported as a fault


def guided(stage: Stage, game: str) -> None:
    """The guide shows each move; a picture of every note."""
    stage.go(f"/learn/{game}", "section.bubble")
    for note in range(1, MOST):
        _read_card(stage)
        stage.shoot(f"{note:02}")
        if stage.page.locator(ENDED).count():
            return
        _go_on(stage)
    raise AssertionError(f"the lesson has not ended after {MOST} notes")


def _read_card(stage: Stage) -> None:
    """A release card lies open until somebody puts it away; the guide waits for that."""
    stage.see(f"section.bubble:not(.waits), {CARD}")
    if stage.page.locator(CARD).count():
        stage.shoot("card")
        stage.tap(CARD)
    stage.see("section.bubble:not(.waits)")


def _go_on(stage: Stage) -> None:
    """To the next note, which may come some moves later."""
    before = stage.page.locator("section.bubble header span").inner_text()
    stage.page.locator("section.bubble footer .on").click()
    stage.page.wait_for_function(
        "before => { const at = document.querySelector('section.bubble header span');"
        " return at && at.textContent !== before"
        " || document.querySelector('main .map section button') }",
        arg=before,
    )


SCENES: Final = (
    Scene("learn-1-list", partial(shown, path="/learn")),
    *[Scene(f"learn-2-{game}", partial(guided, game=game)) for game in GAMES],
)
