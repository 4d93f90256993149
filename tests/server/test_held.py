"""A game whose rules do not run any more waits, untouched, until they do."""

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import STORE_NAME
from tests.server.client import Client, seated_table
from tests.server.running import Running


def change_head(data: Path, code: str, version: str) -> str:
    """As if another version of the rules had begun this game; the version that it was."""
    with sqlite3.connect(data / STORE_NAME) as db:
        (head,) = db.execute("SELECT head FROM tables WHERE code = ?", (code,)).fetchone()
        changed = re.sub(r'\[Rules "[^"]*"\]', f'[Rules "{version}"]', head)
        db.execute("UPDATE tables SET head = ? WHERE code = ?", (changed, code))
    db.close()
    found = re.search(r'\[Rules "([^"]*)"\]', head)
    assert found is not None
    return found[1]


async def begin(server: Running) -> tuple[str, str, int]:
    """A game that somebody is to act in: its code, the key of that seat, the number."""
    code, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
    actor = next(client for client in clients if client.legal())
    return code, actor.key, actor.seen


async def find_it_held(server: Running, code: str, key: str) -> None:
    client = await Client.enter(server, code, key)
    assert (client.room["phase"], client.legal()) == ("held", [])
    answer = await client.ask("act", move="calls 7")
    assert (answer["t"], answer["code"], answer["rule"]) == ("refused", "table.held", "HSE-STO-2")


async def go_on(server: Running, code: str, key: str, n: int) -> None:
    client = await Client.enter(server, code, key)
    assert (client.room["phase"], client.seen) == ("playing", n)
    answer = await client.ask("act", move=client.legal()[0])
    assert (answer["t"], answer["n"]) == ("done", n + 1)


@pytest.mark.rule("HSE-STO-2")
def test_a_game_of_other_rules_waits_for_them(tmp_path: Path) -> None:
    server = Running(tmp_path).start()
    try:
        held, key, n = asyncio.run(begin(server))
        other, other_key, other_n = asyncio.run(begin(server))
        server.kill()
        version = change_head(tmp_path, held, "99.1")
        server.start()
        asyncio.run(find_it_held(server, held, key))
        asyncio.run(go_on(server, other, other_key, other_n))
        server.kill()
        change_head(tmp_path, held, version)
        server.start()
        asyncio.run(go_on(server, held, key, n))
    finally:
        server.kill()
    assert "Traceback" not in server.log.read_text()
