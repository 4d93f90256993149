"""The pages of the client: found, packed, kept by browsers, and nothing beside them."""

import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kartki.server.net.compression import accepts
from kartki.server.net.security_headers import POLICY
from kartki.server.pages.client_files import pages_folder
from tests.server.http_client import Api
from tests.server.running import running

INDEX = b"<!doctype html><title>Kartki</title>" + b"<p>queue</p>" * 200
SCRIPT = b"export const queue = 1;\n" * 200
SECRET = b"the secret of the dealer"
OWN = (
    *("/", "/t/K7MPQX", "/w/T4WMB2KXQ7HN", "/new/kolejka", "/rules", "/rules/kolejka"),
    *("/rules/kolejka/KOL-BUY-1", "/learn/kolejka", "/replay/K7MPQX", "/history/K7MPQX"),
    *("/tables", "/hotseat", "/replay", "/learn/kolejka/2"),
    *("/class", "/class/K7MPQX", "/class/K7MPQX/results", "/wall/T4WMB2KXQ7HN"),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("client")
    built = place / "dist"
    (built / "assets").mkdir(parents=True)
    (place / "secret.txt").write_bytes(SECRET)
    (built / "index.html").write_bytes(INDEX)
    (built / "assets" / "index-4f3a.js").write_bytes(SCRIPT)
    (built / "assets" / "packed-77aa.js").write_bytes(SCRIPT)
    (built / "assets" / "packed-77aa.js.br").write_bytes(b"as brotli packs it")
    (built / "assets" / "packed-77aa.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "lobster.woff2").write_bytes(bytes(2000))
    (built / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / "manifest.webmanifest").write_bytes(b"{}")
    (built / "sw.js").write_bytes(b"self.x = 1;")
    (built / ".stamp").write_bytes(SECRET)
    (built / "assets" / "linked.txt").symlink_to(place / "secret.txt")
    return built


@pytest.fixture(scope="module")
def api(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("pages"), KARTKI_PAGES=str(folder)) as server:
        yield Api(server)
        assert " error " not in server.log.read_text()


@pytest.mark.parametrize("path", OWN)
def test_every_address_of_the_client_shows_its_page(api: Api, path: str) -> None:
    answer = api.send("GET", path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize("path", ["/index", "/t/", "/t/a/b", "/T/K7MPQX", "/assets/", "/.stamp"])
def test_at_an_unknown_address_the_client_says_so(api: Api, path: str) -> None:
    answer = api.send("GET", path)
    assert (answer.status, answer.body) == (404, INDEX)
    again = api.send("GET", path, if_none_match=answer.headers["etag"])
    assert again.status == 404


def test_the_server_keeps_its_own_addresses(api: Api) -> None:
    assert api.send("GET", "/healthz").headers["content-type"].startswith("text/plain")
    assert api.get("/api/games").status == 200
    for path in ("/api/", "/api/nothing", "/ws"):
        assert api.send("GET", path).refusal() == (404, "path.unknown")


@pytest.mark.parametrize(
    ("path", "media", "kept"),
    [
        ("/assets/index-4f3a.js", "text/javascript; charset=utf-8", True),
        ("/assets/lobster.woff2", "font/woff2", True),
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/icon.svg", "image/svg+xml", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
    ],
)
def test_files_have_their_type_and_what_is_hashed_is_kept(
    api: Api, folder: Path, path: str, media: str, kept: bool
) -> None:
    answer = api.send("GET", path)
    assert (answer.status, answer.body) == (200, (folder / path[1:]).read_bytes())
    assert answer.headers["content-type"] == media
    wanted = "public, max-age=31536000, immutable" if kept else "no-cache"
    assert answer.headers["cache-control"] == wanted


def test_what_a_browser_has_already_is_not_sent_again(api: Api) -> None:
    for accept in ("", "gzip"):
        first = api.send("GET", "/", accept_encoding=accept)
        tag = first.headers["etag"]
        for named in (tag, f'"other", W/{tag}'):
            again = api.send("GET", "/t/K7MPQX", accept_encoding=accept, if_none_match=named)
            assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
        assert api.send("GET", "/", accept_encoding=accept, if_none_match='"x"').status == 200


def test_files_are_packed_for_those_who_can_unpack(api: Api) -> None:
    plain = api.send("GET", "/assets/index-4f3a.js", accept_encoding="identity")
    packed = api.send("GET", "/assets/index-4f3a.js", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body == SCRIPT
    assert len(packed.body) < len(SCRIPT) / 5
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    for path in ("/assets/lobster.woff2", "/sw.js"):  # packed already, or too small
        assert "content-encoding" not in api.send("GET", path, accept_encoding="gzip").headers


def test_what_was_packed_at_the_build_is_sent_as_it_is(api: Api) -> None:
    def packing(accept: str) -> tuple[str, bytes]:
        answer = api.send("GET", "/assets/packed-77aa.js", accept_encoding=accept)
        return answer.headers.get("content-encoding", ""), answer.body

    assert packing("gzip, deflate, br") == ("br", b"as brotli packs it")
    assert packing("gzip;q=0.8, br;q=0")[0] == "gzip"
    assert packing("deflate") == ("", SCRIPT)
    assert api.send("GET", "/assets/packed-77aa.js.br").status == 404


def test_accepted_packings() -> None:
    assert accepts("br;q=1.0, GZIP ; q=0.5", "gzip")
    assert not accepts("br", "gzip")
    assert not accepts("gzip;q=0", "gzip")
    assert not accepts("gzip;q=0.000", "gzip")
    assert accepts("gzip;q=0.01", "gzip")


def test_heads_have_no_bodies(api: Api) -> None:
    whole, head = (
        api.send(method, "/assets/index-4f3a.js", accept_encoding="") for method in ("GET", "HEAD")
    )
    assert (head.status, head.body) == (200, b"")
    for name in ("etag", "content-length", "content-type", "cache-control"):
        assert head.headers[name] == whole.headers[name]
    assert api.send("HEAD", "/nothing").status == 404


def test_nothing_can_be_sent_to_a_page(api: Api) -> None:
    for method in ("POST", "DELETE"):
        answer = api.send(method, "/t/K7MPQX", b"x")
        assert answer.refusal() == (405, "method.unknown")
        assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"),
        *("//secret.txt", "/..\\secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"),
        *("/assets/linked.txt", "/.stamp", "/assets/%00", "/rules/../../secret.txt"),
    ],
)
def test_no_path_leads_out_of_the_folder(api: Api, path: str) -> None:
    answer = raw(api, path)
    assert SECRET not in answer
    assert re.match(rb"HTTP/1.1 (404|200) ", answer)
    assert answer.endswith(INDEX)


def raw(api: Api, path: str) -> bytes:
    """As it is: other clients tidy a path before they send it."""
    with socket.create_connection(("127.0.0.1", api.server.port)) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        )
        return b"".join(iter(lambda: line.recv(65536), b""))


def test_where_the_pages_are_looked_for(folder: Path, tmp_path: Path) -> None:
    assert pages_folder(str(folder)) == folder
    assert pages_folder(str(tmp_path)) is None


@pytest.mark.parametrize(
    ("path", "whole"),
    [
        ("/assets/index-4f3a.js", False),
        ("/assets/gone.js", True),
        ("/sw.js", True),
        ("/icon.svg", True),
        ("/", True),
    ],
)
def test_a_part_of_a_page_carries_no_policy_of_its_own(api: Api, path: str, whole: bool) -> None:
    """A telephone would pay for it a hundred times; a worker and a drawing may stand alone."""
    answer = api.send("GET", path)
    assert ("content-security-policy" in answer.headers) is whole
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
