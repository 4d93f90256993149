"""Who can reach the server: what pages and terminal tell of it, with and without `--lan`."""

import asyncio
import json
import re
import sys
from typing import Any

import pytest

from kartki.server import greeting
from kartki.server.settings import server_settings
from kartki.server.settings.server_settings import Settings, is_loopback
from kartki.server.settings.sources import load_settings
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.server.in_process import House

HOME = "192.168.1.23"
LINK = f"http://{HOME}:8343"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_settings, "_seen_from_outside", lambda _: HOME)


def without_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_settings, "_seen_from_outside", lambda _: "127.0.0.1")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "a.LocalHost."])
def test_these_lead_to_this_machine_alone(host: str) -> None:
    assert is_loopback(host)
    assert Settings(host=host).link_for_others(8343) == ""


@pytest.mark.parametrize("host", [HOME, "box.local", "xlocalhost", "fe80::1", "0.0.0.0"])
def test_and_these_do_not(host: str) -> None:
    assert not is_loopback(host)
    assert Settings(host=host).link_for_others(8343)


@pytest.mark.parametrize(
    ("typed", "host"),
    [
        ({"lan": "true"}, "0.0.0.0"),
        ({"lan": "true", "host": "localhost"}, "0.0.0.0"),
        ({"lan": "true", "host": HOME}, HOME),
        ({"lan": "false"}, "127.0.0.1"),
    ],
)
def test_lan_opens_what_was_for_this_machine_alone(typed: dict[str, str], host: str) -> None:
    settings = load_settings(typed, {"KARTKI_DATA": "/nonexistent"}, None)
    assert isinstance(settings, Settings)
    assert settings.host == host


def test_a_browser_on_this_machine_keeps_its_address_with_lan() -> None:
    assert Settings().own_link(8343) == Settings(host="0.0.0.0").own_link(8343)
    assert Settings(host="::").own_link(8343) == "http://[::1]:8343"
    assert Settings(host=HOME).own_link(8343) == LINK


async def reach(asked: str = "127.0.0.1:8343", port: int = 8343, **settings: Any) -> Any:
    house = House(**settings)
    house.server.api.port = port
    status, body = await house.fetch("/api/reach", headers=[(b"host", asked.encode())])
    assert status == 200, body
    return json.loads(body)


async def told_to_pages() -> None:
    assert await reach() == {"link": "", "certain": False}
    assert await reach(host="0.0.0.0") == {"link": LINK, "certain": False}
    assert (await reach(host="0.0.0.0", port=9000))["link"] == f"http://{HOME}:9000"
    assert await reach(f"{HOME}:8343", host="0.0.0.0") == {"link": LINK, "certain": False}
    site = "https://play.example.org"
    assert await reach(public_url=site) == {"link": site, "certain": True}


def test_pages_are_told_what_others_can_open_and_the_address_is_answered_to() -> None:
    asyncio.run(told_to_pages())


def greeted(monkeypatch: pytest.MonkeyPatch, *, terminal: bool = True, **settings: Any) -> str:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    opened = Settings(**settings).opened()
    return greeting.greeting(opened, 8343, Speech("en"))


def test_the_terminal_says_who_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = greeted(monkeypatch).split("\n")
    assert "http://127.0.0.1:8343" in first
    assert "Only this computer" in second
    assert "--lan" in second
    assert len(greeted(monkeypatch, terminal=False).split("\n")) == 1
    assert len(greeted(monkeypatch, host="0.0.0.0").split("\n")) == 1
    assert len(greeted(monkeypatch, public_url="https://p.example.org").split("\n")) == 1


def test_with_lan_it_shows_address_meaning_and_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    told = greeted(monkeypatch, lan=True)
    assert "http://127.0.0.1:8343" in told.split("\n")[0]
    assert LINK in told.split("\n")[1]
    assert "Wi-Fi" in told.split("\n")[1]
    assert told.endswith(greeting.qr_code(LINK, "utf-8"))
    assert "▀" in told
    plain = greeted(monkeypatch, lan=True, terminal=False)
    assert "▀" not in plain
    assert LINK in plain


def test_lan_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    without_network(monkeypatch)
    told = greeted(monkeypatch, lan=True)
    assert "in no network" in told
    assert "▀" not in told


def test_the_qr_code_is_left_out_where_a_terminal_has_no_blocks() -> None:
    assert greeting.qr_code(LINK, "ascii") == ""
    assert greeting.qr_code(LINK, None) == ""
    assert greeting.qr_code(LINK, "no-such-encoding") == ""
    rows = re.sub(r"\x1b\[[0-9;]*m", "", greeting.qr_code(LINK, "utf-8")).split("\n")
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_the_option(language: str) -> None:
    assert "--lan" in Speech(language).say("serve-alone")
    assert LINK in Speech(language).say("serve-lan", link=LINK)


def test_for_a_class_it_shows_the_teachers_page_and_its_qr_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    opened = Settings(lan=True).opened()
    told = greeting.greeting(opened, 8343, Speech("en"), for_class=True)
    assert "http://127.0.0.1:8343/class" in told.split("\n")[0]
    assert f"{LINK}/class" in told.split("\n")[1]
    assert told.endswith(greeting.qr_code(f"{LINK}/class", "utf-8"))
    without_network(monkeypatch)
    told = greeting.greeting(opened, 8343, Speech("en"), for_class=True)
    assert "in no network" in told
    alone = greeting.greeting(Settings(), 8343, Speech("en"), for_class=True)
    assert "Only this computer" in alone
