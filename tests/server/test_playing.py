"""Whole games over the wire."""

import asyncio
import random
from pathlib import Path

import pytest

from kartki import games
from kartki.core import record as records
from kartki.core.record import Record
from kartki.table.verify import Proof, verify
from tests.server.client import Client, seated_table
from tests.server.running import Running, running


async def play_on(clients: list[Client], rng: random.Random, most: int = 5000) -> None:
    """Everybody whose turn it is does something legal, until the game is over."""
    for _ in range(most):
        acting = [client for client in clients if client.legal()]
        if not acting:
            if clients[0].room["phase"] == "over":
                return
            await clients[0].receive()
            continue
        client = rng.choice(acting)
        line = rng.choice(client.legal())
        by_fields = rng.random() < 0.5
        answer = await client.ask("act", move=client.described(line) if by_fields else line)
        assert answer["t"] == "done", answer
        for other in clients:
            await other.until_number(answer["n"])


async def whole_game(server: Running, game: str) -> str:
    code, clients = await seated_table(server, game, pace="days")
    await play_on(clients, random.Random(game))
    assert clients[0].room["phase"] == "over"
    assert {client.last["ask"]["back"] for client in clients} == {""}
    return code


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    with running(tmp_path, "--commands-per-second", "5000", "--burst", "5000") as server:
        code = asyncio.run(whole_game(server, game))
        record = records.read(server.get(f"/api/tables/{code}/record").decode())
    assert isinstance(record, Record)
    proof = verify(record)
    assert isinstance(proof, Proof), proof
    assert (proof.over, proof.dealer) == (True, "sealed")
    assert len(record.tag("Nonces").split()) == 4
