"""The planner thinks in worlds that fit its view, the same for the same seed, and says why."""

import os
import subprocess
import sys
from typing import Any

import pytest

from kartki import bots
from kartki.bots.kolejka.planner import Planner
from kartki.bots.kolejka.weights import FILE, chances_for, read
from kartki.bots.search.halving import Halving
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from tests.bots.test_reasons import tell_in_all_languages
from tests.games.kolejka.square import EDITION, GAME, Driver, square

LIMIT = 3_600_000


def thought(t: Driver, playouts: int = 48, seed: int = 1) -> Halving:
    (seat,) = GAME.actors(t.state)
    legal = GAME.legal_actions(t.state, seat)
    return Planner(playouts).search(GAME.view(t.state, seat), legal, LIMIT, Rng(seed))


def told(search: Halving) -> list[tuple[str, float, int]]:
    return [
        (str(idea.key()), search.worth(number), search.worlds(number))
        for number, idea in enumerate(search.ideas)
    ]


def choice(t: Driver, playouts: int = 48) -> str:
    (seat,) = GAME.actors(t.state)
    return GAME.write(t.state, seat, thought(t, playouts).action())[2:]


def last_good(**more: Any) -> Driver:
    """To a nothing but one of the kiosk's goods is missing (list 1)."""
    goods = "a=rtv_agd*4,furniture*3,clothing*2"
    return square(goods=goods, shops="kiosk=kiosk", **more)


def test_it_takes_the_place_that_wins() -> None:
    assert choice(last_good(hands="a=mother", queues="kiosk=b,c,a,X")) == "plays mother kiosk 3"


def test_a_sure_win_is_worth_all_games() -> None:
    search = thought(last_good(hands="a=counter", queues="kiosk=a,X"))
    assert search.worth(search.best()) == 1.0


def test_two_worlds_that_its_seat_can_not_tell_apart_are_thought_about_alike() -> None:
    queues = "kiosk=X,b,a groceries=a,b,c"
    one = square(hands="a=sir,mother b=error,list", queues=queues, shops="kiosk=kiosk")
    two = square(hands="a=sir,mother b=lucky,counter", queues=queues, shops="kiosk=kiosk")
    assert one.state.facts() != two.state.facts()
    assert GAME.view(one.state, 0) == GAME.view(two.state, 0)
    assert told(thought(one)) == told(thought(two))


@pytest.mark.parametrize("number", range(3))
def test_it_thinks_alike_in_imagined_worlds(number: int) -> None:
    """A world imagined from its view differs in what it does not know, and gives the same view."""
    t, rng = Driver(GAME.new_game(4, EDITION, {})), Rng(number)
    while GAME.actors(t.state) == [CHANCE] or t.state.rounds <= 2:
        (seat,) = GAME.actors(t.state)
        legal = GAME.legal_actions(t.state, seat)
        GAME.apply(t.state, seat, legal[rng.below(len(legal))])
    (seat,) = GAME.actors(t.state)
    other = Driver(GAME.imagine(GAME.view(t.state, seat), Rng(number + 100)))
    assert other.state.facts() != t.state.facts()
    assert told(thought(other, 24)) == told(thought(t, 24))


def test_it_leaves_the_position_alone() -> None:
    t = last_good(hands="a=mother", queues="kiosk=b,c,a,X")
    before = t.state.facts()
    thought(t)
    assert t.state.facts() == before


def test_a_stopped_planner_says_what_is_best_so_far() -> None:
    """Its clock is beyond the limit after the first look: one playout, and no world is finished."""
    times = [0.0, 99.0]
    t = last_good(hands="a=mother", queues="kiosk=b,c,a,X")
    planner = Planner(200, lambda: times.pop(0))
    legal = GAME.legal_actions(t.state, 0)
    search = planner.search(GAME.view(t.state, 0), legal, 1000, Rng(1))
    assert search.made == 1
    assert search.action() in legal


