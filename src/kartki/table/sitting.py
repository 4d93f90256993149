"""Who sits where: people by name, bots by kind."""

from typing import Final, final

LONGEST_NAME: Final = 20
_NOT_IN_NAMES: Final = set('="[];_!@')  # they mean something in a record


@final
class Sitter:
    """A player at the table; `bot` is the kind of bot, or nothing for a person."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name: Final = name
        self.bot: Final = bot


def is_name(text: str) -> bool:
    """Names must fit into a record and onto a screen: nothing invisible, no quotes or brackets."""
    fits = 0 < len(text) <= LONGEST_NAME and text == text.strip() and text.isprintable()
    return fits and not _NOT_IN_NAMES & set(text)
