"""A mistake of the user: reported in one sentence, with exit code 2."""

from pathlib import Path
from typing import Final, NoReturn

from kartki.core.edition import Flaw
from kartki.core.options import BadOption
from kartki.core.play import Fact
from kartki.core.record import Fault
from kartki.words.speech import Speech

BAD_INPUT: Final = 2


class Trouble(Exception):
    """Carries the id of a message and its facts to `main`, which prints it."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message: Final = message
        self.facts: Final = facts
        self.lines: list[str] = []  # complete sentences in the user's language

    def text(self, speech: Speech) -> str:
        said = self.lines or [speech.say(self.message, **self.facts)]
        return "\n".join(said)


def bad_option(bad: BadOption) -> NoReturn:
    message = f"trouble-{bad.code.replace('.', '-')}"
    raise Trouble(message, name=bad.name, value=bad.value, allowed=", ".join(bad.allowed))


def fault_text(speech: Speech, path: Path, fault: Fault) -> str:
    """`file:line:column: what is wrong`, with the rule where one was broken."""
    code = fault.code.replace(".", "-")
    if speech.has(f"fault-{code}"):
        reason = speech.say(f"fault-{code}", found=fault.found)
    else:
        reason = speech.say("fault-refused", found=fault.found, code=fault.code, rule=fault.rule)
    return f"{path}:{fault.line}:{fault.column}: {reason}"


def raise_fault(speech: Speech, path: Path, fault: Fault) -> NoReturn:
    trouble = Trouble(fault.code)
    trouble.lines = [fault_text(speech, path, fault)]
    raise trouble


def flaw_text(speech: Speech, path: Path, flaw: Flaw) -> str:
    message = f"flaw-{flaw.code.removeprefix('edition.')}"
    where = ".".join(str(part) for part in flaw.path if isinstance(part, str))
    reason = speech.say(message, found=flaw.found, allowed=flaw.allowed, where=where)
    return f"{path}:{flaw.line}: {reason}"


def cannot_read(path: Path, error: OSError) -> NoReturn:
    if isinstance(error, FileNotFoundError):
        raise Trouble("trouble-no_file", path=str(path)) from error
    raise Trouble("trouble-cannot_read", path=str(path), why=error.strerror or "") from error


def cannot_write(path: Path, error: OSError) -> NoReturn:
    raise Trouble("trouble-cannot_write", path=str(path), why=error.strerror or "") from error
