"""What people follow a game by: scenes on the stage, and what each chooses for their own screen."""

from functools import partial
from typing import Final

from scripts.screenshots.around_game import ASKED
from scripts.screenshots.games import shown
from scripts.screenshots.pages import GAMES
from scripts.screenshots.people import beside, seen_by
from scripts.screenshots.stage import Scene, Stage
from tests.server.asking import playing

# What happens, and a record in which it does; on the stage it is stopped in the middle.
STAGED: Final = (
    ("kolejka-1-delivery", "kolejka", "delivery_came"),
    ("kolejka-2-card", "kolejka", "card_played"),
    ("kolejka-3-bought", "kolejka", "bought"),
    ("kolejka-4-to_market", "kolejka", "speculator_bought"),
    ("kolejka-5-last_day", "kolejka_long", "sold_out"),
    ("kolejka-6-saturday", "kolejka_long", "saturday_came"),
    ("reglamentacja-1-raid", "reglamentacja", "speculator_took"),
    ("reglamentacja-2-bought", "reglamentacja", "bought"),
    ("reglamentacja-3-final_turn", "reglamentacja", "final_turn_began"),
)
AWAY: Final = {"gone_seconds": 120, "bot_delay": 60_000}


def play_now(stage: Stage, game: str) -> None:
    """The one question before a game against bots."""
    stage.go("/", f"#cover-{game}")
    stage.tap(f"article:has(#cover-{game}) button.page-main")
    stage.see("dialog[open] form")
    stage.shoot()


def since(stage: Stage, game: str) -> None:
    """Everything that happened since my last move, unfolded."""
    stage.sit(stage.tables.asked(game, ASKED[game], 5))
    stage.tap("main .since .more")
    stage.see("main .since .more[aria-expanded=true]")
    stage.shoot()


def controls(stage: Stage, game: str) -> None:
    """How fast things are shown, and the keys; on a phone behind one button."""
    stage.sit(stage.tables.asked(game, ASKED[game], 5))
    if stage.page.locator(".tools .fold .more").locator("visible=true").count():
        stage.tap(".tools .fold .more")
        stage.shoot("1-tools")
    stage.tap(".pace .opener")
    stage.see(".pace .panel")
    stage.shoot("2-pace")
    stage.page.keyboard.press("Escape")
    stage.page.keyboard.press("?")
    stage.see("dialog[open][aria-labelledby=keys-title]")
    stage.shoot("3-keys")


def away(stage: Stage, game: str) -> None:
    """Somebody has gone, and in two minutes a bot stands in."""
    with beside() as others:
        host, gone, *_ = others.run(
            playing(stage.tables.server, 3, game=game, pace="live", manners=AWAY)
        )
        others.run(gone.close())
        seen_by(stage, game, host)
        stage.see("main .away")
        stage.shoot()


SCENES: Final = (
    *[shown(f"moment-{name}", record, code) for name, record, code in STAGED],
    Scene("moment-play_now-kolejka", partial(play_now, game="kolejka")),
    Scene("moment-play_now-reglamentacja", partial(play_now, game="reglamentacja")),
    *[Scene(f"moment-since-{game}", partial(since, game=game)) for game in GAMES],
    *[Scene(f"moment-controls-{game}", partial(controls, game=game)) for game in GAMES],
    *[Scene(f"moment-away-{game}", partial(away, game=game)) for game in GAMES],
)
