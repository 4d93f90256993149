"""Caring for the store of the server: a copy, a check, records in and out.

The store is opened by `kartki.server.store.store_admin`, which is loaded only when it is needed.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kartki.cli import arguments
from kartki.cli.commands import read_record
from kartki.cli.paint import say
from kartki.cli.trouble import Trouble, cannot_write, fault_text
from kartki.core.record import Fault
from kartki.server.settings.server_settings import Settings
from kartki.server.store.private_files import PRIVATE_FOLDER
from kartki.table import saves
from kartki.words.speech import Speech


@contextmanager
def store_told(path: Path) -> Iterator[None]:
    """Turn errors of the store or of the disk into Trouble, which is printed as one sentence."""
    from kartki.server.store.interface import StoreTrouble
    from kartki.server.store.wrong_store import WrongStore

    try:
        yield
    except WrongStore as wrong:
        raise Trouble(_message(wrong.code), path=str(wrong.path), found=wrong.found) from wrong
    except StoreTrouble as trouble:
        raise Trouble(_message(trouble.code), path=str(path), found=trouble.detail) from trouble


def _message(code: str) -> str:
    return f"trouble-{code.replace('.', '-')}"


def backup(settings: Settings, target: Path, speech: Speech) -> None:
    store = existing_store(settings)
    from kartki.server.store import copying

    if target.exists():
        raise Trouble("trouble-exists", path=str(target))
    with store_told(target):
        try:
            copied = copying.backup(store, target)
        except OSError as error:
            cannot_write(target, error)
    say(speech.say("backup-done", number=copied.tables, path=str(target)))
    if copied.damage:
        facts = {"path": str(store), "found": copied.damage}
        lost = [speech.say("backup-lost", codes=", ".join(copied.lost))] if copied.lost else []
        codes = ", ".join(copied.lost_classes)
        lost += [speech.say("backup-lost_classes", codes=codes)] if codes else []
        raise several([speech.say("backup-damaged", **facts), *lost])


def check_store(settings: Settings, speech: Speech) -> None:
    """Every stored game is played again by the rules of today; what would break is listed."""
    store = existing_store(settings)
    from kartki.server.store import store_admin

    with_editions(settings, speech)
    with store_told(store):
        checked = store_admin.check_store(store)
    wrong = [_wrong(speech, code, fault) for code, fault in (*checked.damaged, *checked.broken)]
    if checked.damaged:
        wrong.append(speech.say("check-damaged", number=len(checked.damaged)))
    for code, found in checked.classes:
        wrong.append(speech.say("check-class", code=code, found=found))
    if checked.broken:
        facts = {"number": len(checked.broken), "games": checked.games}
        wrong.append(speech.say("check-broken", **facts))
    else:
        say(speech.say("check-sound", number=checked.games))
    if checked.file:
        wrong.append(speech.say("check-file", path=str(store), found=checked.file))
    if wrong:
        raise several(wrong)


def _wrong(speech: Speech, code: str, fault: Fault) -> str:
    """Of a table that cannot be read there is no line to name."""
    if not fault.code.startswith("stored."):
        return fault_text(speech, Path(code), fault)
    message = f"fault-{fault.code.replace('.', '-')}"
    return f"{code}: {speech.say(message, found=fault.found)}"


def import_records(settings: Settings, files: list[Path], speech: Speech) -> None:
    """Import several records; one that cannot be imported does not stop the others."""
    make_folder(settings)
    with_editions(settings, speech)
    refused: list[str] = []
    for path in files:
        try:
            code = _import_one(settings.store(), path, speech)
            say(speech.say("import-done", path=str(path), code=code))
        except Trouble as trouble:
            refused.append(trouble.text(speech))
    if refused:
        raise several(refused)


def _import_one(store: Path, path: Path, speech: Speech) -> str:
    from kartki.server.store import store_admin

    read_record(path, speech)  # raises Trouble if the file is no record
    with store_told(store):
        code = store_admin.import_record(store, path.read_text("utf-8"))
    if isinstance(code, Fault):
        raise several([fault_text(speech, path, code)])
    return code


def export_records(
    settings: Settings, codes: list[str] | None, folder: Path, speech: Speech
) -> None:
    """A file for each finished game, called by its code."""
    store = existing_store(settings)
    from kartki.server.store import store_admin

    with_editions(settings, speech)
    written, missing = 0, list[str]()
    with store_told(store):
        for code, text in store_admin.export_records(store, codes):
            if text is None:
                missing.append(speech.say("export-none", code=code))
            elif isinstance(text, Fault):
                missing.append(_wrong(speech, code, text))
            else:
                _write(folder / f"{code}.game", text)
                written += 1
    say(speech.say("export-done", number=written, path=str(folder)))
    if missing:
        raise several(missing)


def _write(path: Path, text: str) -> None:
    """Overwrite an earlier export of the same game: exports may be made every night."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write(path, text)
    except OSError as error:
        cannot_write(path, error)


def make_folder(settings: Settings) -> None:
    try:
        settings.folder().mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        cannot_write(settings.folder(), error)


def with_editions(settings: Settings, speech: Speech) -> None:
    """Load the users' own editions: games that were played with them need them."""
    folder = settings.editions_folder()
    for path in sorted(folder.glob("*.toml")) if folder is not None else []:
        arguments.read_edition(path, speech)


def existing_store(settings: Settings) -> Path:
    """The path of an existing store. Only `serve` and `import` may create a new one."""
    path = settings.store()
    if not path.is_file():
        raise Trouble("trouble-store-none", path=str(path))
    return path


def several(lines: list[str]) -> Trouble:
    """Several sentences in one."""
    trouble = Trouble("flaws")
    trouble.lines = lines
    return trouble
