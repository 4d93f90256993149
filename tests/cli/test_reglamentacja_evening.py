"""Reglamentacja at the keyboard: a whole game, typed bargains, and what the evening refuses."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kartki.cli.tab_completion import completer
from kartki.core import record as records
from kartki.core.record import Record
from kartki.words.languages import LANGUAGES
from tests.cli.shop_screen import asked
from tests.cli.terminal import Session
from tests.games.reglamentacja.shop import shop

PROMPT = re.compile("^(You|Ty|Tu) > ")  # a pipe does not show the Enter that is typed behind it


def evening(session: Session, typed: str, *arguments: str) -> str:
    done = session.run("play", "reglamentacja", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines_of(session: Session) -> list[str]:
    (path,) = session.games()
    found = records.read(path.read_text("utf-8"))
    assert isinstance(found, Record)
    return [line.text for line in found.lines]


# how a game can end is up to the cards: somebody else wins, you win, or several share it
OVER = {
    "en": re.compile(r" wins: |You win: |The guests are delighted"),
    "pl": re.compile(r"Wygrywa |Wygrywasz: |Remis, a goście"),
    "it": re.compile(r"Vince |Vinci tu: |Pareggio, e ospiti"),
}


@pytest.mark.parametrize("language", OVER)
def test_a_whole_game_against_bots(language: str, session: Session) -> None:
    """Always the first choice; the record of it can be verified and replayed."""
    told = evening(session, "1\n" * 400, "--players", "3", "--lang", language)
    rows = [PROMPT.sub("", row) for row in told.splitlines() if ".game" not in row]
    assert max(cell_len(row) for row in rows) <= 80
    assert OVER[language].search(told)
    (path,) = session.games()
    assert session.run("verify", str(path)).returncode == 0
    replayed = session.run("replay", str(path), "--lang", language)
    assert replayed.returncode == 0
    assert "Reglamentacja · " in replayed.stdout


def test_words_are_played_at_one_keyboard(session: Session) -> None:
    """Three people; whoever begins spins, asks for butter, and the next one keeps quiet."""
    told = evening(
        session, "\nspin\ncall butter\n\nquiet\n\nquiet\n\nq\n", "--seats", "ania,bartek,cyryl"
    )
    acts = [line for line in lines_of(session) if re.match("[abc] ", line)]
    assert [line[2:] for line in acts] == ["spins", "calls who has butter", "is quiet", "is quiet"]
    assert told.count("“Who has butter?”") >= 3  # told at once, and on every screen since


def test_the_words_of_the_game_stand_in_the_help(session: Session) -> None:
    told = evening(session, "\nhelp\nrules REG-SPC-2\nq\n", "--seats", "ania,bartek,cyryl")
    assert "offer chocolate for any 3" in told
    assert "REG-SPC-2 " in told


def test_a_slip_costs_nothing(session: Session) -> None:
    told = evening(session, "\nspin\noffer gold for x\nq\n", "--seats", "ania,bartek,cyryl")
    assert "I do not know the stamp “gold”." in told
    assert not [line for line in lines_of(session) if "offers" in line]


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "a table with a clock"), ("pl", "stołu z zegarem"), ("it", "un tavolo con l’orologio")],
)
def test_no_clock_ticks_at_a_keyboard(language: str, told: str, session: Session) -> None:
    refused = session.refused("play", "reglamentacja", "-o", "pace=live", "--lang", language)
    assert told in refused


def test_the_usual_bot_is_the_trader_where_there_is_one(session: Session) -> None:
    known = session.run("bots", "reglamentacja").stdout
    told = evening(session, "", "--players", "3")
    kind = "trader" if re.search("^trader", known, re.MULTILINE) else "random"
    assert f"B Wanda ({kind})" in told


def test_draws_of_a_hand_are_told_in_one_sentence(session: Session) -> None:
    told = evening(session, "", "--players", "3")
    assert "Wanda draws 5 stamps." in told
    assert re.search(r"^  You draw .+ and .+\.$", told, re.MULTILINE)
    assert told.count("New in the shop: ") == 1


@pytest.mark.parametrize(
    ("flaw", "told"),
    [
        ('cost = ["sugar", "sugar"]', "a card costs three stamps of these kinds"),
        ('cost = ["gold", "sugar", "sugar"]', "a card costs three stamps of these kinds"),
    ],
)
def test_a_flawed_box_is_told(flaw: str, told: str, session: Session, tmp_path: Path) -> None:
    text = session.run("editions", "show", "reglamentacja", "rebuilt-1983").stdout
    text = text.replace('name = "rebuilt-1983"', 'name = "mine"')
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('cost = ["flour", "flour", "flour"]', flaw, 1), "utf-8")
    assert told in session.refused("editions", "check", str(path))


# the Tab key


@pytest.mark.parametrize(
    ("language", "begun", "wanted"),
    [
        ("en", "choc", "chocolate "), ("en", "wi", "withdraw "), ("en", "bar", "Bartek "),
        ("pl", "daj", "daję "), ("pl", "czek", "czekoladowy "), ("it", "zuc", "zucchero "),
    ],
)  # fmt: skip
def test_a_word_is_completed(language: str, begun: str, wanted: str) -> None:
    complete = completer(asked(shop().state, 0, language).words)
    assert complete(begun, 0) == wanted
    assert complete(begun, 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_completed_at_the_counter_only(language: str) -> None:
    row = "buffet,cheesecake,brownie,meat_balls,great_laundry,tea_sugar"
    for phase, there in (("shopping", True), ("trading", False)):
        complete = completer(asked(shop(phase=phase, row=row).state, 0, language).words)
        assert bool(complete("buf", 0)) == there
