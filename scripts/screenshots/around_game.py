"""Pages around a game: lobby, drawer, shared screen, after the game, replays."""

from functools import partial
from typing import Final

from scripts.screenshots.pages import GAMES
from scripts.screenshots.stage import Scene, Stage

TABS: Final = ("log", "chat", "people", "settings")
ASKED: Final = {"kolejka": "jumping", "ration_board": "call", "reglamentacja": "trading"}
NAMES: Final = ("Ania", "Bartek")
FOLDED: Final = "section[aria-labelledby=after-sentence] header button[aria-expanded=false]"
SCRUB: Final = """(range, at) => {
  range.value = at;
  range.dispatchEvent(new Event("input", { bubbles: true }));
  range.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def host(stage: Stage, game: str) -> None:
    stage.go(f"/new/{game}", "form button.page-main")
    stage.page.locator("form input.page-field").first.fill(NAMES[0])
    stage.tap("form button.page-main")
    stage.see(".start .page-main")
    stage.page.wait_for_load_state("networkidle")
    stage.shoot(whole=True)


def guest(stage: Stage, game: str) -> None:
    stage.go(f"/t/{stage.tables.for_everybody(game, 3).code}", "#sit-name")
    stage.shoot(whole=True)


def spectator(stage: Stage) -> None:
    stage.go(f"/w/{stage.tables.for_everybody('kolejka', 3).watch}", "main h1")
    stage.shoot()


def drawer(stage: Stage, game: str) -> None:
    stage.sit(stage.tables.asked(game, ASKED[game], 5))
    stage.tap("main .menu")
    for number, tab in enumerate(TABS, 1):
        stage.tap(f"#drawer-{tab}")
        stage.see("#drawer-panel > *")
        stage.shoot(f"{number}-{tab}")


def pass_on(stage: Stage) -> None:
    stage.go("/new/kolejka", "form button.page-main")
    stage.tap("label:has(input[value=here])")
    stage.see("fieldset ol input")
    for field, name in zip(stage.page.locator("fieldset ol input").all(), NAMES, strict=False):
        field.fill(name)
    stage.tap("form button.page-main")
    stage.see("main .slip")
    stage.shoot()


def after(stage: Stage, game: str) -> None:
    stage.go(f"/t/{stage.tables.finished(game).code}", "#after-sentence")
    stage.page.wait_for_load_state("networkidle")
    if stage.page.locator(FOLDED).count():  # the board itself tells how it ended
        stage.shoot("1-told")
        stage.tap(FOLDED)
    stage.see("section .sheet")
    stage.shoot()


def replay(stage: Stage, game: str) -> None:
    """The middle of a replay, then its beginning with everything shown, and the log."""
    go_to_frame(stage, game, len(stage.tables.frames_of(game)["frames"]) // 2)
    stage.shoot("1-middle")
    stage.tap("footer .log")
    stage.see("section[aria-label] ol")
    stage.shoot("2-log")


def go_to_frame(stage: Stage, record: str, to: int) -> None:
    """The replay at this frame; the last step is a single one, so that it is animated."""
    table = stage.tables.finished(record)
    stage.go(f"/replay/{table.code}", f"main.{table.game}")
    stage.page.locator("footer input[type=range]").evaluate(SCRUB, to - 1)
    stage.page.wait_for_timeout(200)
    stage.page.locator("footer .buttons button").nth(3).click()


SCENES: Final = (
    *[Scene(f"table-1-host-{game}", partial(host, game=game)) for game in GAMES],
    *[Scene(f"table-2-guest-{game}", partial(guest, game=game)) for game in GAMES],
    Scene("table-3-spectator", spectator),
    *[Scene(f"table-4-drawer-{game}", partial(drawer, game=game)) for game in GAMES],
    Scene("table-5-pass_on", pass_on),
    *[Scene(f"table-6-after-{game}", partial(after, game=game)) for game in GAMES],
    *[Scene(f"table-7-replay-{game}", partial(replay, game=game)) for game in GAMES],
)
