"""Every phase of the games, at live tables that continue from the middle of finished games."""

from functools import partial
from typing import Final

from scripts.screenshots.around_game import go_to_frame
from scripts.screenshots.stage import Scene, Stage

CARD: Final = "main .card button[aria-disabled=false][aria-pressed=false]"
TARGET: Final = "main .pawn.legal button, main button.legal"
REFUSED: Final = {
    "kolejka": "main .bubble",
    "ration_board": "main div.bubble",
    "reglamentacja": "main > .bubble",
}


def asked(stage: Stage, record: str, prompt: str, number: int = 0) -> None:
    stage.sit(stage.tables.asked(record, prompt, number))
    stage.page.wait_for_load_state("networkidle")
    stage.shoot()


def card_chosen(stage: Stage) -> None:
    """A card, then the first thing that it can be played on, with what would happen."""
    stage.sit(stage.tables.asked("kolejka", "jumping", 1))
    stage.tap(CARD)
    stage.shoot("1-card")
    stage.tap(TARGET)
    stage.see("main .pawn.chosen")
    stage.shoot("2-preview")


def refused(stage: Stage, record: str, prompt: str, tapped: str) -> None:
    """Something that is not allowed now, and why."""
    stage.sit(stage.tables.asked(record, prompt))
    stage.tap(tapped)
    stage.see(REFUSED[stage.tables.frames_of(record)["game"]])
    stage.shoot()


def bargained(stage: Stage) -> None:
    """A card of the shop at large, and the offer that would get what is missing for it."""
    stage.sit(stage.tables.asked("reglamentacja", "trading", 4))
    stage.tap("main .shop li:nth-child(2) [data-card]")
    stage.see("main .large")
    stage.shoot("1-card")
    stage.tap("main .large .deeds button")
    stage.see("main .composer")
    stage.shoot("2-composed")


def advised(stage: Stage) -> None:
    """What a bot would do, beside the table."""
    stage.sit(stage.tables.asked("reglamentacja", "trading", 4))
    stage.tap("header .hint button")
    stage.see("main .advice .told")
    stage.shoot()


def watched(stage: Stage, record: str, prompt: str) -> None:
    """Another player's turn, as spectators see it."""
    table = stage.tables.asked(record, prompt)
    stage.go(f"/w/{table.watch}", f"main.{table.game}")
    stage.shoot()


def happened(stage: Stage, record: str, code: str) -> None:
    """Just after something happened: a step of the replay."""
    go_to_frame(stage, record, stage.tables.frame_with_event(record, code))
    stage.shoot()


def staged(stage: Stage, record: str, code: str) -> None:
    """While it is shown, slowly; where there is a key for it, with a pause."""
    stage.page.evaluate("localStorage.setItem('kartki.pace', 'slow')")
    go_to_frame(stage, record, stage.tables.frame_with_event(record, code))
    stage.see(f'[data-staged$=":{code}"]')
    stage.page.keyboard.press("p")
    stage.shoot()


def seen(name: str, record: str, prompt: str, number: int = 0) -> Scene:
    return Scene(name, partial(asked, record=record, prompt=prompt, number=number))


def was(name: str, record: str, code: str) -> Scene:
    return Scene(name, partial(happened, record=record, code=code))


def shown(name: str, record: str, code: str) -> Scene:
    return Scene(name, partial(staged, record=record, code=code))


def no(name: str, record: str, prompt: str, tapped: str) -> Scene:
    return Scene(name, partial(refused, record=record, prompt=prompt, tapped=tapped))


KOLEJKA: Final = (
    seen("kolejka-1-queueing", "kolejka", "queue_up", 9),
    was("kolejka-2-delivery", "kolejka", "delivery_came"),
    seen("kolejka-3-jumping", "kolejka", "jumping", 1),
    Scene("kolejka-3-jumping_chosen", card_chosen),
    seen("kolejka-4-opening", "kolejka", "opening"),
    seen("kolejka-5-market", "kolejka_market", "market"),
    seen("kolejka-6-close_of_day", "kolejka", "recall"),
    no("kolejka-7-refused", "kolejka", "recall", "main .card button[aria-disabled=true]"),
    Scene("kolejka-8-watched", partial(watched, record="kolejka", prompt="jumping")),
    was("kolejka-9-end", "kolejka", "completed"),
)
RATION_BOARD: Final = (
    seen("ration_board-1-call", "ration_board", "call", 4),
    seen("ration_board-2-dice", "ration_board", "roll_called", 4),
    shown("ration_board-3-card", "ration_board", "drew"),
    shown("ration_board-4-approved", "ration_board", "approved"),
    seen("ration_board-4-window", "ration_board", "at_the_board", 2),
    seen("ration_board-5-blue_route", "ration_board", "blue_route", 2),
    seen("ration_board-6-sticker", "ration_board", "roll_sticker"),
    no("ration_board-7-refused", "ration_board", "roll_called", "main .pad [aria-disabled=true]"),
    Scene("ration_board-8-watched", partial(watched, record="ration_board_three", prompt="call")),
    was("ration_board-9-end", "ration_board", "won"),
)
REGLAMENTACJA: Final = (
    seen("reglamentacja-1-spinning", "reglamentacja", "spinning", 1),
    seen("reglamentacja-2-trading", "reglamentacja", "trading", 4),
    Scene("reglamentacja-2-trading_card", bargained),
    Scene("reglamentacja-2-trading_advice", advised),
    was("reglamentacja-3-offer", "reglamentacja", "offer_made"),
    seen("reglamentacja-4-discarding", "reglamentacja", "discarding"),
    seen("reglamentacja-5-shopping", "reglamentacja", "shopping"),
    seen("reglamentacja-6-last_shopping", "reglamentacja", "last_shopping"),
    no("reglamentacja-7-refused", "reglamentacja", "spinning", "main .acts .black"),
    Scene("reglamentacja-8-watched", partial(watched, record="reglamentacja", prompt="trading")),
    was("reglamentacja-9-end", "reglamentacja", "scored"),
)
SCENES: Final = KOLEJKA + RATION_BOARD + REGLAMENTACJA
