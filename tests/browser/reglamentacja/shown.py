"""What one page of the market shows to whoever sits before it, and nothing else."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

SPECULATOR: Final = "speculator"
STAMPS: Final = ("sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate")
HAND: Final = """() => [...document.querySelectorAll("main ul.hand [data-kind]")]
  .map((one) => [one.dataset.kind, Number(one.querySelector("b").textContent)])"""
# From the counter on: seat letters, and the speculator.
QUEUE: Final = """() => [...document.querySelectorAll("main .queue ol li")]
  .map((one) => [...one.classList].find((name) => /^seat-|speculator/.test(name)))
  .map((name) => name.replace("seat-", ""))"""
TOP: Final = """() => {
  const held = document.querySelector("main .queue ol li:has(.top)");
  const name = [...(held?.classList ?? [])].find((one) => one.startsWith("seat-"));
  return name?.replace("seat-", "") ?? "";
}"""
# What each card costs stands in its price, stamp by stamp.
CARDS: Final = """() => [...document.querySelectorAll("main .shop [data-card]:not(.gone)")]
  .map((one) => [one.dataset.card, one.classList.contains("buyable")])"""
SLIPS: Final = """() => [...document.querySelectorAll("main .slip")].map((one) => ({
  number: Number(one.dataset.offer),
  deed: ["take", "counter", "withdraw", "wait", "watch"]
    .find((name) => one.classList.contains(name)),
  gone: one.classList.contains("gone"),
  dealt: one.classList.contains("dealt"),
  choice: one.classList.contains("pickable"),
  words: one.querySelector(".deal").innerText,
}))"""

# What the page asks of me, or lets me do.
ASKED: Final = """() => {
  const ways = {
    flick: ".flick button",
    discard: "ul.hand.discarding",
    buy: ".acts.buying",
    trade: ".acts .offer:not([aria-disabled=true])",
  };
  return Object.keys(ways).find((name) => document.querySelector(`main ${ways[name]}`)) ?? "";
}"""

# What fades is noted as soon as it stands there, however late somebody looks.
NOTE: Final = """(selector) => {
  window.noted ??= {};
  window.noted[selector] = "";
  const look = () => {
    window.noted[selector] ||= document.querySelector(selector)?.innerText ?? "";
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
NOTED: Final = "(selector) => window.noted[selector]"


@dataclass(frozen=True)
class SeenSlip:
    number: int
    deed: str  # what a tap on it does: take, counter, withdraw; wait and watch do nothing
    gone: bool
    dealt: bool
    choice: bool  # what is paid for it can be chosen
    words: str


class Shown:
    """Reads the page; where it lies about the game, the game goes wrong."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def asked(self) -> str:
        """flick, trade, discard, buy; or nothing."""
        found: str = self.page.evaluate(ASKED)
        return found

    def hand(self) -> Counter[str]:
        """My own stamps; those in an open draft are not among them."""
        return Counter({kind: number for kind, number in self.page.evaluate(HAND) if number})

    def queue(self) -> list[str]:
        found: list[str] = self.page.evaluate(QUEUE)
        return found

    def holder(self) -> str:
        """The letter of the seat that holds the top."""
        found: str = self.page.evaluate(TOP)
        return found

    def row(self) -> list[str]:
        return [name for name, _ in self.page.evaluate(CARDS)]

    def buyable(self) -> list[str]:
        return [name for name, may in self.page.evaluate(CARDS) if may]

    def slips(self) -> list[SeenSlip]:
        return [SeenSlip(**one) for one in self.page.evaluate(SLIPS)]

    def standing(self, deed: str = "") -> list[SeenSlip]:
        """Slips that still lie there, or those of one deed."""
        return [one for one in self.slips() if not one.gone and deed in ("", one.deed)]

    def note(self, selector: str) -> None:
        """From now on the words that come to stand here are kept."""
        self.page.evaluate(NOTE, selector)

    def noted(self, selector: str) -> str:
        """The first words that have stood here since then, if any have."""
        found: str = self.page.evaluate(NOTED, selector)
        return found
