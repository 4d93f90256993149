"""Taking back over the wire, and commands that come too late or too early."""

from collections.abc import Iterator

import pytest

from tests.server.around import FAST, act, done, sees, told_room, trouble, two, why, wired
from tests.server.client import Client, seated_table
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("back"), *FAST) as server:
        yield server
        assert trouble(server) == []


def in_turn(clients: list[Client]) -> list[Client]:
    """Who is to act, and then the others."""
    return sorted(clients, key=lambda client: not client.legal())


def took_back(client: Client, line: str, code: str, acts: int) -> None:
    """The last thing that this client was told."""
    last = client.told[-1]
    assert last["lines"] == [line]
    assert [event["code"] for event in last["events"]] == [code]
    assert last["events"][0]["facts"]["number"] == acts


@pytest.mark.rule("HSE-UND-1")
@wired
async def test_my_own_act_is_taken_back_at_once(server: Running) -> None:
    first, other = clients = in_turn(await two(server))
    before = [sees(client) for client in clients]
    n = await act(clients)
    assert (first.last["ask"]["back"], other.last["ask"]["back"]) == ("own", "")
    assert done(await first.ask("take_back")) == n + 1
    await other.until_number(n + 1)
    for client in clients:
        took_back(client, f"^ {'ab'[first.you['seat']]} takes back 1", "took_back", 1)
    assert [sees(client) for client in clients] == before
    assert first.legal()


@pytest.mark.rule("HSE-UND-1", "HSE-UND-3")
@wired
async def test_once_another_has_acted_the_others_are_asked(server: Running) -> None:
    first, other = clients = in_turn(await two(server))
    before = sees(first)
    await act(clients)
    n = await act(clients)
    assert first.last["ask"]["back"] == "ask"
    assert why(await other.ask("consent", yes=True)) == ("undo.not_asked", "HSE-UND-3")
    assert done(await first.ask("take_back")) == n
    mark = first.you["seat"]
    room = await told_room(other, lambda room: bool(room["asks_back"] == mark))
    assert room["agreed"] == [mark]
    assert done(await other.ask("consent", yes=True)) == n + 1
    await first.until_number(n + 1)
    for client in clients:
        took_back(client, f"^ {'ab'[mark]} takes back 2 by consent", "took_back_agreed", 2)
    assert sees(first) == before
    await told_room(first, lambda room: bool(room["asks_back"] == -1))


@pytest.mark.rule("HSE-UND-2", "HSE-UND-3")
@wired
async def test_dice_that_have_fallen_stay_unless_all_agree(server: Running) -> None:
    first, other = clients = in_turn(await two(server, "ration_board"))
    await act(clients, "calls 7")
    n = await act(clients, "rolls")
    assert first.last["ask"]["back"] == "ask"
    assert done(await first.ask("take_back")) == n
    await told_room(other, lambda room: bool(room["asks_back"] == first.you["seat"]))
    done(await other.ask("consent", yes=False))
    room = await told_room(first, lambda room: bool(room["asks_back"] == -1))
    assert (room["agreed"], first.seen) == ([], n)
    assert why(await other.ask("consent", yes=True)) == ("undo.not_asked", "HSE-UND-3")


@pytest.mark.rule("HSE-UND-3")
@wired
async def test_whoever_plays_on_has_not_agreed(server: Running) -> None:
    """A question is over with the next act: nobody agrees to something that was not asked."""
    first, other = clients = in_turn(await two(server))
    await act(clients)
    await act(clients)
    done(await first.ask("take_back"))
    await told_room(other, lambda room: bool(room["asks_back"] >= 0))
    await act(clients)
    await told_room(other, lambda room: bool(room["asks_back"] == -1))
    assert why(await other.ask("consent", yes=True)) == ("undo.not_asked", "HSE-UND-3")


@pytest.mark.rule("HSE-UND-3")
@wired
async def test_bots_have_no_say(server: Running) -> None:
    _, (ania,) = await seated_table(server, "ration_board", 2, 1, pace="days")
    while not ania.legal():
        await ania.receive()
    assert why(await ania.ask("take_back")) == ("undo.nothing", "HSE-UND-3")
    await act([ania], "calls 7")
    while "rolls" not in ania.legal() or len(ania.legal()) > 1:
        await ania.receive()
    n = await act([ania])
    assert ania.last["ask"]["back"] == "ask"
    while (answer := await ania.ask("take_back"))["t"] == "refused":
        assert why(answer) == ("command.stale", "HSE-ORD-1")  # the bot has acted meanwhile
        while ania.seen < answer["n"]:
            await ania.receive()
    assert done(answer) > n
    await ania.until_number(answer["n"])
    assert any("by consent" in line for told in ania.told for line in told["lines"])


