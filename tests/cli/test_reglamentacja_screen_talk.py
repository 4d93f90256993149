"""What is said in Reglamentacja, as the screen shows it, and the short list of choices."""

import pytest

from tests.cli.shop_screen import choices, picture, question
from tests.games.reglamentacja.shop import GAME, shop

ROW = "cheesecake,brownie,meat_balls,great_laundry,for_landlords_electrician,tea_sugar"

# offers and calls


@pytest.mark.rule("REG-TRD-5")
def test_open_offers_have_numbers_and_say_for_whom_they_are() -> None:
    d = shop(hands="a=butter*3,soap b=sugar c=meat,flour d=soap", turn="b")
    d.play("b offers a sugar for butter butter; c offers a meat for any 2 of sugar flour")
    d.play("d offers a soap for place; a offers all soap for any 1")
    told = picture(d.state, 0, you=True)
    assert "→✓  1  Bartek to you: sugar for 2 butter" in told
    assert "→   2  Cyryl to you: meat for any 2 of sugar or flour" in told
    assert "→✓  3  Dorota to you: soap for the place in the queue" in told
    assert "     4  you to everyone: soap for any stamp" in told
    assert "  →   4  Ania to everyone: soap for any stamp" not in picture(d.state, 0)
    assert "→✓  4  Ania to everyone: soap for any stamp" in picture(d.state, 2)


def test_who_has_said_no_is_told() -> None:
    d = shop(hands="a=butter b=soap c=soap d=soap")
    d.play("a offers all butter for soap; b declines #1")
    assert "butter for soap (said no: Bartek)" in picture(d.state, 2)


def test_the_talk_of_this_turn_is_there() -> None:
    d = shop(hands="a=butter b=soap")
    d.play("a calls who has butter; b calls wants place of a; c calls too dear")
    told = picture(d.state, 3)
    assert "Ania: “Who has butter?”   Bartek: “I want your place, Ania!”" in told
    assert "Cyryl: “Too dear!”" in told
    assert "Bartek: “I want your place!”" in picture(d.state, 0, you=True)


# choices


def test_the_list_is_short() -> None:
    d = shop(hands="a=butter*2,soap,meat,sugar,flour,alcohol b=chocolate", turn="b")
    d.play("b offers a chocolate for any 3; c is quiet; d is quiet")
    assert len(GAME.legal_actions(d.state, 0)) > 60
    told = choices(d.state)
    assert len(told) == 6
    assert [text.partition(" giving")[0] for text in told[:3]] == ["take 1,"] * 3
    assert told[3:] == ["say no to 1", "say nothing", "stop the top"]


def test_what_would_be_missed_least_is_offered_first() -> None:
    """Flour and sugar are needed for the cheesecake, soap for nothing."""
    hands = "a=flour*2,sugar,soap b=meat"
    d = shop(players=3, hands=hands, row="cheesecake,brownie,birthday_cake", turn="b")
    d.play("b offers a meat for any 1; c is quiet")
    assert choices(d.state)[0] == "take 1, giving soap"


def test_at_the_counter_the_best_card_stands_first() -> None:
    d = shop(
        phase="shopping", row=ROW, hands="a=flour*2,sugar,butter,chocolate",
        visits="a=rendezvous_with_friends",
    )  # fmt: skip
    assert choices(d.state) == ["cheesecake (6 points)", "brownie (4 points)", "buy nothing"]


@pytest.mark.rule("REG-ALC-6")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "discard 2 more"), ("pl", "odrzuć jeszcze 2"), ("it", "scartane ancora 2")],
)
def test_how_many_are_to_be_discarded(language: str, told: str) -> None:
    d = shop(phase="discarding", hands="a=butter*4,soap*4")
    assert told in question(d.state, 0, language)
    assert len(choices(d.state, 0, language)) == 2
