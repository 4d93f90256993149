"""By which names one may ask the server: its own, and no others (DNS rebinding)."""

import json
import socket
from html.parser import HTMLParser
from typing import Any

import pytest

from kartki.server.net import host_names
from kartki.server.net.host_names import HostNames, host_name
from kartki.server.settings.server_settings import Settings
from kartki.words.languages import LANGUAGES
from tests.server.around import wired
from tests.server.in_process import KEY, Headers, House

OURS = (
    *("127.0.0.1", "127.0.0.1:8343", "192.168.1.23:8343", "0.0.0.0", "[::1]", "[::1]:8343"),
    *("[2001:db8::1]:80", "[::ffff:127.0.0.1]", "[fe80::1%25eth0]:8343", "[FE80::1]"),
    *("localhost", "LocalHost:8343", "localhost.", "kartki.localhost:8343", "a.b.localhost"),
    *("laptop", "LAPTOP:8343", "laptop.local", "Laptop.Local.:8343", " laptop ", "laptop:"),
)
OTHERS = (
    *("", "evil.example.org", "laptop.local.evil.example.org", "evillaptop", "xlocalhost"),
    *("localhost.evil.example.org", "127.0.0.1.evil.example.org", "127.0.0.1:8343:80"),
    *("laptop.lan", "[evil.example.org]", "[::1", "::1", "[::1]x", "[::1]:x", "user@localhost"),
    *("localhost/", "localhost, evil.example.org", "localhost evil", "laptop..", ".", "..", ":"),
    *(
        "*",
        "\x00",
        "ł",
        "xn--ksika-2xa",
        "x" * 300,
        "2130706433",
        "localhost:123456",
        "http://laptop",
    ),
)


@pytest.fixture(autouse=True)
def laptop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")


def asked(*hosts: str) -> dict[str, object]:
    return {"type": "http", "headers": headers(*hosts)}


def headers(*hosts: str) -> Headers:
    return [(b"host", host.encode("utf-8")) for host in hosts]


def allows(name: str, **settings: Any) -> bool:
    return HostNames(Settings(**settings).host_names()).allows(asked(name))


@pytest.mark.parametrize("name", OURS)
def test_its_addresses_and_its_own_names_are_ours(name: str) -> None:
    assert allows(name)


@pytest.mark.parametrize("name", OTHERS)
def test_any_other_name_is_not(name: str) -> None:
    assert not allows(name)
    assert not allows(name, public_url="https://play.example.org", hosts="kartki.lan")
    assert allows(name, hosts="kartki.lan,*")


def test_one_header_names_the_host() -> None:
    names = HostNames(frozenset())
    assert names.allows(asked("localhost"))
    assert not names.allows(asked())
    assert not names.allows(asked("localhost", "localhost"))


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"public_url": "https://play.example.org"}, "Play.Example.Org"),
        ({"public_url": "https://play.example.org:8443"}, "play.example.org:8443"),
        ({"origins": "https://a.example.org,http://b.example.org:81"}, "b.example.org"),
        ({"hosts": "kartki.lan,play.example.org"}, "kartki.lan:8343"),
        ({"hosts": "xn--ksika-2xa94a.example.org"}, "XN--ksika-2xa94a.example.org."),
        ({"host": "Box.Lan"}, "box.lan:8343"),
    ],
)
def test_names_that_the_settings_give(settings: dict[str, str], name: str) -> None:
    assert allows(name, **settings)
    assert not allows(name)
    assert not allows(f"x{name}", **settings)
    assert not allows(f"x.{name}", **settings)


def test_the_full_name_of_this_machine_is_found_beside_the_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "getfqdn", lambda: "laptop.School.example.org")
    names = HostNames(frozenset())
    assert not names.allows(asked("laptop.school.example.org"))
    names._add_full_name()
    assert names.allows(asked("laptop.school.example.org"))


@pytest.mark.parametrize(
    ("full", "known"),
    [
        ("laptop.school.example.org", ["laptop", "laptop.local", "laptop.school.example.org"]),
        ("laptop.local", ["laptop", "laptop.local"]),
        ("", []),
        ("not a name", []),
    ],
)
def test_a_machine_that_knows_its_full_name_has_a_short_one_too(
    monkeypatch: pytest.MonkeyPatch, full: str, known: list[str]
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: full)
    assert sorted(HostNames(frozenset())._names) == known
    assert host_name("") == ""
    assert host_names.ANY == "*"


class Text(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


@wired
async def test_the_api_refuses_with_a_problem_that_names_the_setting() -> None:
    house = House()
    for path in ("/api/tables", "/api", "/healthz", "/readyz", "/metrics", "/api/nowhere"):
        for language in LANGUAGES:
            sent = [*headers("evil.example.org"), (b"accept-language", language.encode())]
            status, answer = await house.fetch(path, headers=sent)
            problem = json.loads(answer)
            assert (status, problem["code"]) == (421, "host.unknown")
            assert "evil.example.org" in problem["sentence"]
            assert "hosts" in problem["sentence"]
    for several in ([], ["127.0.0.1", "127.0.0.1"]):
        status, answer = await house.fetch("/api/tables", headers=headers(*several))
        assert (status, json.loads(answer)["code"]) == (421, "host.missing")
    body = {"id": "t", "game": "kolejka", "seats": 2, "key": KEY}
    status, _ = await house.fetch("/api/tables", body, headers=headers("evil.example.org"))
    assert (status, house.store.tables) == (421, [])
    assert (await house.fetch("/api/tables"))[0] == 200


@wired
async def test_a_page_says_it_in_a_page() -> None:
    house = House()
    for path in ("/", "/t/ABCDEF", "/index.html", "/nowhere"):
        status, page = await house.fetch(path, headers=headers("<b>evil</b>" + "x" * 500))
        found = Text(page.decode())
        assert status == 421
        assert "hosts" in found.text
        assert "<b>evil</b>" in found.text
        assert not {"b", "script", "link", "style"} & set(found.tags)
        assert len(page) < 1500
    assert (await house.fetch("/"))[0] == 200


@wired
async def test_a_socket_by_another_name_is_never_let_in() -> None:
    """The page of the other site has that site's origin: by its name alone it is told apart."""
    house = House()
    for name in ("evil.example.org", "localhost.evil.example.org"):
        line = house.connect(headers=[*headers(name), (b"origin", f"http://{name}".encode())])
        await line.task
        assert not line.accepted
    line = house.connect(headers=[])
    await line.task
    assert not line.accepted
    _, figures = await house.fetch("/metrics")
    assert b'kartki_turned_away_total{why="host"} 3.0' in figures
    line = house.connect(headers=headers("laptop.local:8343"))
    line.say({"t": "hello", "table": "WRONG9"})
    assert (await line.until("fault"))["code"] == "hello.table"
    await line.leave()
