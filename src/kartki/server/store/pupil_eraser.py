"""Takes people out of stored classes: their names, the digests of their keys, their answers."""

import sqlite3

from kartki.server.messages.wire import NO_MESSAGE
from kartki.server.store.class_doc import ClassDoc, PupilDoc, read_class, write_class
from kartki.server.store.mentions import Mentions, key_of
from kartki.server.store.renaming import NEUTRAL_NAME


def erase_pupils(db: sqlite3.Connection, guests: set[str], names: list[str]) -> None:
    """These browsers, and in all classes whoever bears one of these names.

    Within a transaction of the caller. A class that cannot be read stays as it is (HSE-STO-3).
    """
    keys = {key_of(name) for name in names}
    for number, found in db.execute("SELECT number, doc FROM classes").fetchall():
        try:
            doc = read_class(found)
        except (*NO_MESSAGE, TypeError):
            continue
        gone = [one for one in doc.pupils if one.guest in guests or key_of(one.name) in keys]
        for pupil in gone:
            _forget(db, number, doc, pupil)
        doc.message = Mentions(names).replaced(doc.message, NEUTRAL_NAME)
        doc.answered = [one for one in doc.answered if one[0] not in guests]
        if write_class(doc) != found:
            doc.revision += 1
            db.execute("UPDATE classes SET doc = ? WHERE number = ?", (write_class(doc), number))


def _forget(db: sqlite3.Connection, number: int, doc: ClassDoc, pupil: PupilDoc) -> None:
    pupil.name, pupil.wanted, pupil.guest, pupil.nonce = NEUTRAL_NAME, "", "", ""
    pupil.removed = True
    doc.phones = [phone for phone in doc.phones if phone.pupil != pupil.id]
    db.execute("DELETE FROM class_answers WHERE class = ? AND pupil = ?", (number, pupil.id))
