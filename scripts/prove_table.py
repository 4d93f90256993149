"""Runs claims and prints a table: claim, bar, measured, interval, and whether it holds."""

import importlib
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

CLONE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.proofs.claim import Claim, Measured  # noqa: E402 - the path comes first

GROUPS = sorted(
    path.stem
    for path in (CLONE / "scripts" / "proofs").glob("*.py")
    if path.stem not in ("claim", "__init__")
)


def wanted(asked: list[str]) -> list[str]:
    """The groups of these names, or that begin with them, each once; without a name all."""
    return list(dict.fromkeys(group for name in asked or [""] for group in begun(name)))


def begun(name: str) -> list[str]:
    if name in GROUPS:
        return [name]
    found = [group for group in GROUPS if group.startswith(name)]
    if not found:
        sys.exit(f"There is nothing to prove called {name}; there are: {', '.join(GROUPS)}.")
    return found


def claims(group: str) -> list[Claim]:
    found: list[Claim] = importlib.import_module(f"scripts.proofs.{group}").CLAIMS
    return found


def measured(group: str) -> list[tuple[Claim, Measured]]:
    rows = []
    for claim in claims(group):
        print(f"· {group}: {claim.claim} …", file=sys.stderr, flush=True)
        rows.append((claim, claim.run()))
    return rows


def show(rows: list[tuple[Claim, Measured]]) -> None:
    table = Table()
    for column in ("claim", "bar", "measured", "interval", "holds"):
        table.add_column(column)
    for claim, result in rows:
        interval = f"{result.low:.4g} – {result.high:.4g}"
        holds = ("yes" if result.holds else "NO") if result.judged else "not judged"
        table.add_row(claim.claim, claim.bar, f"{result.value:.4g}", interval, holds)
    Console(width=120).print(table)


def main() -> None:
    asked = sys.argv[1:]
    if asked == ["--list"]:
        for group in GROUPS:
            for claim in claims(group):
                print(f"{group}: {claim.claim} ({claim.bar})")
        return
    rows = [row for group in wanted(asked) for row in measured(group)]
    show(rows)
    sys.exit(0 if all(result.holds and result.judged for _, result in rows) else 1)


if __name__ == "__main__":
    main()
