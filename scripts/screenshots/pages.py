"""The pages outside the games: first page, new table, rules, cards, history, and nowhere."""

from functools import partial
from typing import Final

from kartki.words.speech import Speech
from scripts.screenshots.stage import Scene, Stage

GAMES: Final = ("kolejka", "ration_board", "reglamentacja")


def shown(stage: Stage, path: str, until: str = "main h1", whole: bool = False) -> None:
    stage.go(path, until)
    stage.page.wait_for_load_state("networkidle")
    stage.shoot(whole=whole)


def first_with_tables(stage: Stage) -> None:
    """One running, one over, one open to everybody."""
    running = stage.tables.asked("kolejka", "jumping")
    stage.tables.for_everybody("ration_board", 3)
    stage.remember(running, stage.tables.finished("ration_board"))
    shown(stage, "/", "#finished", whole=True)


def wrong_code(stage: Stage) -> None:
    stage.go("/", "#join input")
    stage.page.locator("#join input").fill("AAAAAA")
    stage.tap("#join button")
    stage.see("#join .page-why").scroll_into_view_if_needed()
    stage.shoot()
    _expect_404(stage)


def new_table(stage: Stage, game: str) -> None:
    shown(stage, f"/new/{game}", "form button.page-main", whole=True)
    stage.tap("summary")
    stage.shoot("details", whole=True)


def new_here(stage: Stage) -> None:
    stage.go("/new/kolejka", "form button.page-main")
    stage.tap("label:has(input[value=here])")
    stage.see("fieldset ol input")
    stage.shoot(whole=True)


def rule_of(stage: Stage) -> None:
    stage.go("/rules/kolejka#KOL-CRD-4", "#KOL-CRD-4")
    stage.shoot()


def sought(stage: Stage) -> None:
    legend = Speech(stage.language, "kolejka").say("screen-legend")  # X speculator …
    stage.go("/rules/kolejka", "input[type=search]")
    stage.page.locator("input[type=search]").fill(legend.split()[1])
    stage.see("mark")
    stage.shoot()


def cards_of(stage: Stage, game: str) -> None:
    stage.go(f"/rules/{game}#cards", "#cards")
    stage.page.wait_for_load_state("networkidle")
    stage.page.evaluate("document.getElementById('cards').scrollIntoView({behavior: 'instant'})")
    stage.shoot()


def nowhere(stage: Stage) -> None:
    shown(stage, "/nowhere/at/all")
    _expect_404(stage)


def _expect_404(stage: Stage) -> None:
    """The page shows a 404 on purpose, so it is not reported as a fault."""
    stage.guest.faults[:] = [fault for fault in stage.guest.faults if "404" not in fault]


SCENES: Final = (
    Scene("page-01-first", partial(shown, path="/", until="article button", whole=True)),
    Scene("page-02-first_with_tables", first_with_tables),
    Scene("page-03-wrong_code", wrong_code),
    *[Scene(f"page-04-new-{game}", partial(new_table, game=game)) for game in GAMES],
    Scene("page-05-new_here", new_here),
    Scene("page-06-shelf", partial(shown, path="/rules", whole=True)),
    *[Scene(f"page-07-rules-{game}", partial(shown, path=f"/rules/{game}")) for game in GAMES],
    Scene("page-07-rules-house", partial(shown, path="/rules/house")),
    Scene("page-08-one_rule", rule_of),
    Scene("page-09-sought", sought),
    *[Scene(f"page-10-cards-{game}", partial(cards_of, game=game)) for game in GAMES],
    *[
        Scene(f"page-11-history-{game}", partial(shown, path=f"/history/{game}", whole=True))
        for game in GAMES
    ],
    *[
        Scene(f"page-12-teach-{game}", partial(shown, path=f"/teach/{game}", whole=True))
        for game in GAMES
    ],
    *[
        Scene(
            f"page-13-handout-{game}",
            partial(shown, path=f"/handout/{game}", until="article h1", whole=True),
        )
        for game in GAMES
    ],
    Scene("page-14-nowhere", nowhere),
)
