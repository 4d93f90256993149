"""A zip of records, as the teacher of a class gets it, in the terminal."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.terminal import Session

RECORDS = Path(__file__).resolve().parents[1] / "records" / "kolejka"
WHOLE = "time_is_up_in_an_opening.game"
DRAW = "three_players_draw.game"


def zipped(folder: Path, **changed: str) -> Path:
    """Two records, or what stands in the place of one of them."""
    path = folder / "records.zip"
    with ZipFile(path, "w") as archive:
        for name in (WHOLE, DRAW):
            text = (RECORDS / name).read_text("utf-8")
            archive.writestr(name, changed.get(name.removesuffix(".game"), text))
    return path


def test_verify_proves_every_record(session: Session, tmp_path: Path) -> None:
    path = zipped(tmp_path)
    done = session.run("verify", str(path))
    assert done.returncode == 0, done.stderr
    assert f"{path / WHOLE}: " in done.stdout
    assert f"{path / DRAW}: " in done.stdout


def test_verify_names_the_record_that_is_wrong(session: Session, tmp_path: Path) -> None:
    told = session.refused("verify", str(zipped(tmp_path, three_players_draw="no record")))
    assert f"records.zip/{DRAW}:1:" in told


@pytest.mark.parametrize("command", [("replay",), ("seen", "--by", "spectator")])
def test_one_is_looked_at_by_its_place(
    command: tuple[str, ...], session: Session, tmp_path: Path
) -> None:
    path = zipped(tmp_path)
    done = session.run(*command, str(path / WHOLE))
    assert done.returncode == 0, done.stderr
    assert done.stdout == session.run(*command, str(RECORDS / WHOLE)).stdout
    told = session.refused(*command, str(path))
    assert "holds several records" in told
    assert f"records.zip/{DRAW}" in told


def test_what_is_not_in_it_gets_a_sentence(session: Session, tmp_path: Path) -> None:
    path = zipped(tmp_path)
    assert "There is no file" in session.refused("verify", str(path / "other.game"))
    with ZipFile(path, "w") as archive:
        archive.writestr("readme.txt", "nothing")
    assert "holds no record" in session.refused("verify", str(path))


def test_a_damaged_zip_gets_a_sentence(session: Session, tmp_path: Path) -> None:
    path = zipped(tmp_path)
    data = bytearray(path.read_bytes())
    data[80:120] = bytes(40)
    path.write_bytes(data)
    assert "cannot be read" in session.refused("verify", str(path))
