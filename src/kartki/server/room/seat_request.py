"""A request for a seat that a person has held, and who has accepted it (HSE-SEA-6).

It lives in memory only: with the asker's connection it is gone, and a restart ends all of them.
"""

import secrets
from typing import Final, final

from kartki.server.store.room_doc import RoomDoc

NO_SEAT: Final = -1


@final
class SeatRequest:
    def __init__(self) -> None:
        self.id = ""  # drawn anew each time: an answer to another request never counts for it
        self.seat = NO_SEAT
        self.name = ""
        self.guest = ""  # who asks
        self.agreed: set[str] = set()  # guests
        self._people: object = None

    def is_open(self) -> bool:
        return self.seat != NO_SEAT

    def ask(self, doc: RoomDoc, seat: int, name: str, guest: str) -> None:
        self.id = secrets.token_hex(8)
        self.seat, self.name, self.guest, self.agreed = seat, name, guest, set()
        self._people = _people(doc)

    def fits(self, doc: RoomDoc) -> bool:
        """Are the same people at the table as when it was asked?

        Else a host could remove those who have not accepted yet, or hand the role over.
        """
        return self._people == _people(doc)

    def close(self) -> None:
        self.id, self.seat, self.name, self.guest, self.agreed = "", NO_SEAT, "", "", set()
        self._people = None


def _people(doc: RoomDoc) -> object:
    return doc.phase, doc.host, [(seat.guest, seat.name) for seat in doc.seats]
