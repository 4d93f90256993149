"""A request for a seat: who answers, what ends it, and that it is carried out once."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kartki.server.messages import wire
from kartki.server.messages.table_settings import TableSettings
from kartki.server.room.answers import MOST_REFUSALS, Answers
from kartki.server.room.seat_request import SeatRequest
from kartki.server.settings.server_settings import STORE_NAME
from kartki.server.store.room_doc import RoomDoc, SeatDoc
from tests.server.around import FAST, act, done, finished, sees, told_room, trouble, why, wired
from tests.server.asking import answer, newcomer, no_request, playing, removed, request
from tests.server.client import Client
from tests.server.running import Running, running

NOT_ASKED, NO_SAY = ("seat.not_asked", "HSE-SEA-6"), ("seat.no_say", "HSE-SEA-6")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("requests"), *FAST) as server:
        yield server
        assert trouble(server) == []


async def without_ania(server: Running) -> tuple[Client, Client, Client]:
    """The host, Bartek, and Basia, who would like Ania's seat; Ania herself has gone."""
    host, ania, bartek = await playing(server, 3)
    await removed(host, ania)
    await ania.close()
    await told_room(host, lambda room: room["watching"] == 0)
    return host, bartek, await newcomer(server, host)


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_all_accept_and_the_asker_is_shown_the_hand(server: Running) -> None:
    host, bartek, basia = await without_ania(server)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    mine = await request(basia)
    assert (mine["seat"], mine["name"], mine["mine"], mine["asked"]) == (1, "Basia", True, False)
    assert (mine["held_it"], mine["agreed"], mine["waits_for"]) == (False, [], [0, 2])
    done(await answer(host, True))
    assert (await request(bartek, lambda one: one["agreed"] == [0]))["waits_for"] == [2]
    assert sees(basia)["viewer"] is None
    n = done(await answer(bartek, True))
    for client in (host, bartek, basia):
        await client.until_number(n)
        assert client.told[-1]["lines"] == ["^ b is played by Basia"]
        await no_request(client)
    assert (sees(basia)["viewer"], basia.you) == (1, {"seat": 1, "host": False, "may_sit": False})


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_one_no_is_enough(server: Running) -> None:
    host, bartek, basia = await without_ania(server)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    done(await answer(host, True))
    done(await answer(bartek, False))
    await no_request(basia)
    assert basia.you["seat"] == -1
    done(await basia.ask("ask_seat", seat=1, name="Basia"))  # the host has to accept anew
    assert (await request(bartek))["agreed"] == []


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_a_late_answer_counts_for_no_other_request(server: Running) -> None:
    host, bartek, basia = await without_ania(server)
    dora = await newcomer(server, host)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    asked = await request(dora)
    waits = await dora.ask("ask_seat", seat=1, name="Dora")
    assert (why(waits), waits["facts"]) == (("seat.asked", "HSE-SEA-6"), {"name": "Basia"})
    late = {"request": asked["id"], "yes": True}
    assert why(await dora.ask("answer_seat", **late)) == NO_SAY
    assert why(await basia.ask("answer_seat", **late)) == NO_SAY
    assert why(await dora.ask("withdraw_seat", request=asked["id"])) == NOT_ASKED
    done(await basia.ask("withdraw_seat", request=asked["id"]))
    await no_request(dora)
    done(await dora.ask("ask_seat", seat=1, name="Basia"))
    for client in (host, bartek):
        assert why(await client.ask("answer_seat", **late)) == NOT_ASKED
    assert (await request(dora))["agreed"] == []


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_it_ends_when_somebody_goes_on_whom_it_waits(server: Running) -> None:
    """The asker, or who held the seat; a second window of the asker keeps it."""
    host, ania, bartek = await playing(server, 3)
    await removed(host, ania)
    basia = await newcomer(server, host)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    await request(host, lambda one: one["others"] == 1)
    await ania.close()
    await no_request(host)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    window = await Client.enter(server, host.room["code"], basia.key)
    assert window.room["asks_seat"]["mine"]
    await basia.close()
    await told_room(host, lambda room: room["watching"] == 1)
    await request(bartek, lambda one: bool(one["id"] == window.room["asks_seat"]["id"]))
    await window.close()
    await no_request(bartek)


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_who_held_the_seat_and_comes_by_is_asked(server: Running) -> None:
    host, ania, bartek = await playing(server, 3)
    await removed(host, ania)
    await ania.close()
    basia = await newcomer(server, host)
    await told_room(basia, lambda room: room["watching"] == 1)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    done(await answer(host, True))
    back = await Client.enter(server, host.room["code"], ania.key)
    assert (back.room["asks_seat"]["asked"], back.you["lost"]) == (True, 1)
    done(await answer(bartek, True))
    assert (await request(basia, lambda one: one["agreed"] == [0, 2]))["others"] == 1
    done(await answer(back, True))
    await told_room(basia, lambda _: bool(basia.you["seat"] == 1))


@pytest.mark.rule("HSE-SEA-2", "HSE-SEA-6")
@wired
async def test_it_is_asked_under_a_name_that_is_nobodys(server: Running) -> None:
    """Also later: whoever takes the name meanwhile ends the request."""
    _, bartek, basia = await without_ania(server)
    for name, code in (("player 3", "seat.name_taken"), ("a_b", "seat.name")):
        refused = await basia.ask("ask_seat", seat=1, name=name)
        assert why(refused) == (code, "HSE-SEA-2")
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    await request(bartek)
    done(await bartek.ask("rename", seat=2, name="Basia"))
    await no_request(basia)


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_play_goes_on_while_somebody_asks(server: Running) -> None:
    host, *others = await playing(server, 3, game="ration_board")
    ania, bartek = sorted(others, key=lambda client: bool(client.legal()))  # it is not her turn
    seat = ania.you["seat"]
    await removed(host, ania)
    basia = await newcomer(server, host)
    done(await basia.ask("ask_seat", seat=seat, name="Basia"))
    for client in (host, bartek):
        await client.until_number(basia.seen)
    n = await act([host, bartek])
    await basia.until_number(n)
    again = await Client.enter(server, host.room["code"], basia.key)
    assert (again.room["asks_seat"]["seat"], again.room["asks_seat"]["mine"]) == (seat, True)


