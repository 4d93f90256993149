"""Memory aids are a setting of the table: what people are sent with them, and without."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.around import FAST, act, done, sees, trouble, wired
from tests.server.client import Client, Message, seated_table
from tests.server.http_client import Api
from tests.server.running import Running, running

BACK = -1
HELP = {"bot_delay": 0, "memory_aids": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("memory"), *FAST) as server:
        yield server
        assert trouble(server) == []


def has_aids(view: Message) -> bool:
    """Is there anything in it that people would have to remember?"""
    if "to_come" in view:
        return any(card != BACK for card in view["to_come"])
    others = [cards for seat, cards in enumerate(view["bought"]) if seat != view["viewer"]]
    return any(map(any, view["known"])) or any(card != BACK for cards in others for card in cards)


async def until(clients: list[Client], wanted: Any) -> None:
    """They play on until the first of them sees such a position."""
    while not wanted(sees(clients[0])):
        buying = next((m for c in clients for m in c.legal() if _buys(m)), "")
        await act(clients, buying)


def _buys(move: str) -> bool:
    return move.startswith("buys") and move != "buys nothing"


@pytest.mark.rule("HSE-HNT-3", "KOL-END-5")
@wired
async def test_the_host_switches_them_on_and_off_in_the_middle_of_a_game(server: Running) -> None:
    """Everybody sees the other position at once, though nothing has happened."""
    _, (ania, bogdan) = await seated_table(server, "kolejka", 2, 2, pace="days")
    watcher = await Client.enter(server, ania.room["watch"], "")
    everybody = [ania, bogdan, watcher]
    assert not any(has_aids(sees(one)) for one in everybody)
    n, lines = ania.seen, len(ania.told)
    for aids in (True, False):
        manners = {**ania.room["manners"], "memory_aids": aids}
        done(await ania.ask("set_manners", manners=manners))
        for one in everybody:
            while has_aids(sees(one)) != aids:
                await one.receive()
            assert (one.last["n"], one.last["lines"], one.last["events"]) == (n, [], [])
    assert len(ania.told) == lines + 2
    asked = next(one for one in (ania, bogdan) if one.legal())
    previewed = await asked.ask("preview", move=asked.legal()[0])
    assert not has_aids({**previewed["view"], **previewed["mine"]})
    await act(everybody)  # the game goes on


@pytest.mark.rule("HSE-HNT-3", "REG-SHP-1")
@pytest.mark.parametrize("manners", [{"bot_delay": 0}, HELP], ids=["without", "with"])
def test_what_is_sent_and_replayed_during_the_game(
    server: Running, manners: dict[str, Any]
) -> None:
    """A welcome and the frames of a running game show as much as was told, and no more."""
    aids = "memory_aids" in manners
    code, key, view = asyncio.run(_bought(server, manners))
    assert has_aids(view) == aids
    frames = Api(server).get(f"/api/tables/{code}/frames", authorization=f"Bearer {key}").json()
    shown: Message = {"viewer": 0}
    for frame in frames["frames"]:
        shown.update(frame["view"])
    assert has_aids({**shown, "viewer": None}) == aids


async def _bought(server: Running, manners: dict[str, Any]) -> tuple[str, str, Message]:
    """A game of Reglamentacja in which somebody else than the first player has bought a card."""
    code, clients = await seated_table(
        server, "reglamentacja", 3, 3, pace="days", options={"pace": "beats"}, manners=manners
    )
    await until(clients, lambda view: any(view["bought"][1:]))
    again = await Client.enter(server, code, clients[0].key)
    assert sees(again) == sees(clients[0])
    for client in [*clients, again]:
        await client.close()
    return code, clients[0].key, sees(again)
