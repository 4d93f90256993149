"""The `Speech` for one table: its language, the players' names, and who is addressed as "you"."""

from typing import Final

from kartki.core.play import Seat
from kartki.core.record import Record
from kartki.editions import shelf
from kartki.table.table import Table
from kartki.words.speech import Speech

YOU: Final = "you"  # the name of the one at the keyboard


def speech_for_table(table: Table, language: str) -> Speech:
    """The words for this table: its names, its reader, and what its box says itself."""
    names = {seat: occupant.name for seat, occupant in enumerate(table.occupants)}
    speech = Speech(language, table.game.name, _you(names, language))
    people = [seat for seat, occupant in enumerate(table.occupants) if not occupant.bot]
    yours = [seat for seat in people if table.occupants[seat].name == YOU]
    speech.reader = yours[0] if yours else None
    speech.adopt(_own_words(table.game.name, table.edition, language))
    return speech


def speech_for_record(record: Record, language: str) -> Speech:
    """The words for a record that nobody plays any more."""
    names = dict(enumerate(record.seats().values()))
    speech = Speech(language, record.tag("Game"), _you(names, language))
    speech.reader = next((seat for seat, name in names.items() if name == YOU), None)
    speech.adopt(_own_words(record.tag("Game"), record.tag("Edition"), language))
    return speech


def _you(names: dict[Seat, str], language: str) -> dict[Seat, str]:
    """Translate the name of the person at the keyboard (YOU) into the reader's language."""
    you = Speech(language).say("play-you")
    return {seat: you if name == YOU else name for seat, name in names.items()}


def _own_words(game: str, edition: str, language: str) -> dict[str, str]:
    """Texts of the cards of a user's own edition; in English where the language is missing."""
    own: dict[str, str] = {}
    for card in shelf.get(game, edition).data.get("cards", []):
        text = card.get("text", {})
        if text:
            own[f"card-{card['id']}"] = (
                text.get(language) or text.get("en") or next(iter(text.values()))
            )
    return own
