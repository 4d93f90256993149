"""Reglamentacja's screen: what must be seen, and 80 columns in every hour of the game."""

import pytest
from rich.cells import cell_len

from kartki.bots.choosing import choices as to_choose
from kartki.cli.paint import columns, wrapped
from kartki.core.play import CHANCE, CLOCK, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja.state import Shop
from kartki.words.languages import LANGUAGES
from tests.cli.shop_screen import LONG_NAMES, picture, screen
from tests.games.reglamentacja.shop import EDITION, GAME, shop

ROW = "cheesecake,brownie,meat_balls,great_laundry,for_landlords_electrician,tea_sugar"


def shown_to(s: Shop, seat: Seat, language: str) -> list[str]:
    """All that is printed before somebody is asked."""
    view, legal = GAME.view(s, seat), GAME.legal_actions(s, seat)
    made = screen(language, s.players, None, LONG_NAMES)
    rows = made.picture(view)
    rows += wrapped(made.question(view, GAME.prompt(s, seat)))
    rows += wrapped(made.heading(view, legal), "  ")
    return rows + columns(made.choices(view, made.listed(view, legal)))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_page(language: str, players: int) -> None:
    """A whole game of random acts with many offers: every question of every hour."""
    rng, s = Rng(players), GAME.new_game(players, EDITION, {})
    hours: set[str] = set()
    while s.outcome is None:
        seat = GAME.actors(s)[0]
        if seat == CHANCE:
            action = GAME.deal(s, rng)
        elif seat == CLOCK:
            action = GAME.legal_actions(s, seat)[0]
        else:
            hours.add(s.steps[-1].name)
            wide = [row for row in shown_to(s, seat, language) if cell_len(row) > 80]
            assert wide == []
            action = rng.pick(to_choose(GAME, s, seat, rng))
        GAME.apply(s, seat, action)
    assert hours >= {"spinning", "trading", "discarding", "shopping", "last_shopping"}
    end = screen(language, players, None, LONG_NAMES).picture(GAME.view(s, None))
    assert max(cell_len(row) for row in end) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_into_the_page(language: str) -> None:
    assert max(cell_len(row) for row in screen(language, 3).manual()) <= 80


# the shop


@pytest.mark.rule("REG-SCO-1")
def test_a_card_shows_what_is_held_what_is_lacking_and_its_points() -> None:
    s = shop(row=ROW, hands="a=flour*2,sugar,soap", visits="a=rendezvous_with_friends").state
    rows = picture(s).splitlines()
    cheesecake = next(row for row in rows if "cheesecake" in row)
    assert cheesecake.startswith("✓ 1 cheesecake")
    assert "★ 6 cake" in cheesecake
    assert cheesecake.endswith("✓sugar ✓flour ✓flour")
    laundry = next(row for row in rows if "great laundry" in row)
    assert laundry.startswith("  4 great laundry")
    assert laundry.endswith("★ 8 fix-up  ✓soap ✗soap ✗soap")
    balls = next(row for row in rows if "meat balls" in row)
    assert "   3 meal" in balls


def test_a_spectator_sees_the_price_and_no_hand() -> None:
    told = picture(shop(row=ROW, hands="a=flour*2,sugar").state, None)
    assert "1 cheesecake" in told
    assert "sugar flour flour" in told
    assert not {"✓", "✗", "★"} & set(told)
    assert "Your stamps" not in told
    assert "Your visit" not in told


def test_a_name_too_long_for_its_column_pushes_the_price_down() -> None:
    rows = picture(shop(row=ROW).state, 0, "it").splitlines()
    at = next(i for i, row in enumerate(rows) if "l’elettricista" in row)
    assert rows[at].rstrip() == "  5 per l’elettricista dell’amministrazione"
    assert "✗alcol ✗alcol ✗sapone" in rows[at + 1]


# the queue and the stacks


@pytest.mark.rule("REG-SET-4")
def test_the_queue_begins_at_the_counter() -> None:
    assert "counter │ 1 C   2 X   3 A   4 B     X speculator" in picture(
        shop(players=3, queue="c,X,a,b").state
    )


