"""Words at a table: chat, what was told before, and a bot's advice."""

from collections.abc import Iterator

import pytest

from kartki.server.messages.facts import from_wire
from kartki.words.speech import Speech
from tests.server.around import FAST, act, done, gathered, told_room, trouble, two, why, wired
from tests.server.client import Client, Message
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("talk"), *FAST) as server:
        yield server
        assert trouble(server) == []


async def heard(client: Client) -> Message:
    return await client.until("chat")


@pytest.mark.rule("HSE-CHT-1", "HSE-CHT-2")
@wired
async def test_what_is_said_is_heard_by_all_with_a_number_of_its_own(server: Running) -> None:
    ania, bogdan = await two(server)
    watcher = await Client.enter(server, ania.room["watch"])
    n = ania.seen
    assert done(await bogdan.ask("chat", text="  Zażółć gęślą jaźń <b>!  ")) == n
    assert done(await ania.ask("chat", phrase="good_luck")) == n
    for client in (ania, watcher):
        first = next((m for m in client.others if m["t"] == "chat"), None) or await heard(client)
        assert (first["c"], first["seat"], first["name"]) == (1, 1, "Player 2")
        assert (first["text"], first["phrase"]) == ("Zażółć gęślą jaźń <b>!", "")
    second = await heard(bogdan) if bogdan.others[-1].get("c") != 2 else bogdan.others[-1]
    assert (second["c"], second["phrase"], second["text"]) == (2, "good_luck", "")


@pytest.mark.rule("HSE-CHT-1")
@wired
async def test_the_host_can_ask_for_silence_and_watchers_are_silent(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    guest = await Client.enter(server, ania.room["code"])
    assert why(await guest.ask("chat", text="Hello")) == ("chat.watching", "HSE-CHT-1")
    done(await bogdan.ask("chat", text="Hello"))
    done(await ania.ask("set_manners", manners={"chat": False}))
    for client in (ania, bogdan):
        assert why(await client.ask("chat", phrase="hello")) == ("chat.off", "HSE-CHT-1")


BAD_WORDS: dict[str, list[dict[str, object]]] = {
    "chat.empty": [{}, {"text": "   "}, {"text": "Hello", "phrase": "hello"}],
    "chat.phrase": [{"phrase": "bad_luck"}, {"phrase": "hello "}],
    "chat.signs": [
        {"text": text}
        for text in ("a\nb", "a\tb", "a\u0000b", "\u202eabc", "a\u200bb", "a\u2028b", "\ue000")
    ],
    "message.malformed": [{"text": "a" * 501}, {"text": 7}, {"phrase": "h" * 41}],
}


@pytest.mark.rule("HSE-CHT-2")
@wired
async def test_what_can_not_be_said(server: Running) -> None:
    ania, bogdan = await gathered(server, "kolejka", 2)
    for code, messages in BAD_WORDS.items():
        for message in messages:
            found, rule = why(await ania.ask("chat", **message))
            wanted = "HSE-ORD-2" if code == "message.malformed" else "HSE-CHT-2"
            assert (found, rule) == (code, wanted), message
    done(await ania.ask("chat", text="a" * 500))
    assert (await heard(bogdan))["c"] == 1


@wired
async def test_history_is_what_was_told(server: Running) -> None:
    clients = ania, bogdan = await two(server)
    for _ in range(3):
        await act(clients)
    done(await bogdan.ask("chat", text="Hm"))
    welcome = await Client.enter(server, ania.room["code"], ania.key, 0)
    answer = await ania.ask("history", after=0)
    assert answer["t"] == "history"
    assert answer["told"] == welcome.last["missed"]
    assert [told["n"] for told in answer["told"]] == [told["n"] for told in ania.told]
    assert all(told["view"] is told["mine"] is None for told in answer["told"])
    assert [said["text"] for said in answer["chat"]] == ["Hm"]
    n = ania.told[-2]["n"]
    assert (await ania.ask("history", after=n))["told"] == answer["told"][-1:]


@wired
async def test_history_is_as_each_one_saw_it(server: Running) -> None:
    ania, bogdan = await two(server)
    watcher = await Client.enter(server, ania.room["watch"])
    lines = []
    for client in (ania, bogdan, watcher):
        told = (await client.ask("history"))["told"]
        lines.append([line for one in told for line in one["lines"]])
    for seat, mark in enumerate("ab"):
        drawn = [line for line in lines[seat] if line.startswith(f"* {mark} draws")]
        assert drawn
        assert all("?" not in line for line in drawn)
    assert all(line.endswith("?") for line in lines[2] if " draws " in line)
    assert len(set(map(tuple, lines))) == 3


def reason_of(hint: Message) -> str:
    """The sentence of the bot's reason, in a language that we know."""
    reason = hint["reason"]
    facts = from_wire(reason["facts"])
    assert facts is not None
    return Speech("en", "kolejka", {0: "A", 1: "B"}).say(f"reason-{reason['code']}", **dict(facts))


@pytest.mark.rule("HSE-HNT-1")
@wired
async def test_a_bot_advises_whose_turn_it_is_if_the_host_allows(server: Running) -> None:
    clients = await two(server)
    first, other = sorted(clients, key=lambda client: not client.legal())
    n = first.seen
    hint = await first.ask("hint")
    assert (hint["t"], hint["n"], hint["bot"]) == ("hint", n, "neighbour")
    advised = hint["choice"]
    assert advised["move"] in first.legal()
    assert {"verb": advised["verb"], "args": advised["args"]} == first.described(advised["move"])
    assert len(reason_of(hint)) > 10
    assert first.seen == n
    assert why(await other.ask("hint"))[0] == "turn.not_yours"
    assert why(await first.ask("hint", seen=n - 1)) == ("command.stale", "HSE-ORD-1")
    done(await clients[0].ask("set_manners", manners={"hints": False}))
    await told_room(first, lambda room: not room["manners"]["hints"])
    assert why(await first.ask("hint")) == ("hint.off", "HSE-HNT-1")
