"""Cores made for a test or a proof: from the sources as they are, or with something planted."""

import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

from kartki.build import PACKAGE

NAME = "kartki.fast.kolejka.flat"
SOURCES = PACKAGE.joinpath("fast", "kolejka")
Change = tuple[str, str, str]  # in this file, this text (it stands there once), that text instead


class NoCompiler(Exception):
    """There is nothing to compile C with."""


def make_core(folder: Path, changes: Sequence[Change] = (), level: str = "-O1") -> Any:
    """Compile the core in this folder and load it; it is a module of its own."""
    sources = folder / "sources"
    kinds = shutil.ignore_patterns("*.py", "*.pyi", "*.so", "__pycache__")
    shutil.copytree(SOURCES, sources, ignore=kinds)
    for name, old, new in changes:
        change(sources / "rules" / name, old, new)
    library = folder / f"flat{sysconfig.get_config_var('EXT_SUFFIX')}"
    compile_c(sources / "flat.c", library, level)
    return load(library)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{path.name} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), "utf-8")


def compile_c(source: Path, library: Path, level: str) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    headers = Path(sysconfig.get_path("include"))
    if compiler is None or not (headers / "Python.h").is_file():
        raise NoCompiler
    options = [level, "-fPIC", "-shared", "-Wall", "-Wextra", "-Werror", f"-I{headers}"]
    command = [compiler, *options, str(source), "-o", str(library)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def load(library: Path) -> Any:
    spec = spec_from_loader(NAME, ExtensionFileLoader(NAME, str(library)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
