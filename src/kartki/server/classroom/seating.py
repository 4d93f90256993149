"""Who sits where in a class (HSE-CLA-2): pure functions of numbers and lists.

Before the tables are laid, a newcomer takes the first planned table with a free seat. At the
beginning the pupils are evened out: five are three and two, never four and one. Those whom the
teacher has placed stay there, and as many of the others as can.
"""

from typing import Final, final

USUAL_SEATS: Final = 4


@final
class Placed:
    """A pupil and the table of theirs so far; -1: none."""

    def __init__(self, pupil: str, table: int = -1, pinned: bool = False) -> None:
        self.pupil: Final = pupil
        self.table: Final = table
        self.pinned: Final = pinned and table >= 0


def seats_at_a_table(fewest: int, most: int) -> int:
    """Four, where the game allows it."""
    return min(max(USUAL_SEATS, fewest), most)


def tables_for(pupils: int, seats: int) -> int:
    """How many tables so many need; one at least, so that there is something to plan with."""
    return max(1, -(-pupils // seats))


def first_free(taken: list[int], seats: int) -> int:
    """The first planned table with a free seat, by how many each has; -1: there is none."""
    return next((table for table, number in enumerate(taken) if number < seats), -1)


def evened_out(pupils: list[Placed], seats: int) -> dict[int, list[str]]:
    """Who begins at which planned table; one at which nobody would sit is left out."""
    sizes = _sizes(pupils, seats)
    tables: list[list[str]] = [
        [one.pupil for one in pupils if one.pinned and one.table == table]
        for table in range(len(sizes))
    ]
    left: list[str] = []
    for one in pupils:
        if one.pinned:
            continue
        stays = 0 <= one.table < len(sizes) and len(tables[one.table]) < sizes[one.table]
        (tables[one.table] if stays else left).append(one.pupil)
    for table, size in zip(tables, sizes, strict=True):
        while len(table) < size:
            table.append(left.pop(0))
    return {number: table for number, table in enumerate(tables) if table}


def _sizes(pupils: list[Placed], seats: int) -> list[int]:
    """How many sit at each table: pinned ones first, then always one more where there are fewest.

    No more tables than are needed, but for those at which somebody is pinned.
    """
    pinned = [one.table for one in pupils if one.pinned]
    tables = max([tables_for(len(pupils), seats), *[table + 1 for table in pinned]])
    sizes = [pinned.count(table) for table in range(tables)]
    counted = _needed(sizes, len(pupils), seats)
    for _ in range(len(pupils) - len(pinned)):
        fewest = min(counted, key=lambda table: (sizes[table], table))
        sizes[fewest] += 1
    return sizes


def _needed(pinned: list[int], pupils: int, seats: int) -> list[int]:
    """The tables that are filled: those with pinned pupils, and the first ones besides."""
    needed = [table for table, number in enumerate(pinned) if number]
    for table in range(len(pinned)):
        if len(needed) * seats >= pupils and len(needed) >= tables_for(pupils, seats):
            break
        if table not in needed:
            needed.append(table)
    return sorted(needed)


def mixed_anew(tables: list[list[str]], seats: int, order: list[int]) -> list[list[str]]:
    """The same pupils at other tables: dealt like cards, in this order of their numbers."""
    everybody = [pupil for table in tables for pupil in table]
    dealt = [everybody[number] for number in order]
    number = tables_for(len(dealt), seats)
    return [dealt[table::number] for table in range(number)]


def latecomers_table(people: list[int], open_seats: list[int]) -> int:
    """The table with the fewest people among those that have a bot's seat to give; -1: none."""
    able = [table for table, seats in enumerate(open_seats) if seats]
    return min(able, key=lambda table: (people[table], table), default=-1)
