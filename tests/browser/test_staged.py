"""What happens is shown: the first turns of a game at normal pace, read off the page."""

from typing import Final

import pytest

from tests.browser.guest import PHONE
from tests.browser.house import House
from tests.browser.moved_page import play_at_moved_time
from tests.browser.staged import judge

# A game, and the event that ends its first turns. On a phone, where one shop is in sight at a time;
# whole games, and large screens, are in scripts/prove.
FIRST_TURNS = [("kolejka", "day_ended")]

# Words of a scene that something else lies upon, looked for all the time. They take no taps, and
# neither do those who walk; for the look all of them do.
UNDER: Final = """() => {
  window.kartkiUnder = new Set();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("main * { pointer-events: auto !important }");
  const look = () => {
    for (const line of document.querySelectorAll(".said :is(p, li) > span:not([class*=' '])"))
      for (const part of [0.1, 0.5, 0.9]) {
        const { left, top, width, height } = line.getBoundingClientRect();
        const found = document.elementFromPoint(left + width * part, top + height / 2);
        if (!found?.closest(".said"))
          window.kartkiUnder.add(`${line.textContent}: ${found?.outerHTML.slice(0, 60)}`);
      }
  };
  setInterval(() => {
    document.adoptedStyleSheets.push(sheet);
    look();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }, 100);
}"""


@pytest.mark.parametrize(("game", "last"), FIRST_TURNS)
def test_every_event_is_staged_or_listed(still_house: House, game: str, last: str) -> None:
    player = play_at_moved_time(still_house, game, PHONE)
    player.page.evaluate(UNDER)
    player.play_until(last)
    assert player.page.evaluate("[...kartkiUnder]") == []
    found = judge(player.page, game)
    assert found.unstaged == []
    assert found.unlisted == []
    assert found.staged > 0
