"""At a live table a trader bargains until the top falls: sweeter, with a word, never fleeced."""

from collections import Counter

import pytest

from kartki import bots
from kartki.bots.choosing import choices
from kartki.bots.reglamentacja.pacing import POLITE
from kartki.bots.reglamentacja.situation import EAGER, STEP, Situation
from kartki.bots.reglamentacja.trader import prices
from kartki.core.play import CHANCE, CLOCK, Action
from kartki.core.rng import Rng
from kartki.core.seats import LETTERS
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja import top as physics
from kartki.games.reglamentacja.actions import (
    LAST_CHANCE,
    TOO_DEAR,
    Call,
    CounterOffer,
    Decline,
    MakeOffer,
    TakeOffer,
    Withdraw,
)
from kartki.games.reglamentacja.offers import EVERYONE, Terms
from kartki.games.reglamentacja.parts import holds
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.shop.market import terms_of
from kartki.games.reglamentacja.state import Shop
from tests.bots.reglamentacja.asking import ROW
from tests.games.reglamentacja.shop import GAME, Driver, shop

VISITS = "a=rendezvous_with_friends b=dinner_with_the_boss c=family_gathering d=husbands_name_day"
LIFE = physics.life(50)  # of the flick at a laid-out table
EARLY, LATE = 0, LIFE * 4 // 5


def live(hands: str, said: str = "", phase: str = "trading") -> Driver:
    table = shop(row=ROW, visits=VISITS, hands=hands, phase=phase, options={"pace": "live"})
    if said:
        table.play(said)
    return table


def seen(table: Driver, mark: str, elapsed: int) -> ShopView:
    return GAME.by_clock(GAME.view(table.state, LETTERS.index(mark)), elapsed)


def meant(table: Driver, mark: str, elapsed: int, bot: str = "trader") -> Action | None:
    legal = choices(GAME, table.state, LETTERS.index(mark), Rng(1))
    return bots.make(bot, GAME).choose(seen(table, mark, elapsed), legal, 0, Rng(7))


def plays(table: Driver, mark: str, elapsed: int, bot: str = "trader") -> str:
    """What it does, done; empty if it says nothing."""
    act = meant(table, mark, elapsed, bot)
    if act is None:
        return ""
    line = GAME.write(table.state, LETTERS.index(mark), act)
    table.play(line)
    return line[2:]


# what a glance at the top tells


