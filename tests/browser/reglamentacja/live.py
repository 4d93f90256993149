"""A whole live game of several people in three languages at once: everybody sees the same end."""

from collections.abc import Sequence
from typing import Final

from tests.browser.evidence import say
from tests.browser.guest import DESKTOP, PHONE, TABLET
from tests.browser.house import House
from tests.browser.reglamentacja import told
from tests.browser.reglamentacja.company import Company, Invited, gather
from tests.browser.reglamentacja.director import Director
from tests.browser.tables import course, standing

THREE: Final = {"en": "Ania", "pl": "Zofia", "it": "Carlo"}
# Four people at one table with one bot: three languages, a tablet and two phones among them.
FOUR: Final = (
    Invited("Ania", "en", DESKTOP),
    Invited("Zofia", "pl", PHONE),
    Invited("Carlo", "it", TABLET),
    Invited("Bartek", "pl", PHONE),
)


def three(size: tuple[int, int]) -> list[Invited]:
    """Each with another language, all of them at screens of this size."""
    return [Invited(name, language, size) for language, name in THREE.items()]


def four_and_a_bot(house: House) -> int:
    return whole_game(house, 5, FOUR, watched=False)


def one_in_each_language(house: House, size: tuple[int, int]) -> int:
    return whole_game(house, 3, three(size), watched=True)


def whole_game(house: House, seats: int, invited: Sequence[Invited], *, watched: bool) -> int:
    company = gather(house, seats, invited, watched=watched)
    director = Director(company)
    director.play_to_the_end()
    left = [errand.__name__ for errand in director.to_do]
    assert not left, f"never possible: {left}"
    same_end(company)
    same_story(company, [one.language for one in invited])
    for one in company.people:
        if one.watcher:
            one.watcher.report()
    return sum(one.taps for one in company.people)


def same_end(company: Company) -> None:
    ends = [standing(one.guest) for one in company.people]
    courses = [course(one.guest) for one in company.people]
    say(f"everybody sees: {', '.join(ends[0])}; {len(courses[0])} figures of the course")
    assert all(end == ends[0] for end in ends), ends
    assert all(one == courses[0] for one in courses), courses


def same_story(company: Company, languages: Sequence[str]) -> None:
    """Every log tells, in its own language, what the house knows that this seat was told."""
    film = company.film()
    for one, language in zip(company.people, languages, strict=True):
        seat = "abcde".index(one.letter)
        lines, expected = told.log(one.guest), told.sentences(film, seat, language)
        other = [pair for pair in zip(lines, expected, strict=False) if pair[0] != pair[1]]
        assert not other, f"{one.name} reads something else: {other[0]}"
        assert len(lines) == len(expected), f"{one.name} reads {len(lines)} of {len(expected)}"
        assert not (lacks := told.missing(film, seat)), f"never told to {one.name}: {lacks}"
        say(f"{one.name}, {language}: {len(lines)} lines, the last: {lines[-1]}")
