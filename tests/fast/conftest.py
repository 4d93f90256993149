"""The core of this build; where there is none, one that is made of the sources for these tests.

It is found before anything of `kartki.fast.kolejka` is imported, because that reads its layout.
"""

import importlib
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.fast.making import NAME, NoCompiler, make_core


def _core() -> Any:
    try:
        return importlib.import_module(NAME)
    except ImportError:
        pass
    try:
        with TemporaryDirectory(prefix="kartki-core-") as folder:
            made = make_core(Path(folder))
    except NoCompiler:
        return None
    sys.modules[NAME] = made
    return made


CORE = _core()


@pytest.fixture
def core() -> Any:
    return CORE


if CORE is None:
    collect_ignore_glob = ["test_*.py"]
