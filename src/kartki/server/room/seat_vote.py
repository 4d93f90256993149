"""The vote on a request for a seat: who has to accept it, and what is enough (HSE-SEA-6)."""

from kartki.server.net.connection import Connection
from kartki.server.room.state import RoomState


def voters(state: RoomState, seat: int, asker: str) -> set[str]:
    """Everybody else who has a seat; and, while connected, the host and whoever held this seat.

    Those away count, too, even if a bot stands in: else a host could let bots stand in for all
    who are asleep, and decide alone.
    """
    doc = state.doc
    owners = {owned.guest for owned in doc.seats if owned.guest}
    others = {doc.host, *doc.holders(seat)}
    return (owners | {guest for guest in others if state.connections.is_here(guest)}) - {asker}


def can_be_accepted(state: RoomState, seat: int, asker: str) -> bool:
    return _is_enough(state, seat, asker, voters(state, seat, asker))


def _is_enough(state: RoomState, seat: int, asker: str, agreed: set[str]) -> bool:
    """The host alone is not enough, who could sit at a second browser and accept it at the first.

    Nor is a host with somebody who sat down during the game, which could be a third browser.
    Whoever held this very seat knows its hand: that one the host may let in again.
    """
    doc, holders = state.doc, state.doc.holders(seat)
    if asker in holders:
        return True
    return any(doc.is_impartial(one) or one in holders for one in agreed - {doc.host})


def open_voters(state: RoomState) -> set[str]:
    """The voters of the request that is open; nobody, if none is."""
    request = state.seat_request
    return voters(state, request.seat, request.guest) if request.is_open() else set()


def is_accepted(state: RoomState) -> bool:
    request = state.seat_request
    enough = _is_enough(state, request.seat, request.guest, request.agreed)
    return enough and open_voters(state) <= request.agreed


def let_out(state: RoomState, connection: Connection) -> bool:
    """A socket has gone; a request ends with its asker, and with one whose answer it waits for.

    Returns whether anything about the request has changed.
    """
    request, before = state.seat_request, open_voters(state)
    state.connections.remove(connection)
    after = open_voters(state)
    if before - after - request.agreed or not state.connections.is_here(request.guest):
        request.close()
    return before != open_voters(state)
