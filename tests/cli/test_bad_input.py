"""Bad input gets a clear sentence and exit code 2, and nothing is lost."""

import resource
import sys
from pathlib import Path

import pytest

from kartki.cli import erase_commands, main
from kartki.words.languages import LANGUAGES
from tests.cli.terminal import Session

RECORDS = Path(__file__).resolve().parents[1] / "records" / "ration_board"


def test_an_unknown_game_is_named_with_the_known_ones(session: Session) -> None:
    sentence = session.refused("play", "monopoly")
    known = "There is no game called “monopoly”. Known games: kolejka, ration_board"
    assert sentence.startswith(known)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("1", "One cannot play this alone: 2 to 8 players are allowed."),
        ("9", "9 players cannot play this: 2 to 8 are allowed."),
    ],
)
def test_a_wrong_number_of_players(number: str, sentence: str, session: Session) -> None:
    assert session.refused("play", "ration_board", "--players", number) == sentence
    assert session.refused("simulate", "ration_board", "--players", number) == sentence


def test_an_unknown_bot_is_named_with_the_known_ones(session: Session) -> None:
    sentence = session.refused("simulate", "ration_board", "--bots", "navigator,deep")
    assert sentence.startswith("There is no bot called “deep” for this game. Known bots: always6,")


@pytest.mark.parametrize(
    ("game", "level", "sentence"),
    [
        ("kolejka", "godlike", "This game has no level called “godlike”. There are: easy, best."),
        ("ration_board", "easy", "This game has no level called “easy”. There are: best."),
    ],
)
def test_an_unknown_level_is_named_with_the_known_ones(
    game: str, level: str, sentence: str, session: Session
) -> None:
    assert session.refused("play", game, "--level", level) == sentence


def test_an_unknown_option_and_a_bad_value(session: Session) -> None:
    unknown = session.refused("play", "ration_board", "-o", "speed=fast")
    assert unknown == "There is no option “speed”. Known options: past_home, places, remind."
    bad = session.refused("play", "ration_board", "-o", "places=maybe")
    assert bad == "“maybe” is not a value of the option places. Allowed: off, on."
    assert "name=value" in session.refused("play", "ration_board", "-o", "places")


def test_the_sentence_comes_in_the_users_language(session: Session) -> None:
    sentence = session.refused("play", "monopoly", "--lang", "pl")
    assert sentence.startswith("Nie ma gry „monopoly”. Znane gry: kolejka, ration_board")
    assert "Non c’è un gioco" in session.refused("play", "monopoly", KARTKI_LANG="it")


def test_a_language_that_is_not_spoken(session: Session) -> None:
    assert ", ".join(LANGUAGES) in session.refused("rules", "RAT-RED-1", "--lang", "xx")


def test_a_rule_that_does_not_exist(session: Session) -> None:
    assert session.refused("rules", "RAT-RED-99").startswith("There is no rule RAT-RED-99.")


def test_a_name_that_does_not_fit_into_a_record(session: Session) -> None:
    assert "cannot be a player’s name" in session.refused(
        "play", "ration_board", "--seats", "a=b,bot"
    )
    for names in ("ania,ania", "ania,ANIA", "Zo\u00eb,Zoe\u0308", "ace,асе", "Ola,OIa"):
        assert "different names" in session.refused("play", "ration_board", "--seats", names)
    assert "several alphabets" in session.refused("play", "ration_board", "--seats", "ania,aсe")


def test_seats_and_players_must_agree(session: Session) -> None:
    asked = ("play", "ration_board", "--players", "3", "--seats", "you,bot")
    assert session.refused(*asked).startswith("You ask for 3 players and name 2 seats.")


@pytest.mark.parametrize("length", [3000, 5000])
def test_words_without_end_are_cut_short(length: int, session: Session) -> None:
    told = session.refused("rules", "x" * length)
    assert told.startswith("There is no rule xxx")
    assert len(told) < 1000


def test_a_strangers_record_can_not_move_the_cursor(session: Session) -> None:
    path = write(session, "evil.game", '[Game "ration_board"]\n\x1b[2Jhello\n')
    assert "\x1b" not in session.refused("verify", str(path))


def write(session: Session, name: str, text: str) -> Path:
    path = session.folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_record_from_newer_rules(session: Session) -> None:
    text = (RECORDS / "win_by_card.game").read_text("utf-8")
    path = write(session, "new.game", text.replace('[Rules "1.0"]', '[Rules "2.0"]'))
    for command in ("replay", "verify"):
        assert "made with newer rules (2.0 > 1.0)" in session.refused(command, str(path))