def test_limits_that_make_no_sense() -> None:
    with pytest.raises(ValueError, match="planner cannot think with -1 playouts"):
        Planner(-1)
    t = last_good(hands="a=mother", queues="kiosk=b,c,a,X")
    with pytest.raises(ValueError, match="planner cannot think for 0 milliseconds"):
        Planner().choose(GAME.view(t.state, 0), GAME.legal_actions(t.state, 0), 0, Rng(1))


def test_a_name_may_say_how_many_playouts() -> None:
    game: Any = GAME
    assert bots.plays("planner", game)
    made = bots.make("planner50", game)
    assert isinstance(made, Planner)
    assert made.playouts == 50
    for name in ("planner0", "planner007", "planner-1", "neighbour50", "planner99999999"):
        assert not bots.plays(name, game)
        with pytest.raises(ValueError, match=f"no bot called {name} plays kolejka"):
            bots.make(name, game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_add_up_for_every_number_of_players(players: int) -> None:
    assert chances_for(players) is chances_for(players)


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{FILE.name} was fitted to other features"):
        read({"features": ["missing"]}, 4)


# reasons


def why(t: Driver) -> Any:
    (seat,) = GAME.actors(t.state)
    view, planner = GAME.view(t.state, seat), Planner(48)
    action = planner.choose(view, GAME.legal_actions(t.state, seat), LIMIT, Rng(1))
    found = planner.reason(view, action)
    assert found is not None
    tell_in_all_languages(found, "kolejka")
    return found


@pytest.mark.parametrize(
    "asked",
    [
        {"phase": "queue_up", "home": "a=1", "shops": "rtv_agd=rtv_agd*2", "queues": "rtv_agd=X"},
        {"phase": "market", "queues": "market=a", "goods": "a=groceries*2", "trader": "clothing"},
        {"phase": "opening", "shops": "kiosk=groceries,kiosk", "queues": "kiosk=a,X"},
        {"hands": "a=stocktaking", "shops": "kiosk=kiosk", "queues": "kiosk=a,b,X"},
        {"hands": "a=lucky,error", "shops": "kiosk=kiosk*2", "queues": "kiosk=b,c,a,X"},
    ],
)
def test_a_hint_compares_with_the_next_idea(asked: dict[str, Any]) -> None:
    facts = dict(why(square(**asked)).facts)
    assert 0 <= facts["next"] <= facts["mine"] <= 100
    assert facts["next_does"]


def test_a_sure_win_is_told_in_hundredths() -> None:
    found = why(last_good(hands="a=counter", queues="kiosk=a,X"))
    assert found.code == "plan_card_counter"
    assert dict(found.facts)["mine"] == 100


def test_who_has_not_thought_about_it_gives_the_usual_reason() -> None:
    t = last_good(hands="a=counter", queues="kiosk=a,X")
    action = GAME.read(t.state, "a plays counter kiosk kiosk")
    assert isinstance(action, tuple)
    found = Planner(48).reason(GAME.view(t.state, 0), action[1])
    assert found is not None
    assert found.code == "card_counter"


# the builds


def thoughts() -> list[object]:
    """What it thinks of three positions, to the last digit."""
    found: list[object] = []
    for number in range(3):
        s, rng = GAME.new_game(3 + number % 3, EDITION, {}), Rng(number)
        while GAME.actors(s) == [CHANCE] or s.rounds <= 1 + number:
            (seat,) = GAME.actors(s)
            legal = GAME.legal_actions(s, seat)
            GAME.apply(s, seat, legal[rng.below(len(legal))])
        found.append(told(thought(Driver(s), 24)))
    return found


def test_both_builds_think_the_same() -> None:
    """The other process runs pure; this one whichever the tests are run on."""
    code = "from tests.bots.kolejka.test_planner import thoughts; print(thoughts())"
    places = {**os.environ, "KARTKI_BUILD": "pure", "PYTHONPATH": "."}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=places, check=False
    )
    assert run.stdout.strip() == str(thoughts()), run.stderr
