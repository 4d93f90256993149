"""An edition of one's own: every flaw is named with its line, and a sound one is played with."""

from pathlib import Path

import pytest

from kartki.core.edition import Edition, Flaw
from kartki.editions import shelf
from kartki.games.ration_board import box_data
from kartki.games.ration_board.cards import SURE_WAYS_OUT
from tests.cli.terminal import Session

TEXT = shelf.text_of("ration_board", "rebuilt-1943").replace("rebuilt-1943", "my-box")


def flaws(old: str, new: str, times: int = 1) -> list[Flaw]:
    """The flaws of the box with one thing changed."""
    assert old in TEXT
    found = shelf.parse(TEXT.replace(old, new, times))
    assert isinstance(found, list), "the change does no harm"
    return found


def only(old: str, new: str) -> tuple[str, str, str]:
    """The one flaw: its code, what it found, and the text of the line that it names."""
    (flaw,) = flaws(old, new)
    line = TEXT.replace(old, new, 1).splitlines()[flaw.line - 1]
    return flaw.code.removeprefix("edition."), flaw.found, line


def test_the_box_of_the_house_is_sound() -> None:
    edition = shelf.parse(TEXT)
    assert isinstance(edition, Edition)
    assert (edition.game, edition.name) == ("ration_board", "my-box")


def test_every_entry_says_where_it_comes_from() -> None:
    edition = shelf.get("ration_board", "rebuilt-1943")
    entries = [entry for key in ("boards", "spaces", "cards") for entry in edition.data[key]]
    assert {entry["source"] for entry in entries} == {"book", "rebuilt"}
    books = [board["ration"] for board in edition.data["boards"] if board["source"] == "book"]
    assert books == ["butter", "sugar"]


@pytest.mark.parametrize(
    ("old", "new", "code", "found", "line"),
    [
        ('to = "R18"', 'to = "R81"', "dangling", "R81", 'to = "R81"'),
        ('to = "R18"', 'to = "R4"', "leads", "R4", 'to = "R4"'),
        ('to = "R18"', 'to = "B16"', "leads", "B16", 'to = "B16"'),
        ('to = "D1"', 'to = "D2"', "leads", "D2", 'to = "D2"'),
        ('to = "B7"', 'to = "B3"', "leads", "B3", 'to = "B3"'),
        ("white = 5", "white = 13", "range", "13", "white = 13"),
        ("white = 5", 'white = "five"', "type", "five", 'white = "five"'),
        ("black = [3, 11]", "black = [3, 14]", "black", "14", "black = [3, 14]"),
        ('kind = "wooded"', 'kind = "swamp"', "choice", "swamp", 'kind = "swamp"'),
        ('id = "R2"', 'id = "R1"', "twice", "R1", 'id = "R1"'),
        ('id = "rc02"', 'id = "rc01"', "twice", "rc01", 'id = "rc01"'),
        ("count = 1", "count = 0", "range", "0", "count = 0"),
        ('effect = "forward"', 'effect = "fly"', "choice", "fly", 'effect = "fly"'),
        ("amount = 2\n", "", "amount_needed", "forward", "[[cards]]"),
        ("hold = true", "hold = false", "hold", "to_clear_ahead_and_miss_turn", "hold = false"),
        ('rules = "1.0"', 'rules = "9.0"', "choice", "9.0", 'rules = "9.0"'),
        ('name = "my-box"', 'name = "My Box"', "name", "My Box", 'name = "My Box"'),
        ('game = "ration_board"', 'game = "chess"', "game", "chess", 'game = "chess"'),
        ('kind = "wooded"', 'kind = "stormy"', "belongs", "stormy", 'route = "red"'),
        (
            'ration = "coffee"\nsource',
            'ration = "meat"\nsource',
            "window",
            "R21",
            'ration = "meat"',
        ),
    ],
)
def test_a_flaw_is_named_with_its_line(
    old: str, new: str, code: str, found: str, line: str
) -> None:
    assert only(old, new) == (code, found, line)


