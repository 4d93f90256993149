"""Caring for tables: if a server has the store open it is asked, otherwise the file itself.

Both answer the same requests (`kartki.server.admin`), which are loaded only when they are needed.
"""

import asyncio
import re
import sys
from typing import TYPE_CHECKING, Final

import msgspec

from kartki.cli.paint import at_terminal, say
from kartki.cli.store_commands import existing_store, several, store_told
from kartki.cli.table_lists import shown_lines, table_lines
from kartki.cli.trouble import Trouble
from kartki.server.settings.server_settings import Settings
from kartki.words.speech import Speech, visible

if TYPE_CHECKING:
    from kartki.server.admin.requests import Answer, Request

PHASES: Final = ("gathering", "playing", "over", "closed")
DONE: Final = ("closed", "was_closed", "was_over", "deleted")
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
    from kartki.server.store.wrong_store import WrongStore

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


def show_table(settings: Settings, code: str, chat: bool, json: bool, speech: Speech) -> None:
    from kartki.server.admin.requests import ShownTable, ShowTable

    answer = ask(settings, ShowTable(code, chat))
    assert isinstance(answer, ShownTable)
    if json:
        say(msgspec.json.format(msgspec.json.encode(answer)).decode())
    else:
        say("\n".join(shown_lines(answer, speech)))


def close_tables(settings: Settings, codes: list[str], speech: Speech) -> None:
    from kartki.server.admin.requests import CloseTables

    _report(settings, CloseTables(tuple(codes)), speech)


def delete_tables(settings: Settings, codes: list[str], yes: bool, speech: Speech) -> None:
    from kartki.server.admin.requests import DeleteTables

    existing_store(settings)
    if yes or _confirmed(codes, speech):
        _report(settings, DeleteTables(tuple(codes)), speech)


def _confirmed(codes: list[str], speech: Speech) -> bool:
    """Only a clear yes of somebody at a terminal counts."""
    if not at_terminal(sys.stdin):
        raise Trouble("trouble-tables_yes")
    listed = ", ".join(visible(code) for code in codes)
    answer = input(speech.say("tables-sure", number=len(codes), codes=listed) + " ")
    sure = answer.strip().lower() in [word.strip() for word in speech.say("words-yes").split(",")]
    if not sure:
        say(speech.say("tables-unsure"))
    return sure


def _report(settings: Settings, request: "Request", speech: Speech) -> None:
    """Each table is told; if something was not done, the exit code says so, too."""
    from kartki.server.admin.requests import Outcomes

    answer = ask(settings, request)
    assert isinstance(answer, Outcomes)
    troubles = []
    for table in answer.tables:
        if table.result in DONE:
            say(speech.say(f"tables-{table.result}", code=table.code))
        else:
            troubles.append(_why_not(settings, table.code, table.result, speech))
    if answer.left:
        troubles.append(speech.say("tables-left", path=str(settings.store())))
    if troubles:
        raise several(troubles)


def _why_not(settings: Settings, code: str, result: str, speech: Speech) -> str:
    if speech.has(f"tables-{result}"):
        return speech.say(f"tables-{result}", code=code)
    why = f"trouble-{result.replace('.', '-')}"
    return f"{code}: {speech.say(why, path=str(settings.store()), found=code)}"
