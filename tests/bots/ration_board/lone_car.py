"""A car alone on the road, under the real rules, with every card drawn from the full pack."""

from kartki.bots.ration_board.holds import KEPT
from kartki.bots.ration_board.navigator import Navigator
from kartki.core.play import CHANCE, Action
from kartki.core.rng import Rng
from kartki.games.ration_board import flow
from kartki.games.ration_board.state import Road
from kartki.games.ration_board.steps.release import DRAWING
from tests.games.ration_board.road import EDITION, GAME


def lone_car(granted: int, space: str, hand: tuple[int, ...], options: dict[str, str]) -> Road:
    """The start of a turn here, or a card about to be drawn."""
    s = GAME.new_game(1, EDITION, options)
    s.cars[0].space = s.box.number(space)
    s.cars[0].granted = granted
    s.rounds = 1
    s.contest.seats = []
    for effect, count in zip(KEPT, hand, strict=True):
        cards = [card for card in s.box.pack if s.box.cards[card].effect == effect]
        s.cars[0].holds.extend(cards[:count])
    s.steps[:] = [DRAWING[0] if s.box.areas[s.cars[0].space] else flow.turn_of(s)]
    return s


def outcomes(s: Road) -> list[tuple[float, Road]]:
    """Every answer of chance with its likelihood, and the position that it leads to."""
    s.pack.to_come = s.box.pack.copy()
    found = []
    for action, weight in GAME.chances(s):
        after = s.copy()
        GAME.apply(after, CHANCE, action)
        found.append((weight / GAME.tickets(s), after))
    return found


def drive_home(s: Road, most: list[int], rng: Rng) -> int:
    """Rounds until this car has all cards; it holds no more of a kind than the pack has."""
    begun, bot = s.rounds, Navigator()
    while s.outcome is None:
        if GAME.actors(s) == [CHANCE]:
            s.pack.to_come = s.box.pack.copy()
            GAME.apply(s, CHANCE, GAME.chance_at(s, rng.below(GAME.tickets(s))))
            drop_surplus(s, most)
        else:
            GAME.apply(s, 0, choice(bot, s, rng))
    return s.rounds - begun + 1


def choice(bot: Navigator, s: Road, rng: Rng) -> Action:
    legal = GAME.legal_actions(s, 0)
    return legal[0] if len(legal) == 1 else bot.choose(GAME.view(s, 0), legal, 0, rng)


def drop_surplus(s: Road, most: list[int]) -> None:
    for effect, limit in zip(KEPT, most, strict=True):
        held = [card for card in s.cars[0].holds if s.box.cards[card].effect == effect]
        if len(held) > limit:
            s.cars[0].holds.remove(held[-1])