@pytest.mark.rule("REG-TOP-2")
@pytest.mark.parametrize(
    ("elapsed", "beats"), [(0, 0), (LIFE // 2, 12), (LIFE, 24), (10 * LIFE, 24)]
)
def test_how_tired_the_top_is_is_told_in_beats(elapsed: int, beats: int) -> None:
    table = live("a=soap")
    assert seen(table, "a", elapsed).beats == beats


def test_without_a_clock_there_is_nothing_to_look_at() -> None:
    table = shop(hands="a=soap", beats=3)
    view = GAME.view(table.state, 0)
    assert GAME.by_clock(view, LIFE) == view


def test_when_no_top_spins_there_is_nothing_to_look_at() -> None:
    table = live("a=soap", phase="spinning")
    view = GAME.view(table.state, 0)
    assert GAME.by_clock(view, LIFE) == view


# offers become sweeter


@pytest.mark.parametrize("bot", ["trader", "apprentice"])
def test_as_the_top_tires_it_offers_more_and_takes_the_old_offer_back(bot: str) -> None:
    table = live("a=sugar*2,soap b=flour*2,soap*2,meat c=meat d=butter")
    first = plays(table, "b", EARLY, bot)
    assert first.startswith("offers a ")
    assert not isinstance(meant(table, "b", EARLY, bot), MakeOffer | CounterOffer)
    second = plays(table, "b", LATE, bot)
    assert second.startswith("offers a ")
    assert second != first
    assert plays(table, "b", LATE, bot) == "withdraws #1"


def test_it_never_offers_less_than_it_has_offered_before() -> None:
    table = live("a=butter*3 b=flour*2,soap*2,alcohol,meat c=meat d=meat")
    told: list[Terms] = []
    for beat in range(24):
        act = meant(table, "b", LIFE * beat // 24 + 1)
        if act is None:
            continue
        if isinstance(act, MakeOffer | CounterOffer):
            for before in told:
                richer = any(a > b for a, b in zip(act.terms.give, before.give, strict=True))
                wider = kinds(act.terms) & ~kinds(before)
                other = act.terms.with_place() != before.with_place()
                assert richer or wider or other, (act.terms.key(), before.key())
            told.append(act.terms)
        table.play(GAME.write(table.state, 1, act))
    assert len(told) >= 3


def kinds(terms: Terms) -> int:
    return terms.among | sum(1 << kind for kind, number in enumerate(terms.ask) if number)


def test_whom_somebody_tells_that_it_is_too_dear_tries_again_at_once() -> None:
    table = live("a=butter*3 b=flour*2,soap*2,alcohol c=meat d=meat")
    assert plays(table, "b", LIFE // 6).startswith("offers a ")
    assert not isinstance(meant(table, "b", LIFE // 6 - 1), MakeOffer)
    table.play("a calls too dear")
    assert isinstance(meant(table, "b", LIFE // 6 - 1), MakeOffer)


# a refusal comes with a word

DEAR = "a=flour*2,soap b=sugar*2,soap c=meat d=meat"


def test_what_is_wanted_and_too_dear_is_told_so_and_then_declined() -> None:
    """The sugar would make a cheesecake, but not for the flour of it."""
    table = live(DEAR, "a offers b soap for sugar; a offers c soap for sugar")
    table.play("b offers a sugar for flour flour soap")
    assert [plays(table, "a", EARLY) for _ in range(2)] == ["calls too dear", "declines #3"]


def test_it_says_so_twice_at_most() -> None:
    table = live(DEAR, "a offers b soap for sugar; a offers c soap for sugar")
    said: list[str] = []
    for _ in range(5):
        table.play("b offers a sugar for flour flour soap")
        said += [plays(table, "a", EARLY) for _ in range(3)]
    assert said.count("calls too dear") == 2


def test_what_is_nearly_good_enough_is_left_standing_and_taken_later() -> None:
    table = live("a=alcohol*2,soap b=meat,chocolate c=butter d=butter")
    table.play("b offers a meat for alcohol")
    assert not isinstance(meant(table, "a", EARLY), Decline | TakeOffer)
    assert isinstance(meant(table, "a", LATE), TakeOffer)


def test_what_nobody_could_want_is_declined_once() -> None:
    table = live("a=soap*2 b=flour*2,sugar c=butter d=butter", "a offers all soap for flour sugar")
    said: list[str] = []
    while (line := plays(table, "b", EARLY)) and len(said) < 9:
        said.append(line)
    assert said.count("declines #1") == 1
    assert len(said) < 9


def test_the_last_chance_is_called_once_by_whoever_still_offers() -> None:
    table = live("a=soap b=butter c=butter d=butter", "b offers a butter for soap")
    table.play("c offers a butter for soap")
    calls = [plays(table, mark, LIFE * 3 // 4) for mark in "bcbc" for _ in range(3)]
    assert calls.count("calls last chance") == 1


# whole spins, without a server


def test_in_whole_games_no_trader_ever_does_what_is_bad_for_it() -> None:
    """Every deal brings something by its own reckoning, and no bot goes round in circles."""
    done: Counter[str] = Counter()
    for seed in range(3):
        spins(GAME.new_game(4, "rebuilt-1983", {"pace": "live", "visits": "all"}), Rng(seed), done)
    assert done["TakeOffer"] > 20
    assert done["late"] > 100, "they bargain while the top is tired, too"


def spins(s: Shop, rng: Rng, done: Counter[str]) -> None:
    trader, beat = bots.make("trader", GAME), 0
    while s.outcome is None:
        actors = GAME.actors(s)
        if actors == [CHANCE]:
            GAME.apply(s, CHANCE, GAME.deal(s, rng))
        elif CLOCK in actors:
            beat = spin_on(s, rng, beat, done)
        else:
            beat = 0
            view, legal = GAME.view(s, actors[0]), choices(GAME, s, actors[0], rng)
            chosen = trader.choose(view, legal, 0, rng) if len(legal) > 1 else legal[0]
            assert chosen is not None
            GAME.apply(s, actors[0], chosen)


def spin_on(s: Shop, rng: Rng, moment: int, done: Counter[str]) -> int:
    """Two seconds of a spin: everybody may act once; then the top falls, or time goes on."""
    elapsed = 2_000 * moment
    if s.top.fallen or elapsed >= s.top.lasts:
        GAME.apply(s, CLOCK, GAME.legal_actions(s, CLOCK)[0])
        return moment
    for seat in range(s.players):
        if CLOCK not in GAME.actors(s):
            return moment
        view = GAME.by_clock(GAME.view(s, seat), elapsed)
        act = bots.make("trader", GAME).choose(view, choices(GAME, s, seat, rng), 0, rng)
        if act is None:
            continue
        assert GAME.why_not(s, seat, act) is None
        assert bots.make("trader", GAME).waits(view, act) >= POLITE
        judge(Situation(view, box_data.box(view.edition), prices(box_data.box(view.edition))), act)
        done[type(act).__name__] += 1
        done["late"] += view.beats > 2 * STEP
        GAME.apply(s, seat, act)
    return moment + 1


def judge(at: Situation, act: Action) -> None:
    if isinstance(act, TakeOffer):
        assert at.gain(at.standing(act.number), act.giving) >= EAGER
    if isinstance(act, MakeOffer | CounterOffer) and not act.terms.with_place():
        paid = [k for k in range(7) if kinds(act.terms) >> k & 1]
        assert all(at.stamp_gain(act.terms.give, kind) >= EAGER for kind in paid)
    if isinstance(act, Call):
        mine = [said for said in at.view.talk if said[0] == at.me and said[1] == act.phrase]
        assert len(mine) < {TOO_DEAR: 2, LAST_CHANCE: 1}.get(act.phrase, 2)
    if isinstance(act, Decline):
        offer = at.standing(act.number)
        assert offer.to in (at.me, EVERYONE)
        ways = terms_of(offer).choices(at.hand) if holds(at.hand, offer.ask) else []
        gains = [at.gain(offer, way) - at.leader_surcharge(offer.maker) for way in ways]
        assert not [gain for gain in gains if gain >= EAGER], "it may come to like it"
    if isinstance(act, Withdraw):
        assert at.standing(act.number).maker == at.me
