"""A rush of acts is written many at a time: each of them lies there afterwards, once and whole."""

from pathlib import Path

import pytest

from kartki.server.store import rows
from kartki.server.store.interface import LAST_CHAT, AddChat, Append, Finish, NewTable, Write
from kartki.server.store.schema import open_file


def new_table(code: str) -> NewTable:
    return NewTable(code, f"w{code}", f"r{code}", b"", b"", "", False, 1)


def act(table: int, n: int) -> Append:
    return Append(table, n, f"a plays {n}", f"guest {n}", f"command {n}", 1000 + n)


@pytest.mark.parametrize("acts", [1, 3, 4, 5, 63, 64, 65, 85, 200])
def test_every_act_of_a_rush_is_kept_in_order(tmp_path: Path, acts: int) -> None:
    db = open_file(tmp_path / "store.db")
    ((number, code),) = [made for made in rows.store_all(db, [new_table("ABC")]) if made]
    wishes: list[NewTable | list[Write]] = [[act(number, n)] for n in range(1, acts + 1)]
    assert rows.store_all(db, wishes) == [None] * acts
    stored = rows.load(db, code)
    assert stored is not None
    told = [(line.n, line.text, line.guest, line.command, line.at) for line in stored.log]
    assert told == [
        (n, f"a plays {n}", f"guest {n}", f"command {n}", 1000 + n) for n in range(1, acts + 1)
    ]


def test_tables_and_acts_of_one_group_get_each_their_own_answer(tmp_path: Path) -> None:
    db = open_file(tmp_path / "store.db")
    ((first, _),) = [made for made in rows.store_all(db, [new_table("ABC")]) if made]
    last: list[Write] = [act(first, 2), Finish(first, "the foot")]
    answers = rows.store_all(db, [[act(first, 1)], new_table("DEF"), last, new_table("GHI")])
    assert answers == [None, (first + 1, "DEF"), None, (first + 2, "GHI")]
    stored = rows.load(db, "ABC")
    assert stored is not None
    assert ([line.n for line in stored.log], stored.foot) == ([1, 2], "the foot")


def word(table: int, c: int) -> AddChat:
    return AddChat(table, c, 0, "Ania", f"word {c}", "", "guest", f"said {c}", 1000 + c, c // 2)


def test_of_a_long_talk_the_end_is_loaded_and_the_rest_is_found_by_its_id(tmp_path: Path) -> None:
    db = open_file(tmp_path / "store.db")
    ((number, code),) = [made for made in rows.store_all(db, [new_table("ABC")]) if made]
    many = LAST_CHAT * 3
    said: list[Write] = [word(number, c) for c in range(1, many + 1)]
    rows.store_all(db, [said, [act(number, 7)]])
    stored = rows.load(db, code)
    assert stored is not None
    assert stored.chat == said[-LAST_CHAT:]
    assert [rows.answered(db, number, "guest", f"said {c}") for c in (1, 5, many)] == [
        0, 2, many // 2
    ]  # fmt: skip
    assert rows.answered(db, number, "guest 7", "command 7") == 7
    for table, guest, command in (
        (number, "guest", "said 0"),
        (number, "other", "said 1"),
        (number + 1, "guest", "said 1"),
        (number, "", ""),
    ):
        assert rows.answered(db, table, guest, command) is None
