"""Kolejka's playout core: `rules/` in C, and what hands positions over to it (docs/fast.md)."""
