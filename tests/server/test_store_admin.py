"""Records that are taken in: their people and bots are such as a table could have."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kartki import bots
from kartki.core.record import Fault
from kartki.editions import shelf
from kartki.games.ration_board.game import RationBoard
from kartki.lab.simulate import simulate
from kartki.server.app import Server
from kartki.server.room.room import Room
from kartki.server.settings.server_settings import STORE_NAME, Settings
from kartki.server.store import store_admin
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech

SEATS = re.compile(r'\[Seats "[^"]*"\]')
LONG = "x" * 100_000


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game of two bots, called by their kind."""
    folder = tmp_path_factory.mktemp("played")
    (edition, *_) = shelf.names("ration_board")
    simulate("ration_board", edition, {}, 2, 1, ["navigator"], 1, 7, None, folder)
    (path,) = folder.glob("**/*.game")
    return path.read_text("utf-8")


def with_tags(record: str, seats: str, more: str = "") -> str:
    changed, times = SEATS.subn(lambda _: f'[Seats "{seats}"]\n{more}'.strip(), record)
    assert times == 1
    return changed


def refused(folder: Path, record: str) -> str:
    """The code; whatever it is, it is told in every language, and not at full length."""
    fault = store_admin.import_record(folder / STORE_NAME, record)
    assert isinstance(fault, Fault), fault
    assert len(fault.found) <= 80
    for language in LANGUAGES:
        assert Speech(language).say(f"fault-{fault.code.replace('.', '-')}", found=fault.found)
    return fault.code


def test_a_game_of_bots_with_one_name_is_taken_in(played: str, tmp_path: Path) -> None:
    """As simulations write them, also of bots that nobody here knows."""
    assert '[Seats "a=navigator b=navigator"]' in played
    own = with_tags(played, "a=my-own b=my-own")
    assert isinstance(store_admin.import_record(tmp_path / STORE_NAME, own), str)
    code = store_admin.import_record(tmp_path / STORE_NAME, played)
    assert isinstance(code, str)
    assert code == store_admin.import_record(tmp_path / STORE_NAME, played)


@pytest.mark.rule("HSE-SEA-2")
@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ("a= b=Bo", "record.name"),
        ("a=Ania b=", "record.name"),
        ("a=An\u200bia b=Bo", "record.name"),
        ("a=\u202eainA b=Bo", "record.name"),
        ("a=Ania b=\u3164", "record.name"),
        ("a=Ania! b=Bo", "record.name"),
        (f"a=Ania b={LONG}", "record.name"),
    ],
    ids=lambda text: text[:20],
)
def test_names_that_nobody_could_have(seats: str, code: str, played: str, tmp_path: Path) -> None:
    assert refused(tmp_path, with_tags(played, seats)) == code


@pytest.mark.rule("HSE-SEA-2")
@pytest.mark.parametrize("name", ["An\u200bia", "\u2800", LONG], ids=["zero", "blank", "long"])
def test_somebody_who_comes_later_has_a_name_too(name: str, played: str, tmp_path: Path) -> None:
    head, foot = with_tags(played, "a=Ania b=Bo").split("\n[Result", 1)
    late = f"{head}^ a is played by {{name}}\n\n[Result{foot}"
    assert refused(tmp_path, late.format(name=name)) == "record.name"
    for good in ("Cyryl_K", "navigator", "Bo"):
        assert isinstance(
            store_admin.import_record(tmp_path / STORE_NAME, late.format(name=good)), str
        )


@pytest.mark.parametrize(
    ("playing", "code"),
    [
        ("c=navigator", "record.bot_seat"),
        ("navigator", "record.bot_seat"),
        ("b=", "record.bot_kind"),
        ("b=two_words", "record.bot_kind"),
        ("b=x\u200by", "record.bot_kind"),
        ("b=\u3164", "record.bot_kind"),
        (f"b={LONG}", "record.bot_kind"),
    ],
    ids=lambda text: text[:20],
)
def test_bots_that_there_could_not_be(playing: str, code: str, played: str, tmp_path: Path) -> None:
    record = with_tags(played, "a=Ania b=Bo", f'[Bots "{playing}"]')
    assert refused(tmp_path, record) == code


def test_a_seat_has_one_letter(played: str, tmp_path: Path) -> None:
    assert refused(tmp_path, with_tags(played, "aa=Ania b=Bo")) == "record.seats"


def test_a_secret_that_seals_nothing_is_left_aside(played: str, tmp_path: Path) -> None:
    assert isinstance(
        store_admin.import_record(tmp_path / STORE_NAME, played + '[Secret "zz"]\n'), str
    )


@pytest.mark.rule("HSE-STO-2")
def test_a_finished_game_needs_no_bot_that_is_here(played: str, tmp_path: Path) -> None:
    record = with_tags(played, "a=Ania b=Bo", '[Bots "b=somebodys-bot"]')
    code = store_admin.import_record(tmp_path / STORE_NAME, record)
    assert isinstance(code, str)
    server = Server(Settings(data=str(tmp_path), bot_workers=1, hosts="testserver"))
    with TestClient(server.app) as client:
        table = client.get(f"/api/tables/{code}").json()
        assert (table["phase"], table["seats"][1]["bot"]) == ("over", "somebodys-bot")
        assert client.get(f"/api/tables/{code}/record").text == record
        assert client.portal is not None
        room = client.portal.call(server.lobby.room, code)
        assert room is not None
        again = client.portal.call(server.lobby.rematch, room)  # that one needs a bot
        assert isinstance(again, Room)
        assert [seat.bot for seat in again.doc.seats] == ["", bots.best(RationBoard())]


@pytest.mark.rule("HSE-SEA-2")
def test_a_name_of_a_record_is_shown_in_one_form(played: str, tmp_path: Path) -> None:
    code = store_admin.import_record(tmp_path / STORE_NAME, with_tags(played, "a=Zoe\u0308 b=Bo"))
    server = Server(Settings(data=str(tmp_path), bot_workers=1, hosts="testserver"))
    with TestClient(server.app) as client:
        table = client.get(f"/api/tables/{code}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Zo\u00eb", "Bo"]
