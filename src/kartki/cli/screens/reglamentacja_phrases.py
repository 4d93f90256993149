"""Parts of a sentence in Reglamentacja: to whom it is said, and calls."""

from typing import Final

from kartki.cli.screens.reglamentacja_sides import NotUnderstood
from kartki.cli.screens.reglamentacja_vocabulary import Word
from kartki.core.seats import letter
from kartki.games.reglamentacja.notation import NOTATION
from kartki.games.reglamentacja.parts import KINDS

PHRASES: Final = ("who_has", "gives", "sells", "wants", "too_dear", "last_chance")


def said_line(verb: str, **words: str) -> str:
    """A line of the notation; it exists, because the words have been understood."""
    line = NOTATION.say(verb, **words)
    assert line is not None
    return line


def without_seats(words: list[Word]) -> tuple[list[Word], list[int], bool]:
    """`to ania`, `to all`, `place of b`, wherever it stands in the sentence."""
    kept: list[Word] = []
    seats: list[int] = []
    to_all = False
    for word in words:
        if word.kind in ("seat", "all"):
            if _leads_to_a_name(kept):
                kept.pop()
            seats += [int(word.meaning)] if word.kind == "seat" else []
            to_all = to_all or word.kind == "all"
        elif kept and _calls_for_a_name(kept, word):
            raise NotUnderstood("player", word.text)
        else:
            kept.append(word)
    if kept and kept[-1].kind == "to":
        raise NotUnderstood("player", kept[-1].text)
    return kept, seats, to_all


def _leads_to_a_name(kept: list[Word]) -> bool:
    """A second `for` before a name is a `to` (`per Ania`); the first stands between the sides."""
    kinds = [word.kind for word in kept]
    return kinds[-1:] in (["to"], ["of"]) or (kinds[-1:] == ["for"] and "for" in kinds[:-1])


def _calls_for_a_name(kept: list[Word], word: Word) -> bool:
    """`to zenek`, `place of zenek`, where no Zenek sits."""
    if kept[-1].kind == "to":
        return True
    of_place = [before.kind for before in kept[-2:]] == ["place", "of"]
    return of_place and word.kind == "unknown"


def understood(words: list[Word]) -> None:
    """Raise NotUnderstood for unknown or ambiguous words, before anything else."""
    for word in words:
        if word.kind == "unclear":
            raise NotUnderstood("which", word.text, word.meaning)
        if word.kind == "unknown":
            raise NotUnderstood("stamp", word.text)


def call(words: list[Word]) -> str:
    """`call butter`, `call give meat`, `call sell place`, `call place of b`, `too dear`."""
    said = [word.kind for word in words if word.kind in PHRASES]
    place = any(word.kind == "place" for word in words)
    for word in words:
        if word.kind == "unknown" and place:
            raise NotUnderstood("player", word.text)
    understood(words)
    if said in (["too_dear"], ["last_chance"]) and len(words) == 1:
        return said_line("call", phrase=said[0].replace("_", " "))
    stamps = [int(word.meaning) for word in words if word.kind == "stamp"]
    seats = [int(word.meaning) for word in words if word.kind == "seat"]
    return _about_place(said, place, seats) if not stamps else _about_stamp(said, place, stamps)


def _about_stamp(said: list[str], place: bool, stamps: list[int]) -> str:
    if len(stamps) != 1 or place or said not in ([], ["who_has"], ["gives"]):
        raise NotUnderstood("call")
    phrase = "gives" if said == ["gives"] else "who has"
    return said_line("call", phrase=phrase, kind=KINDS[stamps[0]])


def _about_place(said: list[str], place: bool, seats: list[int]) -> str:
    """A call about somebody's place, or one's own."""
    if len(seats) == 1 and said in ([], ["wants"]) and (place or said):
        return said_line("call", phrase="wants place of", seat=letter(seats[0]))
    if not seats and said in ([], ["sells"], ["gives"]) and (place or said == ["sells"]):
        return said_line("call", phrase="sells place")
    raise NotUnderstood("call")
