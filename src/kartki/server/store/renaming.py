"""Puts another name into a stored record: into its head, its lines and its comments.

Moves and fingerprints stay byte for byte, so the record still verifies: who sits where is no part
of a position, and chance follows from the seed and the number of a line.
"""

from collections.abc import Callable
from typing import Final

from kartki.core import record as records
from kartki.core.record import Fault, Record, join
from kartki.core.seats import LETTERS
from kartki.server.store.bearers import PLAYED_BY, Spell
from kartki.server.store.interface import Logged
from kartki.server.store.mentions import Mentions

NEUTRAL_NAME: Final = "N.N."  # nomen nescio: whoever it was
# Tags whose values the rules and the proof rest on; in all others a name is a word.
_KEPT_TAGS: Final = (
    "Game", "Rules", "Edition", "Box", "Options", "Dealer", "Commitment", "Nonces", "Secret",
    "Bots", "From", "Viewer", "Result",
)  # fmt: skip

NewName = Callable[[int], str]  # the new name of a seat


def renamed_head(text: str, erased: list[Spell], mentions: Mentions, new: NewName) -> str:
    """The head with other names for these spells, and for words in tags of no meaning."""
    if not text:
        return text
    head = records.read(text)
    if isinstance(head, Fault):  # nothing rests on it: this table is held back
        return mentions.replaced(text, NEUTRAL_NAME)
    seats = head.seats()
    for spell in erased:
        if spell.first == 0:
            seats[LETTERS[spell.seat]] = new(spell.seat)
    tags = [(tag, _tag(tag, value, seats, mentions)) for tag, value in head.head]
    return text if tags == head.head else records.write(Record(tags, [], [])).strip()


def renamed_foot(text: str, mentions: Mentions) -> str:
    """The foot of a record that was imported may have tags of its own."""
    foot = records.read(f'[Game "-"]\n= {"0" * 16}\n{text}\n') if text else None
    if foot is None or isinstance(foot, Fault):
        return text
    tags = [(tag, _tag(tag, value, {}, mentions)) for tag, value in foot.foot]
    return text if tags == foot.foot else records.write(Record([], [], tags)).strip()


def _tag(tag: str, value: str, seats: dict[str, str], mentions: Mentions) -> str:
    if tag == "Seats":
        return join(seats)
    return value if tag in _KEPT_TAGS else mentions.replaced(value, NEUTRAL_NAME)


def renamed_lines(logged: Logged, erased: list[Spell], mentions: Mentions, new: NewName) -> str:
    """The lines of a row: `^ a is played by …` of these spells, and words in comments."""
    record = records.read(f'[Game "-"]\n{logged.text}\n')
    if isinstance(record, Fault):
        return mentions.replaced(logged.text, NEUTRAL_NAME)
    begins = {spell.first: spell for spell in erased if spell.first}
    n = logged.n - sum(1 for line in record.lines if line.is_numbered())
    lines = logged.text.split("\n")
    for line in record.lines:
        n += line.is_numbered()
        raw = lines[line.at - 2]  # the tag is the first line
        if line.is_numbered() and n in begins:
            raw = _played_by(raw, begins[n], new)
        lines[line.at - 2] = _comment(raw, mentions)
    return "\n".join(lines)


def _played_by(raw: str, spell: Spell, new: NewName) -> str:
    name = new(spell.seat).replace(" ", "_")
    return PLAYED_BY.sub(lambda found: f"{found[1]} is played by {name}", raw, count=1)


def _comment(raw: str, mentions: Mentions) -> str:
    body, mark, comment = raw.partition(";")
    return f"{body}{mark}{mentions.replaced(comment, NEUTRAL_NAME)}" if mark else raw
