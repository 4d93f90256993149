"""A host who sits down at further browsers gains no vote by them (HSE-SEA-6)."""

from collections.abc import Iterator

import pytest

from kartki.server.messages.table_settings import TableSettings
from kartki.server.store.room_doc import RoomDoc, SeatDoc
from tests.server.around import FAST, done, told_room, trouble, why, wired
from tests.server.asking import answer, newcomer, playing, removed
from tests.server.client import Client
from tests.server.running import Running, running

ALONE = ("seat.host_alone", "HSE-SEA-6")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("impartial"), *FAST) as server:
        yield server
        assert trouble(server) == []


async def gone(host: Client, *people: Client) -> None:
    """Removed by the host, and not connected any more."""
    await removed(host, *people)
    for one in people:
        await one.close()


@pytest.mark.rule("HSE-SEA-6")
@pytest.mark.parametrize("before", [True, False], ids=["sat down before", "sat down after"])
@wired
async def test_who_sat_down_during_the_game_is_not_enough(server: Running, before: bool) -> None:
    """Nor with the role of the host, which the first browser gives to the second."""
    host, ania = await playing(server, 2, seats=3)
    second = await newcomer(server, host)
    if before:
        done(await second.ask("sit", seat=2, name="Basia"))
        await gone(host, ania)
    else:
        await gone(host, ania)
        done(await second.ask("sit", seat=2, name="Basia"))
    third = await newcomer(server, host)
    await told_room(third, lambda room: room["watching"] == 1)
    assert why(await third.ask("ask_seat", seat=1, name="Dora")) == ALONE
    done(await host.ask("hand_over", seat=2))
    assert why(await third.ask("ask_seat", seat=1, name="Dora")) == ALONE
    assert third.you["seat"] == -1


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_with_one_who_was_there_from_the_beginning_all_have_to_accept(
    server: Running,
) -> None:
    """The latecomer, too: every person at the table has a say."""
    host, ania, bartek = await playing(server, 3, seats=4)
    late = await newcomer(server, host)
    done(await late.ask("sit", seat=3, name="Late"))
    await gone(host, ania)
    dora = await newcomer(server, host)
    await told_room(dora, lambda room: room["watching"] == 1)
    done(await dora.ask("ask_seat", seat=1, name="Dora"))
    for client in (host, bartek, late):
        assert dora.you["seat"] == -1
        done(await answer(client, True))
    await told_room(dora, lambda _: bool(dora.you["seat"] == 1))


def doc_of(impartial: list[str] | None) -> RoomDoc:
    seats = [SeatDoc("Ania", "a"), SeatDoc("Bartek", "b"), SeatDoc("Cyryl", "c")]
    doc = RoomDoc("kolejka", "", {}, "days", False, "a", seats, TableSettings(), "playing")
    doc.impartial = impartial
    return doc


@pytest.mark.rule("HSE-SEA-6")
def test_who_has_been_the_host_is_not_impartial_later() -> None:
    doc = doc_of(None)
    doc.note_impartial()
    assert doc.impartial == ["b", "c"]
    doc.hand_over("b")
    doc.hand_over("a")
    assert [one for one in "abcd" if doc.is_impartial(one)] == ["c"]


@pytest.mark.rule("HSE-SEA-6")
def test_in_a_game_from_before_everybody_but_the_host_is_impartial() -> None:
    """As it was when it began: who sat down later was not written down."""
    doc = doc_of(None)
    doc.hand_over("b")
    assert [one for one in "abc" if doc.is_impartial(one)] == ["a", "c"]
