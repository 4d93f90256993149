"""Takes people out of one stored table: out of its record, its chat, its room document.

The numbers of lines and of chat stay, and so does every move.
"""

import secrets
import sqlite3
from typing import Final, final

import msgspec

from kartki import bots
from kartki.core import catalogue
from kartki.core.seats import LETTERS
from kartki.server.store import rows
from kartki.server.store.bearers import Bearer, Spell, spells
from kartki.server.store.doc_check import checked
from kartki.server.store.interface import AddChat, Logged, StoredTable
from kartki.server.store.mentions import Mentions, key_of
from kartki.server.store.renaming import (
    NEUTRAL_NAME,
    renamed_foot,
    renamed_head,
    renamed_lines,
)
from kartki.server.store.room_doc import UNKNOWN, RoomDoc, SeatDoc, read_doc, write_doc
from kartki.server.store.timestamps import now_ms

ERASED: Final = "erased"  # the phrase that stands in the place of what somebody said


class Erased(msgspec.Struct):
    """What was changed."""

    tables: list[int] = []
    seats: int = 0
    said: int = 0  # the people's own lines of chat
    mentions: int = 0  # others' lines that named them
    unread: list[int] = []  # tables that could not be read, and so were not changed


def load(db: sqlite3.Connection, number: int) -> StoredTable:
    """With all of its chat, not only with what a room keeps in memory.

    DamagedTable if it cannot be read: then nobody can say who is in it.
    """
    return checked(rows.load_number(db, number, most_chat=-1))


