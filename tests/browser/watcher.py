"""Looks at a page whenever something new is asked: axe, names, live regions."""

import re
from typing import Final

from tests.browser.ears import nameless, regions
from tests.browser.guest import Guest

# What makes a situation: the question as it is worded, and which parts of the screen are there.
SITUATION: Final = """() => {
  const mine = document.querySelector(".turn.mine, .prompt .turn:not(.others)") !== null;
  const question = document.querySelector(".prompt p") ?? document.querySelector(".turn.mine");
  const asked = question?.innerText ?? "";
  const parts = [".pad", ".watching", ".bargain", ".counter", ".picker", ".cards", ".bubble",
    ".why", "[role=dialog]", "dialog[open]", ".map section", "#after-sentence", ".sheet", ".slip"];
  const there = parts.filter((part) => document.querySelector(part));
  return [mine ? "mine" : "others", asked, ...there].join(" | ");
}"""
FIGURES: Final = re.compile(r"\d+")


class Watcher:
    """One look at each situation that a game comes to."""

    def __init__(self, guest: Guest, regions: tuple[int, int] = (1, 1)) -> None:
        self.guest: Final = guest
        self.regions: Final = regions  # so many are polite, so many interrupt
        self.seen: Final[set[str]] = set()
        self.found: Final[dict[str, str]] = {}  # a fault, and where it was first met

    def look(self) -> None:
        """Words with figures in them are the same situation with other figures."""
        situation = FIGURES.sub("#", self.guest.page.evaluate(SITUATION))
        if situation in self.seen:
            return
        still, found = self.guest.axe_if_still()
        if not still and found:
            return  # the page moved on under the eyes: this situation wants another look
        self.seen.add(situation)
        faults = [*found, *nameless(self.guest.page), *self._regions()]
        for fault in faults:
            self.found.setdefault(fault, situation)

    def report(self) -> None:
        told = [f"{fault} [in: {situation}]" for fault, situation in self.found.items()]
        assert not told, "\n    ".join(told)

    def _regions(self) -> list[str]:
        found = regions(self.guest.page)
        return [] if found == self.regions else [f"{found} live regions, not {self.regions}"]
