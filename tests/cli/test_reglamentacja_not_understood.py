"""What a player can get wrong in Reglamentacja, and how it is told."""

import re
from pathlib import Path

import pytest

from kartki.core.play import Refusal
from kartki.words.languages import LANGUAGES
from tests.cli.shop_screen import asked, typed
from tests.games.reglamentacja.shop import GAME, shop
from tests.words.test_words import SOURCES, patterns

HANDS = "a=butter*2,soap,sugar b=meat c=soap"


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "offer gold for sugar", "I do not know the stamp “gold”. There are sugar, meat, "),
        ("en", "offer butter sugar", "What do you want for it? Put “for” between the two sides"),
        ("en", "offer for sugar", "What do you give?"),
        ("en", "offer butter for", "What do you ask?"),
        ("en", "offer any 2 for butter", "Only the other side can be left a choice."),
        ("en", "offer butter for 2 sugar or meat", "“or” leaves a choice of one stamp."),
        ("en", "offer butter for sugar to zenek", "Nobody at this table is called “zenek”."),
        ("en", "offer soap for place of zenek", "Nobody at this table is called “zenek”."),
        ("en", "call place of zenek", "Nobody at this table is called “zenek”."),
        ("en", "offer butter for sugar to b and c", "One player or all of them"),
        ("en", "take 9", "Offer 9 is not on the table. There is no open offer now."),
        ("en", "take", "Which offer? Its number, please: take 1"),
        ("en", "offer butter for so", ""),
        ("en", "offer butter for c", "What do you ask?"),
        ("en", "pay butter", "The speculator takes exactly two stamps"),
        ("en", "pay butter soap soap for place", "The speculator takes exactly two stamps"),
        ("en", "call", "What do you call?"),
        ("en", "quiet please now", "I do not understand “now” here."),
        ("en", "fly", "I do not understand “fly” here."),
        ("en", "offer butter 0 for sugar", "I do not understand “0” here."),
        ("en", "offer butter 999999 for sugar", "I do not understand “999999” here."),
        ("pl", "oferta złoto za cukier", "Nie znam kartki „zloto”."),
        ("pl", "oferta masło cukier", "Co za to chcesz?"),
        ("pl", "oferta ma za cukier", "„ma” to może być mąka albo masło."),
        ("pl", "oferta masło za cukier dla Zenka", "Przy tym stole nie ma nikogo o imieniu"),
        ("pl", "biorę 9", "Oferty 9 nie ma na stole."),
        ("it", "offro oro per zucchero", "Non conosco il bollino «oro»."),
        ("it", "offro burro zucchero", "Che cosa vuoi in cambio?"),
        ("it", "offro burro per zucchero a Zeno", "A questo tavolo nessuno si chiama «zeno»."),
        ("it", "accetto 9", "L’offerta 9 non è sul tavolo."),
    ],
)
def test_a_slip_is_named(language: str, text: str, told: str) -> None:
    said = typed(shop(hands=HANDS).state, text, 0, language)
    assert said.startswith(f"({told}") if told else not said.startswith("("), said


@pytest.mark.rule("REG-TRD-5")
def test_a_choice_that_is_left_open_is_asked_for() -> None:
    d = shop(hands="a=butter*2,soap,sugar b=meat", turn="b")
    d.play("b offers a meat for any 2; c is quiet; d is quiet")
    assert typed(d.state, "take 1") == (
        "(Offer 1 leaves you the choice of any 2 stamps: take 1 sugar butter)"
    )
    some = shop(hands="a=butter,soap b=meat", turn="b")
    some.play(
        "b offers a meat for butter or soap".replace("butter or soap", "any 1 of butter soap")
    )
    assert "leaves you the choice of butter or soap" in typed(some.state, "take 1")


def test_a_card_that_is_nowhere_and_one_that_could_be_two() -> None:
    row = "cheesecake,butter_biscuits,birthday_cake,buffet,brownie,meat_balls"
    s = shop(phase="shopping", row=row).state
    assert typed(s, "buy caviar").startswith("(There is no card “caviar” in the shop.")
    assert typed(s, "buy bu") == (
        "(“bu” could be butter biscuits or buffet. Write a little more of it.)"
    )
    assert typed(s, "buy").startswith("(What do you buy? buy cheesecake")


EXAMPLE = re.compile(r": ([^:]+)\)$")


@pytest.mark.parametrize(
    "text",
    ["offer gold for x", "offer butter", "offer for b", "any 2 for soap", "offer soap for 2 a or b",
     "offer soap for meat to zenek", "offer soap for meat to b c", "pay", "call", "fly"],
)  # fmt: skip
def test_every_example_would_be_understood_and_allowed(text: str) -> None:
    """Whoever copies the example word by word gets what it says."""
    d = shop(hands=HANDS)
    shown = asked(d.state)
    assert shown.typed(text) is None
    found = re.search(r"(?:: |\? )([a-z][a-z0-9 ]+)$", shown.not_understood())
    assert found is not None, shown.not_understood()
    line = shown.typed(found[1])
    assert line is not None, found[1]
    reading = GAME.read(d.state, f"a {line}")
    assert not isinstance(reading, Refusal)
    assert GAME.why_not(d.state, *reading) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_of_the_code_has_a_sentence_and_none_is_idle(language: str) -> None:
    code = "\n".join(
        path.read_text("utf-8") for path in Path(SOURCES, "cli/screens").glob("reglamentacja*.py")
    )
    raised = set(re.findall(r'NotUnderstood\(\s*"([a-z_]+)"', code))
    raised |= {"give", "ask", "player", "stamp"}
    told = {
        name.removeprefix("slip-")
        for name in patterns(language, "reglamentacja.ftl")
        if name.startswith("slip-")
    }
    assert told == raised | {"open"}


# what the game itself refuses


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "a offers b meat for soap",
         "You are short of meat: nobody can promise what they do not hold."),
        ("pl", "a offers b meat for soap",
         "Brakuje ci mięsa, a nie można obiecać tego, czego się nie ma."),
        ("it", "a offers b meat for soap",
         "Sei a corto di carne: non si può promettere ciò che non si ha."),
        ("en", "a takes #7", "Nobody has made an offer yet."),
        ("en", "a calls wants place of a", "Your own place is yours already."),
        ("en", "a pays meat meat for a stamp", "You do not have those two stamps."),
        ("en", "a buys cheesecake",
         "That is for another moment of the turn. Now trade while the top spins."),
    ],
)  # fmt: skip
def test_a_refusal_in_words(language: str, line: str, told: str) -> None:
    d = shop(hands=HANDS)
    assert asked(d.state, 0, language).speech.refusal(d.refusal(line)) == told


def test_who_does_not_hold_the_top_is_told_who_does() -> None:
    d = shop(hands="b=meat", turn="b")
    speech = asked(d.state, 1).speech
    refusal = d.refusal("b offers c meat for soap")
    assert speech.refusal(refusal).startswith("Ania holds the top: offer it to Ania.")
    assert speech.refusal(d.refusal("b stops the top")) == (
        "Only Ania, who spun it, may stop the top."
    )
