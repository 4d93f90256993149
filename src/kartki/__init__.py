"""Kartki: three board games of queues and rationing."""

from kartki import build as _build

__version__ = "0.1.0"
BUILD = _build.choose(__path__)  # "compiled" or "pure": which build of the rules runs
