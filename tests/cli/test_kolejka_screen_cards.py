"""Your cards in the terminal: what each would do here, or why not, and choices in two columns."""

import pytest

from kartki.cli.paint import columns
from kartki.games.kolejka.actions import CARDS
from kartki.words.languages import LANGUAGES
from tests.cli.square_screen import choices, picture, screen
from tests.games.kolejka.square import GAME, square

QUEUES = "groceries=b,a,a,X kiosk=a,c,X furniture=X,b,c,a rtv_agd=X clothing="
SHOPS = "groceries=groceries*2,kiosk kiosk=kiosk*3"
NOTHING = "groceries= rtv_agd= furniture= clothing= kiosk="


def told(card: str, language: str = "en", **position: str) -> str:
    """The lines of one card in the hand, as one."""
    given = {"queues": QUEUES, "shops": SHOPS} | position
    d = square(hands=f"a={card}", **given)  # type: ignore[arg-type]
    lines = picture(d.state, 0, language).splitlines()
    start = max(number for number, line in enumerate(lines) if " · " in line and ":" in line)
    return " ".join(line.strip() for line in lines[start:])


@pytest.mark.parametrize(
    ("card", "here"),
    [
        ("list", "Here, turned round: groceries (X A A …); furniture (A C B …); kiosk (X C A)."),
        ("sir", "Here: groceries 2 → 1; furniture 4 → 3."),
        ("mother", "Here: groceries 2 → 1, 3 → 1; furniture 4 → 1."),
        ("criticise", "two places back: groceries 1 B, 2 A; furniture 1 X, 2 B; kiosk 1 A."),
        ("lucky", "Here, from: groceries 2, 3; furniture 4; kiosk 1."),
        ("lucky", "kiosk 1. It comes second in any other queue."),
        ("error", "groceries (2 items of groceries), (1 kiosk item); kiosk (3 items)."),
        ("increased", "Here, one more item: groceries; kiosk."),
        ("counter", "Here, at once: kiosk (3 items)."),
        ("stocktaking", "Here: groceries (3 items); kiosk (3 items)."),
        ("committee", "Here: the next 2 delivery cards."),
    ],
)
def test_what_each_card_would_do_here(card: str, here: str) -> None:
    assert here in told(card)


def test_the_general_text_stands_before_it() -> None:
    text = told("sir")
    assert text.startswith("sir · This is not your place, sir: Move one of your own pawns")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_can_do_nothing_says_why(card: str, language: str) -> None:
    text = told(card, language, queues=NOTHING, shops="", delivered="", deck="")
    why = screen(language, 4).speech.say(f"choice-nowhere_{card}")
    assert text.endswith(f" {why}")


def test_a_closed_shop_is_no_target_for_goods_cards() -> None:
    assert "one more item: groceries." in told("increased", closed="kiosk")
    assert "Not now: none of your pawns is first" in told("counter", closed="kiosk")
    assert "closed for stocktaking today" in picture(square(closed="kiosk").state)


def test_cards_wait_for_the_delivery_while_people_queue_up() -> None:
    d = square(phase="queue_up", hands="a=sir", queues="kiosk=b,a")
    lines = picture(d.state)
    assert "Your cards, to be played after the delivery:" in lines
    assert "Here: " not in lines


def test_nobody_sees_another_hand() -> None:
    d = square(hands="a=sir b=lucky c=mother d=error")
    assert "Lucky strike" not in picture(d.state, 0)
    assert "not your place" not in picture(d.state, None)


# the list of choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_plays_stand_in_two_columns_card_by_card(language: str) -> None:
    long = "groceries=a,b,c,d,e,a,b,c,d,e,a,b,c,d,e,a,b,c,d,e,X kiosk=a"
    d = square(players=5, queues=long, shops="groceries=rtv_agd*2,groceries kiosk=kiosk",
               hands="a=criticise,lucky,error")  # fmt: skip
    lines = choices(d.state, 0, language)
    assert len(lines) > 50
    words = [line.partition(":")[0] for line in lines[:-1]]
    assert len(dict.fromkeys(words)) == 3
    assert words == sorted(words, key=words.index)  # a card's plays stand together
    assert max(len(line) for line in lines[:-1]) <= 32
    assert len(columns(lines)) <= len(lines) // 2 + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_read_the_same(language: str) -> None:
    mixed = "groceries=groceries,rtv_agd,furniture furniture=kiosk,clothing"
    d = square(queues=QUEUES, shops=mixed, hands="a=error,counter,lucky")
    lines = choices(d.state, 0, language)
    assert len(set(lines)) == len(lines) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_exchanges_at_the_market_fit_into_half_a_line(language: str) -> None:
    owned = "a=groceries*2,rtv_agd*2,furniture*2,clothing*2,kiosk*2"
    d = square(phase="market", queues="market=a", goods=owned)
    lines = choices(d.state, 0, language)
    assert len(set(lines)) == len(lines) > 60
    assert max(len(line) for line in lines) <= 32


def test_the_goods_at_the_counter_come_with_the_list() -> None:
    d = square(phase="opening", queues="kiosk=a", shops="kiosk=kiosk,furniture,groceries",
               goods="a=furniture", lists="a=1")  # fmt: skip
    assert choices(d.state) == [
        "one item of groceries (0/0)",
        "one piece of furniture (1/3)",
        "one kiosk item (0/1)",
    ]


def test_the_heading_gives_an_example_that_works() -> None:
    for language in LANGUAGES:
        for card in CARDS:
            d = square(queues=QUEUES, shops=SHOPS, hands=f"a={card}")
            legal = GAME.legal_actions(d.state, 0)
            shown = screen(language, 4)
            heading = shown.heading(GAME.view(d.state, 0), legal)
            line = shown.typed(heading.rpartition(": ")[2].lower())
            assert line == GAME.write(d.state, 0, legal[0])[2:]
