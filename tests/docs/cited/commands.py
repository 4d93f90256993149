"""The commands that pages cite: scripts, `kartki`, and modules that Python runs."""

import re
import shlex
from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup

from kartki.cli.app import app
from tests.docs.cited.files import everything
from tests.docs.cited.names import importable, text_of
from tests.docs.cited.pages import CLONE, Block, Cited

COMMAND = re.compile(r"^(?:\.venv/bin/(?:python )?)?(scripts/[\w.]+|kartki|-m [\w.]+)(?= |$)")
NAMED = re.compile(r"scripts[./](\w+(?:[./]\w+)*)")
FLAG = re.compile(r"--[a-z][a-z-]*")


@cache
def the_command() -> Any:
    """The command as Typer built it; its own classes are no part of Typer's public names."""
    return typer.main.get_command(app)


def flags_of(command: Any) -> set[str]:
    found = {"--help", "-h"}
    for parameter in command.params:
        found.update([*parameter.opts, *parameter.secondary_opts])
    return found


@cache
def all_flags() -> frozenset[str]:
    """Every flag of `kartki` and its commands."""
    return frozenset(below(the_command()))


def below(command: Any) -> set[str]:
    found = flags_of(command)
    if isinstance(command, TyperGroup):
        for inner in command.commands.values():
            found |= below(inner)
    return found


def missing_command(line: str) -> str | None:
    """What is wrong with a line that runs something of ours."""
    found = COMMAND.match(line)
    if found is None:
        return None
    if found[1].startswith("-m "):
        module = found[1].removeprefix("-m ")
        return None if importable(module) else f"there is no module {module}"
    words = split(line[found.end() :])
    return kartki_fault(words) if found[1] == "kartki" else script_fault(found[1], words)


def split(line: str) -> list[str]:
    line = line.split(" > ")[0].split(" | ")[0]
    try:
        return shlex.split(line, comments=True)
    except ValueError:  # an apostrophe in prose
        return line.split()


def kartki_fault(words: list[str]) -> str | None:
    command = the_command()
    flags = flags_of(command)
    for word in words:
        if word.startswith("--"):
            if word.split("=")[0] not in flags:
                return f"{command.name or 'kartki'} has no {word.split('=')[0]}"
        elif isinstance(command, TyperGroup):
            if word not in command.commands:
                return f"kartki has no command {word}" if word.islower() else None
            command = command.commands[word]
            flags |= flags_of(command)
    return None


def script_fault(script: str, words: list[str]) -> str | None:
    if script not in everything():
        return f"there is no {script}"
    known = flags_in(script)
    for word in words:
        if FLAG.match(word) and word.split("=")[0] not in known:
            return f"{script} has no {word.split('=')[0]}"
    return None


@cache
def flags_in(script: str) -> frozenset[str]:
    """The flags that stand in a script and in the files of scripts/ that it names."""
    texts = [text_of(path) for path in files_of(script)]
    found = {flag for text in texts for flag in FLAG.findall(text)}
    return frozenset(found | all_flags() if "bin/kartki" in texts[0] else found)


def files_of(script: str) -> list[str]:
    found, new = [script], [script]
    while new:
        for named in NAMED.findall(text_of(new.pop())):
            path = f"scripts/{named.replace('.', '/').removesuffix('/py')}.py"
            if path in everything() and path not in found:
                found.append(path)
                new.append(path)
    return found


def missing_flag(cited: Cited) -> str | None:
    """A flag that stands alone belongs to some command of ours."""
    found = FLAG.match(cited.text)
    if found is None or found[0] in all_flags():
        return None
    scripts = [path for path in everything() if path.startswith("scripts/")]
    texts = [text_of(path) for path in scripts if (CLONE / path).is_file()]
    return None if any(found[0] in text for text in texts) else f"no command has {found[0]}"


def missing_in_shell(block: Block) -> list[tuple[int, str, str]]:
    """The commands of a block, one a line."""
    faults = []
    for number, line in enumerate(block.text.splitlines()):
        fault = missing_command(line.strip())
        if fault:
            faults.append((block.line + number, line.strip(), fault))
    return faults
