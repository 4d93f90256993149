"""Records: written canonically, read liberally, and damaged files are told apart."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartki.core.record import (
    CHANGE,
    COMMENT,
    FINGERPRINT,
    MOST_CHARACTERS,
    MOVE,
    Fault,
    Line,
    Record,
    join,
    pairs,
    read,
    write,
)

TEXT = """\
[Game "reglamentacja"]
[Rules "1.0"]
[Seats "a=Ania b=Bartek_K."]

* a draws flour
a spins
b offers a chocolate for any 3 ; #1
a takes #1 giving butter butter sugar @0:41.2
c takes #1 !offer.gone REG-TRD-4 @1:00
~ the top falls
; a comment
^ a takes back 1
= 5b1f09e25b1f09e2

[Result "a=1 b=2"]
"""


def good(text: str) -> Record:
    record = read(text)
    assert isinstance(record, Record), f"{record!r}"
    return record


def fault(text: str) -> tuple[int, int, str]:
    found = read(text)
    assert isinstance(found, Fault), write(found)
    return found.line, found.column, found.code


def test_the_canonical_text_stays_as_it_is() -> None:
    assert write(good(TEXT)) == TEXT


def test_what_stands_in_a_record() -> None:
    record = good(TEXT)
    assert record.seats() == {"a": "Ania", "b": "Bartek K."}
    assert (record.tag("Rules"), record.tag("Result"), record.tag("Box")) == ("1.0", "a=1 b=2", "")
    assert record.foot == [("Result", "a=1 b=2")]
    kinds = [line.kind for line in record.lines]
    assert kinds == [MOVE] * 6 + [COMMENT, CHANGE, FINGERPRINT]
    assert [line.at for line in record.lines] == list(range(5, 14))


def test_the_parts_of_a_line() -> None:
    line = good(TEXT).lines[4]
    assert (line.text, line.refused, line.rule) == ("c takes #1", "offer.gone", "REG-TRD-4")
    assert (line.time, line.comment) == ("1:00", "")
    assert good(TEXT).lines[2].comment == "#1"
    assert good(TEXT).lines[3].time == "0:41.2"


@pytest.mark.parametrize(
    ("liberal", "canonical"),
    [
        ('\ufeff[Game "x"] [Rules "1.0"]\r\n\r\na  goes\t on\r\n', "a goes on"),
        ('  [ Game "x" ][Rules "1.0"]\n   a goes on', "a goes on"),
        ('; a note first\n[Game "x"]\n[Rules "1.0"]\na goes on', "; a note first\na goes on"),
        ('[Game "x"]\n[Rules "1.0"]\n\n;\na goes on\n ; \n\n', "a goes on"),
        ('[Game "x"]\n[Rules "1.0"]\n=5b1f09e25b1f09e2\n^a goes', "= 5b1f09e25b1f09e2\n^ a goes"),
    ],
    ids=["windows", "blanks", "note", "empty comments", "marks"],
)
def test_other_spellings_are_understood(liberal: str, canonical: str) -> None:
    assert write(good(liberal)) == f'[Game "x"]\n[Rules "1.0"]\n\n{canonical}\n'


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", (1, 1, "record.no_game")),
        ("a goes\n", (1, 1, "record.no_game")),
        ('[Rules "1.0"]\n', (1, 1, "record.no_game")),
        ('[Game "x"\n', (1, 1, "record.tag")),
        ('[Game "x"] [Rules 1.0]\n', (1, 12, "record.tag")),
        ('[Game "x"] and more\n', (1, 12, "record.tag")),
        ('[Game "x"]\n[Game "y"]\n', (2, 2, "record.tag_twice")),
        ('[Game "x"]\na goes\n[Game "y"]\n', (3, 2, "record.tag_twice")),
        ('[Game "x"]\na goes\n[Result "a=1"]\nb goes\n', (4, 1, "record.after_foot")),
        ('[Game "x"]\n\n  z goes\n', (3, 3, "record.who")),
        ('[Game "x"]\ngoes a\n', (2, 1, "record.who")),
        ('[Game "x"]\n\x00\x01\n', (2, 1, "record.who")),
        ('[Game "x"]\n= 5b1f09e25b1f09e\n', (2, 1, "record.fingerprint_form")),
        ('[Game "x"]\n= 5B1F09E25B1F09E2\n', (2, 1, "record.fingerprint_form")),
        ('[Game "x"]\n=\n', (2, 1, "record.fingerprint_form")),
    ],
)
def test_a_damaged_record_says_where_and_what(text: str, found: tuple[int, int, str]) -> None:
    assert fault(text) == found


def test_a_huge_file_is_not_read() -> None:
    assert fault('[Game "x"]\n' + "\n" * MOST_CHARACTERS)[2] == "record.too_long"


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=6))
def test_damage_never_raises_and_what_is_read_is_written_canonically(
    place: int, cut: int, put: str
) -> None:
    record = read(TEXT[:place] + put + TEXT[place + cut :])
    if isinstance(record, Record):
        text = write(record)
        assert write(good(text)) == text


FRAGMENTS = ["a calls 8", "* a", "~", "^", "=", ";", "@0:41", "!a.b", "!a.b X-Y-1", "\n", " "]
FRAGMENTS += ["\t", "\r", "\ufeff", "\x85", '"', "[", "]", '[Secret "0"]', "= 5b1f09e25b1f09e2"]


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=14))
def test_scraps_of_records_are_written_canonically(scraps: list[str]) -> None:
    record = read('[Game "x"]\n' + "".join(scraps))
    if isinstance(record, Record):
        text = write(record)
        assert write(good(text)) == text


def test_pairs_and_join() -> None:
    values = {"a": "Ania", "b": "Bartek K.", "c": "x=y"}
    assert join(values) == "a=Ania b=Bartek_K. c=x=y"
    assert pairs(join(values)) == values | {"b": "Bartek_K."}
    assert pairs("a= b lost") == {"a": ""}


def test_a_line_that_was_not_read_from_a_file() -> None:
    line = Line(MOVE, "a rolls", refused="turn.not_yours", rule="RAT-SET-2", comment="too early")
    assert str(line) == "a rolls !turn.not_yours RAT-SET-2 ; too early"
    assert line.at == 0
