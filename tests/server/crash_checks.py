"""What people were told, held against what is stored. Each fault found has a name.

The store is read when nobody runs on it, straight from its file; what should have been told is
made anew from the stored lines alone.
"""

import itertools
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from kartki.core import record as records
from kartki.core.record import Fault, Record, join
from kartki.server.commands.welcome import FAR_BEHIND
from kartki.server.replay.history import history
from kartki.server.store import rows
from kartki.server.store.interface import StoredTable
from kartki.server.store.room_doc import RoomDoc, guest_of, read_doc
from kartki.table.opening import open_record
from kartki.table.verify import Proof, verify
from tests.server.crash_people import DIED, Message, Notes

KEPT_IN_LOG = ("act", "take_back", "start")


class Broken(AssertionError):
    """Promises that were not kept: which, and what was found."""

    def __init__(self, promise: str, detail: str, *more: "Broken") -> None:
        super().__init__("\n".join([f"{promise}: {detail}", *[str(other) for other in more]]))
        self.promises: set[str] = {promise}.union(*[other.promises for other in more])


class Stored:
    """A table as the disk has it."""

    def __init__(self, table: StoredTable) -> None:
        self.table = table
        self.doc: RoomDoc = read_doc(table.room)
        self.last = table.log[-1].n if table.log else 0
        self.logged = Counter((unit.guest, unit.command) for unit in table.log)
        self.numbers = {(unit.guest, unit.command): unit.n for unit in table.log}
        self.chat = {said.c: said for said in table.chat}
        self.said = Counter((said.guest, said.command) for said in table.chat)
        self.record = _record(table, self.doc)
        self._tellings: dict[int, dict[int, Message]] = {}

    def tellings(self, seat: int) -> dict[int, Message]:
        """Everything that a seat, or a spectator (-1), had to be told, by number."""
        if seat not in self._tellings:
            self._tellings[seat] = self._retold(seat)
        return self._tellings[seat]

    def _retold(self, seat: int) -> dict[int, Message]:
        if self.record is None:
            return {}
        replay = open_record(self.record)
        told = replay if isinstance(replay, Fault) else history(replay, None if seat < 0 else seat)
        if isinstance(told, Fault):
            raise Broken("record", f"{self.table.code}: {told}")
        return {one.n: msgspec.json.decode(msgspec.json.encode(one)) for one in told}


def _record(table: StoredTable, doc: RoomDoc) -> Record | None:
    """The record with the dealer's secret in its head, so that every chance line is proven."""
    if not table.head:
        return None
    lines = [unit.text for unit in table.log]
    record = records.read("\n".join([table.head, "", *lines, "", table.foot]))
    if isinstance(record, Fault):
        raise Broken("record", f"{table.code}: {record}")
    if not table.foot:
        nonces = {mark: nonce.hex() for mark, nonce in doc.nonces()}
        record.head += [("Secret", table.secret.hex()), ("Nonces", join(nonces))]
    return record


