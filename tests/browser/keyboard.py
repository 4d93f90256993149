"""Playing by keyboard alone: Tab until something wanted has the focus, then Enter or Space."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.players import HOUSE_RULES, HOW, Player, asks_how, hurry_bots

MOST_TABS: Final = 160  # all the way round the longest page, and some more
ROUND: Final = "the Tab key never comes to {}"
# The focus can be seen: something is drawn around it, or it looks different in another way.
OUTLINED: Final = """() => {
  const here = document.activeElement;
  const outlined = (one) => getComputedStyle(one).outlineStyle !== "none";
  const drawn = (one) => getComputedStyle(one).visibility === "visible";
  if (here === document.body || [here, ...here.children].some(outlined)) return "";
  if (getComputedStyle(here).boxShadow !== "none") return "";
  if ([...here.parentElement.querySelectorAll(":scope > .ring")].some(drawn)) return "";
  return here.outerHTML.slice(0, 160);
}"""


class Keys:
    """Ten fingers: they know where they are by `document.activeElement`, and touch nothing else."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.pressed = 0
        self.unseen: Final[set[str]] = set()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def is_at(self, wanted: str) -> bool:
        at: bool = self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted)
        return at

    def go_to(self, wanted: str, number: int = 0, key: str = "Tab") -> bool:
        """To the so-many-th of these that the Tab key comes to; False if there is none."""
        for _ in range(MOST_TABS):
            self.press(key)
            self._look_for_the_focus()
            if self.is_at(wanted):
                number -= 1
            if number < 0:
                return True
        return False

    def use(self, wanted: str, number: int = 0, key: str = "Enter") -> None:
        assert self.go_to(wanted, number), ROUND.format(wanted)
        self.press(key)

    def _look_for_the_focus(self) -> None:
        if nowhere := self.page.evaluate(OUTLINED):
            self.unseen.add(nowhere)


class KeyboardPlayer(Player):
    """The same player without a pointer: what is offered is what the Tab key comes to."""

    keys: Keys

    def begin(self) -> None:
        """From the first page: to the cover of the game and into it."""
        self.keys = Keys(self.page)
        hurry_bots(self.page, HOUSE_RULES.get(self.game, {}))
        self.guest.go("/")
        self.page.locator(f"#cover-{self.game}").wait_for()
        self.keys.use(f"article[aria-labelledby=cover-{self.game}] button.page-main")
        if asks_how(self.page, self.game):
            self.keys.use(HOW)
        self.page.wait_for_url("**/t/*")

    def tap(self, offer: str, number: int) -> None:
        """Only a few steps on: a hand at the keyboard takes what is near. Then Enter or Space."""
        self.taps += 1
        if self.keys.is_at(offer):
            self.keys.press("Space")
        elif self.keys.go_to(offer, number % 3):
            self.keys.press(("Enter", "Space")[self.taps % 2])

    def open_and_leave_the_drawer(self) -> None:
        """All four tabs by the arrows, out by Escape, and back where one was."""
        self.keys.use("button.menu")
        dialog = self.page.locator("[role=dialog]")
        dialog.wait_for()
        assert self.keys.is_at("[role=dialog], [role=dialog] *"), "the drawer has no focus"
        assert self.keys.is_at("[role=tab]") or self.keys.go_to("[role=tab]")
        for _ in range(4):
            self.keys.press("ArrowRight")
            assert self.keys.is_at("[role=tab][aria-selected=true]"), "arrows do not walk the tabs"
        self.keys.press("Escape")
        dialog.wait_for(state="detached")
        assert self.keys.is_at("button.menu"), "the focus does not come back to the menu"
