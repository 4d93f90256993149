"""Caring for tables: if a server has the store open it is asked, otherwise the file itself.

Both answer the same requests (`kartki.server.admin`), which are loaded only when they are needed.
"""

import asyncio
import re
from typing import TYPE_CHECKING, Final

import msgspec

from kartki.cli.paint import say
from kartki.cli.store_commands import existing_store, store_told
from kartki.cli.table_lists import table_lines
from kartki.cli.trouble import Trouble
from kartki.server.settings.server_settings import Settings
from kartki.words.speech import Speech

if TYPE_CHECKING:
    from kartki.server.admin.requests import Answer, Request

PHASES: Final = ("gathering", "playing", "over", "closed")
_AGE: Final = re.compile(r"([0-9]{1,6})([mhd])")
_UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000}


def ask(settings: Settings, request: "Request") -> "Answer":
    """The answer to a request; Trouble if there is none."""
    from kartki.server.admin.requests import Failed

    path = existing_store(settings)
    with store_told(path):
        answer = _answer(settings, request)
    if isinstance(answer, Failed):
        message = f"trouble-{answer.code.replace('.', '-')}"
        raise Trouble(message, path=str(path), found=answer.detail)
    return answer


def _answer(settings: Settings, request: "Request") -> "Answer":
    from kartki.server.admin import admin_client
    from kartki.server.store.schema import WrongStore

    try:
        return asyncio.run(_of_the_file(settings, request))
    except WrongStore as wrong:
        if wrong.code != "store.taken":
            raise
    return admin_client.ask(settings.folder(), request)


async def _of_the_file(settings: Settings, request: "Request") -> "Answer":
    """With the store's lock held: no server can start on it meanwhile."""
    from kartki.server.admin.rooms import NoRooms
    from kartki.server.admin.table_admin import TableAdmin
    from kartki.server.store.sqlite_store import SqliteStore

    store = SqliteStore(settings.store())
    try:
        return await TableAdmin(store, settings, NoRooms()).answer(request)
    finally:
        await store.close()


def list_tables(
    settings: Settings, phase: str, older: str, due: bool, json: bool, speech: Speech
) -> None:
    from kartki.server.admin.requests import ListTables, TableList

    if phase and phase not in PHASES:
        raise Trouble("trouble-tables_phase", value=phase, allowed=", ".join(PHASES))
    answer = ask(settings, ListTables(phase, milliseconds(older) if older else 0, due))
    assert isinstance(answer, TableList)
    if json:
        say(msgspec.json.format(msgspec.json.encode(answer.tables)).decode())
    else:
        say("\n".join(table_lines(answer.tables, speech)))


def milliseconds(age: str) -> int:
    """`45m`, `12h` or `30d`."""
    found = _AGE.fullmatch(age.strip())
    if found is None:
        raise Trouble("trouble-tables_older", value=age)
    return int(found[1]) * _UNITS[found[2]]
