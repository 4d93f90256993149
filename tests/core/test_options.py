"""House rules: defaults are filled in, nonsense is refused by name."""

import pytest

from kartki.core.options import BadOption, Option, settle, settle_players, unfit

OPTIONS = [Option("remind", ["off", "on"], "RAT-RED-4"), Option("rounds", ["4", "9"], "PEK-END-1")]


def test_the_first_value_is_the_default() -> None:
    assert OPTIONS[0].default == "off"
    assert settle(OPTIONS, {}) == {"remind": "off", "rounds": "4"}


def test_a_choice_is_kept() -> None:
    assert settle(OPTIONS, {"rounds": "9"}) == {"remind": "off", "rounds": "9"}


@pytest.mark.parametrize(
    ("given", "code", "allowed"),
    [
        ({"rounds": "5"}, "option.value", ["4", "9"]),
        ({"rounds": ""}, "option.value", ["4", "9"]),
        ({"Remind": "on"}, "option.unknown", ["remind", "rounds"]),
        ({"remind": "on", "x": "y"}, "option.unknown", ["remind", "rounds"]),
    ],
)
def test_nonsense_is_named(given: dict[str, str], code: str, allowed: list[str]) -> None:
    bad = settle(OPTIONS, given)
    assert isinstance(bad, BadOption)
    assert (bad.code, bad.allowed) == (code, allowed)
    assert given[bad.name] == bad.value


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_too_few_or_too_many_players(players: int) -> None:
    bad = settle_players(players, 2, 4)
    assert bad is not None
    facts = (bad.code, bad.name, bad.value, bad.allowed)
    assert facts == ("option.players", "players", str(players), ["2", "4"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_enough_players(players: int) -> None:
    assert settle_players(players, 2, 4) is None


PACE = [
    Option("pace", ["beats", "live"], "X", clocked="live"),
    Option("few", ["a", "b"], "Y", players=3),
]


@pytest.mark.parametrize(
    ("choices", "players", "clock", "code"),
    [
        ({"pace": "live", "few": "a"}, 4, False, "option.needs_clock"),
        ({"pace": "live", "few": "a"}, 4, True, None),
        ({"pace": "beats", "few": "b"}, 4, False, "option.only_for"),
        ({"pace": "beats", "few": "b"}, 3, False, None),
        ({"pace": "beats", "few": "a"}, 5, False, None),
    ],
)
def test_a_choice_must_fit_the_table(
    choices: dict[str, str], players: int, clock: bool, code: str | None
) -> None:
    bad = unfit(PACE, choices, players, clock)
    assert (None if bad is None else bad.code) == code
