"""Every path, command, name, rule and link that the pages cite exists.

A page that cites what has moved or gone is mended in the same change. What a page invents as an
example stands in INVENTED, and is taken out when the page no longer says it.
"""

import pytest

from tests.docs.cited.commands import missing_command, missing_flag, missing_in_shell
from tests.docs.cited.files import missing_in_tree, missing_path, missing_target
from tests.docs.cited.names import missing_imports, missing_name, missing_rules
from tests.docs.cited.pages import Cited, Page, history, pages

Fault = tuple[int, str, str]
# what the client calls it in localStorage; tests/docs/test_privacy_page.py holds it to that
BROWSER_KEEPS = (
    "tables",
    "classes",
    "answered",
    "name",
    "muted",
    "language",
    "sound",
    "motion",
    "pace",
    "play_now",
    "played",
    "first_tables",
    "reactions",
    "notify",
    "top_strip",
)
PAGES = {page.name: page for page in pages()}
INVENTED: dict[str, set[str]] = {
    "CONTRIBUTING.md": {
        "RAT-RED-6",  # the rule that the guide adds
        "refusal-call-some_reason",
        "tests/untested_rules.toml",  # made when it is first needed
    },
    "docs/api.md": {"Allow"},  # a header of HTTP
    "docs/bots.md": {"eager.py", "collector.py", "with_eager.py"},  # files that the reader writes
    "docs/decisions/dependencies.md": {"uv.lock"},  # which we do not keep
    "docs/privacy.md": {
        "faults/",  # of the data folder, like the next one
        "kartki.db",
        *(f"kartki.{name}" for name in BROWSER_KEEPS),
    },
    "docs/record.md": {"short.game"},
    "docs/serving.md": {
        "faults/",  # of the data folder, like the next three
        "kartki.db",
        "kartki.lock",
        "kartki.sock",
        "kartki.toml",
        "proxy_read_timeout",  # of nginx
    },
}


def faults(page: Page) -> list[str]:
    """What the page cites and is not there, each with its line and what is wrong."""
    found = [*span_faults(page), *block_faults(page), *link_faults(page), *missing_rules(page.text)]
    invented = INVENTED.get(page.name, set())
    return [
        f"{page.name}:{line}: `{text}`: {what}"
        for line, text, what in sorted(set(found))
        if text not in invented
    ]


def span_faults(page: Page) -> list[Fault]:
    return [(cited.line, cited.text, fault) for cited in page.spans() if (fault := wrong(cited))]


def wrong(cited: Cited) -> str | None:
    return (
        missing_command(cited.text)
        or missing_path(cited)
        or missing_flag(cited)
        or missing_name(cited)
    )


def block_faults(page: Page) -> list[Fault]:
    found = []
    for block in page.blocks():
        if block.language in ("", "sh"):
            found += missing_in_shell(block)
        if block.language == "python":
            found += missing_imports(block)
        if block.language == "" and page.name == "ARCHITECTURE.md":
            found += missing_in_tree(block)
    return found


def link_faults(page: Page) -> list[Fault]:
    others = {**PAGES, page.name: page}
    return [
        (link.line, link.text, fault)
        for link in page.links()
        if (fault := missing_target(page, link, others))
    ]


@pytest.mark.parametrize("name", PAGES)
def test_what_the_page_cites_exists(name: str) -> None:
    found = faults(PAGES[name])
    assert not found, "\n" + "\n".join(found)


def test_the_links_of_the_changelog_lead_somewhere() -> None:
    assert not link_faults(history())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("See `cli/playing_cards.py`.", "no such file or folder"),
        ("See `games/<game>/boxes/*.toml`.", "no such file or folder"),
        ("See `words/{en,xx}/rules/`.", "no such file or folder"),
        ("Run `scripts/dance`.", "there is no scripts/dance"),
        ("Run `scripts/bench --compere REV`.", "scripts/bench has no --compere"),
        ("Run `kartki serve --prot 1`.", "serve has no --prot"),
        ("Run `kartki editions mend FILE`.", "no command mend"),
        ("Run `.venv/bin/python -m tests.contract.make_prance`.", "there is no module"),
        ("With `--compere REV` it", "no command has --compere"),
        ("```sh\nscripts/test --quickly\n```", "scripts/test has no --quickly"),
        ("The `best_bot` of `cli/playing.py`", "cli/playing.py does not define it"),
        ("`RoadView`, `view` and `imagine` of `view.py`", "`RoadView`: view.py does not define it"),
        ('`metavar="en|pl|it"` in `cli/app.py`', "it does not stand in cli/app.py"),
        ("`HouseRule` (`state.py`)", "state.py does not define it"),
        ("`Game.why_yes` says", "Game has no why_yes"),
        ("`kartki.core.rng.Rgn` is", "it cannot be imported"),
        ("`obey_gladly(command)` is", "nothing in the clone is called obey_gladly"),
        ("`event-danced` is told", "no .ftl file has such a message"),
        ("`KARTKI_PORTAL=1` says", "there is no setting portal"),
        ("KOL-JMP-77 says", "no rulebook has such a rule"),
        ("```python\nfrom kartki.core.play import Gome\n```", "it cannot be imported"),
        ("[here](docs/nowhere.md)", "this link leads nowhere"),
        ("[here](docs/bots.md#a-bot-in-ten-lines)", "no heading for this anchor"),
        ("[here](#nothing)\n# Something", "no heading for this anchor"),
    ],
)
def test_a_false_name_is_seen(text: str, told: str) -> None:
    (fault,) = faults(Page("README.md", text))
    assert told in fault


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "  core/   plays.py   the contract",
            "`plays.py`: there is no such file in src/kartki/core/",
        ),
        (
            "  core/   play.py\n          bot.py",
            "`bot.py`: there is no such file in src/kartki/core/",
        ),
        ("  cores/  play.py", "`src/kartki/cores/`: there is no such folder"),
    ],
)
def test_a_false_name_in_a_tree_is_seen(line: str, told: str) -> None:
    found = faults(Page("ARCHITECTURE.md", f"```\nsrc/kartki/\n{line}\n```\n"))
    assert any(told in fault for fault in found)


def test_true_names_are_left_alone() -> None:
    text = (
        "`RoadView` of `games/ration_board/seen.py`, `Game.why_not`, `kartki.core.rng.Rng`, "
        "`src/kartki/words/{en,pl,it}/rules/<game>.md`, `.venv/bin/kartki editions check FILE`, "
        "`scripts/bench --compare REV --build pure`, `scripts/play --terminal kolejka --lang pl`, "
        "`KARTKI_PORT=9000`, [bots](docs/bots.md#what-a-bot-is-given), KOL-JMP-1, `a calls 8`"
    )
    assert faults(Page("README.md", text)) == []


@pytest.mark.parametrize("name", INVENTED)
def test_what_is_invented_is_still_said(name: str) -> None:
    gone = [text for text in INVENTED[name] if text not in PAGES[name].text]
    assert not gone, f"{name} no longer says {gone}: take it out of INVENTED"
