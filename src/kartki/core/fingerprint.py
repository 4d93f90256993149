"""Sixty-four bits that stand for a position or a view, the same on every machine."""

import hashlib
import json


def canonical(facts: object) -> bytes:
    """Facts as bytes. Floats have no place in a position: they would differ between machines."""
    _no_floats(facts)
    return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def fingerprint(facts: object) -> str:
    return hashlib.sha256(canonical(facts)).hexdigest()[:16]


def _no_floats(facts: object) -> None:
    if isinstance(facts, float):
        raise TypeError(f"a float in a position: {facts}")
    if isinstance(facts, dict):
        for key, value in facts.items():
            _no_floats(key)
            _no_floats(value)
    elif isinstance(facts, list | tuple):
        for value in facts:
            _no_floats(value)
