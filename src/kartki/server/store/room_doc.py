"""What is stored of a table besides the play: its seats, its host, its house rules."""

import hashlib
import secrets
from typing import Final, Literal

import msgspec

from kartki.server.messages.table_settings import TableSettings
from kartki.server.store.lesson_doc import LessonDoc
from kartki.server.store.timestamps import now_ms

ALPHABET: Final = (
    "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters and digits that are easily confused
)
ROOM_CODE: Final = 6
WATCH_CODE: Final = 12
MOST_ANSWERED: Final = 300
MOST_RESTS: Final = 20  # more than there can be in one spin of the top
UNKNOWN: Final = "?"  # a person of whom no digest is stored; no digest looks like this


class SeatDoc(msgspec.Struct):
    name: str = ""
    guest: str = ""  # the digest of the key of the browser that owns it
    nonce: str = ""
    bot: str = ""  # the bot that plays it for good
    stand_in: str = ""  # the bot that plays for the person who owns it
    open: bool = True  # may somebody with the room code sit down here?
    used: int = 0  # milliseconds of thinking, where the seat has a limit for the whole game
    newcomer: bool = False  # HSE-CLK-3: who sits here has not said yet to be ready
    held: list[str] = []  # the guests who have held it in the running game, also if removed since
    figure: int = -1  # HSE-SEA-8: of the box, by its number; -1: nobody has chosen one

    def is_free(self) -> bool:
        return not self.guest and not self.bot

    def bot_playing(self) -> str:
        return self.bot or self.stand_in

    def note_holder(self) -> None:
        """HSE-SEA-6: from now on whoever sits here knows this hand."""
        if self.guest and self.guest not in self.held:
            self.held = [*self.held, self.guest]


class RoomDoc(msgspec.Struct):
    game: str
    edition: str
    options: dict[str, str]
    pace: Literal["live", "days"]
    public: bool
    host: str
    seats: list[SeatDoc]
    settings: TableSettings = msgspec.field(name="manners")
    # `closed`: over for good without a result, by whoever runs the server
    phase: Literal["gathering", "playing", "over", "closed"] = "gathering"
    rematch: str = ""  # the room code of the next table …
    rematch_watch: str = ""  # … and the one for its spectators
    revision: int = 1
    # (guest, id, number) of the last commands: a repeated one gets the same answer
    answered: list[tuple[str, str, int]] = []
    # HSE-CLK-2: (number, milliseconds): after this line everything stood still; the last ones
    rests: list[tuple[int, int]] = []
    # HSE-SEA-6: who had a seat when the game began and has never been the host since;
    # None: the game has not begun, or began before this was kept
    impartial: list[str] | None = None
    # milliseconds since 1970; 0: it is not over, or was over before this was kept
    ended: int = 0
    lesson: LessonDoc | None = None  # of the class that this table belongs to; None: of none

    def copy(self) -> "RoomDoc":
        return read_doc(write_doc(self))

    def seat_of(self, guest: str) -> int:
        """The seat of a browser; -1: none."""
        if guest:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return -1

    def knows(self, guest: str) -> bool:
        return bool(guest) and (guest == self.host or self.seat_of(guest) >= 0)

    def holders(self, number: int) -> list[str]:
        """HSE-SEA-6: who has held this seat in the running game.

        Games that began before seats remembered it: whoever sits there now has; and a bot's seat
        that is open was opened by a removal, so somebody has whom we do not know.
        """
        seat = self.seats[number]
        if seat.held or self.phase == "gathering":
            return seat.held
        if seat.guest:
            return [seat.guest]
        return [UNKNOWN] if seat.open else []

    def note_impartial(self) -> None:
        """HSE-SEA-6: a host can sit down at a second browser once the game is running."""
        self.impartial = [seat.guest for seat in self.seats if seat.guest not in ("", self.host)]

    def hand_over(self, heir: str) -> None:
        self.host = heir
        if self.impartial is not None:
            self.impartial = [guest for guest in self.impartial if guest != heir]

    def is_impartial(self, guest: str) -> bool:
        """Is this surely nobody whom the host has brought along to accept a request?"""
        if self.impartial is None:
            return guest != self.host
        return guest in self.impartial

    def figures(self) -> list[int]:
        """HSE-SEA-8: each seat's figure: as chosen, or that of its own number, or what is left."""
        worn = [seat.figure for seat in self.seats]
        worn = [n if figure < 0 and n not in worn else figure for n, figure in enumerate(worn)]
        left = iter([n for n in range(len(worn)) if n not in worn])
        return [next(left) if figure < 0 else figure for figure in worn]

    def has_newcomers(self) -> bool:
        """HSE-CLK-3: nobody has acted yet, and somebody is not ready."""
        for seat in self.seats:  # asked several times for each act
            if seat.newcomer:
                return True
        return False

    def end(self) -> None:
        self.phase, self.ended = "over", now_ms()

    def note_rest(self, n: int, milliseconds: int) -> None:
        self.rests = [*self.rests, (n, milliseconds)][-MOST_RESTS:]

    def is_paused(self) -> bool:
        """HSE-CLA-3: has the teacher of its class stopped it?"""
        return self.lesson is not None and self.lesson.paused_at > 0

    def goes_on(self) -> bool:
        """May anything still happen here?"""
        return self.phase in ("gathering", "playing")

    def people(self) -> list[int]:
        """The seats that a person plays right now."""
        return [n for n, seat in enumerate(self.seats) if seat.guest and not seat.stand_in]

    def nonces(self) -> list[tuple[str, bytes]]:
        """What the browsers added to the seed, by seat letter."""
        return [
            (chr(ord("a") + number), bytes.fromhex(seat.nonce))
            for number, seat in enumerate(self.seats)
            if seat.nonce
        ]


write_doc = msgspec.json.Encoder().encode
read_doc = msgspec.json.Decoder(RoomDoc).decode


def guest_of(key: str) -> str:
    """The identity of a browser: the digest of its key. The key itself is not stored."""
    return hashlib.sha256(f"kartki-guest:{key}".encode()).hexdigest()[:40] if key else ""


def new_code(length: int = ROOM_CODE) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def tidy_code(text: str) -> str:
    """A code as people type it, without blanks and dashes and in upper case."""
    return "".join(sign for sign in text.upper() if sign.isalnum())
