"""Choosing a figure, and with it a colour, among those of the game's box (HSE-SEA-8)."""

from typing import Final

from kartki.core.play import Refusal
from kartki.server.messages import wire
from kartki.server.net.connection import Connection
from kartki.server.room.answers import Answer
from kartki.server.room.catalogue import game_of
from kartki.server.room.room import Room
from kartki.server.store.room_doc import RoomDoc

RULE: Final = "HSE-SEA-8"


async def choose_figure(room: Room, connection: Connection, message: wire.ChooseFigure) -> Answer:
    number = connection.viewer
    if number is None:
        return Refusal("seat.none", "HSE-SEA-1")
    refusal = _refuse_figure(room.doc, number, message.figure)
    if refusal is not None:
        return refusal
    doc = room.doc.copy()
    doc.seats[number].figure = message.figure
    refusal = await room.store_doc(doc, connection.guest, message.id)
    room.changed()
    return room.state.play.stored if refusal is None else refusal


def _refuse_figure(doc: RoomDoc, number: int, figure: int) -> Refusal | None:
    """A box has a figure for each of the most players; bots and free seats take what is left."""
    if doc.phase != "gathering":
        return Refusal("figure.begun", RULE)
    most = game_of(doc.game).most
    if figure >= most:
        return Refusal("figure.unknown", RULE, (("number", most),))
    for other, worn in enumerate(doc.figures()):
        if other != number and worn == figure and doc.seats[other].guest:
            return Refusal("figure.taken", RULE, (("name", doc.seats[other].name),))
    return None
