"""A driver for rule tests: put cars on the road, play lines, look at what came of it."""

from typing import Any

from kartki.core.seats import LETTERS, letter
from kartki.games.ration_board import box_data, flow
from kartki.games.ration_board.game import RationBoard
from kartki.games.ration_board.state import Road
from tests.games.driver import TableDriver

EDITION = "rebuilt-1943"
GAME = RationBoard()


def pairs(text: str) -> dict[int, str]:
    """`a=R3 c=B8` by seat."""
    return {LETTERS.index(part[0]): part[2:] for part in text.split()}


class Driver(TableDriver[Road]):
    def __init__(self, state: Road) -> None:
        super().__init__(GAME, state)

    def at(self, mark: str) -> str:
        return self.state.box.name(self.state.cars[LETTERS.index(mark)].space)

    def granted(self, mark: str) -> int:
        return self.state.cars[LETTERS.index(mark)].granted

    def holds(self, mark: str) -> list[str]:
        return self._cards(self.state.cars[LETTERS.index(mark)].holds)

    @property
    def turn(self) -> str:
        return letter(self.state.turns.now)

    @property
    def pack(self) -> list[str]:
        return self._cards(self.state.pack.to_come)

    @property
    def under(self) -> list[str]:
        return self._cards(self.state.pack.under)

    def _cards(self, cards: list[int]) -> list[str]:
        return [self.state.box.card_ids[card] for card in cards]

    def board_facts(self) -> dict[str, Any]:
        from kartki.editions import shelf

        data = shelf.get("ration_board", EDITION).data
        spaces = {space.get("ration"): space["id"] for space in data["spaces"]}
        boards = [board | {"space": spaces[board["ration"]]} for board in data["boards"]]
        cards = [{"amount": 0} | card for card in data["cards"]]
        return {"spaces": data["spaces"], "boards": boards, "cards": cards}


def road(
    seats: int = 2,
    at: str = "",
    granted: str = "",
    holds: str = "",
    turn: str = "a",
    pack: str | None = None,
    options: dict[str, str] | None = None,
    opening: bool = False,
) -> Driver:
    """A position to play on from; with `opening`, the very start."""
    s = GAME.new_game(seats, EDITION, options or {})
    if opening:
        return Driver(s)
    box = box_data.box(EDITION)
    for seat, space in pairs(at).items():
        s.cars[seat].space = box.number(space)
    for seat, count in pairs(granted).items():
        s.cars[seat].granted = int(count)
    for seat, held in pairs(holds).items():
        s.cars[seat].holds.extend(box.card_ids.index(card) for card in held.split(","))
    away = [card for car in s.cars for card in car.holds]
    free = [card for card in box.pack if card not in away]
    top = free if pack is None else sorted(box.card_ids.index(card) for card in pack.split())
    s.pack.to_come = top
    s.pack.under.extend(card for card in free if card not in top)
    s.turns.now = s.turns.regular = s.turns.starter = LETTERS.index(turn)
    s.rounds = 1
    s.contest.seats = []
    s.steps[:] = [flow.turn_of(s)]
    return Driver(s)
