"""Who sits where: people by name, bots by kind."""

import re
from typing import Final, final

_NAME: Final = re.compile(r"[^\s=\"\[\];_][^=\"\[\];_\n]{0,19}")


@final
class Sitter:
    """A player at the table; `bot` is the kind of bot, or nothing for a person."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name: Final = name
        self.bot: Final = bot


def is_name(text: str) -> bool:
    """Names must fit into a record: up to 20 characters, no quotes, brackets, = ; or _."""
    return bool(_NAME.fullmatch(text))
