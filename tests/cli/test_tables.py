"""`kartki tables …`: on the store itself, and through a server that runs on it."""

import asyncio
import io
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartki import cli
from kartki.cli import table_commands, table_lists
from kartki.cli.trouble import Trouble
from kartki.server.admin.requests import ListedTable
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.client import Client, new_table, seated_table
from tests.server.house import Dates, house
from tests.server.running import Running, started

SAID = "Kto ostatni?"


class Terminal:
    """The command within this process: a process of its own takes a second to start."""

    def __init__(
        self, folder: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder = folder
        self._patch = patch
        self._capsys = capsys
        patch.setenv("KARTKI_DATA", str(folder))
        patch.setattr(sys, "stdin", io.StringIO())

    def run(self, *arguments: str) -> tuple[int, str, str]:
        """The exit code, and what was said on both streams."""
        self._patch.setattr(sys, "argv", ["kartki", "tables", *arguments])
        self._capsys.readouterr()
        code = cli._run()
        out, err = self._capsys.readouterr()
        return code, out.strip(), err.strip()

    def told(self, *arguments: str) -> str:
        code, out, err = self.run(*arguments)
        assert (code, err) == (0, "")
        return out

    def refused(self, *arguments: str) -> str:
        code, out, err = self.run(*arguments)
        assert (code, out) == (2, "")
        return err

    def listed(self, *arguments: str) -> list[str]:
        tables = json.loads(self.told("list", "--json", *arguments))
        return [table["code"] for table in tables]


@pytest.fixture
def session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    monkeypatch.setenv("COLUMNS", "200")  # whatever this test runs in
    return Terminal(tmp_path / "data", monkeypatch, capsys)


async def fill(folder: Path) -> dict[str, str]:
    """A store with a table in each phase, last changed long ago; their codes by phase."""
    dates = Dates()
    dates.pass_days(-40)
    async with house(folder, dates) as inn:
        made = await inn.open("kolejka", 3)
        playing, guests = await inn.begin(pace="days")
        assert (await guests[0].ask("chat", text=SAID))["t"] == "done"
        over, others = await inn.begin(pace="days")
        await inn.finish(others)
        secret = inn.server.lobby.rooms[playing].state.secret.hex()
    keys = [guest.key for guest in (*guests, *others)]
    hidden = {"secret": secret, "key": keys[0]}
    return {"gathering": made["code"], "playing": playing, "over": over, **hidden}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("filled")
    return folder, asyncio.run(fill(folder))


@pytest.fixture
def codes(filled: tuple[Path, dict[str, str]], session: Terminal) -> dict[str, str]:
    """The store of `session` is a copy of that one."""
    shutil.copytree(filled[0], session.folder)
    return filled[1]


def test_list_and_what_it_leaves_out(session: Terminal, codes: dict[str, str]) -> None:
    text = session.told("list")
    lines = text.splitlines()
    assert lines[0].split()[:3] == ["CODE", "GAME", "PHASE"]
    assert lines[-1] == "3 tables: over 1, playing 1, gathering 1."
    (line,) = [line for line in lines if codes["playing"] in line]
    assert re.search(r"ration_board +playing +\d+ days ago +\d+ +1 +Zuzanna 1, Zuzanna 2$", line)
    assert session.listed() == [codes["over"], codes["playing"], codes["gathering"]]
    assert session.listed("--phase", "over") == [codes["over"]]
    assert session.listed("--older-than", "39d") == session.listed()
    assert session.listed("--older-than", "41d") == []
    assert session.told("list", "--phase", "closed") == "There are no such tables."
    assert session.listed("--due") == [codes["gathering"]]
    due = session.told("list", "--due")
    assert "gathering (would be deleted)" in due
    assert "3 stoły: " in session.told("list", "--lang", "pl")


def test_show_tells_no_secret_and_chat_only_when_asked(
    session: Terminal, codes: dict[str, str]
) -> None:
    text = session.told("show", codes["playing"].lower())
    assert re.search(rf"^room code +{codes['playing']}$", text, re.MULTILINE)
    assert re.search(r"^ 1  Zuzanna 1  host$", text, re.MULTILINE)
    assert re.search(r"^words in the chat +1$", text, re.MULTILINE)
    watch = re.search(r"^spectators’ code +(\w{12})$", text, re.MULTILINE)
    assert watch is not None
    assert session.told("show", watch[1]) == text
    chat = session.told("show", codes["playing"], "--chat")
    assert (SAID in text, f"Zuzanna 1: {SAID}" in chat) == (False, True)
    as_json = session.told("show", codes["playing"], "--json")
    assert (json.loads(as_json)["seats"][1]["name"], json.loads(as_json)["said"]) == (
        *("Zuzanna 2", None),
    )
    for shown in (text, chat, as_json):
        assert codes["secret"] not in shown
        assert codes["key"] not in shown
        assert not re.search(r"[0-9a-f]{32}", shown)  # neither a digest nor a nonce
    assert session.refused("show", "NOSUCH") == "There is no table NOSUCH."


def test_close_and_delete_on_the_file_itself(session: Terminal, codes: dict[str, str]) -> None:
    data = session.folder
    assert session.told("close", codes["playing"]).startswith(f"{codes['playing']} is closed.")
    assert session.told("close", codes["playing"]) == f"{codes['playing']} was closed already."
    assert "nothing to close" in session.told("close", codes["over"])
    asked = ("delete", codes["playing"], codes["over"])
    assert session.refused(*asked).endswith("Give the command with --yes.")
    assert len(session.listed()) == 3
    code, out, err = session.run(*asked, "NOSUCH", "--yes")
    assert (code, err) == (2, "There is no table NOSUCH.")
    assert [line.split()[0] for line in out.splitlines()] == [*asked[1:]]
    assert session.listed() == [codes["gathering"]]
    left = b"".join(path.read_bytes() for path in data.glob("kartki.db*"))
    assert (b"Zuzanna" in left, SAID.encode() in left) == (False, False)
    assert codes["gathering"].encode() in left
    assert session.told("list", "--phase", "gathering").endswith("1 table: gathering 1.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("list", "--phase", "done"), "There is no phase “done”. Allowed: gathering, playing,"),
        *((("list", f"--older-than={age}"), f"“{age}” is no age.") for age in ("30", "-1d", "d")),
        (("delete", "NOSUCH", "--yes"), "There is no table NOSUCH."),
        (("close", "\x1b[2J"), "There is no table 2J."),
    ],
)
def test_bad_input_is_a_sentence(
    arguments: tuple[str, ...], sentence: str, session: Terminal, codes: dict[str, str]
) -> None:
    assert session.refused(*arguments).startswith(sentence)
    assert len(session.listed()) == 3


