"""The server's log: one line per event, never a secret.

Keys, the dealer's secrets and what people say stay out; tables are named by their code.
"""

import contextlib
import json
import logging
import sys
import time
from typing import Final, TextIO, final

from kartki.server.ops.seldom import Seldom

LEVELS: Final = ("debug", "info", "warning", "error")
# Messages of uvicorn about invalid requests: any client could fill the log with them.
NOISY_MESSAGES: Final = ("Invalid ", "Unsupported upgrade ")
# asyncio's own loop says this thousands of times a second while there are no files left.
REPEATED_MESSAGES: Final = ("socket.accept() out of system resource",)


@final
class Log:
    def __init__(self, level: str = "info", form: str = "text", out: TextIO | None = None) -> None:
        self._least: Final = LEVELS.index(level)
        self._json: Final = form == "json"
        self._out: Final = out if out is not None else sys.stderr

    def debug(self, event: str, **facts: object) -> None:
        self._write(0, event, facts)

    def info(self, event: str, **facts: object) -> None:
        self._write(1, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self._write(2, event, facts)

    def error(self, event: str, **facts: object) -> None:
        self._write(3, event, facts)

    def forward_from(self, name: str) -> None:
        """Also log the messages of a library, one line per event, with tracebacks."""
        library = logging.getLogger(name)
        library.addHandler(_LogForwarder(self))
        library.propagate = False

    def _write(self, level: int, event: str, facts: dict[str, object]) -> None:
        if level < self._least:
            return
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime()) + "Z"
        line = {"at": at, "level": LEVELS[level], "event": event, **facts}
        text = json.dumps(line, default=str, ensure_ascii=False) if self._json else _plain(line)
        with contextlib.suppress(OSError):  # a full disk for the log must not stop the games
            self._out.write(text + "\n")
            self._out.flush()


class _LogForwarder(logging.Handler):
    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log
        self._seldom = Seldom()

    def emit(self, record: logging.LogRecord) -> None:
        trace = self.formatter or logging.Formatter()
        facts: dict[str, object] = {"says": record.getMessage()}
        if record.getMessage().startswith(NOISY_MESSAGES):
            self._log.debug(record.name, **facts)
            return
        if record.getMessage().startswith(REPEATED_MESSAGES) and not self._seldom.now():
            return
        if record.exc_info and record.exc_info[0] is not None:
            facts["trace"] = trace.formatException(record.exc_info)
        tell = self._log.error if record.levelno >= logging.ERROR else self._log.warning
        tell(record.name, **facts)


def _plain(line: dict[str, object]) -> str:
    """`2026-01-31T12:00:00Z info start port=8343`; what a stranger sent can break no line."""
    at, level, event, *rest = line.items()
    facts = [f"{name}={_quoted(value)}" for name, value in rest]
    return " ".join([str(at[1]), str(level[1]), str(event[1]), *facts])


def _quoted(value: object) -> str:
    text = str(value)
    plain = text.isprintable() and text and " " not in text and '"' not in text
    return text if plain else json.dumps(text, ensure_ascii=False)
