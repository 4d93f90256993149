"""A host cannot read a hand: who may take a seat during the game, and who never."""

import json
from collections.abc import Iterator

import pytest

from kartki.server.store.room_doc import guest_of
from tests.server.around import FAST, done, sees, told_room, trouble, why, wired
from tests.server.asking import answer, newcomer, no_request, playing, removed, request
from tests.server.client import Client, Message
from tests.server.running import Running, running

HELD, REMOVED = ("seat.held", "HSE-SEA-6"), ("seat.removed", "HSE-SEA-6")
ALONE, OTHER = ("seat.host_alone", "HSE-SEA-6"), ("seat.other_hand", "HSE-SEA-7")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("removed"), *FAST) as server:
        yield server
        assert trouble(server) == []


def saw_nothing(client: Client) -> bool:
    """No message to this client had anything that only a seat may see."""
    tellings = [*client.told, client.last]
    return client.you["seat"] == -1 and not any(told.get("mine") for told in tellings)


# the attack


@pytest.mark.rule("HSE-SEA-6")
@pytest.mark.parametrize("game", ["kolejka", "reglamentacja"])
@wired
async def test_a_host_reads_no_hand_with_a_second_key(server: Running, game: str) -> None:
    host, ania, _ = await playing(server, 3, game=game)
    await removed(host, ania)
    second = await newcomer(server, host)
    for name in ("Player 2", "Basia"):
        assert why(await second.ask("sit", seat=1, name=name)) == HELD
    again = await Client.enter(server, host.room["code"], second.key)
    assert saw_nothing(second)
    assert saw_nothing(again)
    assert sees(host)["viewer"] == 0
    assert (again.you["may_sit"], again.you["may_ask"]) == (False, [1])
    assert again.room["seats"][1]["bot"]  # a bot plays on, under her name
    assert again.room["seats"][1]["name"] == "Player 2"


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_a_host_alone_does_not_let_a_second_key_in(server: Running) -> None:
    """Neither as the only person, nor after having removed all others, nor without a seat."""
    host, ania, bartek = await playing(server, 3)
    await removed(host, ania, bartek)
    for gone in (ania, bartek):
        await gone.close()
    second = await newcomer(server, host)
    await told_room(second, lambda room: room["watching"] == 1)
    for seat in (1, 2):
        assert why(await second.ask("ask_seat", seat=seat, name="Basia")) == ALONE
    done(await host.ask("remove", seat=0))
    assert why(await second.ask("ask_seat", seat=1, name="Basia")) == ALONE
    assert saw_nothing(second)


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_with_two_seats_of_his_own_a_host_still_needs_who_was_removed(
    server: Running,
) -> None:
    """As long as she is connected; and her silence is no yes."""
    host, ania, own = await playing(server, 3)
    await removed(host, ania)
    third = await newcomer(server, host)
    done(await third.ask("ask_seat", seat=1, name="Player 2"))
    done(await answer(host, True))
    done(await answer(own, True))
    asked = await request(ania, lambda one: one["agreed"] == [0, 2])
    assert (asked["waits_for"], asked["others"], asked["asked"]) == ([], 1, True)
    done(await answer(ania, False))
    await no_request(third)
    assert saw_nothing(third)


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_bots_for_those_who_sleep_do_not_take_their_say(server: Running) -> None:
    """Else a host with two seats could decide at night."""
    host, ania, bartek, own = await playing(server, 4)
    await removed(host, ania)
    for sleeper in (ania, bartek):
        await sleeper.close()
    done(await host.ask("seat_bot", seat=2))
    third = await newcomer(server, host)
    await told_room(third, lambda room: room["watching"] == 1)
    done(await third.ask("ask_seat", seat=1, name="Basia"))
    done(await answer(host, True))
    done(await answer(own, True))
    asked = await request(third, lambda one: one["agreed"] == [0, 3])
    assert asked["waits_for"] == [2]
    woken = await Client.enter(server, host.room["code"], bartek.key)
    done(await answer(woken, True))
    await told_room(third, lambda room: not room["seats"][1]["bot"])
    assert third.you["seat"] == 1


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_removing_who_has_not_answered_ends_the_request(server: Running) -> None:
    """And so does handing the role over: nobody becomes the only one who counts."""
    host, ania, own, bartek = await playing(server, 4)
    await removed(host, ania)
    third = await newcomer(server, host)
    for move, fields in (("hand_over", {"seat": 2}), ("remove", {"seat": 3})):
        done(await third.ask("ask_seat", seat=1, name="Basia"))
        acting = host if move == "hand_over" else own
        done(await answer(host, True))
        done(await answer(own, True))
        done(await acting.ask(move, **fields))
        await no_request(third)
    assert saw_nothing(third)
    await told_room(bartek, lambda _: bool(bartek.you["seat"] == -1))