def load(path: Path, code: str) -> Stored:
    """From the file, which is not changed by it."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        table = rows.load(db, code, most_chat=-1)
    db.close()
    if table is None:
        raise Broken("lost", f"table {code}")
    return Stored(table)


def check(books: list[Notes], path: Path, *, replayed: bool = True) -> Counter[str]:
    """Everything that was promised; what was compared, counted. Replaying takes its time."""
    counted: Counter[str] = Counter()
    broken: list[Broken] = []
    tables = {code: load(path, code) for code in {notes.code for notes in books}}
    if replayed:
        counted["lines"] = sum(check_record(table) for table in tables.values())
    for notes, promise in itertools.product(books, [*PROMISES, *([told] if replayed else [])]):
        try:
            counted[promise.__name__] += promise(notes, tables[notes.code])
        except Broken as found:
            broken.append(found)
    if broken:
        raise Broken("broken", f"{len(broken)} promises", *broken)
    return counted


def check_record(table: Stored) -> int:
    """Every stored line is legal, dealt by the sealed dealer, and stands there once."""
    if table.record is None:
        return 0
    proof = verify(table.record)
    if not isinstance(proof, Proof):
        raise Broken("record", f"{table.table.code}: {proof}")
    if proof.lines != table.last or proof.dealer != "sealed":
        raise Broken("record", f"{table.table.code}: {proof.lines} lines, numbered {table.last}")
    return proof.lines


# the promises, each for one browser at one table; how many things were compared


def acknowledged(notes: Notes, table: Stored) -> int:
    """What was answered with done is stored once, under the number of the answer."""
    guest, count = guest_of(notes.key), 0
    for command, answers in notes.answers().items():
        done = [answer for answer in answers if answer["t"] == "done"]
        if not done:
            continue
        count += 1
        times = _times_stored(notes, table, guest, command)
        if times != 1:
            raise Broken("lost", f"{notes.code} {notes.sent[command]} {done}: stored {times} times")
        number = table.numbers.get((guest, command), done[0]["n"])
        if any(answer != {"t": "done", "id": command, "n": number} for answer in answers):
            raise Broken("answer", f"{notes.code} {notes.sent[command]}: {answers}, at {number}")
    return count


def _times_stored(notes: Notes, table: Stored, guest: str, command: str) -> int:
    kind = notes.sent[command]["t"]
    if kind == "chat":
        return table.said[guest, command]
    if kind in KEPT_IN_LOG:
        return table.logged[guest, command]
    listed = sum((who, what) == (guest, command) for who, what, *_ in table.doc.answered)
    return max(listed, table.logged[guest, command])


def unanswered(notes: Notes, table: Stored) -> int:
    """What was refused, or never answered, is not stored twice; what was refused, not at all."""
    guest, count = guest_of(notes.key), 0
    answers = notes.answers()
    for command in notes.sent:
        times = _times_stored(notes, table, guest, command)
        refused = command in answers and all(a["t"] == "refused" for a in answers[command])
        if times > (0 if refused else 1):
            raise Broken("doubled", f"{notes.code} {notes.sent[command]}: stored {times} times")
        count += refused
    return count


def told(notes: Notes, table: Stored) -> int:
    """What was told is what follows from the stored lines, to the letter."""
    stored, count = table.tellings(notes.seat), 0
    for message in notes.heard:
        for telling in tellings_in(message):
            count += 1
            mine = {name: telling[name] for name in ("n", "lines", "events")}
            found = stored.get(mine["n"], {})
            if any(found.get(name) != mine[name] for name in mine):
                raise Broken("told", f"{notes.code} {notes.seat}: {mine}, stored {found}")
    return count


def tellings_in(message: Message) -> list[Message]:
    if message["t"] == "told":
        return [message]
    return [*message.get("missed", ()), *message.get("told", ())]


def numbered(notes: Notes, table: Stored) -> int:
    """Each number follows the one before it, over every reconnect."""
    last, count = -1, 0
    for message in notes.heard:
        if message["t"] == "welcome":
            if message["fresh"]:
                if last > 0 and message["n"] - last <= FAR_BEHIND:
                    raise Broken("gap", f"{notes.code}: fresh at {message['n']} after {last}")
                last = message["n"]
            for telling in message["missed"]:
                last = _follows(notes, last, telling)
            count += 1
            if last != message["n"]:
                raise Broken("gap", f"{notes.code}: welcome at {message['n']} after {last}")
        elif message["t"] == "told":
            last = _follows(notes, last, message)
    return count


def _follows(notes: Notes, last: int, telling: Message) -> int:
    n: int = telling["n"]
    if n - max(last, 0) != len(telling["lines"]):
        raise Broken("gap", f"{notes.code}: {len(telling['lines'])} lines up to {n} after {last}")
    return n


def mentioned(notes: Notes, table: Stored) -> int:
    """No answer, room or chat speaks of something that is not stored."""
    count = 0
    for message in notes.heard:
        count += 1
        if message.get("n", 0) > table.last:
            raise Broken("told", f"{notes.code}: {message}, stored up to {table.last}")
        if "room" in message and message["room"]["revision"] > table.doc.revision:
            raise Broken("told", f"{notes.code}: {message}, stored {table.doc.revision}")
        if message["t"] == "chat":
            said = table.chat.get(message["c"])
            if said is None or (said.seat, said.text) != (message["seat"], message["text"]):
                raise Broken("told", f"{notes.code}: {message}, stored {said}")
    return count


def parted(notes: Notes, table: Stored) -> int:
    """No socket was closed but by the death of the server."""
    if any(code != DIED for code in notes.ended):
        raise Broken("closed", f"{notes.code}: {notes.ended}")
    return len(notes.ended)


Promise = Callable[[Notes, Stored], int]
PROMISES: list[Promise] = [acknowledged, unanswered, numbered, mentioned, parted]
