"""Kolejka at the keyboard: whose turn, what is covered, what is drawn again, who the bots are."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kartki.cli import paint
from kartki.cli.paint import clear_screen, wrapped
from kartki.words.languages import LANGUAGES
from tests.cli.evening import evening_at
from tests.cli.square_screen import NAMES, picture
from tests.cli.terminal import Session
from tests.games.kolejka.square import square

TITLE = re.compile(r"^Kolejka · ", re.MULTILINE)


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """A keyboard that says these lines and then no more."""
    left = iter(lines)

    def keyboard(prompt: str) -> str:
        text = next(left, None)
        if text is None:
            raise EOFError
        return text

    monkeypatch.setattr("builtins.input", keyboard)


def test_the_picture_is_drawn_again_when_the_queues_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One player calls two pawns home, one after the other."""
    s = square(players=2, phase="close", queues="kiosk=a,a,a,X", piles="a= b=").state
    typing(monkeypatch, "recalls kiosk 1", "recalls kiosk 1")
    evening_at(s, tmp_path, ["you", "Ania"], bots={1: "random"}).play()
    rows = [row for row in capsys.readouterr().out.splitlines() if re.match(r"  kiosk .*│", row)]
    assert [row.partition("│")[2] for row in rows] == ["A A A X", "A A X", "A X"]


def test_the_picture_is_not_drawn_again_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    s = square(players=2, phase="close", queues="kiosk=a,X", piles="a= b=").state
    typing(monkeypatch, "fly", "rules KOL-PCT-1")
    evening_at(s, tmp_path, ["you", "Ania"], bots={1: "random"}).play()
    assert len(TITLE.findall(capsys.readouterr().out)) == 1


# two people at one keyboard


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_over_fits_into_80_columns(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    s = square(players=2, phase="queue_up", day=2, first="b").state
    typing(monkeypatch)
    evening_at(s, tmp_path, [NAMES[0], NAMES[3]], language).play()
    rows = [row for row in capsys.readouterr().out.splitlines() if ".game" not in row]
    assert any(NAMES[3] in row for row in rows)
    assert max(cell_len(row) for row in rows) <= 80


@pytest.mark.parametrize(
    ("language", "yours", "hers"),
    [
        ("en", "Now you: take", "Now Ania: take"),
        ("pl", "Teraz ty: siadaj", "Teraz Ania: siadaj"),
        ("it", "Ora tocca a te: prendi", "Ora Ania: prendi"),
    ],
)
def test_the_hand_over_speaks_to_the_next_player(
    language: str, yours: str, hers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    s = square(players=2, phase="queue_up", day=2, first="a").state
    typing(monkeypatch, "", "1", "")
    evening_at(s, tmp_path, ["you", "Ania"], language).play()
    told = capsys.readouterr().out
    assert -1 < told.find(yours) < told.find(hers)


def test_what_the_cover_hides_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each reads what has happened since the last time at the keyboard, and no more than that."""
    s = square(players=2, phase="queue_up", day=2, first="a", hands="a=sir b=lucky").state
    typing(monkeypatch, "", "kiosk", "", "furniture", "", "market", "")
    evening_at(s, tmp_path, ["Ania", "Bartek"]).play()
    _, _, bartek, ania, again = capsys.readouterr().out.split("\n" * 60)
    queued = "Ania queues at the kiosk, place 2."
    assert queued in bartek.partition("Kolejka · ")[0]
    assert queued in ania.partition("Kolejka · ")[0]
    assert "Bartek queues at the furniture shop" in ania.partition("Kolejka · ")[0]
    assert queued not in again
    assert "Lucky strike" not in ania


def test_wide_letters_count_twice_and_no_break_spaces_hold() -> None:
    rows = wrapped("買物 " * 40, "  ")
    assert max(cell_len(row) for row in rows) < 80
    assert len(rows) > 2
    assert wrapped("買" * 100)[0] == "買" * 39
    assert "kiosk\u00a01" in wrapped("x" * 75 + " kiosk\u00a01")[1]
    assert wrapped("", "  ") == ["  "]


@pytest.mark.parametrize(("lines", "covered"), [("24", 60), ("95", 95)])
def test_the_cover_is_as_high_as_the_terminal(
    lines: str, covered: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LINES", lines)
    monkeypatch.setenv("COLUMNS", "80")
    clear_screen(None)
    assert capsys.readouterr().out == "\n" * (covered + 1)


def test_a_terminal_is_cleared_as_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paint, "at_terminal", lambda _out: True)
    monkeypatch.setenv("TERM", "xterm")
    clear_screen(None)
    told = capsys.readouterr().out
    assert told.index("\x1b[2J") > 60
    assert "\x1b[3J" in told  # what has scrolled away, too
    monkeypatch.setenv("TERM", "dumb")
    clear_screen(None)
    assert "\x1b" not in capsys.readouterr().out


# names and words


@pytest.mark.parametrize(
    ("language", "bot"), [("en", "neighbour"), ("pl", "sąsiad"), ("it", "vicino")]
)
def test_the_bots_are_neighbours_from_poland(language: str, bot: str, session: Session) -> None:
    told = session.run("play", "kolejka", "--lang", language, typed="").stdout
    assert f"  B Grażyna ({bot}) · " in told
    assert "June" not in told


def test_the_drivers_are_still_americans(session: Session) -> None:
    told = session.run("play", "ration_board", "--players", "2", "--lang", "pl", typed="").stdout
    assert "June (nawigator)" in told


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("pl", "pomoc"), ("it", "aiuto")])
@pytest.mark.parametrize(
    ("game", "rule", "other"), [("kolejka", "KOL", "RAT"), ("ration_board", "RAT", "KOL")]
)
def test_help_names_a_rule_of_the_game_at_hand(
    game: str, rule: str, other: str, language: str, word: str, session: Session
) -> None:
    told = session.run(
        "play", game, "--seats", "ania,bartek", "--lang", language, typed=f"\n{word}\n"
    ).stdout
    found = re.search(rf"{rule}-[A-Z]{{3}}-\d+", told)
    assert found is not None
    assert f"{other}-" not in told
    assert session.run("rules", found[0]).returncode == 0


def test_a_card_whose_name_ends_in_a_sign() -> None:
    told = picture(square(hands="a=sir", queues="kiosk=b,a,X").state, 0, "it")
    assert "signore · «Signore… questo non è il suo posto!»: Fai avanzare" in told
    for language in LANGUAGES:
        assert "!:" not in picture(square(hands="a=sir").state, 0, language)