@pytest.mark.rule("HSE-UND-4")
@wired
async def test_nothing_is_taken_back_while_a_clock_runs(server: Running) -> None:
    _, clients = await seated_table(server, "reglamentacja", 3, 3, pace="live")
    await act(clients, "spins 60")
    (spinner, *_) = in_turn(clients)
    assert spinner.last["ask"]["back"] == ""
    assert spinner.last["ask"]["actors"] == [0, 1, 2]
    for client in clients:
        done(await client.ask("act", move="calls too dear"))
        assert why(await client.ask("take_back")) == ("undo.clock", "HSE-UND-4")


@pytest.mark.rule("HSE-UND-5")
@wired
async def test_a_host_can_turn_taking_back_off(server: Running) -> None:
    clients = await two(server, manners={"undo": False})
    first, _ = in_turn(clients)
    await act(clients)
    assert first.last["ask"]["back"] == ""
    assert why(await first.ask("take_back")) == ("undo.off", "HSE-UND-5")


@wired
async def test_an_undone_command_keeps_its_answer(server: Running) -> None:
    first, other = clients = in_turn(await two(server))
    move = first.legal()[0]
    answer = await first.ask("act", move=move, id="once")
    done(await first.ask("take_back"))
    assert await first.ask("act", move=move, id="once") == answer
    n = await act(clients, move)
    await other.until_number(n)
    assert n == answer["n"] + 2


@pytest.mark.rule("HSE-ORD-1")
@wired
async def test_where_order_matters_an_act_answers_what_was_seen(server: Running) -> None:
    first, other = clients = in_turn(await two(server))
    n = await act(clients)
    move = other.legal()[0]
    answer = await other.ask("act", move=move, seen=n - 1)
    assert (why(answer), answer["facts"]) == (("command.stale", "HSE-ORD-1"), {"number": n})
    answer = await other.ask("act", move=move, seen=n + 1)
    assert (why(answer), answer["facts"]) == (("command.ahead", "HSE-ORD-1"), {"number": n})
    assert why(await first.ask("take_back", seen=n - 1)) == ("command.stale", "HSE-ORD-1")
    assert done(await other.ask("act", move=move, seen=n)) == n + 1


@pytest.mark.rule("HSE-ORD-1")
@wired
async def test_order_matters_where_one_speaks_after_the_other(server: Running) -> None:
    """Reglamentacja in beats: the same step as at a live table, but in turns."""
    _, clients = await seated_table(server, "reglamentacja", 3, 3, pace="days")
    await act(clients, "spins")
    n = await act(clients, "is quiet")
    (second, *_) = in_turn(clients)
    answer = await second.ask("act", move="is quiet", seen=n - 1)
    assert why(answer) == ("command.stale", "HSE-ORD-1")
    done(await second.ask("act", move="is quiet", seen=n))


@pytest.mark.rule("HSE-ORD-1")
@wired
async def test_where_all_speak_at_once_an_act_is_judged_as_things_stand(server: Running) -> None:
    _, clients = await seated_table(server, "reglamentacja", 3, 3, pace="live")
    n = await act(clients, "spins 60")
    for client in clients:
        for move in ("calls too dear", "calls who has sugar"):
            done(await client.ask("act", move=move, seen=n))
    answer = await clients[0].ask("act", move="takes #9", seen=n)
    assert (answer["t"], answer["rule"][:4]) == ("refused", "REG-")


@pytest.mark.rule("HSE-UND-3", "HSE-SEA-4")
@wired
async def test_a_bot_in_somebodys_place_does_not_silence_who_is_here(server: Running) -> None:
    """Else a host could put bots on all seats and take back alone what all have seen."""
    ania, bogdan = clients = await two(server, "ration_board")
    while True:
        first = in_turn(clients)[0]
        await act(clients, "calls 7")
        n = await act(clients, "rolls")
        if first is ania:
            break
    done(await ania.ask("set_manners", manners={"bot_delay": 60_000}))
    done(await ania.ask("seat_bot", seat=1))
    await told_room(ania, lambda room: bool(room["seats"][1]["stand_in"]))
    n = ania.seen
    assert done(await ania.ask("take_back")) == n
    assert (await told_room(bogdan, lambda room: bool(room["asks_back"] == 0)))["agreed"] == [0]
    await bogdan.until_number(n)
    assert done(await bogdan.ask("consent", yes=True)) == n + 1
