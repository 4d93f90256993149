"""`kartki tables erase` and `scrub`: whom it would be, are you sure, and what was done."""

import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from kartki.cli import table_commands
from kartki.cli.paint import at_terminal, say
from kartki.cli.store_commands import store_told
from kartki.cli.trouble import Trouble
from kartki.server.settings.server_settings import Settings
from kartki.words.speech import Speech, visible

if TYPE_CHECKING:
    from kartki.server.admin.requests import (
        Answer,
        FindPeople,
        FoundPerson,
        PeopleErased,
        PeopleFound,
        Request,
    )


def erase(
    settings: Settings, store: Path | None, whom: "FindPeople", yes: bool, speech: Speech
) -> None:
    """Show whom it would be, ask, then do it."""
    from kartki.server.admin.requests import ErasePeople

    found = _find(settings, store, whom)
    persons = [person for person in found.people if not person.bot]
    chosen = list(found.people) if whom.everyone else persons
    if not chosen:
        raise _nobody(whom, found, speech)
    if len(chosen) > 1 and not whom.everyone:
        raise _several(whom, chosen, speech)
    say("\n".join([*_shown(chosen, speech), *_unread(found.unread, speech)]))
    if not yes:
        _confirm(speech)
    answer = _ask(settings, store, ErasePeople(whom))
    _tell(answer, store or settings.store(), speech)


def scrub(settings: Settings, store: Path | None, speech: Speech) -> None:
    from kartki.server.admin.requests import Scrub

    _ask(settings, store, Scrub())
    say(speech.say("scrub-done", path=str(store or settings.store())))


def _find(settings: Settings, store: Path | None, whom: "FindPeople") -> "PeopleFound":
    from kartki.server.admin.requests import PeopleFound

    if not whom.name and not (whom.table and whom.seat):
        raise Trouble("trouble-erase-whom")
    if whom.seat and not whom.table:
        raise Trouble("trouble-erase-seat")
    found = _ask(settings, store, whom)
    assert isinstance(found, PeopleFound)
    return found


def _nobody(whom: "FindPeople", found: "PeopleFound", speech: Speech) -> Trouble:
    """Nobody, or bots alone, whose names are nobody's."""
    trouble = Trouble("trouble-erase-nobody")
    message = "erase-nobody_name" if whom.name else "erase-nobody_seat"
    facts = {"name": visible(whom.name), "code": visible(whom.table), "seat": str(whom.seat)}
    trouble.lines = [speech.say("erase-nobody_bots" if found.people else message, **facts)]
    trouble.lines += _unread(found.unread, speech)
    return trouble


def _several(whom: "FindPeople", chosen: "list[FoundPerson]", speech: Speech) -> Trouble:
    trouble = Trouble("trouble-erase-several")
    message = "erase-several" if whom.name else "erase-several_seat"
    told = speech.say(message, name=visible(whom.name), number=len(chosen))
    trouble.lines = [told, *_shown(chosen, speech), speech.say("erase-several_how")]
    return trouble


def _shown(chosen: "list[FoundPerson]", speech: Speech) -> list[str]:
    """A line for each seat, and one for what a person has said."""
    lines = []
    for number, person in enumerate(chosen, start=1):
        message = "erase-bot" if person.bot else "erase-person"
        lines.append(speech.say(message, number=number, said=person.said))
        for seat in person.seats:
            date = time.strftime("%Y-%m-%d", time.localtime(seat.changed / 1000))
            names = ", ".join(visible(name) for name in seat.names)
            facts = {"code": seat.code, "seat": str(seat.seat), "names": names, "date": date}
            lines.append("  " + speech.say("erase-seat", **facts))
    return lines


def _confirm(speech: Speech) -> None:
    """Only a clear yes erases; without a keyboard there is nobody to ask."""
    if not at_terminal(sys.stdin):
        raise Trouble("trouble-erase-unsure")
    answer = input(speech.say("erase-sure") + " ").strip().lower()
    if answer not in [word.strip() for word in speech.say("words-yes").split(",")]:
        raise Trouble("trouble-erase-not_done")


def _tell(answer: "Answer", path: Path, speech: Speech) -> None:
    from kartki.server.admin.requests import PeopleErased

    assert isinstance(answer, PeopleErased)
    for line in _done(answer, speech):
        say(line)
    if answer.scrub:
        code = answer.scrub.replace(".", "-")
        raise Trouble(f"trouble-{code}", path=str(path), found=answer.detail)
    if answer.unread:
        trouble = Trouble("trouble-erase-unread")
        trouble.lines = _unread(answer.unread, speech)
        raise trouble
    say(speech.say("erase-gone"))


def _unread(codes: tuple[str, ...], speech: Speech) -> list[str]:
    """The name may stand in what cannot be read, so nobody is told that all of it is gone."""
    told = speech.say("erase-unread", number=len(codes), codes=", ".join(codes))
    return [told] if codes else []


def _done(answer: "PeopleErased", speech: Speech) -> list[str]:
    facts = {"tables": answer.tables, "seats": answer.seats}
    lines = [speech.say("erase-done", **facts)]
    if answer.said or answer.mentions:
        lines.append(speech.say("erase-done_chat", said=answer.said, mentions=answer.mentions))
    return lines


# a store of one's own choice, such as a backup


def _ask(settings: Settings, store: Path | None, request: "Request") -> "Answer":
    if store is None:
        return table_commands.ask(settings, request)
    from kartki.server.admin.requests import Failed

    if not store.is_file():
        raise Trouble("trouble-no_file", path=str(store))
    with store_told(store):
        answer = asyncio.run(_of_this_file(settings, store, request))
    if isinstance(answer, Failed):
        message = f"trouble-{answer.code.replace('.', '-')}"
        raise Trouble(message, path=str(store), found=answer.detail)
    return answer


async def _of_this_file(settings: Settings, path: Path, request: "Request") -> "Answer":
    from kartki.server.admin.rooms import NoRooms
    from kartki.server.admin.table_admin import TableAdmin
    from kartki.server.store.sqlite_store import SqliteStore

    store = SqliteStore(path)
    try:
        return await TableAdmin(store, settings, NoRooms()).answer(request)
    finally:
        await store.close()