def test_a_retention_of_less_than_nothing_is_refused(
    session: Terminal, codes: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("KARTKI_KEEP_IDLE_DAYS", "-1")
        refused = session.refused("list", "--due")
    name = "KARTKI_KEEP_IDLE_DAYS: “-1” cannot be the setting keep_idle_days."
    assert refused == f"{name} It takes a whole number: 0-36500."
    assert session.listed("--due") == [codes["gathering"]]


def test_without_a_store_there_is_nothing_to_list(session: Terminal) -> None:
    assert session.refused("list").startswith("There is no store ")
    assert session.refused("delete", "ABCDEF", "--yes").startswith("There is no store ")


# through a server


@pytest.fixture
def server(session: Terminal) -> Iterator[Running]:
    session.folder.mkdir()
    with started(Running(session.folder), "--log-format", "json") as running:
        yield running


def test_a_server_that_runs_is_asked(session: Terminal, server: Running) -> None:
    async def evening() -> None:
        code, clients = await seated_table(server, "ration_board", 2, 2, pace="days")
        waiting, key = await new_table(server, "kolejka", 3)
        host = await Client.enter(server, waiting, key)

        async def run(*arguments: str) -> tuple[int, str, str]:
            return await asyncio.to_thread(session.run, *arguments)

        returned, out, _ = await run("list", "--json")
        tables = {table["code"]: table for table in json.loads(out)}
        assert (returned, tables[code]["here"], tables[waiting]["here"]) == (0, 2, 1)
        returned, out, err = await run("delete", code, waiting, "--yes")
        assert (returned, out, f"kartki tables close {code}" in err) == (2, "", True)
        assert (await run("close", code, waiting))[0] == 0
        for client in (*clients, host):
            while client.room["phase"] != "closed":
                await client.receive()
        assert (await run("delete", code, waiting, "--yes"))[0] == 0
        for client in (*clients, host):
            assert (await client.until("fault"))["code"] == "table.deleted"
        assert (await run("list")) == (0, "There are no such tables.", "")

    asyncio.run(evening())
    log = server.log.read_text()
    assert not [line for line in log.splitlines() if '"level": "error"' in line]


def test_the_socket_of_a_killed_server(session: Terminal, server: Running) -> None:
    socket = server.data / "kartki.sock"
    server.kill()
    assert socket.is_socket()
    assert session.told("list") == "There are no such tables."  # the lock is free: the file itself
    server.start()
    assert session.told("list") == "There are no such tables."
    server.stop()
    assert not socket.exists()


def test_a_server_without_a_socket_has_to_be_stopped(session: Terminal, server: Running) -> None:
    (server.data / "kartki.sock").unlink()
    sentence = session.refused("list")
    assert "no server answers at kartki.sock" in sentence
    assert "stop it first" in sentence


# words and widths


def test_every_table_and_every_outcome_has_its_words() -> None:
    results = ("closed", "was_closed", "was_over", "deleted", "unknown", "played", "gathered")
    for language in LANGUAGES:
        speech = Speech(language)
        for result in results:
            assert "K7MPQX" in speech.say(f"tables-{result}", code="K7MPQX")
        for code in ("no_sockets", "unreachable", "malformed", "fault"):
            assert speech.say(f"trouble-admin-{code}", path="p", found="f")


def test_long_names_are_cut_to_the_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = tuple(f"Wielkopolanka {number}" for number in range(9))
    table = ListedTable("K7MPQX", "kolejka", "playing", names, 7_200_000, 9, 9, 0, "")
    *_, line, _, _ = table_lists.table_lines((table,), Speech("en"))
    assert (len(line), line[-1]) == (80, "…")
    assert "2 h ago" in line


@pytest.mark.parametrize(
    ("age", "milliseconds"), [("45m", 2_700_000), ("12h", 43_200_000), (" 30d ", 2_592_000_000)]
)
def test_ages_as_people_write_them(age: str, milliseconds: int) -> None:
    assert table_commands.milliseconds(age) == milliseconds
    with pytest.raises(Trouble):
        table_commands.milliseconds(age.strip() + "x")


@pytest.mark.parametrize(("typed", "sure"), [("yes", True), ("", False), ("no", False)])
def test_on_a_terminal_only_a_clear_yes_deletes(
    typed: str, sure: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(table_commands, "at_terminal", lambda _: True)

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return typed

    monkeypatch.setattr("builtins.input", answer)
    assert table_commands._confirmed(["K7MPQX"], Speech("en")) is sure
    assert "K7MPQX" in asked[0]
    assert ("Nothing was deleted." in capsys.readouterr().out) is not sure
