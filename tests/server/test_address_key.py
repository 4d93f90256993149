"""By what an address is counted: IPv6 by its /64, IPv4 however it is written, garbage as nobody."""

import json

import pytest
from starlette.requests import HTTPConnection

from kartki.server.net.address_key import address_key, address_of
from tests.server.around import wired
from tests.server.in_process import House


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::FFFF:c000:201", "192.0.2.1"),
        ("[::ffff:192.0.2.1]:4711", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ('"[2001:db8:1:2::9]:4711"', "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::2%wlan0", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_one_who_has_many_addresses_has_one_key(text: str, key: str) -> None:
    assert address_key(text) == key


NO_ADDRESSES = (
    *("", "unknown", "_hidden", "192.0.2", "192.0.2.1.1", "192.0.2.256", "192.0.2.1:", "0x7f.1"),
    *("2001:db8::1]", "[2001:db8::1", "[192.0.2.1", "::ffff:192.0.2.256", "1" * 5000, "١٩٢.0.2.1"),
    *("192.0.2.1:4711:1", "2001:db8::1::", "%eth0", "host.example.org", "192.0.2.1\x00"),
)


@pytest.mark.parametrize("text", NO_ADDRESSES)
def test_what_is_no_address_is_nobodys_key(text: str) -> None:
    assert address_key(text) == ""


def connection(peer: str, *forwarded: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", one.encode("latin-1", "replace")) for one in forwarded]
    return HTTPConnection({"type": "http", "client": (peer, 1), "headers": headers})


@pytest.mark.parametrize(
    ("forwarded", "key"),
    [
        (["2001:db8:1:2::1, [2001:db8:1:3::9]:80"], "2001:db8:1:3::/64"),
        (["192.0.2.9", "198.51.100.1:80"], "198.51.100.1"),
        (["192.0.2.9,unknown"], "127.0.0.1"),
        (["x" * 100_000], "127.0.0.1"),
        (["192.0.2.9", ""], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_a_proxy_names_it_or_else_the_peer_counts(forwarded: list[str], key: str) -> None:
    assert address_of(connection("127.0.0.1", *forwarded), trust_proxy=True) == key
    assert address_of(connection("127.0.0.1", *forwarded), trust_proxy=False) == "127.0.0.1"


@wired
async def test_every_limit_counts_a_network_of_ipv6_as_one() -> None:
    house = House(wrong_codes_per_minute=2, tables_per_address_per_hour=2, sockets_per_address=2)
    home = [f"2001:db8:1:2:{n:x}::1" for n in range(4)]
    for address in home[:2]:
        await house.table(address=address)
        assert await house.hello("WRONG9", address=address) == "hello.table"
    assert await house.hello("WRONG9", address=home[2]) == "hello.too_many"
    body = {"id": "one-more", "game": "kolejka", "seats": 2, "key": "k" * 30}
    status, answer = await house.fetch("/api/tables", body, address=home[3])
    assert (status, json.loads(answer)["code"]) == (429, "table.too_often")
    lines = [house.connect(address=address) for address in home[:3]]
    await lines[2].task
    assert [line.accepted for line in lines] == [True, True, False]
    await house.table(address="2001:db8:1:3::1")
    for line in lines[:2]:
        await line.leave()


@wired
async def test_addresses_are_in_no_figures() -> None:
    house = House()
    await house.hello("WRONG9", address="2001:db8:1:2::1")
    await house.hello("WRONG9", address="203.0.113.77")
    _, figures = await house.fetch("/metrics")
    assert b"kartki_sockets" in figures
    for part in (b"2001:db8", b"203.0.113"):
        assert part not in figures
