"""The request for a new class: what is refused, and the document that follows from it."""

from typing import Final

import msgspec

from kartki.bots.levels import bot_of_level, levels
from kartki.core import catalogue
from kartki.core.play import Refusal
from kartki.server.classroom.seating import seats_at_a_table
from kartki.server.lobby.editions import Editions
from kartki.server.lobby.table_request import settle
from kartki.server.store.class_doc import (
    FEWEST_PUPILS,
    MOST_PUPILS,
    ClassDoc,
    end_of_next_day,
)
from kartki.server.store.lesson_doc import Chat
from kartki.server.store.timestamps import now_ms

FEWEST_MINUTES: Final = 5
MOST_MINUTES: Final = 240


class ClassRequest(msgspec.Struct, frozen=True):
    teacher: str  # the digest of the key
    language: str
    game: str
    edition: str
    options: dict[str, str]
    level: str  # "": the easiest one
    hints: bool
    memory_aids: bool
    chat: Chat
    minutes: int
    expected: int


def settled(asked: ClassRequest, editions: Editions) -> ClassDoc | Refusal:
    """The document of a new class, or why there is none."""
    game = catalogue.find(asked.game)
    if game is None:
        names = ", ".join(catalogue.names())
        return Refusal("game.unknown", "HSE-HST-2", (("name", asked.game), ("allowed", names)))
    edition = editions.edition(game, asked.edition)
    if isinstance(edition, Refusal):
        return edition
    seats = seats_at_a_table(game.fewest, game.most)
    options = settle(game, "live", asked.options, seats)
    if isinstance(options, Refusal):
        return options
    level = _level(asked)
    refusal = level if isinstance(level, Refusal) else None
    refusal = refusal or refuse_minutes(asked.minutes) or _refuse_size(asked.expected)
    if refusal is not None:
        return refusal
    last = end_of_next_day(now_ms())
    return ClassDoc(
        asked.teacher, asked.language, asked.game, edition, options, "live", str(level),
        asked.hints, asked.memory_aids, asked.chat, asked.minutes, asked.expected, last, last,
    )  # fmt: skip


def _level(asked: ClassRequest) -> str | Refusal:
    known = [level.code for level in levels(asked.game)]
    code = asked.level or known[0]
    if bot_of_level(asked.game, code):
        return code
    return Refusal("bot.level", "HSE-HST-3", (("name", code), ("allowed", ", ".join(known))))


def refuse_minutes(minutes: int) -> Refusal | None:
    if minutes == 0 or FEWEST_MINUTES <= minutes <= MOST_MINUTES:
        return None
    facts = (("fewest", FEWEST_MINUTES), ("most", MOST_MINUTES), ("number", minutes))
    return Refusal("class.minutes", "HSE-CLA-1", facts)


def _refuse_size(expected: int) -> Refusal | None:
    if FEWEST_PUPILS <= expected <= MOST_PUPILS:
        return None
    facts = (("fewest", FEWEST_PUPILS), ("most", MOST_PUPILS), ("number", expected))
    return Refusal("class.size", "HSE-CLA-1", facts)
