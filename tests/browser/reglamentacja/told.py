"""What a page has told of the game, against what the house knows: line by line, in its language."""

from collections.abc import Iterator
from typing import Any, Final

from kartki.server.messages.facts import from_wire
from kartki.words.speech import Speech
from tests.browser.guest import Guest
from tests.browser.tables import AFTER

LOG: Final = "[role=dialog] .telling .line"
EARLIER: Final = "[role=dialog] .earlier button"
# What a game has to come to, by the codes of its events and by what is in them.
HAPPENED: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "a deal of stamps": ("dealt", {"stamps": "both"}),
    "a deal with places": ("dealt", {"place": "yes"}),
    "two stamps for one off the stack": ("paid_speculator", {"place": "no"}),
    "two stamps for his place": ("paid_speculator", {"place": "yes"}),
    "the speculator shops": ("speculator_took", {}),
    "the top is stopped": ("top_stopped", {}),
    "the top falls": ("top_fell", {}),
    "hands down": ("hands_went_down", {}),
    "the final turn": ("final_turn_began", {}),
    "a card is bought": ("bought", {}),
    "an offer is declined": ("declined", {}),
    "an offer is withdrawn": ("offer_gone", {"why": "withdrawn"}),
    "a call": ("called", {}),
}


def events(film: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
    """What this seat was told, in the order of telling."""
    for frame in film["frames"]:
        yield from frame["seen"][seat] or frame["events"]


def sentences(film: dict[str, Any], seat: int, language: str) -> list[str]:
    speech = Speech(language, film["game"], dict(enumerate(film["names"])))
    speech.reader = seat
    found = []
    for event in events(film, seat):
        facts = from_wire(event["facts"])
        assert facts is not None, event
        found.append(speech.say(f"event-{event['code']}", **dict(facts)))
    return [plain(one) for one in found]


def plain(text: str) -> str:
    return " ".join(text.split())


def log(guest: Guest) -> list[str]:
    """All of it, from the drawer, when the sheet after the game has been put aside."""
    page = guest.page
    fold = page.locator(f"{AFTER} header button[aria-expanded=true]")
    if fold.count():
        fold.click()
    page.locator("main button.menu").click()
    page.locator(LOG).first.wait_for()
    while page.locator(EARLIER).count():
        page.locator(EARLIER).click()
    lines: list[str] = page.locator(f"{LOG} > span:last-child").all_inner_texts()
    page.keyboard.press("Escape")
    return [plain(one) for one in lines]


def missing(film: dict[str, Any], seat: int) -> list[str]:
    """Of all that has to happen, what has not."""
    told = [(event["code"], event["facts"]) for event in events(film, seat)]
    return [
        what
        for what, (code, facts) in HAPPENED.items()
        if not any(code == found and facts.items() <= more.items() for found, more in told)
    ]
