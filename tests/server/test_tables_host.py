"""What the host of a table may do, and what happens when the game is over."""

import json
from collections.abc import Iterator

import pytest

from tests.server.around import (
    FAST,
    act,
    done,
    finished,
    gathered,
    sees,
    told_room,
    trouble,
    two,
    why,
    wired,
)
from tests.server.client import Client, new_table
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("host"), *FAST) as server:
        yield server
        assert trouble(server) == []


@pytest.mark.rule("HSE-HST-1")
@wired
async def test_only_the_host_does_what_a_host_does(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    asked: dict[str, dict[str, object]] = {
        "seat_bot": {"seat": 0}, "remove": {"seat": 0}, "hand_over": {"seat": 1}, "start": {},
        "rename": {"seat": 0, "name": "Somebody"}, "set_manners": {"manners": {"undo": False}},
        "set_table": {"seats": 2, "options": {}, "public": True}, "rematch": {},
    }  # fmt: skip
    revision = bogdan.room["revision"]
    for kind, fields in asked.items():
        assert why(await bogdan.ask(kind, **fields)) == ("host.only", "HSE-HST-1"), kind
    again = await Client.enter(server, ania.room["code"])
    assert again.room["revision"] == revision


@pytest.mark.rule("HSE-HST-1")
@wired
async def test_the_host_renames_and_others_rename_themselves(server: Running) -> None:
    clients = ania, bogdan = await two(server)
    done(await ania.ask("rename", seat=1, name="Bogdan"))
    n = done(await bogdan.ask("rename", seat=1, name="Bogdan the Elder"))
    for client in clients:
        await client.until_number(n)
        assert client.told[-1]["lines"] == ["^ b is played by Bogdan_the_Elder"]
        facts = {"seat": {"who": 1}, "name": "Bogdan the Elder"}
        assert client.told[-1]["events"] == [{"code": "played_by", "facts": facts}]
        await told_room(client, lambda room: room["seats"][1]["name"] == "Bogdan the Elder")


@pytest.mark.rule("HSE-HST-1", "HSE-SEA-1")
@wired
async def test_who_was_removed_sees_what_a_spectator_sees(server: Running) -> None:
    """And the old key opens nothing."""
    ania, bogdan = await two(server)
    assert sees(bogdan)["viewer"] == 1
    done(await ania.ask("remove", seat=1))
    await told_room(bogdan, lambda room: bool(room["seats"][1]["bot"]))
    assert (bogdan.you["seat"], sees(bogdan)["viewer"]) == (-1, None)
    assert why(await bogdan.ask("come_back")) == ("seat.none", "HSE-SEA-1")
    again = await Client.enter(server, ania.room["code"], bogdan.key)
    assert (again.you["seat"], sees(again)["viewer"]) == (-1, None)


@pytest.mark.rule("HSE-HST-1", "HSE-HST-3")
@wired
async def test_the_host_lets_a_bot_stand_in_for_a_person(server: Running) -> None:
    ania, bogdan = clients = await two(server)
    done(await ania.ask("seat_bot", seat=1, kind="random"))
    room = await told_room(bogdan, lambda room: bool(room["seats"][1]["stand_in"]))
    assert (room["seats"][1]["name"], room["seats"][1]["bot"]) == ("Player 2", "")
    assert (bogdan.you["seat"], sees(bogdan)["viewer"]) == (1, 1)
    assert why(await bogdan.ask("act", move="passes")) == ("seat.stand_in", "HSE-SEA-4")
    if ania.legal():
        await act(clients)
    while not any(line.startswith("b queues") for told in ania.told for line in told["lines"]):
        await ania.receive()


@pytest.mark.rule("HSE-HST-1")
@wired
async def test_the_role_is_handed_over(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    done(await ania.ask("hand_over", seat=1))
    room = await told_room(bogdan, lambda room: bool(room["host"] == 1))
    assert (bogdan.you["host"], room["host"]) == (True, 1)
    assert why(await ania.ask("start")) == ("host.only", "HSE-HST-1")
    done(await ania.ask("rise"))
    assert why(await bogdan.ask("hand_over", seat=0)) == ("seat.no_person", "HSE-HST-1")
    done(await bogdan.ask("seat_bot", seat=0))
    assert why(await bogdan.ask("hand_over", seat=0)) == ("seat.no_person", "HSE-HST-1")
    done(await bogdan.ask("start"))


@pytest.mark.rule("HSE-HST-1")
@wired
async def test_manners_can_be_changed_at_any_time(server: Running) -> None:
    ania, bogdan = await two(server)
    manners = {**ania.room["manners"], "undo": False, "chat": False, "bot_delay": 5}
    done(await ania.ask("set_manners", manners=manners))
    room = await told_room(bogdan, lambda room: room["manners"]["bot_delay"] == 5)
    assert room["manners"] == manners


@pytest.mark.rule("HSE-HST-4")
@wired
async def test_the_same_people_play_again(server: Running) -> None:
    """The same seats, the same keys, a new code, and everybody is told."""
    ania, _ = players = await two(server, "ration_board", options={"places": "on"})
    assert why(await ania.ask("rematch")) == ("table.not_over", "HSE-HST-4")
    watcher = await Client.enter(server, ania.room["watch"])
    await finished(players)
    done(await ania.ask("rematch"))
    assert why(await ania.ask("rematch")) == ("table.rematched", "HSE-HST-4")
    codes = {(await told_room(c, lambda r: bool(r["rematch"])))["rematch"] for c in players}
    (code,) = codes
    assert code not in ("", ania.room["code"])
    next_watch = (await told_room(watcher, lambda room: bool(room["rematch"])))["rematch"]
    assert next_watch != code  # nobody gets a room code through the spectators' link
    visited = json.loads(server.get(f"/api/tables/{ania.room['watch']}"))
    assert (visited["code"], visited["rematch"]) == ("", next_watch)
    onlooker = await Client.enter(server, next_watch)
    assert (onlooker.room["code"], onlooker.you["may_sit"]) == ("", False)
    again = [await Client.enter(server, code, player.key) for player in players]
    assert [client.you["seat"] for client in again] == [0, 1]
    assert [client.you["host"] for client in again] == [True, False]
    room = again[0].room
    assert [seat["name"] for seat in room["seats"]] == ["Player 1", "Player 2"]
    assert (room["phase"], room["options"]["places"], room["rematch"]) == ("gathering", "on", "")
    assert room["commitment"] != ania.room["commitment"]
    done(await again[0].ask("start"))
    await again[1].until_number(again[0].seen)
    await act(again)


@pytest.mark.rule("HSE-HST-1", "HSE-HST-3", "HSE-SEA-3", "HSE-SEA-4")
@wired
async def test_when_it_is_over_nobody_sits_down_or_acts(server: Running) -> None:
    ania, bogdan = players = await two(server, "ration_board")
    await finished(players)
    dora = await Client.enter(server, ania.room["code"])
    assert why(await dora.ask("sit", seat=0, name="Dora")) == ("game.over", "HSE-SEA-3")
    assert why(await ania.ask("seat_bot", seat=1)) == ("game.over", "HSE-HST-3")
    assert why(await ania.ask("remove", seat=1)) == ("game.over", "HSE-HST-1")
    assert (await bogdan.ask("act", move="rolls"))["code"] == "game.over"
    assert (await bogdan.ask("take_back"))["code"] == "game.over"


@wired
async def test_a_host_may_open_a_table_for_others(server: Running) -> None:
    code, key = await new_table(server, "ration_board", 2)
    host = await Client.enter(server, code, key)
    ania = await Client.enter(server, code)
    done(await ania.ask("sit", seat=0, name="Ania"))
    done(await host.ask("seat_bot", seat=1, kind="random"))
    done(await host.ask("start"))
    await ania.until_number(1)
    assert (host.you["seat"], host.room["host"], host.legal()) == (-1, -1, [])
