"""Queue jumping under way (KOL-JMP): which round it is, and who has passed."""

from typing import Final, final

from kartki.games.kolejka.seen import SquareView


@final
class Jumping:
    def __init__(self, round: int, passed: list[bool]) -> None:
        self.round = round  # the first is 0
        self.passed: Final = passed  # by seat

    def copy(self) -> "Jumping":
        return Jumping(self.round, self.passed.copy())

    def facts(self) -> list[object]:
        return [self.round, list(self.passed)]


def jumping_in(v: SquareView) -> Jumping:
    return Jumping(round=v.jump_round, passed=list(v.passed))
