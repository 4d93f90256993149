"""All forty release cards, drawn once in the woods and twice in the storm."""

import pytest

from tests.games.ration_board.road import road

AREAS = {f"R{number}" for number in range(4, 12)} | {f"B{number}" for number in range(8, 16)}

# card; drawn on R9, the car ends on …; drawn on B9 …; drawn on B13 …
FORTY = [
    ("rc01", "R11", "B11", "B15"),
    ("rc02", "R11", "B11", "B15"),
    ("rc03", "R12", "B12", "B16"),
    ("rc04", "R12", "B12", "B16"),
    ("rc05", "R12", "B12", "B16"),
    ("rc06", "R12", "B12", "B16"),
    ("rc07", "R18", "B13", "B17"),
    ("rc08", "R18", "B13", "B17"),
    ("rc09", "R18", "B13", "B17"),
    ("rc10", "R15", "B15", "R1"),
    ("rc11", "R15", "B15", "R1"),
    ("rc12", "R7", "B7", "B11"),
    ("rc13", "R7", "B7", "B11"),
    ("rc14", "R6", "B16", "B10"),
    ("rc15", "R6", "B16", "B10"),
    ("rc16", "R6", "B16", "B10"),
    ("rc17", "R4", "B4", "B8"),
    ("rc18", "R4", "B4", "B8"),
    ("rc19", "R3", "B7", "B7"),
    ("rc20", "R3", "B7", "B7"),
    ("rc21", "R3", "B7", "B7"),
    ("rc22", "R12", "B16", "B16"),
    ("rc23", "R12", "B16", "B16"),
    ("rc24", "R12", "B16", "B16"),
    ("rc25", "R12", "B16", "B16"),
    ("rc26", "R12", "B16", "B16"),
    ("rc27", "R12", "B16", "B16"),
    ("rc28", "R12", "B16", "B16"),
    ("rc29", "R9", "B9", "B13"),
    ("rc30", "R9", "B9", "B13"),
    ("rc31", "R9", "B9", "B13"),
    ("rc32", "R9", "B9", "B13"),
    ("rc33", "R9", "B9", "B13"),
    ("rc34", "R9", "B9", "B13"),
    ("rc35", "R9", "B9", "B13"),
    ("rc36", "R9", "B9", "B13"),
    ("rc37", "R9", "B9", "B13"),
    ("rc38", "HOME", "HOME", "HOME"),
    ("rc39", "R12", "B16", "B16"),
    ("rc40", "R12", "B16", "B16"),
]
ON_R9 = [(card, red) for card, red, _, _ in FORTY]
ON_B9 = [(card, blue) for card, _, blue, _ in FORTY]
ON_B13 = [(card, blue) for card, _, _, blue in FORTY]
KEPT = [f"rc{number}" for number in (22, 23, 24, 25, 29, 30, 31, 32, 33, 34, 35, 36, 37)]
NOT_KEPT = [card for card, _, _, _ in FORTY if card not in KEPT]


@pytest.mark.rule("RAT-REL-6", "RAT-REL-3", "RAT-REL-5", "RAT-REL-7")
@pytest.mark.parametrize(("card", "end"), ON_R9)
def test_drawn_on_r9_in_the_woods(card: str, end: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 6; a rolls; * a rolls 3 3; * a draws {card}")
    assert t.at("a") == end
    assert ("a draws" in " ".join(t.chances())) == (end in AREAS)


@pytest.mark.rule("RAT-REL-6", "RAT-REL-3", "RAT-REL-5", "RAT-REL-7")
@pytest.mark.parametrize(("card", "end"), ON_B9)
def test_drawn_on_b9_in_the_storm(card: str, end: str) -> None:
    t = road(at="a=B7", granted="a=1")
    t.play(f"a rolls; * a rolls 1 1; * a draws {card}")
    assert t.at("a") == end
    assert ("a draws" in " ".join(t.chances())) == (end in AREAS)


@pytest.mark.rule("RAT-REL-6", "RAT-REL-3", "RAT-REL-5", "RAT-REL-7")
@pytest.mark.parametrize(("card", "end"), ON_B13)
def test_drawn_on_b13_in_the_storm(card: str, end: str) -> None:
    t = road(at="a=B7", granted="a=1")
    t.play(f"a rolls; * a rolls 2 4; * a draws {card}")
    assert t.at("a") == end
    assert ("a draws" in " ".join(t.chances())) == (end in AREAS)


@pytest.mark.rule("RAT-REL-2", "RAT-REL-8")
@pytest.mark.parametrize("card", KEPT)
def test_a_card_that_says_hold_is_kept(card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 6; a rolls; * a rolls 3 3; * a draws {card}")
    assert t.holds("a") == [card]
    assert t.under == []


@pytest.mark.rule("RAT-REL-1")
@pytest.mark.parametrize("card", NOT_KEPT)
def test_any_other_card_goes_under_the_pack(card: str) -> None:
    t = road(at="a=R3")
    t.play(f"a calls 6; a rolls; * a rolls 3 3; * a draws {card}")
    assert t.holds("a") == []
    assert t.under == [card]
    assert card not in t.pack


@pytest.mark.rule("RAT-REL-11")
def test_thirteen_cards_are_held_and_twenty_seven_are_not() -> None:
    cards = road().board_facts()["cards"]
    assert [card["id"] for card in cards if card["hold"]] == KEPT
    assert [card["id"] for card in cards if not card["hold"]] == NOT_KEPT
    assert (len(KEPT), len(NOT_KEPT)) == (13, 27)
