"""Things that a person mixes up at the keyboard: names, files, and whose turn it is to type."""

from pathlib import Path

import pytest

from kartki.cli import commands
from kartki.words.speech import Speech
from tests.cli.terminal import Session

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "four_neighbours.game"


def test_a_name_that_is_the_letter_of_another_seat(session: Session) -> None:
    sentence = session.refused("play", "kolejka", "--seats", "B,ania,bot")
    assert sentence == "“B” is the letter of another seat. Choose a longer name."


def test_a_name_may_be_the_letter_of_its_own_seat(session: Session) -> None:
    done = session.run("play", "kolejka", "--seats", "A,ania,bot", typed="quit\n")
    assert done.returncode == 0, done.stderr


def test_a_save_of_another_game(session: Session) -> None:
    session.run("play", "kolejka", "--players", "3", typed="quit\n")
    (save,) = session.games()
    sentence = session.refused("play", "ration_board", "--resume", str(save))
    assert sentence == f"{save} is a game of kolejka: start that one to go on with it."


def test_a_save_under_a_name_that_is_too_long_does_not_end_the_game(session: Session) -> None:
    typed = f"save {'a' * 300}\nsave ~/nowhere/at/all/x\nquit\n"
    done = session.run("play", "kolejka", "--players", "3", typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("cannot be written") == 2
    assert "Good night" in done.stdout


@pytest.mark.parametrize(("tag", "value"), [("Result", "x"), ("Options", "x")])
def test_a_tag_that_says_nothing_is_no_proof(tag: str, value: str, session: Session) -> None:
    lines = [f'[{tag} "{value}"]'] if tag == "Options" else []
    for line in EXAMPLE.read_text("utf-8").splitlines():
        same = line.startswith(f"[{tag} ")
        lines.append(f'[{tag} "{value}"]' if same else line)
    if tag == "Options":
        lines[0], lines[1] = lines[1], lines[0]
    path = session.folder / "forged.game"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    assert "x" in session.refused("verify", str(path))


def test_quit_while_the_keyboard_is_handed_over(session: Session) -> None:
    done = session.run("play", "kolejka", "--seats", "ania,ewa", "--lang", "en", typed="quit\n")
    assert "Good night" in done.stdout
    assert "Your cards" not in done.stdout


def test_taking_back_while_the_keyboard_is_handed_over(session: Session) -> None:
    """The first of the two queues up; the other takes it back before looking at any cards."""
    typed = "\nkiosk\nundo\n\nquit\n"
    done = session.run("play", "kolejka", "--seats", "ania,ewa", "--lang", "en", typed=typed)
    assert "Taken back" in done.stdout
    (save,) = session.games()
    assert "takes back 1" in save.read_text("utf-8")


def test_a_damaged_save_does_not_bar_the_way_to_a_new_game(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session.run("play", "kolejka", "--players", "3", typed="1\nquit\n")
    (save,) = session.games()
    save.write_bytes(save.read_bytes()[:-4])
    monkeypatch.setenv("KARTKI_DATA", str(session.folder / "data"))
    monkeypatch.setattr(commands, "at_terminal", lambda _: True)
    monkeypatch.setattr("builtins.input", lambda _: "y")
    assert not commands.offer_resume("kolejka", Speech("en"))
    told = capsys.readouterr().out
    assert f"{save.name}:" in told
    assert "It stays where it is" in told
    assert save.exists()
