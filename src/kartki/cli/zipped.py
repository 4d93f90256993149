"""Records in a zip, as a teacher gets them: all of it, or one as `records.zip/NAME.game`."""

import zlib
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile, is_zipfile

from kartki.cli.trouble import Trouble
from kartki.core import record as records
from kartki.core.record import Fault, Record
from kartki.table import saves

MOST_BYTES: Final = 4 * records.MOST_CHARACTERS  # of one record, as of a file


def all_in(path: Path) -> list[Path]:
    """The records of a zip by their places in it; of any other file, the file itself."""
    if not path.is_file() or not is_zipfile(path):
        return [path]
    with ZipFile(path) as archive:
        found = [path / name for name in sorted(archive.namelist()) if name.endswith(".game")]
    if not found:
        raise Trouble("trouble-zip_empty", path=str(path))
    return found


def only_one(path: Path) -> Path:
    """The one record that is meant."""
    found = all_in(path)
    if len(found) > 1:
        names = ", ".join(str(one) for one in found)
        raise Trouble("trouble-zip_which", path=str(path), names=names)
    return found[0]


def read(path: Path) -> Record | Fault:
    """A record from a file, or from its place in a zip; a missing one is an OSError."""
    if not path.parent.is_file() or not is_zipfile(path.parent):
        return saves.read(path)
    try:
        with ZipFile(path.parent) as archive, archive.open(path.name) as file:
            return records.read(file.read(MOST_BYTES).decode("utf-8"))
    except KeyError as error:
        raise FileNotFoundError(path) from error
    except UnicodeDecodeError as error:
        return Fault(1, error.start + 1, "record.not_text")
    except (BadZipFile, NotImplementedError, RuntimeError, zlib.error) as error:  # damaged, locked
        raise OSError(0, str(error)) from error