@final
class TableEraser:
    """One table without some of its people."""

    def __init__(
        self,
        db: sqlite3.Connection,
        number: int,
        people: list[Bearer],
        guests: set[str],
        mentions: Mentions,
    ) -> None:
        self._db: Final = db
        self._stored: Final = load(db, number)
        self._doc: Final[RoomDoc] = read_doc(self._stored.room)
        self._guests: Final = guests
        self._mentions: Final = mentions
        self._spells: Final = spells(self._stored, self._doc)
        self._places: Final = {(one.seat, one.key) for one in people}
        self._bots: Final = {(one.seat, one.key) for one in people if one.bot}
        self._taken: Final = self._names()
        self._new: Final[dict[int, str]] = {}
        self._told_otherwise = False  # has the record changed?

    def _names(self) -> set[str]:
        """All that there have been at this table, in their forms for comparing."""
        seated = [seat.name for seat in self._doc.seats]
        talking = [said.name for said in self._stored.chat]
        return {key_of(name) for name in [*[s.name for s in self._spells], *seated, *talking]}

    def run(self, done: Erased) -> None:
        before = self._db.total_changes
        self._rename_record([one for one in self._spells if self._is_mine(one)])
        self._erase_chat(done)
        self._free_seats(done)
        self._forget_request()
        if self._db.total_changes != before:
            done.tables.append(self._stored.number)

    def _is_mine(self, spell: Spell) -> bool:
        """In doubt about a name that nobody acted under, it is theirs."""
        place = spell.seat, key_of(spell.name)
        own = not spell.guest or spell.guest in self._guests
        return own and place in (self._bots if spell.bot else self._places)

    def _new_name(self, seat: int) -> str:
        """Not anybody's at this table; the same for all names that this seat had."""
        if seat not in self._new:
            number, name = 1, NEUTRAL_NAME
            while key_of(name) in self._taken:
                number += 1
                name = f"{NEUTRAL_NAME} {number}"
            self._taken.add(key_of(name))
            self._new[seat] = name
        return self._new[seat]

    # the record

    def _rename_record(self, mine: list[Spell]) -> None:
        stored = self._stored
        head = renamed_head(stored.head, mine, self._mentions, self._new_name)
        foot = renamed_foot(stored.foot, self._mentions)
        if (head, foot) != (stored.head, stored.foot):
            self._told_otherwise = True
            self._set("head", head)
            self._set("foot", foot)
        for logged in stored.log:
            self._rename_row(logged, mine)

    def _rename_row(self, logged: Logged, mine: list[Spell]) -> None:
        text = logged.text
        if "^" in text or ";" in text:
            text = renamed_lines(logged, mine, self._mentions, self._new_name)
        known = logged.guest in self._guests
        self._told_otherwise |= text != logged.text
        if known or text != logged.text:
            guest, command = ("", "") if known else (logged.guest, logged.command)
            self._db.execute(
                "UPDATE log SET text = ?, guest = ?, command = ? WHERE number = ? AND n = ?",
                (text, guest, command, self._stored.number, logged.n),
            )

    # the chat

    def _erase_chat(self, done: Erased) -> None:
        for said in self._stored.chat:
            changed = self._without_words(said)
            if changed != said:
                done.said += said.guest in self._guests
                done.mentions += said.guest not in self._guests
                self._db.execute(
                    "UPDATE chat SET name = ?, text = ?, phrase = ?, guest = ?, command = ?"
                    " WHERE number = ? AND c = ?",
                    (changed.name, changed.text, changed.phrase, changed.guest, changed.command,
                     self._stored.number, said.c),
                )  # fmt: skip

    def _without_words(self, said: AddChat) -> AddChat:
        if said.guest and said.guest in self._guests:
            name = self._new_name(said.seat)
            return msgspec.structs.replace(
                said, name=name, text="", phrase=ERASED, guest="", command=""
            )
        return msgspec.structs.replace(said, text=self._mentions.replaced(said.text, NEUTRAL_NAME))

    # the room's document

    def _free_seats(self, done: Erased) -> None:
        doc = self._doc
        before = write_doc(doc)
        for number, seat in enumerate(doc.seats):
            if self._sits(number, seat):
                done.seats += 1
                self._free(number, seat)
            seat.held = self._without_digests(seat.held)
        doc.answered = [one for one in doc.answered if one[0] not in self._guests]
        if doc.impartial is not None:
            doc.impartial = [one for one in doc.impartial if one not in self._guests]
        if doc.host in self._guests:
            doc.hand_over(next((seat.guest for seat in doc.seats if seat.guest), ""))
        if write_doc(doc) != before:
            doc.revision += 1
            self._set("room", write_doc(doc))

    def _without_digests(self, held: list[str]) -> list[str]:
        """HSE-SEA-6: that somebody has held the seat is still known, but not who."""
        return [*dict.fromkeys([UNKNOWN if one in self._guests else one for one in held])]

    def _sits(self, number: int, seat: SeatDoc) -> bool:
        if seat.guest:
            return seat.guest in self._guests
        return (number, key_of(seat.name)) in self._places

    def _free(self, number: int, seat: SeatDoc) -> None:
        """Before the game the seat is free, in the game a bot plays it, as after HSE-HST-1."""
        seat.held = self._doc.holders(number)
        if self._doc.phase == "gathering" and seat.guest:
            self._doc.seats[number] = SeatDoc()
            return
        if self._doc.phase == "playing" and seat.guest:
            self._seat_bot(number, seat)
        seat.name, seat.guest = self._new_name(number), ""

    def _seat_bot(self, number: int, seat: SeatDoc) -> None:
        playing = seat.bot_playing()
        game = catalogue.find(self._doc.game)
        seat.bot = playing or ("" if game is None else bots.best(game))
        seat.stand_in, seat.open = "", False
        if not playing:
            self._append(f"^ {LETTERS[number]} is played by {seat.bot}")

    def _append(self, line: str) -> None:
        """The log grows by this line. At a live table no time passes with it."""
        log = self._stored.log
        n, last = (log[-1].n, log[-1].at) if log else (0, now_ms())
        at = last if self._doc.pace == "live" else now_ms()
        row = Logged(n + 1, line, "", "", at)
        log.append(row)
        self._db.execute(
            "INSERT INTO log VALUES (?, ?, ?, '', '', ?)", (self._stored.number, row.n, line, at)
        )

    # the rest

    def _forget_request(self) -> None:
        """The request that opened the table begins with a digest; an import's is a digest of all
        names, by which one could be guessed."""
        request = self._db.execute(
            "SELECT request FROM tables WHERE number = ?", (self._stored.number,)
        ).fetchone()[0]
        known = request.partition("-")[0] in self._guests
        if known or (request.startswith("import-") and self._told_otherwise):
            self._set("request", f"erased-{secrets.token_hex(16)}")

    def _set(self, column: str, value: str | bytes) -> None:
        self._db.execute(
            f"UPDATE tables SET {column} = ? WHERE number = ?", (value, self._stored.number)
        )
