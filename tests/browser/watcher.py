"""Looks at a page whenever something new is asked: axe, names, live regions."""

import re
from typing import Final

from tests.browser.ears import nameless, regions
from tests.browser.guest import Guest

# What makes a situation: the question as it is worded, and which parts of the screen are there.
SITUATION: Final = """() => {
  const mine = document.querySelector(".turn.mine, .prompt .turn:not(.others)") !== null;
  const question = document.querySelector(".prompt p, header .ask, .turn.mine");
  const asked = question?.innerText ?? "";
  const parts = [".pad", ".watching", ".bargain", ".counter", ".picker", ".cards", ".bubble",
    ".why", "[role=dialog]", "dialog[open]", ".map section", "#after-sentence", ".sheet", ".slip",
    ".composer", ".large"];
  const there = parts.filter((part) => document.querySelector(part));
  return [mine ? "mine" : "others", asked, ...there].join(" | ");
}"""
MORE_LOOKS: Final = 2  # at a page that changes under the eyes: one look may mix two pages
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
        self.seen.add(situation)
        faults = [*self._axe(), *nameless(self.guest.page), *self._regions()]
        for fault in faults:
            self.found.setdefault(fault, situation)

    def _axe(self) -> list[str]:
        """One look if the page stands still; else what several looks have in common."""
        still, found = self.guest.axe_if_still()
        for _ in range(MORE_LOOKS):
            if still or not found:
                break
            still, again = self.guest.axe_if_still()
            found = again if still else [fault for fault in found if fault in again]
        return found

    def report(self) -> None:
        told = [f"{fault} [in: {situation}]" for fault, situation in self.found.items()]
        assert not told, "\n    ".join(told)

    def _regions(self) -> list[str]:
        found = regions(self.guest.page)
        return [] if found == self.regions else [f"{found} live regions, not {self.regions}"]
