"""The settings of a table, described once: what is accepted, what is usual, what is offered.

The wire and the stored document take the struct as it is (there it is called `manners`), and
`scripts/wire_types` writes the list for the browser's forms. Their words are `lobby-<name>` and
`lobby-says-<name>` in `words/*/client_lobby.ftl`.
"""

from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta
from msgspec.structs import fields

Kind = Literal["switch", "named", "limit", "absence"]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
Seconds = Annotated[int, Meta(ge=0, le=2_592_000)]


def offered(
    kind: Kind, *values: tuple[str, int] | int, live: bool = False, apart: bool = False
) -> Meta:
    """How a form offers it: as a switch, or by some values. `named` ones have words of their own,
    the others are seconds: a `limit`, or an `absence` after which something happens.

    `live`: only where all play in one sitting. `apart`: only where each has a screen.
    """
    return Meta(extra={"kind": kind, "values": values, "live": live, "apart": apart})


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change at any time."""

    undo: Annotated[bool, offered("switch")] = True
    chat: Annotated[bool, offered("switch", apart=True)] = True
    hints: Annotated[bool, offered("switch")] = True
    # shown although people would have to remember it (HSE-HNT-3)
    memory_aids: Annotated[bool, offered("switch")] = False
    # how long bots wait before they act
    bot_delay: Annotated[
        Milliseconds, offered("named", ("fast", 150), ("usual", 900), ("slow", 2200))
    ] = 900
    # per decision; 0: without limit
    decision_seconds: Annotated[Seconds, offered("limit", 0, 30, 60, 120, 300, live=True)] = 0
    # per seat, for the whole game; 0: without limit
    seat_seconds: Annotated[Seconds, offered("limit", 0, 600, 1200, 1800, 3600, live=True)] = 0
    # away for so long: a bot stands in; 0: never
    gone_seconds: Annotated[
        Seconds, offered("absence", 0, 60, 120, 300, 900, live=True, apart=True)
    ] = 0


USUAL = {"live": TableSettings(gone_seconds=120), "days": TableSettings()}
# everything off, for plays without real players: replays, guided games
QUIET = TableSettings(**{field.name: type(field.default)(0) for field in fields(TableSettings)})


def offers() -> list[dict[str, Any]]:
    """Each setting, as a form needs to know it."""
    hints = get_type_hints(TableSettings, include_extras=True)
    found = []
    for name in TableSettings.__struct_fields__:
        (extra,) = [meta.extra for meta in hints[name].__metadata__ if meta.extra is not None]
        values = [value if isinstance(value, tuple) else ("", value) for value in extra["values"]]
        found.append({"name": name, **extra, "values": values})
    return found
