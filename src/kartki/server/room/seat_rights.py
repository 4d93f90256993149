"""Who may take which seat, and who may ask for it, as far as the document tells.

HSE-SEA-3, HSE-SEA-6 and HSE-SEA-7: a seat is a hand, and a hand is for one person's eyes. The host
can remove people, so removing must not be a way to look at their cards.
"""

from kartki.core.play import Refusal
from kartki.server.store.room_doc import RoomDoc


def refuse_taking(doc: RoomDoc, number: int, guest: str) -> Refusal | None:
    """Why this person may not simply sit down on this seat."""
    if doc.lesson is not None:
        return Refusal("class.seats", "HSE-CLA-2")
    if doc.phase == "playing":
        return _refuse_running(doc, number, guest) or _refuse_held(doc, number, guest)
    if doc.phase == "closed":
        return Refusal("table.closed", "HSE-CLO-1")
    if doc.phase == "over":
        return Refusal("game.over", "HSE-SEA-3")
    seat, mine = doc.seats[number], doc.seat_of(guest)
    if mine >= 0:
        return None if mine == number else Refusal("seat.have_one", "HSE-SEA-1")
    if seat.guest:
        return Refusal("seat.taken", "HSE-SEA-1", (("name", seat.name),))
    return None if seat.open else Refusal("seat.closed", "HSE-SEA-3")


def refuse_asking(doc: RoomDoc, number: int, guest: str) -> Refusal | None:
    """Why this person may not even ask for this seat."""
    if doc.lesson is not None:
        return Refusal("class.seats", "HSE-CLA-2")
    running = doc.phase == "playing"
    refusal = (_refuse_running if running else refuse_taking)(doc, number, guest)
    if refusal is not None or (running and doc.holders(number)):
        return refusal
    return Refusal("seat.need_not_ask", "HSE-SEA-3")


def _refuse_running(doc: RoomDoc, number: int, guest: str) -> Refusal | None:
    """What no vote can allow during the game."""
    seat = doc.seats[number]
    if doc.seat_of(guest) >= 0:
        return Refusal("seat.have_one", "HSE-SEA-1")
    if seat.guest:
        return Refusal("seat.taken", "HSE-SEA-1", (("name", seat.name),))
    others = [n for n in range(len(doc.seats)) if n != number and guest in doc.holders(n)]
    return Refusal("seat.other_hand", "HSE-SEA-7") if others else None


def _refuse_held(doc: RoomDoc, number: int, guest: str) -> Refusal | None:
    """HSE-SEA-6: the removed person asks like anybody, or else removing would do nothing."""
    holders = doc.holders(number)
    if guest in holders:
        return Refusal("seat.removed", "HSE-SEA-6")
    return Refusal("seat.held", "HSE-SEA-6") if holders else None


def may_take(doc: RoomDoc, guest: str) -> tuple[int, ...]:
    return tuple([n for n in range(len(doc.seats)) if refuse_taking(doc, n, guest) is None])


def may_ask(doc: RoomDoc, guest: str) -> tuple[int, ...]:
    return tuple([n for n in range(len(doc.seats)) if refuse_asking(doc, n, guest) is None])


def lost_seat(doc: RoomDoc, guest: str) -> int:
    """The seat from which this person was removed during the game; -1: none."""
    if guest and doc.lesson is None and doc.phase == "playing" and doc.seat_of(guest) < 0:
        for number in range(len(doc.seats)):
            if guest in doc.holders(number):
                return number
    return -1
