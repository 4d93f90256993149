"""The last lines of a table's chat as bytes, because everybody who comes is sent them."""

from collections.abc import Iterable
from typing import final

from kartki.server.messages import wire
from kartki.server.store.interface import AddChat


@final
class RecentChat:
    def __init__(self) -> None:
        self._lines: list[AddChat] = []
        self._encoded: list[bytes] = []

    def encoded(self, chat: Iterable[AddChat]) -> list[bytes]:
        """The same bytes as long as it is the same lines."""
        lines = list(chat)
        if lines != self._lines:
            self._lines = lines
            self._encoded = [wire.encode(chat_message(said)) for said in lines]
        return self._encoded


def chat_message(said: AddChat) -> wire.ChatTold:
    return wire.ChatTold(said.c, said.seat, said.name, said.text, said.phrase, said.at)