def test_a_record_cut_within_a_line(session: Session) -> None:
    text = (RECORDS / "win_by_card.game").read_text("utf-8")
    lines = text.splitlines()
    path = write(session, "cut.game", "\n".join(lines[:12]) + "\na ca")
    sentence = session.refused("verify", str(path))
    assert sentence == f"{path}:13:1: “a ca” is no move of this game."


def test_a_record_cut_between_lines(session: Session) -> None:
    lines = (RECORDS / "win_by_card.game").read_text("utf-8").splitlines(keepends=True)
    path = write(session, "cut.game", "".join(lines[:20]))
    assert "before the game is over" in session.refused("verify", str(path))


def test_an_illegal_move_is_named_with_file_line_and_rule(session: Session) -> None:
    text = (RECORDS / "win_by_card.game").read_text("utf-8")
    head, _, body = text.partition("\n\n")
    path = write(session, "bad.game", f"{head}\n\n* a rolls 6 6\n* b rolls 1 1\nb calls 3\n{body}")
    line = head.count("\n") + 5
    sentence = session.refused("replay", str(path))
    assert (
        f"{path}:{line}:1: “b calls 3” is not allowed here (turn.not_yours, RAT-SET-2)." in sentence
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_text(command: str, session: Session) -> None:
    path = session.folder / "picture.game"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\xfe")
    assert session.refused(command, str(path)) == f"{path}:1:1: this is not a text file."


def test_a_file_that_is_missing_and_one_that_is_a_folder(session: Session) -> None:
    assert session.refused("verify", "nowhere.game") == "There is no file nowhere.game."
    assert "cannot be read" in session.refused("verify", str(session.folder))


def test_a_text_that_is_no_record(session: Session) -> None:
    path = write(session, "letter.game", "Dear aunt,\nwe are out of butter.\n")
    assert session.refused("replay", str(path)).startswith(f"{path}:1:1: a line begins with a seat")
    empty = write(session, "empty.game", "")
    assert "[Game" in session.refused("replay", str(empty))


def play(session: Session, typed: str) -> Path:
    done = session.run("play", "ration_board", "--seats", "you,random", typed=typed)
    assert done.returncode == 0, done.stderr
    (path,) = session.games()
    return path


def test_a_full_disk_while_saving_leaves_the_old_save_whole(session: Session) -> None:
    path = play(session, "3\nq\n")
    before = path.read_text("utf-8")
    limit = len(before.encode()) + 40  # room for the old save, not for much more
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        typed = "\n" + "3\n\n" * 20 + "q\n"
        sentence = session.refused("play", "ration_board", "--resume", str(path), typed=typed)
    finally:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    assert "cannot be written" in sentence
    assert "still whole" in sentence
    after = path.read_text("utf-8")
    assert after.startswith(before.rstrip("\n").rsplit("\n", 1)[0])
    again = session.run("play", "ration_board", "--resume", str(path), typed="q\n")
    assert again.returncode == 0, again.stderr
    assert [p.name for p in path.parent.iterdir() if p.name.startswith(".")] == []


def test_a_game_without_its_key_can_not_be_gone_on_with(session: Session) -> None:
    path = play(session, "q\n")
    path.with_suffix(".key").unlink()
    assert "key" in session.refused("play", "ration_board", "--resume", str(path))


def test_there_is_nothing_to_resume(session: Session) -> None:
    assert "no unfinished game" in session.refused("play", "ration_board", "--resume", "last")


def test_a_fault_of_ours_becomes_a_report_and_a_sentence(session: Session) -> None:
    """Not even a data folder that is a file brings a traceback."""
    (session.folder / "data").write_text("in the way", "utf-8")
    sentence = session.refused("play", "ration_board", typed="q\n")
    assert "cannot be written" in sentence


def test_a_report_names_the_command_and_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is given to a command may be a name that somebody wants to have erased."""
    words = ["tables", "erase", "Eulalia", "--table=QX7", "--data", "of Eulalia", "--yes"]
    monkeypatch.setenv("KARTKI_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["kartki", *words])
    monkeypatch.setattr(erase_commands, "erase", lambda *_: 1 // 0)
    with pytest.raises(SystemExit) as ended:
        main()
    (report,) = (tmp_path / "faults").iterdir()
    told = report.read_text("utf-8")
    assert (ended.value.code, str(report) in capsys.readouterr().err) == (1, True)
    assert told.splitlines()[0] == "kartki tables erase --table --data --yes"
    assert "ZeroDivisionError" in told
    assert "Eulalia" not in told
