"""The three languages say the same things, and everything that the code asks for is there."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kartki import games
from kartki.core import by_time, catalogue
from kartki.core.play import Event
from kartki.words.languages import LANGUAGES

SOURCES = Path(__file__).resolve().parents[2] / "src" / "kartki"
CLIENT = SOURCES.parents[1] / "client" / "src"
WORDS = SOURCES / "words"
FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """Every message and attribute by its name."""
    resource = FluentParser().parse((WORDS / language / file).read_text("utf-8"))
    found: dict[str, ftl.Pattern] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def every_message(language: str = "en") -> set[str]:
    return {name for file in FILES for name in patterns(language, file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert set(patterns(language, file)) == set(patterns("en", file))


# Grammar may need another form of the same fact, or none: "a card for butter", "kartka na masło".
FORMS = re.compile(r"_(me|to|at|from|of|for|one|two|name)$")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_message_uses_the_same_facts(language: str, file: str) -> None:
    english, other = patterns("en", file), patterns(language, file)
    for name in english:
        wanted = {FORMS.sub("", variable) for variable in variables(english[name])}
        assert {FORMS.sub("", variable) for variable in variables(other[name])} == wanted, name


def literals(function: str, under: str = ".") -> set[str]:
    """The first argument of every call of this function in the sources, if it is a plain string."""
    found: set[str] = set()
    for path in (SOURCES / under).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func).split(".")[-1]
                if name == function and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


def codes(function: str, position: int) -> set[str]:
    """The codes with which refusals, faults and flaws are made."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == function:
                argument = node.args[position]
                if isinstance(argument, ast.Constant):
                    found.add(str(argument.value))
    return found


def test_every_sentence_that_the_code_asks_for_is_there() -> None:
    asked = {name for name in literals("say") if re.fullmatch(r"[a-z]+(-[a-z_]+)+|title", name)}
    asked |= literals("Trouble", "cli") - {"flaws"}  # a bot's trouble is for the log
    asked |= {f"help-{name}" for name in literals("h")}
    assert len(asked) > 80
    assert asked - every_message() == set()


def test_every_house_rule_has_words_in_the_terminal_and_on_the_pages() -> None:
    games = [game for name in catalogue.names() if (game := catalogue.find(name)) is not None]
    options = [option for game in games for option in game.options()]
    asked = {
        f"{prefix}-{option.name}" for option in options for prefix in ("option", "lobby-option")
    }
    asked |= {f"lobby-option-{one.name}-{value}" for one in options for value in one.allowed}
    assert len(asked) > 20
    assert asked - every_message() == set()


def test_every_refusal_has_a_sentence() -> None:
    asked = {f"refusal-{code.replace('.', '-')}" for code in codes("Refusal", 0)}
    assert len(asked) > 15
    assert asked - every_message() == set()


def test_every_fault_of_a_record_has_a_sentence() -> None:
    asked = {f"fault-{code.replace('.', '-')}" for code in codes("Fault", 2)}
    assert len(asked) > 20
    assert asked - every_message() == set()


def test_every_flaw_of_an_edition_has_a_sentence() -> None:
    asked = {f"flaw-{code.removeprefix('edition.')}" for code in codes("Flaw", 1)}
    assert len(asked) > 15
    assert asked - every_message() == set()


def test_every_event_has_a_sentence() -> None:
    found = [module.name for module in pkgutil.walk_packages(games.__path__, "kartki.games.")]
    modules = [importlib.import_module(name) for name in found if name.endswith("events")]
    assert {module.__name__.split(".")[2] for module in modules} == set(games.names())
    modules.append(by_time)  # an event that all games have
    told = [x for module in modules for x in vars(module).values() if isinstance(x, type)]
    asked = {f"event-{event.code}" for event in told if issubclass(event, Event) and event.code}
    assert len(asked) > 50
    assert asked - every_message() == set()


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """A sentence that no code names is either dead or misspelt."""
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    families = {
        *literals("Term"),  # words of a game, by kind: a card, a shop
        *("help", "refusal", "event", "outcome", "prompt", "fault", "flaw", "trouble"),
        *("bot", "option", "command", "verbs", "version", "simulate", "verify", "column"),
        *("spaces", "item", "choice", "stamps", "category", "pawn", "place", "call", "slip"),
        "tables",  # phases, columns and outcomes; tests/cli/test_tables.py says them
    }
    lone = {name.partition(".")[0] for name in every_message()}
    named = set(re.findall(r"""["']([a-z]+(?:-[a-z_]+)*)["']""", text))
    unnamed = {name for name in lone - named if name.partition("-")[0] not in families}
    assert unnamed - named_by_the_pages(unnamed) == set()


def named_by_the_pages(messages: set[str]) -> set[str]:
    """In the client's sources: whole, or by the beginning of a name that ends with what is so."""
    pages = [path for kind in ("*.svelte", "*.ts") for path in CLIENT.rglob(kind)]
    text = "\n".join(path.read_text("utf-8") for path in pages)
    whole = set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]""", text))
    begun = tuple(set(re.findall(r"""["'`]([a-z]+-[a-z0-9_-]*)\$?\{""", text)))
    return {name for name in messages if name in whole or (begun and name.startswith(begun))}
