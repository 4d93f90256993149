"""What playouts see of a position is what a view shows, for every seat and in every hour."""

import pytest

from kartki.bots.kolejka import greedy_policy
from kartki.bots.kolejka.greedy import glance_at
from kartki.bots.kolejka.ideas import ranked
from kartki.bots.kolejka.lookout import Lookout
from kartki.bots.kolejka.neighbour import policy_for, timetable
from kartki.bots.kolejka.playout_policy import Policy
from kartki.core.play import CHANCE
from kartki.core.rng import Rng
from kartki.games.kolejka import box_data
from tests.games.kolejka.square import EDITION, GAME


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_looks_at_a_position_decides_as_who_is_given_a_view(players: int) -> None:
    s, rng, box = GAME.new_game(players, EDITION, {}), Rng(players), box_data.box(EDITION)
    lookout = Lookout(box, players, timetable(box, players))
    while s.outcome is None:
        (seat,) = GAME.actors(s)
        if seat == CHANCE:
            if s.steps[-1].name != "drawing":
                lookout.forget()
            GAME.apply(s, seat, GAME.deal(s, rng))
            continue
        legal, view = GAME.legal_actions(s, seat), GAME.view(s, seat)
        seen, told = Policy(lookout.observation(s, seat)), policy_for(view)
        assert seen.observation.later == told.observation.later
        assert seen.choose(legal) == told.choose(legal)
        order = ranked(told, legal)
        assert order[0] == told.choose(legal)
        assert {action.key() for action in order} == {action.key() for action in legal}
        greedy = greedy_policy.choose(lookout.glance(s, seat), legal)
        assert greedy == greedy_policy.choose(glance_at(view), legal)
        wild = legal[rng.below(len(legal))]  # so that every card and look turns up
        GAME.apply(s, seat, [order[0], order[0], greedy, wild][rng.below(4)])
