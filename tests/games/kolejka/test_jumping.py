"""Queue jumping: three rounds, one card or a pass, and what a pass costs."""

import pytest

from tests.games.kolejka.square import square

SEVEN = "criticise,lucky,error,increased,counter,stocktaking,committee"
ALL_TEN = f"list,sir,mother,{SEVEN}"


@pytest.mark.rule("KOL-JMP-1")
def test_a_card_is_played_open_and_works_at_once() -> None:
    t = square(queues="kiosk=b,a,X")
    t.play("a plays sir kiosk 2")
    assert t.queue("kiosk") == "a,b,X"
    assert t.hand("a") == ["list", "mother"]
    assert t.played("a") == ["sir"]


@pytest.mark.rule("KOL-JMP-1")
def test_one_card_each_from_the_first_player_clockwise() -> None:
    t = square(players=3, first="b", queues="kiosk=X,a,b,c")
    assert t.asked == "b"
    t.play("b plays sir kiosk 3")
    assert t.asked == "c"
    t.play("c plays sir kiosk 4")
    assert t.asked == "a"
    t.play("a plays sir kiosk 4")
    assert (t.asked, t.queue("kiosk")) == ("b", "X,b,a,c")


@pytest.mark.rule("KOL-JMP-1", "KOL-JMP-3")
def test_there_are_three_rounds() -> None:
    t = square(players=2, queues="kiosk=X,a,b,a,b")
    t.play("a plays sir kiosk 2; b plays sir kiosk 3; a plays list kiosk; b plays list kiosk")
    assert (t.phase, t.asked, t.hand("a")) == ("jumping", "a", ["mother"])
    t.play("a plays mother kiosk 4; b plays mother kiosk 3")
    assert t.phase != "jumping"
    assert (t.hand("a"), t.hand("b")) == ([], [])


@pytest.mark.rule("KOL-JMP-2")
def test_who_passes_puts_the_hand_on_the_own_pile() -> None:
    t = square(players=3, queues="kiosk=X,a,b,c")
    assert t.pile("a") == 7
    t.play("a passes")
    assert (t.hand("a"), t.pile("a"), t.played("a")) == ([], 10, [])
    assert t.asked == "b"


@pytest.mark.rule("KOL-JMP-2")
def test_who_has_passed_plays_no_more_cards_this_phase() -> None:
    t = square(players=3, queues="kiosk=X,a,b,c")
    t.play("a passes; b plays sir kiosk 3; c plays sir kiosk 4")
    assert t.asked == "b"
    assert t.legal("a") == []
    t.play("b passes; c plays list kiosk")
    assert t.asked == "c"


@pytest.mark.rule("KOL-JMP-2")
def test_a_passed_hand_is_drawn_again_at_the_close_of_day() -> None:
    t = square(players=2, queues="kiosk=X,a,b")
    t.play("a passes; b passes")
    assert t.chances() == {"a draws list": 1, "a draws mother": 1, "a draws sir": 1}
    t.play("* a draws mother; * a draws list")
    assert t.chances() == {"a draws sir": 1}
    t.play("* a draws sir")
    assert (t.hand("a"), t.pile("a")) == (["list", "mother", "sir"], 7)


@pytest.mark.rule("KOL-JMP-2")
def test_the_rest_of_a_hand_comes_before_the_rest_of_the_pile() -> None:
    t = square(players=2, queues="kiosk=X,a,b")
    t.play("a plays sir kiosk 2; b passes; a passes")
    t.play("* a draws list; * a draws mother")
    assert t.chances() == {f"a draws {card}": 1 for card in SEVEN.split(",")}


@pytest.mark.rule("KOL-JMP-2")
def test_a_pass_with_an_empty_pile_makes_the_hand_the_pile() -> None:
    t = square(
        players=2, hands="a=list,sir", piles="a=", played=f"a=mother,{SEVEN}", queues="kiosk=X,a,b"
    )
    t.play("a passes")
    assert (t.hand("a"), t.pile("a")) == ([], 2)
    t.play("b passes")
    assert t.chances() == {"a draws list": 1, "a draws sir": 1}


@pytest.mark.rule("KOL-JMP-2")
def test_who_has_no_card_passes_by_that_alone() -> None:
    t = square(players=3, hands="b=sir", queues="kiosk=X,a,b,c")
    t.play("a plays sir kiosk 2; b plays sir kiosk 3; c plays sir kiosk 4; a plays list kiosk")
    assert t.hand("b") == []
    assert t.asked == "c"


@pytest.mark.rule("KOL-JMP-2")
def test_who_starts_the_phase_without_cards_is_not_asked() -> None:
    t = square(players=2, hands="a=", piles="a=", played=f"a={ALL_TEN}", queues="kiosk=X,b")
    assert t.asked == "b"
    assert t.legal("a") == []


@pytest.mark.rule("KOL-JMP-2")
def test_cards_that_can_not_be_played_leave_only_the_pass() -> None:
    t = square(players=2, hands="a=counter,increased,stocktaking", queues="kiosk=a,X,b")
    assert t.legal("a") == ["passes"]
    t.play("a passes")
    assert (t.hand("a"), t.pile("a")) == ([], 10)


@pytest.mark.rule("KOL-JMP-2")
def test_a_pass_is_for_the_whole_phase_though_a_card_would_work_later() -> None:
    t = square(players=2, hands="a=stocktaking b=error", queues="kiosk=X", shops="clothing=kiosk")
    t.play("a passes; b plays error kiosk from clothing to kiosk")
    assert t.phase != "jumping"


@pytest.mark.rule("KOL-JMP-2")
def test_one_may_pass_with_cards_that_could_be_played() -> None:
    t = square(queues="kiosk=X,a")
    assert "passes" in t.legal("a")
    assert len(t.legal("a")) > 1


@pytest.mark.rule("KOL-JMP-3")
def test_the_phase_ends_when_everyone_has_passed() -> None:
    t = square(players=3, queues="kiosk=X,a,b,c")
    t.play("a passes; b passes")
    assert (t.phase, t.asked) == ("jumping", "c")
    t.play("c passes")
    assert t.phase != "jumping"


@pytest.mark.rule("KOL-JMP-3")
def test_the_phase_ends_when_no_one_has_a_card() -> None:
    t = square(players=2, hands="a=sir b=sir", queues="kiosk=X,a,b")
    t.play("a plays sir kiosk 2")
    assert (t.phase, t.asked) == ("jumping", "b")
    t.play("b plays sir kiosk 3")
    assert t.phase != "jumping"


@pytest.mark.rule("KOL-JMP-1")
def test_played_cards_lie_open_to_all() -> None:
    t = square(players=2, queues="kiosk=X,a,b", played=f"b={SEVEN}", piles="b=")
    t.play("a plays sir kiosk 2")
    assert "sir" not in t.sees("b")["others"]["a"]["unplayed"]
    assert sorted(t.sees(None)["others"]["b"]["unplayed"]) == ["list", "mother", "sir"]
