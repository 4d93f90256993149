"""Tables on the net. ARCHITECTURE.md ("Tables on the net") says what each room is for.

The rooms stand in an order that import-linter holds (`pyproject.toml`): each may import those
below it. `app` puts them together, `run` runs the result.
"""
