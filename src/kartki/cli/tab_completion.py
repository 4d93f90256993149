"""Completion with the Tab key, where the terminal has line editing."""

import sys
from collections.abc import Callable
from types import ModuleType

from kartki.cli.paint import at_terminal


def offer(words: Callable[[], list[str]]) -> None:
    """From now on Tab completes the word that is being typed to one of these."""
    readline = _readline()
    if readline is None:
        return
    readline.set_completer(completer(words))
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def completer(words: Callable[[], list[str]]) -> Callable[[str, int], str | None]:
    """For readline: the n-th word that begins as typed, or None."""

    def complete(begun: str, nth: int) -> str | None:
        wanted = begun.casefold()
        fitting = sorted({word for word in words() if word.casefold().startswith(wanted)})
        return f"{fitting[nth]} " if nth < len(fitting) else None

    return complete


def _readline() -> ModuleType | None:
    """The readline module; None where the system lacks it or the input is no terminal."""
    if not at_terminal(sys.stdin) or not at_terminal(sys.stdout):
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline
