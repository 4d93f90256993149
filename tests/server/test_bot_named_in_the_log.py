"""Who plays a seat from now on, in the log: people by name, bots in the reader's language."""

import pytest

from kartki.core.play import Term, Who
from kartki.server.views.redaction import change_update
from kartki.words.speech import Speech


def test_a_person_is_told_by_name() -> None:
    (event,) = change_update(7, "b is played by Bogdan_the_Elder").events
    assert (event.code, event.facts["name"]) == ("played_by", "Bogdan the Elder")


@pytest.mark.rule("HSE-SEA-4")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ania’s place: a bot (neighbour) plays there from now on."),
        ("pl", "Miejsce „Ania”: od teraz gra tam bot (sąsiad)."),
        ("it", "Il posto di Ania: da ora ci gioca un bot (vicino)."),
    ],
)
def test_a_bot_is_told_in_the_language_of_the_reader(language: str, sentence: str) -> None:
    (event,) = change_update(7, "a is played by neighbour").events
    assert event.code == "played_by_bot"
    speech = Speech(language, "kolejka", {0: "Ania"})
    told = speech.say(f"event-{event.code}", seat=Who(0), bot=Term("bot", "neighbour"))
    assert told == sentence
