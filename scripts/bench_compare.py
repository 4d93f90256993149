"""Is this tree as fast as another commit? Both play the same random games, in turn.

    scripts/bench --compare main                      20 rounds by CPU time, a few minutes
    scripts/bench --compare HEAD~3 --build pure --games kolejka --rounds 7
    scripts/bench --compare main --instructions       instructions a game, counted by callgrind

"This tree" is the clone as it lies on the disk, changes that are not committed included; what
is changed while it is measured does not count. The other commit is laid out and compiled under
build/compare, by its id; the second time is quick.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

CLONE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CLONE))

from scripts.comparison import instructions, rounds, trees  # noqa: E402 - the path comes first

GAMES = ["kolejka", "ration_board", "reglamentacja"]
BUILDS = ["pure", "compiled"]


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--compare", required=True, metavar="REV", help="commit, branch or tag")
    parser.add_argument("--rounds", type=positive, default=20, help="20 unless told otherwise")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, metavar="GAME",
                        help=f"of {', '.join(GAMES)}; all unless told")  # fmt: skip
    parser.add_argument("--build", choices=[*BUILDS, "both"], default="both")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="of CPU time for a game, a side and a round"
    )
    parser.add_argument(
        "--instructions", action="store_true", help="count instructions instead of time"
    )
    return parser.parse_args()


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError("a whole number from 1")
    return int(text)


def sameness(agreed: bool) -> str:
    return "same" if agreed else "DIFFERENT"


def show_rounds(results: list[rounds.Compared], other: str, count: int) -> None:
    title = f"Speed of this tree over {other}, by CPU time, {count} rounds in turn"
    table = Table(title=title)
    heads = ("what", "median", "quartiles", "lowest, highest", "games", f"at least {rounds.BAR}")
    for head in heads:
        table.add_column(head)
    for row in results:
        low, high = row.quartiles
        table.add_row(
            f"{row.game}, {row.build}",
            f"{row.median:.3f}",
            f"{low:.3f} – {high:.3f}",
            f"{min(row.ratios):.3f}, {max(row.ratios):.3f}",
            sameness(row.same),
            "yes" if row.holds else "NO",
        )
    Console(width=110).print(table)


def show_counts(results: list[instructions.Counted], other: str) -> None:
    table = Table(title=f"Instructions a game, this tree over {other}, counted by callgrind")
    heads = ("what", "this tree", other, "ratio", "games", f"at most {instructions.BAR}")
    for head in heads:
        table.add_column(head)
    for row in results:
        table.add_row(
            f"{row.game}, {row.build}",
            f"{row.ours:,.0f}",
            f"{row.theirs:,.0f}",
            f"{row.ratio:.4f}",
            sameness(row.same),
            "yes" if row.holds else "NO",
        )
    Console(width=110).print(table)


@contextmanager
def laid_out(revision: str, builds: list[str]) -> Iterator[tuple[trees.Tree, trees.Tree]]:
    """This tree and the other, compiled where that is asked for."""
    try:
        pair = (trees.this_tree(), trees.exported(revision))
    except trees.NoSuchCommit as no:
        sys.exit(str(no))
    if "compiled" in builds:
        for tree in pair:
            trees.compile_tree(tree)
    with trees.held_still(pair[0]) as ours:
        if "compiled" in builds:
            trees.compile_tree(ours)  # fresh, unless the clone was edited in the meantime
        yield ours, pair[1]


def main() -> None:
    wish = asked()
    builds = BUILDS if wish.build == "both" else [wish.build]
    if wish.instructions:
        instructions.need_valgrind()
    with laid_out(wish.compare, builds) as pair:
        if wish.instructions:
            counts = [
                row for build in builds for row in instructions.compare(pair, build, wish.games)
            ]
            show_counts(counts, pair[1].name)
            finish([(row.same, row.holds) for row in counts])
        else:
            times = (wish.games, wish.rounds, wish.seconds)
            timed = [row for build in builds for row in rounds.compare(pair, build, *times)]
            show_rounds(timed, pair[1].name, wish.rounds)
            finish([(row.same, row.holds) for row in timed])


def finish(rows: list[tuple[bool, bool]]) -> None:
    if not all(same for same, _ in rows):
        print("DIFFERENT: the two trees played different games, so the ratio says little.")
    sys.exit(0 if all(holds for _, holds in rows) else 1)


if __name__ == "__main__":
    main()
