"""Write counts.json anew, by the oracle alone: python -m tests.oracle.make_counts

Only after a change of the rule ledger, and after the oracle has followed it: a game that counts
otherwise is no reason.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from tests.oracle.kolejka_lines import breakdown, position

DEPTH = 3
HERE = Path(__file__).parent
COUNTS = HERE / "counts.json"
POSITIONS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "positions.toml").read_text("utf-8"))


def known() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(COUNTS.read_text("utf-8"))
    return found


def counted(description: dict[str, Any]) -> dict[str, Any]:
    counts = breakdown(position(description), DEPTH)
    return {"first acts": counts, "lines": sum(counts.values())}


def main() -> None:
    before = known() if COUNTS.is_file() else {}
    found = {name: counted(description) for name, description in POSITIONS.items()}
    COUNTS.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
    for name, counts in found.items():
        news = "as before" if before.get(name) == counts else "is new"
        print(f"{name:<20} {counts['lines']:>6} {news}")


if __name__ == "__main__":
    main()