def test_without_a_speculator_nobody_explains_him() -> None:
    told = picture(shop(players=3, phase="final_trading", queue="c,a,b,X").state)
    assert "counter │ 1 C   2 A   3 B\n" in told
    assert "speculator" not in told


def test_stacks_discards_and_what_the_speculator_took() -> None:
    told = picture(shop(discards="butter*2,soap", stack="meat*4", gone="buffet").state)
    assert "stamps in the stack: 4 · discarded: 2 butter, soap" in told
    assert "Cards to come: 13" in told
    assert "Gone with the speculator: buffet" in told


# the table


@pytest.mark.rule("REG-TRD-6")
def test_everybody_sees_how_many_stamps_and_what_is_surely_held() -> None:
    d = shop(hands="a=butter*2,soap b=sugar*3,meat c= d=flour", active="a")
    d.play("a offers b butter butter for sugar; b takes #1")
    told = picture(d.state, 2)
    assert "► " in told
    assert "  A Ania · holds the top · 2 stamps\n    surely holds sugar" in told
    assert "  B Bartek (random) · 5 stamps\n    surely holds 2 butter" in told
    assert "► C Cyryl · 0 stamps" in told
    own = picture(d.state, 1, you=True)
    assert "the others know of 2 butter" in own


def test_hidden_stamps_of_others_are_not_shown() -> None:
    d = shop(hands="a=butter b=chocolate*4", row=ROW)
    told = picture(d.state, 0)
    assert "4 stamps" in told
    assert "4 chocolate" not in told


def test_bought_cards_have_points_where_the_visit_is_known() -> None:
    bought = "a=butter_biscuits,meat_balls b=cheesecake"
    d = shop(bought=bought, visits="a=rendezvous_with_friends b=dinner_with_the_boss")
    told = picture(d.state, 0)
    assert "bought: butter biscuits\u00a06, meat balls\u00a03 – 9 points" in told
    assert "bought: cheesecake\n" in told
    assert "Dinner with the Boss" not in told


@pytest.mark.rule("REG-SCO-1")
def test_at_the_end_all_visits_and_points_are_shown() -> None:
    d = shop(players=3, phase="last_shopping", bought="b=cheesecake", hands="b=soap c=soap*2")
    d.play("a buys nothing; b buys nothing; c buys nothing")
    told = picture(d.state, None)
    assert "B Bartek (random) · ★ wins · 1 stamp · visit: Dinner with the Boss" in told
    assert "bought: cheesecake\u00a03 – 3 points" in told


@pytest.mark.rule("REG-SCO-2")
def test_a_tie_is_told_with_what_decided_it() -> None:
    """Four points for one meal, or for two cakes of two; neither visit doubles them."""
    visits = "b=rendezvous_with_friends c=dinner_with_the_boss"
    bought = "b=meat_roulade c=brownie,birthday_cake"
    assert decided(hands="b=soap c=soap*2") == "tie_stamps"
    assert decided(visits=visits, bought=bought, hands="b=soap*3") == "tie_cards"
    assert decided(bought="b=cheesecake") == ""


def decided(visits: str = "", bought: str = "", hands: str = "") -> str:
    d = shop(players=3, phase="last_shopping", visits=visits, bought=bought, hands=hands)
    d.play("a buys nothing; b buys nothing; c buys nothing")
    return screen("en", 3).tie_break(GAME.view(d.state, None))


# the top


@pytest.mark.rule("REG-TOP-3")
@pytest.mark.parametrize(
    ("language", "beats", "told"),
    [
        ("en", 1, "the top spins, 1 beat gone"),
        ("en", 7, "the top spins, 7 beats gone"),
        ("pl", 1, "bączek się kręci, minął 1 takt"),
        ("pl", 3, "bączek się kręci, minęły 3 takty"),
        ("pl", 5, "bączek się kręci, minęło 5 taktów"),
        ("it", 1, "la trottola gira da 1 battuta"),
        ("it", 6, "la trottola gira da 6 battute"),
    ],
)
def test_beats_that_are_gone_are_told(language: str, beats: int, told: str) -> None:
    assert told in picture(shop(beats=beats).state, 0, language).splitlines()[0]


def test_a_live_top_only_spins() -> None:
    title = picture(shop(options={"pace": "live"}).state).splitlines()[0]
    assert title.endswith("· the top spins")
