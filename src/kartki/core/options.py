"""House rules of a table: checked before it is made; a bad one is refused by its name."""

from typing import Final, final


@final
class Option:
    """A house rule with its allowed values; the first is the default.

    Some values need a table with a clock, some options make sense for one number of players.
    """

    def __init__(
        self, name: str, allowed: list[str], rule: str, clocked: str = "", players: int = 0
    ) -> None:
        self.name: Final = name
        self.allowed: Final = allowed
        self.rule: Final = rule
        self.clocked: Final = clocked  # the value that needs a clock
        self.players: Final = players  # how many must play for another value than the default

    @property
    def default(self) -> str:
        return self.allowed[0]


@final
class BadOption:
    """What was wrong with a choice, and what is allowed."""

    def __init__(self, code: str, name: str, value: str, allowed: list[str]) -> None:
        self.code: Final = code
        self.name: Final = name
        self.value: Final = value
        self.allowed: Final = allowed


def settle(options: list[Option], given: dict[str, str]) -> dict[str, str] | BadOption:
    """Every option with its value, the defaults filled in; or the first bad choice."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            return BadOption("option.unknown", name, value, sorted(known))
        if value not in known[name].allowed:
            return BadOption("option.value", name, value, known[name].allowed)
    return {option.name: given.get(option.name, option.default) for option in options}


def unfit(
    options: list[Option], choices: dict[str, str], players: int, clock: bool
) -> BadOption | None:
    """A choice that does not fit this table: it lacks a clock, or has another number of players."""
    for option in options:
        value = choices[option.name]
        if option.clocked == value and not clock:
            return BadOption("option.needs_clock", option.name, value, option.allowed)
        if option.players not in (0, players) and value != option.default:
            return BadOption("option.only_for", option.name, value, [str(option.players)])
    return None


def settle_players(players: int, fewest: int, most: int) -> BadOption | None:
    if fewest <= players <= most:
        return None
    return BadOption("option.players", "players", str(players), [str(fewest), str(most)])
