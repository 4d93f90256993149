"""The table of README.md, from the figures; nobody writes it by hand."""

from pathlib import Path
from typing import Any

from scripts.bench_speed.rounds import ratio

BEGIN = "<!-- scripts/bench --readme writes what follows -->"
END = "<!-- here it ends -->"
YARDSTICKS = ("catanatron", "openspiel/hearts")


def said(spread: dict[str, float]) -> str:
    """The median, and the quartiles behind it."""
    return f"{spread['median']:,.0f} ({spread['low']:,.0f} – {spread['high']:,.0f})"


def times(rows: list[dict[str, Any]], key: str, yardstick: str) -> str:
    if not any(row["key"] == yardstick and "error" not in row for row in rows):
        return ""
    found = ratio(rows, key, yardstick)
    return f"{found:.0f}" if found >= 10 else f"{found:.2f}"


def speed_lines(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| what | choices/s (quartiles) | acts/s | games/s | over Catanatron | over hearts |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        if "error" in row:
            continue
        title = row["title"] if row["ours"] else f"{row['title']} ({row['version']})"
        cells = [title, said(row["choices_per_second"])]
        cells += [f"{row[f'{rate}_per_second']['median']:,.0f}" for rate in ("acts", "games")]
        cells += [times(rows, row["key"], yardstick) for yardstick in YARDSTICKS]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def third(costs: list[float], part: int) -> float:
    size = max(1, len(costs) // 3)
    some = costs[part * size : (part + 1) * size] or costs[-1:]
    return sum(some) / len(some)


def growth_lines(growth: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| our own | `copy()` µs | `view()` µs, own part | µs a choice: early, midway, late rounds "
        "| µs an act: short, long games | kB: position, record of a long game "
        "| `simulate` over `play_out` | two jobs |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in growth:
        costs, lengths = one["decision_microseconds_by_round"], one["by_length"]
        heavy, jobs = one["memory"][-1], one["jobs"]
        cells = [
            f"{one['game']}, {one['build']}",
            f"{one['copy_microseconds']:.2f}",
            f"{one['view_microseconds']:.2f}, {one['own_microseconds']:.2f}",
            ", ".join(f"{third(costs, part):.1f}" for part in range(3)),
            ", ".join(f"{lengths[part]['microseconds_an_act']:.1f}" for part in (0, -1)),
            f"{heavy['position_kb']:.0f}, {heavy['record_kb']:.0f}",
            f"{jobs['of_play_out']:.0%}",
            f"{jobs['efficiency_by_cpu']:.0%}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def told(results: dict[str, Any]) -> str:
    where = results["machine"]
    return (
        f"Measured on {where['date']} at commit {where['commit'][:10]}, Python {where['python']}, "
        f"{where['cores']} cores ({where['processor']}), with a load of "
        f"{where['load_at_begin'][0]} when it began and {where['load_at_end'][0]} when it ended; "
        f"{results['rounds']} rounds of {results['seconds']} s each."
    )


def table(results: dict[str, Any]) -> str:
    parts = [told(results), "\n".join(speed_lines(results["engines"]))]
    if results["growth"]:
        parts.append("\n".join(growth_lines(results["growth"])))
    return "\n\n".join(parts)


def write(readme: Path, results: dict[str, Any]) -> None:
    """Put the tables between the two marks; all else stays as it is."""
    text = readme.read_text("utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(END) < text.index(BEGIN):
        raise SystemExit(f"{readme} has no place for the table: {BEGIN} … {END}.")
    before, rest = text.split(BEGIN)
    readme.write_text(f"{before}{BEGIN}\n\n{table(results)}\n\n{END}{rest.split(END)[1]}", "utf-8")