def test_a_text_that_is_no_toml_names_its_line() -> None:
    (flaw,) = flaws("white = 5", "white = = 5")
    assert flaw.code == "edition.syntax"
    assert "white = = 5" in TEXT.replace("white = 5", "white = = 5").splitlines()[flaw.line - 1]


def test_every_flaw_is_named_not_only_the_first() -> None:
    found = shelf.parse(
        TEXT.replace("count = 1", "count = 99", 3).replace("white = 5", "weiss = 5")
    )
    assert isinstance(found, list)
    assert len(found) == 5  # three counts, one unknown field, one missing field
    assert [flaw.line for flaw in found] == sorted(flaw.line for flaw in found)


@pytest.mark.rule("RAT-REL-11")
def test_a_pack_without_a_way_out_is_refused() -> None:
    """Drawing might never end: trading cars alone could go on for ever."""
    text = TEXT
    for way in SURE_WAYS_OUT:
        text = text.replace(f'effect = "{way}"\n', 'effect = "forward"\namount = 1\n')
    found = shelf.parse(text)
    assert isinstance(found, list)
    assert [flaw.code for flaw in found] == ["edition.no_way_out"]


def test_the_name_of_a_house_edition_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        TEXT.replace("my-box", "rebuilt-1943").replace("white = 5", "white = 4"), "utf-8"
    )
    found = shelf.add(path)
    assert isinstance(found, list)
    assert [flaw.code for flaw in found] == ["edition.name_taken"]


def test_one_number_changed_and_everything_follows(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    changed = TEXT.replace("my-box", "four-box").replace("white = 5", "white = 4")
    path.write_text(changed, "utf-8")
    edition = shelf.add(path)
    assert isinstance(edition, Edition)
    window = box_data.box("four-box").windows[0]
    assert window.approves(1, 3)
    assert not window.approves(1, 4)
    assert window.approves(2, 2)


def test_the_command_names_the_file_and_the_line(session: Session) -> None:
    path = session.folder / "mine.toml"
    text = TEXT.replace('to = "R18"', 'to = "R81"')
    path.write_text(text, "utf-8")
    line = text.splitlines().index('to = "R81"') + 1
    told = session.refused("editions", "check", str(path))
    assert told.splitlines() == [
        f"{path}:{line}: there is no space called “R81”.",
        "1 error; nothing was changed.",
    ]
    assert "R81" in session.refused("play", "ration_board", "--edition", str(path))


def test_playing_with_an_own_box_and_replaying_it(session: Session) -> None:
    path = session.folder / "mine.toml"
    path.write_text(TEXT.replace("white = 5", "white = 4"), "utf-8")
    checked = session.run("editions", "check", str(path))
    assert "a sound edition of ration_board, called my-box" in checked.stdout
    done = session.run(
        "play", "ration_board", "--edition", str(path), "--seats", "ania,bartek", typed="3\nq\n"
    )
    assert done.returncode == 0, done.stderr
    (game,) = session.games()
    again = session.run("play", "ration_board", "--resume", "last", typed="\nq\n")
    assert again.returncode == 0, again.stderr  # the box was kept beside the save
    assert session.run("replay", str(game)).returncode == 0


def test_a_record_of_an_own_box_needs_that_box(session: Session) -> None:
    path = session.folder / "mine.toml"
    path.write_text(TEXT.replace("white = 5", "white = 4"), "utf-8")
    typed = "3\nsave away\nq\n"
    arguments = ("play", "ration_board", "--edition", str(path), "--seats", "ania,bartek")
    assert session.run(*arguments, typed=typed).returncode == 0
    (session.folder / "away.toml").unlink()  # the copy that was kept beside it
    assert "--edition" in session.refused("replay", "away.game")
    assert session.run("replay", "away.game", "--edition", str(path)).returncode == 0
    path.write_text(TEXT.replace("white = 5", "white = 6"), "utf-8")
    told = session.refused("replay", "away.game", "--edition", str(path))
    assert "is not the one the record was made with" in told
