"""Pupils come: in time, late, a second time, from another phone (HSE-CLA-1, 2, 5 and 6)."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

import msgspec

from kartki.core.play import Refusal
from kartki.server.classroom import latecomers, laying
from kartki.server.classroom.classroom import Classroom
from kartki.server.classroom.names import refuse_name, shown_name
from kartki.server.store.class_doc import MOST_PUPILS, ClassDoc, PhoneDoc, PupilDoc
from kartki.server.store.timestamps import now_ms
from kartki.table.occupants import name_key, tidy_name

MOST_PHONES: Final = 20  # that wait for the teacher at the same time


class Newcomer(msgspec.Struct, frozen=True):
    """Who asks to join."""

    guest: str
    name: str  # "": one of the game's time
    nonce: str
    mine: bool  # I am the pupil of this name, from another phone


@final
class Late:
    """The tables are laid: there is more to do than to change the class's document."""


LATE: Final = Late()
Joined = PupilDoc | PhoneDoc


async def join(room: Classroom, asked: Newcomer) -> Joined | Refusal:
    """The pupil, or the request of a phone that waits; the same browser twice is one pupil."""
    change: Callable[[ClassDoc], Joined | Late | Refusal] = partial(_join, asked=asked)
    answer: Joined | Late | Refusal = await room.edit(change)
    if not isinstance(answer, Late):
        return answer
    async with room.lock:
        doc = room.doc.copy()
        again = _join(doc, asked)
        if isinstance(again, Refusal):
            return again
        if not isinstance(again, Late):  # another browser of this key was quicker
            failed = await room.store(doc)
            return again if failed is None else failed
        return await latecomers.seat(room, newcomer(doc, asked))


def _join(doc: ClassDoc, asked: Newcomer) -> Joined | Late | Refusal:
    known = _known(doc, asked)
    if known is not None:
        return known
    if asked.mine:
        return _another_phone(doc, asked)
    refusal = refuse_joining(doc) or refuse_newcomers_name(doc, asked)
    if refusal is not None:
        return refusal
    if doc.phase != "gathering":
        return LATE
    pupil = newcomer(doc, asked)
    pupil.table = laying.place_newcomer(doc)
    doc.pupils = [*doc.pupils, pupil]
    return pupil


def _known(doc: ClassDoc, asked: Newcomer) -> Joined | Refusal | None:
    """This browser has been here before."""
    pupil = doc.pupil_of(asked.guest)
    if pupil is not None:
        return Refusal("class.removed", "HSE-CLA-6") if pupil.removed else pupil
    return next((phone for phone in doc.phones if phone.guest == asked.guest), None)


def refuse_joining(doc: ClassDoc) -> Refusal | None:
    if doc.phase == "ended":
        return Refusal("class.ended", "HSE-CLA-1")
    if len(doc.here()) >= MOST_PUPILS:
        return Refusal("class.full", "HSE-CLA-1", (("most", MOST_PUPILS),))
    return None


def refuse_newcomers_name(doc: ClassDoc, asked: Newcomer) -> Refusal | None:
    return refuse_name(doc, tidy_name(asked.name)) if asked.name else None


def newcomer(doc: ClassDoc, asked: Newcomer) -> PupilDoc:
    """Who gives a rude name gets in under another one, until the teacher decides."""
    name, wanted = shown_name(doc, tidy_name(asked.name))
    return PupilDoc(doc.next_id("p"), name, asked.guest, asked.nonce, wanted=wanted)


def _another_phone(doc: ClassDoc, asked: Newcomer) -> PhoneDoc | Refusal:
    """HSE-CLA-5: the teacher is asked; without such a pupil there is nothing to ask."""
    key = name_key(tidy_name(asked.name))
    pupil = next((one for one in doc.here() if name_key(one.name) == key), None)
    if pupil is None:
        return Refusal("class.pupil", "HSE-CLA-5")
    if len(doc.phones) >= MOST_PHONES:
        return Refusal("class.phones", "HSE-CLA-5")
    phone = PhoneDoc(doc.next_id("f"), pupil.id, asked.guest, asked.nonce, now_ms())
    doc.phones = [*doc.phones, phone]
    return phone
