"""The first page, in the reader's language."""

import re
from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("front")) as server:
        yield server


@pytest.mark.parametrize(
    ("asked", "language", "word"),
    [
        ("en-US,en;q=0.9", "en", "queues"),
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl", "kolejkach"),
        ("xx,it;q=0.8", "it", "code"),
        ("", "en", "queues"),
        ("*", "en", "queues"),
    ],
)
def test_the_first_page_speaks_the_readers_language(
    server: Running, asked: str, language: str, word: str
) -> None:
    page = server.get("/", **{"accept-language": asked}).decode()
    assert f'<html lang="{language}">' in page
    assert word in page
    assert not re.search(r"<script|style=|https?://", page), "nothing that our own policy forbids"
