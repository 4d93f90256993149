"""A game in the terminal: choices, refusals, undo, save, quit, resume, languages, 80 columns."""

import re
from pathlib import Path

import pytest

from kartki.core import record as records
from kartki.core.record import CHANGE, Record
from kartki.words.languages import LANGUAGES
from tests.cli.terminal import Session

ESCAPE = re.compile(r"\x1b")
LONG = "1\n\n" * 400  # call 1 and roll, turn after turn: slow but sure


def play(session: Session, typed: str, *arguments: str) -> str:
    done = session.run("play", "ration_board", *arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def record(path: Path) -> Record:
    found = records.read(path.read_text("utf-8"))
    assert isinstance(found, Record)
    return found


def asked_first(session: Session) -> tuple[str, ...]:
    """Two people, so that whoever starts is asked at once."""
    return ("--seats", "ania,bartek")


def test_a_whole_game_ends_and_its_record_verifies(session: Session) -> None:
    told = play(session, LONG, "--seats", "you,always6")
    assert "first Home with all five ration cards" in told
    (path,) = session.games()
    assert not path.with_suffix(".key").exists()
    done = session.run("verify", str(path))
    assert done.returncode == 0
    assert "recomputed from the sealed seed" in done.stdout


def test_nobody_can_change_a_die_unnoticed(session: Session) -> None:
    play(session, LONG, "--seats", "you,always6")
    (path,) = session.games()
    text = path.read_text("utf-8")
    line = next(row for row in text.splitlines() if re.match(r"\* a rolls 1 [2-6]$", row))
    forged = path.with_name("forged.game")
    forged.write_text(text.replace(line, line.replace("rolls 1", "rolls 2"), 1), "utf-8")
    assert "the dealer had to deal something else" in session.refused("verify", str(forged))


@pytest.mark.rule("RAT-RED-1")
def test_a_refusal_names_the_rule_and_prints_it(session: Session) -> None:
    told = play(session, "call 13\nq\n", *asked_first(session))
    assert "Calls go from 1 to 12; 13 is not one of them." in told
    assert "RAT-RED-1 Call a number" in told


@pytest.mark.rule("HSE-UND-1")
def test_undo_takes_back_a_call(session: Session) -> None:
    told = play(session, "7\nundo\n9\nq\n", *asked_first(session))
    assert "Taken back." in told
    (path,) = session.games()
    lines = record(path).lines
    moves = [line.text for line in lines if "calls" in line.text]
    assert [move[1:] for move in moves] == [" calls 7", " calls 9"]
    assert [line.text[1:] for line in lines if line.kind == CHANGE] == [" takes back 1"]


@pytest.mark.rule("HSE-UND-1")
def test_undo_of_nothing_and_of_anothers_act(session: Session) -> None:
    told = play(session, "undo\nroll\nundo\nq\n", *asked_first(session))
    assert "There is nothing to take back yet." in told
    assert "Taken back." in told  # people at one keyboard may do so for one another


@pytest.mark.rule("HSE-UND-1")
def test_nobody_takes_back_for_another() -> None:
    from kartki.core.progress import Progress
    from kartki.games.ration_board.actions import ROLL
    from tests.games.ration_board.road import GAME, road

    progress = Progress(GAME, road().state)
    progress.act(0, ROLL)
    refusal = progress.why_not_back(1)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("undo.not_yours", "HSE-UND-1")


@pytest.mark.rule("HSE-UND-2")
def test_dice_can_not_be_taken_back(session: Session) -> None:
    """The same player is asked again after an extra turn only, so the record is asked instead."""
    from kartki.core.progress import Progress
    from kartki.games.ration_board.actions import ROLL, Call, Dice
    from tests.games.ration_board.road import GAME, road

    progress = Progress(GAME, road().state)
    progress.act(0, Call(3))
    assert progress.why_not_back(0) is None
    progress.act(0, ROLL)
    progress.act(-1, Dice(0, 1, 1))
    refusal = progress.why_not_back(0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("undo.revealed", "HSE-UND-2")


def test_quit_and_resume_go_on_where_it_stopped(session: Session) -> None:
    play(session, "5\nq\n", *asked_first(session))
    (path,) = session.games()
    before = record(path)
    told = play(session, "\nq\n", "--resume", "last")
    after = record(path)
    assert [str(line) for line in after.lines][: len(before.lines)] == [
        str(line) for line in before.lines
    ]
    assert len(after.lines) >= len(before.lines) + 2
    assert "You called 5" in told
    assert len(session.games()) == 1


def test_the_end_of_the_keyboard_is_a_good_night(session: Session) -> None:
    assert "Good night. The game is saved" in play(session, "5\n", *asked_first(session))


def test_save_writes_a_copy_that_replays(session: Session) -> None:
    play(session, "5\nsave evening\nq\n", *asked_first(session))
    copy = session.folder / "evening.game"
    assert copy.is_file()
    done = session.run("replay", str(copy))
    assert done.returncode == 0
    assert "calls 5" in done.stdout


def test_save_never_writes_over_another_file(session: Session) -> None:
    (session.folder / "Mine.game").write_text("precious", "utf-8")
    told = play(session, "5\nsave Mine\nq\n", *asked_first(session))
    assert "Mine.game is there already" in told
    assert (session.folder / "Mine.game").read_text("utf-8") == "precious"


def test_the_welcome_says_what_the_game_is_about(session: Session) -> None:
    assert "five trips" in play(session, "q\n", *asked_first(session)).lower()


def test_help_rules_and_nonsense(session: Session) -> None:
    told = play(session, "help\nrules rat-red-3\nfly\n\nq\n", *asked_first(session))
    assert "take back your last act" in told
    assert "RAT-RED-3 Roll less than your call" in told
    assert "“fly” is not something I understand here." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 8])
def test_every_line_fits_into_80_columns_without_colour(
    language: str, players: int, session: Session
) -> None:
    arguments = ("--seats", ",".join(["you"] + ["random"] * (players - 1)), "--lang", language)
    told = play(session, "help\n" + "9\n\n" * 40 + "koniec\nesci\nquit\n", *arguments)
    assert not ESCAPE.search(told)
    lines = [re.sub(r"^\S+ > ", "", line) for line in told.splitlines()]  # nobody pressed Enter
    too_long = [line for line in lines if len(line) > 80]
    assert [line for line in too_long if ".game" not in line] == []


def test_polish_commands_are_understood(session: Session) -> None:
    told = play(session, "zapowiadam 4\ncofnij\nkoniec\n", "--seats", "ania,bartek", "--lang", "pl")
    assert "zapowiada 4" in told
    assert "Cofnięte." in told
    assert "Dobranoc." in told


@pytest.mark.rule("RAT-RED-4")
def test_the_reminder_is_an_option(session: Session) -> None:
    told = play(session, "roll\nq\n", *asked_first(session), "-o", "remind=on")
    assert "Call a number first!" in told
