"""The answers to commands, by guest and id: an id that comes twice is one command.

The latest answers are in memory. A move and a word in the chat carry the id of their command, so
the store knows those for ever: when memory does not go back to the beginning, it is asked.
Commands that change neither are known as long as their document names them (`answered`).
"""

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.store.interface import AddChat, Logged
from kartki.server.store.room_doc import RoomDoc

MOST_DONE: Final = 1_000  # more than a document names, so that memory knows no less than it
MOST_REFUSALS: Final = (
    400  # refusals that are remembered, so that a repeated command gets the same answer
)

Answer = int | Refusal  # the number of the last line, or a refusal
Reply = wire.Done | wire.Refused  # the same as a message


@final
class Answers:
    def __init__(self) -> None:
        self.has_forgotten = False  # is there an older answer that only the store knows?
        self._done: Final[dict[tuple[str, str], wire.Done]] = {}  # the oldest first
        self._refused: Final[dict[tuple[str, str], wire.Refused]] = {}
        # Strangers, of whom there are many: one who asks for a seat, or has risen.
        self._strangers: Final[dict[tuple[str, str], wire.Done]] = {}

    def restore(self, doc: RoomDoc, chat: Iterable[AddChat], log: list[Logged]) -> None:
        """Restore the answers from the store; those of the document come last, to stay longest."""
        said = [(one.guest, one.command, one.n) for one in chat]
        moves = deque([(one.guest, one.command, one.n) for one in log if one.command], MOST_DONE)
        first = next(iter(chat), None)
        self.has_forgotten = first is not None and first.c > 1
        self._done.clear()
        self._refused.clear()
        self._strangers.clear()
        for guest, command, n in (*moves, *said, *doc.answered):
            self._keep(guest, wire.Done(command, n))
        self.has_forgotten |= len(moves) == MOST_DONE

    def find(self, guest: str, command: str) -> Reply | None:
        key = guest, command
        return self._done.get(key) or self._refused.get(key) or self._strangers.get(key)

    def remember(self, guest: str, reply: Reply, known: bool) -> None:
        """`known`: a host or a player here. Strangers, of whom there are many, must not make the
        room forget what it has told its own people."""
        if isinstance(reply, wire.Done):
            if guest:
                (self._keep if known else self._keep_stranger)(guest, reply)
        elif known and not reply.code.startswith("store."):  # a full disk may have space later
            self._refused[guest, reply.id] = reply
            _forget_oldest(self._refused)

    def _keep(self, guest: str, reply: wire.Done) -> None:
        self._done[guest, reply.id] = reply
        if len(self._done) > MOST_DONE:
            self.has_forgotten = True
            del self._done[next(iter(self._done))]

    def _keep_stranger(self, guest: str, reply: wire.Done) -> None:
        self._strangers[guest, reply.id] = reply
        _forget_oldest(self._strangers)


def _forget_oldest(kept: dict[tuple[str, str], Any]) -> None:
    if len(kept) > MOST_REFUSALS:
        del kept[next(iter(kept))]
