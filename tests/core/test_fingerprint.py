"""Fingerprints: known bytes, no order but that of the facts, no floats."""

import pytest

from kartki.core.fingerprint import canonical, fingerprint

FACTS = {"b": [1, True, None, "ą"], "a": (2,)}


def test_the_bytes_are_known() -> None:
    assert canonical(FACTS) == b'{"a":[2],"b":[1,true,null,"\\u0105"]}'
    assert fingerprint(FACTS) == "2d4a8595b08f03ed"


def test_the_order_of_names_does_not_matter_but_that_of_lists_does() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint([1, 2]) != fingerprint([2, 1])


def test_lists_and_tuples_are_alike() -> None:
    assert fingerprint([1, (2, 3)]) == fingerprint((1, [2, 3]))


@pytest.mark.parametrize("facts", [1.0, [1, [2.5]], {"a": {"b": 0.0}}, {1.5: "a"}, (float("nan"),)])
def test_a_float_is_an_error(facts: object) -> None:
    with pytest.raises(TypeError):
        fingerprint(facts)


@pytest.mark.parametrize("facts", [{1, 2}, [frozenset("ab")], object(), b"bytes"])
def test_what_has_no_order_or_no_words_is_an_error(facts: object) -> None:
    with pytest.raises(TypeError):
        fingerprint(facts)


def test_different_facts_have_different_fingerprints() -> None:
    prints = {fingerprint([number, {"n": -number}]) for number in range(2_000)}
    assert len(prints) == 2_000
    assert all(len(mark) == 16 for mark in prints)
