"""The answers to commands, by guest and id: an id that comes twice is one command."""

from collections import deque
from typing import Final, final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.store.interface import AddChat, Logged
from kartki.server.store.room_doc import RoomDoc

MOST_REFUSALS: Final = (
    400  # refusals that are remembered, so that a repeated command gets the same answer
)

Answer = int | Refusal  # the number of the last line, or a refusal
Reply = wire.Done | wire.Refused  # the same as a message


@final
class Answers:
    def __init__(self) -> None:
        self._replies: Final[dict[tuple[str, str], Reply]] = {}
        # Refusals may be forgotten, the oldest first, and so may what strangers were answered.
        self._refused: Final[deque[tuple[str, str]]] = deque()
        self._strangers: Final[deque[tuple[str, str]]] = deque()

    def restore(self, doc: RoomDoc, chat: list[AddChat], log: list[Logged]) -> None:
        """Restore the answers from the store."""
        self._replies.clear()
        self._refused.clear()
        self._strangers.clear()
        done = [
            *doc.answered,
            *[(said.guest, said.command, said.n) for said in chat],
            *[(logged.guest, logged.command, logged.n) for logged in log if logged.command],
        ]
        for guest, command, n in done:
            self._replies[guest, command] = wire.Done(command, n)

    def find(self, guest: str, command: str) -> Reply | None:
        return self._replies.get((guest, command))

    def remember(self, guest: str, reply: Reply, known: bool) -> None:
        """`known`: a host or a player here. Strangers, of whom there are many, must not make the
        room forget what it has told its own people."""
        if isinstance(reply, wire.Done):
            if guest:
                self._replies[guest, reply.id] = reply
            if guest and not known:  # one who asks for a seat, or has risen
                self._forget_oldest(self._strangers, guest, reply.id)
            return
        if known and not reply.code.startswith(
            "store."
        ):  # not remembered: a full disk may have space later
            self._replies[guest, reply.id] = reply
            self._forget_oldest(self._refused, guest, reply.id)

    def _forget_oldest(self, kept: deque[tuple[str, str]], guest: str, command: str) -> None:
        kept.append((guest, command))
        if len(kept) > MOST_REFUSALS:
            self._replies.pop(kept.popleft(), None)