@pytest.mark.rule("HSE-SEA-1", "HSE-SEA-4")
@wired
async def test_the_seat_of_somebody_who_is_only_away_is_taken(server: Running) -> None:
    host, ania, bartek = await playing(server, 3)
    done(await ania.ask("rise"))
    await bartek.close()
    done(await host.ask("seat_bot", seat=2))
    second = await newcomer(server, host)
    for seat in (1, 2):
        for ask in ("sit", "ask_seat"):
            refused = await second.ask(ask, seat=seat, name="Basia")
            assert why(refused) == ("seat.taken", "HSE-SEA-1")
    assert (second.you["may_sit"], "may_ask" in second.you) == (False, False)
    done(await ania.ask("come_back"))
    assert sees(ania)["viewer"] == 1


@pytest.mark.rule("HSE-SEA-5", "HSE-SEA-6")
@wired
async def test_spectators_do_not_ask_and_are_told_of_nobody(server: Running) -> None:
    """Not even with the key of the person who was removed; and digests are told to nobody."""
    host, ania, bartek = await playing(server, 3)
    await removed(host, ania)
    basia = await newcomer(server, host)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    asked = await request(bartek)
    for key in (None, ania.key, host.key):
        watcher = await Client.enter(server, host.room["watch"], key)
        assert watcher.you == {"seat": -1, "host": False, "may_sit": False}
        assert "asks_seat" not in watcher.room
        refused = await watcher.ask("ask_seat", seat=1, name="Dora")
        assert why(refused) == ("seat.watching", "HSE-SEA-5")
        refused = await watcher.ask("answer_seat", request=asked["id"], yes=True)
        assert why(refused) == ("seat.no_say", "HSE-SEA-6")
        visited = json.loads(server.get(f"/api/tables/{host.room['watch']}"))
        assert "asks_seat" not in visited
        digests = [guest_of(client.key) for client in (host, ania, bartek, basia)]
        heard = json.dumps([watcher.last, watcher.room, host.room, basia.room, visited])
        assert not any(digest in heard for digest in digests)


# who may take a seat during the game


@pytest.mark.rule("HSE-SEA-3", "HSE-SEA-6")
@wired
async def test_a_seat_that_was_always_a_bots_is_a_newcomers_once(server: Running) -> None:
    """Then a person has held it."""
    host, _ = await playing(server, 2, seats=3)
    dora = await newcomer(server, host)
    assert (dora.you["may_sit"], dora.you["may_take"]) == (True, [2])
    refused = await dora.ask("ask_seat", seat=2, name="Dora")
    assert why(refused) == ("seat.need_not_ask", "HSE-SEA-3")
    done(await dora.ask("sit", seat=2, name="Dora"))
    assert (sees(dora)["viewer"], dora.you["seat"]) == (2, 2)
    await removed(host, dora)
    emil = await newcomer(server, host)
    assert (emil.you["may_sit"], emil.you["may_ask"]) == (False, [2])
    assert why(await emil.ask("sit", seat=2, name="Emil")) == HELD


