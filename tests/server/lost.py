"""How many sockets a real server says it has lost, by reason."""

import asyncio
import re

from tests.server.running import Running


async def lost_by_now(server: Running, why: str) -> int:
    figures = (await asyncio.to_thread(server.get, "/metrics")).decode()
    found = re.search(rf'^kartki_sockets_lost_total{{why="{why}"}} (\d+)', figures, re.MULTILINE)
    return 0 if found is None else int(found[1])


async def lost(server: Running, why: str, number: int) -> None:
    """Wait until so many were lost for this reason, or more."""
    while await lost_by_now(server, why) < number:
        await asyncio.sleep(0.05)
