"""The core as this build has it: what `flat.c` hands to Python, typed in `core.pyi`.

Where there is none, importing this is an ImportError; `twins.left_out` asks first.
"""

from importlib import import_module
from typing import Any, Final

_FLAT: Final[Any] = import_module("kartki.fast.kolejka.flat")  # C, made by scripts/compile

LAYOUT: Final = _FLAT.LAYOUT
SIZE: Final = _FLAT.SIZE
OBSERVATION: Final = _FLAT.OBSERVATION
MOST_LEGAL: Final = _FLAT.MOST_LEGAL
MOVES: Final = _FLAT.MOVES
Position = _FLAT.Position
Batch = _FLAT.Batch
