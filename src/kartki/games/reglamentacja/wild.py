"""Any act, sensible or not, for the tests to put before the judge."""

from kartki.core.play import CHANCE, CLOCK, Action, Seat
from kartki.core.rng import Rng
from kartki.games.reglamentacja import actions as acts
from kartki.games.reglamentacja import top
from kartki.games.reglamentacja.offers import Terms
from kartki.games.reglamentacja.parts import EVERY_KIND, KINDS, Stamps
from kartki.games.reglamentacja.state import Shop


def wild_action(s: Shop, seat: Seat, rng: Rng) -> Action:
    if seat == CHANCE:
        return _wild_chance(s, rng)
    if seat == CLOCK:
        return acts.FALLS if rng.below(2) else acts.HANDS_DOWN
    kind = rng.below(8)
    if kind < 5:
        return _wild_trade(s, rng)
    if kind == 5:
        return acts.Buy(rng.below(len(s.box.cards) + 1) - 1)
    if kind == 6:
        return acts.DISCARDS[rng.below(len(KINDS))]
    return acts.SPIN if rng.below(2) else acts.Spin(rng.below(acts.BEST_FLICK + 1))


def _wild_trade(s: Shop, rng: Rng) -> Action:
    kind, number = rng.below(9), _wild_number(s, rng)
    if kind < 2:
        return acts.MakeOffer(rng.below(s.players + 1) - 1, _wild_terms(rng))
    if kind == 2:
        return acts.CounterOffer(number, _wild_terms(rng))
    if kind == 3:
        return acts.TakeOffer(number, _wild_stamps(rng))
    if kind == 4:
        return acts.Decline(number)
    if kind == 5:
        return acts.Withdraw(number)
    if kind == 6:
        first, second = sorted([rng.below(len(KINDS)), rng.below(len(KINDS))])
        return acts.PaySpeculator(first, second, rng.below(2) == 0)
    if kind == 7:
        return rng.pick([*acts.TALK, *acts.WANT_PLACE[: s.players]])
    return acts.STOP if rng.below(2) else acts.QUIET


def _wild_number(s: Shop, rng: Rng) -> int:
    return max(1, s.offers_made + 1 - rng.below(4))


def _wild_stamps(rng: Rng) -> Stamps:
    return tuple([max(0, rng.below(6) - 3) for _ in KINDS])


def _wild_terms(rng: Rng) -> Terms:
    any_of = max(0, rng.below(6) - 2)
    among = EVERY_KIND if rng.below(2) else 1 + rng.below(EVERY_KIND)
    give_place, ask_place = rng.below(4) == 0, rng.below(4) == 0
    give, ask = _wild_stamps(rng), _wild_stamps(rng)
    return Terms(give, give_place, ask, any_of, among if any_of else 0, ask_place)


def _wild_chance(s: Shop, rng: Rng) -> Action:
    kind, who = rng.below(7), rng.below(s.players)
    if kind == 0:
        return acts.TurnUp(rng.below(len(s.box.cards)))
    if kind == 1:
        return acts.DrawStamp(who, rng.below(len(KINDS)))
    if kind == 2:
        return acts.Expect(who, rng.below(len(s.box.visits)))
    if kind == 3:
        return acts.StandFirst(who)
    if kind == 4:
        return acts.TIPS if rng.below(2) else acts.HOLDS
    if kind == 5:
        return acts.Luck(rng.below(top.LUCKS + 50))
    return acts.Roll(rng.below(9))
