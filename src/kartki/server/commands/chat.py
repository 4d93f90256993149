"""Chat at a table: free text, and phrases that each client shows in its own language."""

from typing import Final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.recent_chat import chat_message
from kartki.server.room.room import Room
from kartki.server.store.interface import AddChat
from kartki.server.store.timestamps import now_ms
from kartki.server.views.redaction import Viewer

# Codes of phrases; each client shows them in its reader's language.
PHRASES: Final = (
    "hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "wait", "oh_no", "bravo",
    "your_turn", "back_soon", "good_game",
)  # fmt: skip


async def chat(room: Room, connection: Connection, message: wire.Chat) -> Answer:
    seat, state = connection.viewer, room.state
    refusal = _refuse_chat(room, seat, message)
    if refusal is not None:
        return refusal
    number = state.chat[-1].c + 1 if state.chat else 1
    name = "" if seat is None else room.doc.seats[seat].name
    said = AddChat(
        state.number, number, -1 if seat is None else seat, name,
        message.text.strip(), message.phrase, connection.guest, message.id, now_ms(),
        state.play.stored,
    )  # fmt: skip
    refusal = await room.store([said])
    if refusal is not None:
        return refusal
    state.chat.append(said)
    data = wire.encode(chat_message(said))
    state.connections.send(lambda _: data)
    return state.play.stored


def _refuse_chat(room: Room, seat: Viewer, message: wire.Chat) -> Refusal | None:
    """Spectators may not chat: there may be very many of them."""
    if not room.doc.settings.chat:
        return Refusal("chat.off", "HSE-CHT-1")
    if seat is None:
        return Refusal("chat.watching", "HSE-CHT-1")
    refusal = _refuse_in_class(room, message)
    if refusal is not None:
        return refusal
    if message.phrase and message.phrase not in PHRASES:
        return Refusal("chat.phrase", "HSE-CHT-2", (("allowed", ", ".join(PHRASES)),))
    if bool(message.phrase) == bool(message.text.strip()):
        return Refusal("chat.empty", "HSE-CHT-2")
    if not all(sign.isprintable() for sign in message.text):
        return Refusal("chat.signs", "HSE-CHT-2")
    return None


def _refuse_in_class(room: Room, message: wire.Chat) -> Refusal | None:
    """HSE-CLA-8: at a table of a class the teacher decides who talks, and how."""
    lesson = room.doc.lesson
    if lesson is None or lesson.chat == "free":
        return None
    if lesson.chat == "off":
        return Refusal("chat.off", "HSE-CLA-8")
    return Refusal("class.phrases", "HSE-CLA-8") if message.text.strip() else None
