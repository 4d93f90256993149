"""The names that pages cite: of Python, of TypeScript, of messages, of rules."""

import ast
import builtins
import importlib
import re
from functools import cache

from tests.docs.cited.files import everything, find, is_path
from tests.docs.cited.pages import CLONE, Block, Cited

CODE = (".py", ".ts", ".svelte", ".ftl", ".toml", ".json", ".sh", ".css", ".html", ".js")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
CALLED = re.compile(rf"({NAME.pattern})(?:\(.*\))?")
MESSAGE = re.compile(r"(?:event|refusal|prompt|outcome|option|flaw|bot|help|list)-[\w-]*\w")
IMPORT = re.compile(r"^from (kartki[\w.]*) import ([\w, ]+?)(?= as |$)", re.MULTILINE)
RULE = re.compile(r"\b(?:RAT|KOL|REG|HSE)-[A-Z]{3}-\d+\b")
SETTING = re.compile(r"(KARTKI_[A-Z_]+)(?:=.*)?")
# `NAME` of `FILE`; `NAME`, `NAME` and `NAME` in `FILE`; `NAME` (`FILE`)
PLACED = re.compile(r"\s*(?:(?:,|and|or|, and)\s+`[^`]+`\s*)*(of|in|\()\s*`([^`]+)`")


@cache
def text_of(path: str) -> str:
    return (CLONE / path).read_text("utf-8")


@cache
def code_files() -> list[str]:
    found = [path for path in everything() if (CLONE / path).is_file()]
    scripts = [path for path in found if re.fullmatch(r"(?:scripts/\w+|\.ci/run)", path)]
    return scripts + [path for path in found if path.endswith(CODE)]


@cache
def words() -> frozenset[str]:
    """Every word that stands in the code, the words, the boxes or the settings."""
    found: set[str] = set()
    for path in code_files():
        if not path.startswith("tests/docs/"):  # or this test would find what it looks for
            found.update(re.findall(r"\w+", text_of(path)))
    return frozenset(found)


@cache
def defined_in(path: str) -> frozenset[str]:
    """What a Python file defines: functions, classes, arguments, variables and attributes."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return frozenset(found)


@cache
def attributes() -> dict[str, frozenset[str]]:
    """What each class of the sources defines, by the name of the class."""
    found: dict[str, set[str]] = {}
    for path in code_files():
        if path.startswith("src/") and path.endswith(".py"):
            for node in ast.walk(ast.parse(text_of(path))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, set()).update(re.findall(r"\w+", ast.unparse(node)))
    return {name: frozenset(own) for name, own in found.items()}


def has(path: str, name: str) -> bool:
    """Does this file define the name? A file that is not Python has to hold it."""
    if path.endswith(".py") and NAME.fullmatch(name):
        return name.split(".")[-1] in defined_in(path)
    if path.startswith("scripts/") and text_of(path).startswith("#!/usr/bin/env python3"):
        return name in defined_in(path) if NAME.fullmatch(name) else name in text_of(path)
    return name in text_of(path)


def missing_name(cited: Cited) -> str | None:
    placed = PLACED.match(cited.after)
    called = CALLED.fullmatch(cited.text)
    name = called[1] if called else cited.text
    if placed and is_path(placed[2]) and not is_path(cited.text):
        return missing_in_file(name, placed[2], defined=placed[1] != "in")
    if RULE.fullmatch(cited.text):
        return None  # looked at in the whole text
    setting = SETTING.fullmatch(cited.text)
    if setting:
        return missing_setting(setting[1])
    if MESSAGE.fullmatch(cited.text):
        return missing_message(cited.text)
    return missing_dotted(name) if called and not is_path(cited.text) else None


def missing_in_file(name: str, path: str, defined: bool) -> str | None:
    """`NAME` of `FILE` is defined there; `NAME` in `FILE` stands there."""
    files = [file for file in find(path) if (CLONE / file).is_file()]
    if not files or "<" in name:
        return None
    if defined:
        return None if any(has(file, name) for file in files) else f"{path} does not define it"
    return None if any(name in text_of(file) for file in files) else f"it does not stand in {path}"


def missing_setting(name: str) -> str | None:
    """KARTKI_BUILD stands in the code; KARTKI_PORT is the field `port` of the settings."""
    field = name.removeprefix("KARTKI_").lower()
    if name in words() or field in attributes().get("Settings", ()):
        return None
    return f"there is no setting {field}"


def missing_message(name: str) -> str | None:
    if any(re.search(rf"^{name} =", text_of(f), re.M) for f in code_files() if f.endswith(".ftl")):
        return None
    return "no .ftl file has such a message"


def missing_dotted(name: str) -> str | None:
    """`kartki.x.Y` is imported, `Class.member` looked up, and of others every word must exist."""
    first, *rest = name.split(".")
    if first == "kartki" and rest:
        return None if importable(name) else "it cannot be imported"
    if first in attributes() and rest:
        return None if rest[0] in attributes()[first] else f"{first} has no {rest[0]}"
    return next((fault for part in name.split(".") if (fault := missing_word(part))), None)


def missing_word(word: str) -> str | None:
    of_python = hasattr(builtins, word) or re.fullmatch("__[a-z]+__", word)
    known = word in words() or of_python
    return None if known else f"nothing in the clone is called {word}"


def importable(name: str) -> bool:
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def missing_imports(block: Block) -> list[tuple[int, str, str]]:
    """What an example imports from us."""
    faults = []
    for found in IMPORT.finditer(block.text):
        line = block.line + block.text.count("\n", 0, found.start())
        for name in re.split(r",\s*", found[2]):
            if not importable(f"{found[1]}.{name}"):
                faults.append((line, f"{found[1]}.{name}", "it cannot be imported"))
    return faults


@cache
def rules() -> frozenset[str]:
    books = [path for path in everything() if path.startswith("src/kartki/words/en/rules/")]
    return frozenset(rule for book in books for rule in RULE.findall(text_of(book)))


def missing_rules(text: str) -> list[tuple[int, str, str]]:
    return [
        (text.count("\n", 0, found.start()) + 1, found[0], "no rulebook has such a rule")
        for found in RULE.finditer(text)
        if found[0] not in rules()
    ]