@pytest.mark.rule("HSE-SEA-7")
@wired
async def test_who_has_held_a_seat_gets_no_other(server: Running) -> None:
    """Neither a bot's nor a person's, after a removal or after getting up."""
    host, ania, bartek = await playing(server, 3, seats=4)
    await removed(host, ania, bartek)
    for seat in (2, 3):
        for ask in ("sit", "ask_seat"):
            assert why(await ania.ask(ask, seat=seat, name="Ania")) == OTHER
    assert ania.you == {"seat": -1, "host": False, "may_sit": False, "may_ask": [1], "lost": 1}
    done(await host.ask("rise"))
    assert why(await host.ask("sit", seat=3, name="Host")) == ("seat.have_one", "HSE-SEA-1")


@pytest.mark.rule("HSE-SEA-6", "HSE-SEA-7")
@wired
async def test_everybody_who_has_held_a_seat_is_remembered(server: Running) -> None:
    """The second who held it, too: she knows the hand, has a say, and gets no other."""
    host, ania, bartek = await playing(server, 3, seats=4)
    await removed(host, ania)
    basia = await newcomer(server, host)
    done(await basia.ask("ask_seat", seat=1, name="Basia"))
    for client in (host, bartek, ania):
        done(await answer(client, True))
    await told_room(basia, lambda _: bool(basia.you["seat"] == 1))
    await removed(host, basia)
    assert (basia.you["lost"], basia.you["may_ask"]) == (1, [1])
    assert why(await basia.ask("sit", seat=3, name="Basia")) == OTHER
    dora = await newcomer(server, host)
    done(await dora.ask("ask_seat", seat=1, name="Dora"))
    assert (await request(dora))["others"] == 2
    done(await answer(basia, False))
    await no_request(dora)


@pytest.mark.rule("HSE-SEA-3")
@wired
async def test_free_seats_are_those_that_a_newcomer_may_take(server: Running) -> None:
    host, ania = await playing(server, 2, seats=3, public=True)

    def free() -> list[int]:
        tables: list[Message] = json.loads(server.get("/api/tables"))["tables"]
        return [one["free"] for one in tables if one["code"] == host.room["code"]]

    assert free() == [1]
    await removed(host, ania)
    assert free() == [1]
    done(await (await newcomer(server, host)).ask("sit", seat=2, name="Dora"))
    assert free() == [0]
    assert (await newcomer(server, host)).you["may_sit"] is False


# who was removed


@pytest.mark.rule("HSE-SEA-6", "HSE-HST-1")
@wired
async def test_who_was_removed_asks_and_comes_back_to_the_same_hand(server: Running) -> None:
    host, ania, bartek = await playing(server, 3)
    hand = sees(ania)["hand"]
    await removed(host, ania)
    assert why(await ania.ask("sit", seat=1, name="Ania")) == REMOVED
    done(await ania.ask("ask_seat", seat=1, name="Ania"))
    asked = await request(bartek)
    assert (asked["held_it"], asked["waits_for"], asked["others"]) == (True, [0, 2], 0)
    done(await answer(bartek, True))
    n = done(await answer(host, True))
    await ania.until_number(n)
    assert (sees(ania)["viewer"], sees(ania)["hand"]) == (1, hand)
    assert ania.told[-1]["lines"] == ["^ b is played by Ania"]


@pytest.mark.rule("HSE-SEA-6")
@wired
async def test_to_come_back_to_ones_own_seat_the_hosts_word_is_enough(server: Running) -> None:
    """And where nobody is left to be asked, none is needed."""
    host, ania = await playing(server, 2)
    await removed(host, ania)
    done(await ania.ask("ask_seat", seat=1, name="Ania"))
    done(await answer(host, True))
    await told_room(ania, lambda _: bool(ania.you["seat"] == 1))
    await removed(host, ania)
    done(await host.ask("remove", seat=0))
    done(await host.ask("ask_seat", seat=0, name="Host"))
    await told_room(host, lambda _: bool(host.you["seat"] == 0))
