"""The first page in the browser of whoever opens the house, if there is one to see it."""

import os
import pty
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path

import pytest

from kartki.server import run
from tests.server.running import free_port, running


def test_a_browser_that_is_missing_or_broken_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def broken(page: str) -> bool:
        asked.append(page)
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", broken)
    raised: list[object] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    run.open_browser("")
    run.open_browser("http://127.0.0.1:1")
    until = time.monotonic() + 120
    while not asked and time.monotonic() < until:
        time.sleep(0.01)
    assert asked == ["http://127.0.0.1:1"]
    assert raised == []


def note_taker(folder: Path) -> tuple[Path, dict[str, str]]:
    """A browser that only writes down what it was to open."""
    browser, noted = folder / "browser.sh", folder / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {noted}\n', "utf-8")
    browser.chmod(0o755)
    return noted, {"BROWSER": str(browser), "KARTKI_BROWSER": "true"}


def test_where_nobody_looks_no_browser_is_opened(tmp_path: Path) -> None:
    noted, environ = note_taker(tmp_path)
    with running(tmp_path, **environ):
        time.sleep(0.5)
    assert not noted.exists()


def test_in_a_terminal_the_first_page_is_opened(tmp_path: Path) -> None:
    noted, environ = note_taker(tmp_path)
    port = free_port()
    command = [sys.executable, "-m", "kartki", "serve", "--port", str(port)]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "KARTKI_BOT_WORKERS": "1", **environ},
    )
    try:
        until = time.monotonic() + 120
        while not noted.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert noted.read_text("utf-8") == f"http://127.0.0.1:{port}\n"
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)
