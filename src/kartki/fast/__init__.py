"""Twins of rules for playouts by the million. The readable rules are the rules: docs/fast.md."""
