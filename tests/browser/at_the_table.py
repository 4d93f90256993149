"""Small stories at a table against bots: a refusal and its rule, advice, another language."""

import json
import re
import urllib.request
from typing import Final

from playwright.sync_api import Page

from kartki.words.languages import LANGUAGES
from tests.browser.ears import heard, listen
from tests.browser.evidence import say
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.players import MY_TURN, Player, play_now

WHY: Final = ".why, .bubble"  # where a refusal stands
# What is not allowed yet: a queue card while queueing up, the dice without a call, the
# speculator's deals for whoever does not hold a spinning top.
REFUSED: Final = {
    "kolejka": "main .card button[aria-disabled=true]",
    "ration_board": "main .deed .row button >> nth=0",
    "reglamentacja": "main .acts .black[aria-disabled=true]",
}
REMINDED: Final[dict[str, dict[str, str]]] = {
    "kolejka": {},
    "ration_board": {"remind": "on"},
    "reglamentacja": {},
}  # house rules
LABELS: Final = """() => [...document.querySelectorAll("main [aria-label]")]
  .map((one) => one.getAttribute("aria-label"))"""
PROMPT: Final = ".prompt p, .doing .turn, header .ask"
WORDS: Final = re.compile(r"\b[^\W\d_A-ZŁŚŻ]{3,}\b")  # no names, no figures
LOG: Final = "[role=dialog] .telling"


def await_turn(guest: Guest, game: str) -> None:
    """Until the screen asks me for something, with nothing left to watch or to read."""
    player = Player(guest, game, 1)
    asked = ".pad" if game == "ration_board" else MY_TURN[game]
    guest.page.wait_for_selector(f"main {MY_TURN[game]}", state="attached")
    while guest.page.locator(asked).count() == 0:
        player.step()


def refused_everywhere(house: House, game: str) -> int:
    told = [refused(house, game, language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), f"the same words in two languages: {told}"
    return len(told)


def refused(house: House, game: str, language: str) -> str:
    """The sentence beside what was tapped, the rule's id, and the rule's text behind it."""
    guest = house.welcome(language)
    page = guest.page
    play_now(guest, game, REMINDED[game])
    await_turn(guest, game)
    page.locator(REFUSED[game]).first.click(force=True)  # it is greyed, and answers all the same
    why = page.locator(WHY).filter(has=page.locator("a")).first
    words, rule = why.locator("p").first.inner_text(), why.locator("a").inner_text()
    why.locator("a").click()
    page.locator("dialog[open] .text").wait_for()
    shown = page.locator("dialog[open]").inner_text()
    title = _rule(house, language, rule)
    say(f"{language}: {words.strip()} → {rule}: {title}")
    assert rule in shown, f"{rule} is not in the dialog"
    assert title in shown, f"“{title}” is not in the dialog"
    assert guest.axe() == []
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    return words


def _rule(house: House, language: str, rule: str) -> str:
    with urllib.request.urlopen(f"{house.server.url}/api/rules/{language}/rule/{rule}") as answer:
        title: str = json.load(answer)["title"]
    return title


def advised(house: House, game: str) -> int:
    """A bot says what it would do and why; the button does it."""
    guest = house.welcome("en")
    page = guest.page
    play_now(guest, game)
    await_turn(guest, game)
    page.locator("main button.menu").click()
    hint = page.locator("[role=dialog] .hint")
    hint.locator("button").first.click()
    hint.locator(".told").wait_for()
    say(" ".join(hint.locator("p").all_inner_texts()))
    before = page.locator(LOG).count()
    hint.locator("button").first.click()
    page.wait_for_function(
        "([log, n]) => document.querySelectorAll(log).length > n", arg=[LOG, before]
    )
    return page.locator(LOG).count() - before


def switched(house: House, game: str) -> int:
    """In mid-game: question, log, title and what is only spoken follow, and the next news, too."""
    guest = house.welcome("en")
    page = guest.page
    listen(page)
    play_now(guest, game)
    player = Player(guest, game, 2)
    while player.taps < 8:
        player.step()
    await_turn(guest, game)
    page.locator("main button.menu").click()
    page.locator(LOG).first.wait_for()
    read = {language: _read(page, language) for language in LANGUAGES}
    for part in read["en"]:
        same = _untouched([read[language][part] for language in LANGUAGES])
        assert not same, f"{part} is alike in two languages: {same[:3]}"
    assert _read(page, "en") == read["en"], "what was switched does not come back"
    _read(page, "pl")
    _next_news_is_in_the_log(guest, player)
    say(f"title: {' / '.join(read[one]['title'][0] for one in LANGUAGES)}")
    return sum(len(lines) for lines in read["en"].values())


def _untouched(versions: list[list[str]]) -> list[str]:
    """Lines with half their words in common in two languages; names and figures do not count."""
    together = zip(*versions, strict=True)
    return [" / ".join(lines) for lines in together if any(map(_alike, lines, lines[1:]))]


def _alike(one: str, other: str) -> bool:
    ours, theirs = set(WORDS.findall(one)), set(WORDS.findall(other))
    fewer = min(len(ours), len(theirs))
    return fewer > 1 and len(ours & theirs) >= fewer / 2


def _read(page: Page, language: str) -> dict[str, list[str]]:
    page.locator("[role=dialog] #drawer-settings").click()
    page.locator(f"[role=dialog] input[value={language}]").check(force=True)
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.locator("[role=dialog] #drawer-log").click()
    page.locator(LOG).first.wait_for()
    labels: list[str] = page.evaluate(LABELS)
    return {
        "question": [page.locator(PROMPT).first.inner_text()],
        "log": page.locator(LOG).all_inner_texts(),
        "title": [page.title()],
        "spoken": labels,
    }


def _next_news_is_in_the_log(guest: Guest, player: Player) -> None:
    """What is read aloud after the switch are sentences of the log as it stands there now."""
    page = guest.page
    page.keyboard.press("Escape")
    before = len(heard(page))
    while len(heard(page)) < before + 2:
        player.step()
    page.locator("main button.menu").click()
    page.locator(LOG).first.wait_for()
    log = " ".join(" ".join(page.locator(LOG).all_inner_texts()).split())
    last = heard(page)[-1]
    known = [part for part in last.replace("\xa0", " ").split(". ") if part.rstrip(".") in log]
    assert known, f"not in the log: {last}"
    say(f"read aloud after the switch: {known[-1]}")