def test_whoever_else_is_at_the_table_has_not_been_asked() -> None:
    """The end of the game and another host end a request; a bot that stands in does not."""
    seats = [SeatDoc("Ania", "a"), SeatDoc("Bartek", "b"), SeatDoc("Cyryl", bot="random")]
    before = RoomDoc("kolejka", "", {}, "days", False, "a", seats, TableSettings(), "playing")
    request = SeatRequest()
    request.ask(before, 2, "Dora", "d")
    changes = {"phase": "over", "host": "b", "seats": seats[:2]}
    for name, value in changes.items():
        assert not request.fits(msgspec.structs.replace(before, **{name: value})), name
    after = before.copy()
    after.seats[1].stand_in, after.revision = "random", 7
    assert request.fits(after)


def test_strangers_who_ask_and_withdraw_for_ever_fill_no_memory() -> None:
    answers = Answers()
    answers.remember("player", wire.Done("first", 7), known=True)
    for number in range(MOST_REFUSALS + 1):
        answers.remember("stranger", wire.Done(f"ask-{number}", 7), known=False)
    assert answers.find("stranger", "ask-0") is None
    assert answers.find("stranger", "ask-1") == wire.Done("ask-1", 7)
    assert answers.find("player", "first") == wire.Done("first", 7)


@wired
async def test_before_and_after_the_game_nobody_asks(server: Running) -> None:
    host, bartek = players = await playing(server, 2, game="ration_board")
    await finished(players)
    dora = await newcomer(server, host)
    assert why(await dora.ask("ask_seat", seat=1, name="Dora")) == ("game.over", "HSE-SEA-3")
    assert dora.you == {"seat": -1, "host": False, "may_sit": False}
    done(await host.ask("rematch"))
    code = (await told_room(bartek, lambda room: bool(room["rematch"])))["rematch"]
    dora = await Client.enter(server, code)
    assert why(await dora.ask("ask_seat", seat=1, name="Dora")) == ("seat.taken", "HSE-SEA-1")
    bartek = await Client.enter(server, code, bartek.key)
    done(await bartek.ask("rise"))
    refused = await dora.ask("ask_seat", seat=1, name="Dora")
    assert why(refused) == ("seat.need_not_ask", "HSE-SEA-3")


# exactly once, and after a restart


async def accepted_twice(server: Running) -> None:
    host, bartek, basia = await without_ania(server)
    code, line = host.room["code"], "^ b is played by Basia"
    first = await basia.ask("ask_seat", seat=1, name="Basia", id="ask")
    assert await basia.ask("ask_seat", seat=1, name="Basia", id="ask") == first
    done(await answer(host, True))
    last = await answer(bartek, True, id="yes")
    again = await bartek.ask("answer_seat", request="another", yes=False, id="yes")
    assert again == last
    server.kill()
    server.start(*FAST)
    bartek, basia = [await Client.enter(server, code, one.key) for one in (bartek, basia)]
    again = await bartek.ask("answer_seat", request="another", yes=False, id="yes")
    assert again == last
    history = await basia.ask("history", after=0)
    lines = [one for told in history["told"] for one in told["lines"]]
    assert (lines.count(line), lines[-1], basia.you["seat"]) == (1, line, 1)


def test_the_last_yes_is_carried_out_once_also_after_a_crash(tmp_path: Path) -> None:
    with running(tmp_path, *FAST) as server:
        asyncio.run(accepted_twice(server))


def as_stored_before(server: Running, code: str) -> None:
    """The table as a server stored it that did not remember who held a seat, and opened it."""
    with sqlite3.connect(server.data / STORE_NAME) as db:
        ((text,),) = db.execute("SELECT room FROM tables WHERE code = ?", (code,)).fetchall()
        doc = msgspec.json.decode(text)
        for seat in doc["seats"]:
            del seat["held"]
            seat["open"] = bool(seat["bot"] and seat["name"] == "Player 2")
        db.execute("UPDATE tables SET room = ? WHERE code = ?", (msgspec.json.encode(doc), code))
    db.close()


async def stored_before(server: Running) -> None:
    host, ania, bartek = await playing(server, 3, seats=4)
    await removed(host, ania)
    code = host.room["code"]
    server.kill()
    as_stored_before(server, code)
    server.start(*FAST)
    dora = await Client.enter(server, code)
    assert (dora.you["may_take"], dora.you["may_ask"]) == ([3], [1])
    assert why(await dora.ask("sit", seat=1, name="Dora")) == ("seat.held", "HSE-SEA-6")
    host, bartek = [await Client.enter(server, code, one.key) for one in (host, bartek)]
    await removed(host, bartek)
    assert why(await dora.ask("sit", seat=2, name="Dora")) == ("seat.held", "HSE-SEA-6")
    assert why(await bartek.ask("sit", seat=3, name="B")) == ("seat.other_hand", "HSE-SEA-7")
    done(await dora.ask("sit", seat=3, name="Dora"))


@pytest.mark.rule("HSE-SEA-6", "HSE-SEA-7")
def test_a_game_that_was_stored_before_seats_remembered(tmp_path: Path) -> None:
    """A removal had opened the seat; a bot's seat that was never opened was always a bot's."""
    with running(tmp_path, *FAST) as server:
        asyncio.run(stored_before(server))
