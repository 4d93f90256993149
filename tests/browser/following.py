"""Somebody who lets the page show what happened, and acts only then."""

from collections import Counter
from typing import Final

from tests.browser.evidence import say
from tests.browser.house import House
from tests.browser.players import MY_TURN, OVER, Player, play_now
from tests.browser.staged import EYES, Verdict, judge

SEED: Final = 11
PACE: Final = "normal"
SHOWN: Final = 12  # kinds of what was missed that are told

READS: Final = 900  # milliseconds that somebody looks at a card of their own before going on
OWN_CARD: Final = "[data-staged]:has(button)"  # a scene that waits for me
RUSHES: Final = "main .watching button"  # "To my turn": not for somebody who wants to see it all

# My turn, or the end, and nothing is being shown any more but what waits for me.
MY_MOVE: Final = f"""([mine, over]) => document.querySelector(over) !== null
  || (document.querySelector(mine) !== null
    && !document.querySelector("[data-staged]:not({OWN_CARD})"))"""
# Counts the acts that were sent, and those that were answered.
ACTS: Final = """
const [sent, answered] = [new Set(), new Set()];
window.kartkiUnanswered = () => sent.size - answered.size;
const heard = ({ data }) => {
  const { id } = JSON.parse(data);
  if (sent.has(id)) answered.add(id);
};
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const { t, id } = JSON.parse(data);
  if (t === "act") {
    sent.add(id);
    this.addEventListener("message", heard);
  }
  return send.call(this, data);
};
"""
ANSWERED: Final = "() => kartkiUnanswered() === 0"


class PatientPlayer(Player):
    """Acts when everything has been shown: who acts sooner ends it."""

    def step(self) -> None:
        self.page.wait_for_function(
            MY_MOVE, arg=[MY_TURN[self.game], OVER], timeout=180_000, polling=100
        )
        if self.page.locator(OWN_CARD).count():
            self.page.wait_for_timeout(READS)
        self.choose()
        # until the tap was answered: a second one would end what the answer shows
        self.page.wait_for_function(ANSWERED)

    def offers(self) -> tuple[str, ...]:
        return tuple(offer for offer in super().offers() if offer != RUSHES)


def follow_a_game(house: House, game: str, size: tuple[int, int]) -> Verdict:
    guest = house.welcome(size=size, pace=PACE)
    guest.page.add_init_script(EYES)
    guest.page.add_init_script(ACTS)
    play_now(guest, game)
    guest.page.locator(f"main.{game}").wait_for()
    player = PatientPlayer(guest, game, SEED)
    player.play_to_the_end()
    verdict = judge(guest.page, game)
    _tell(verdict, player)
    return verdict


def _tell(verdict: Verdict, player: Player) -> None:
    say(
        f"{verdict.events} events in {player.seconds:.0f} s, {player.taps} taps; scenes as due:"
        f" {verdict.staged}; unstaged {len(verdict.unstaged)}, unlisted {len(verdict.unlisted)}"
    )
    for name, marks in (("unstaged", verdict.unstaged), ("unlisted", verdict.unlisted)):
        kinds = Counter(mark.split(":")[1] for mark in marks)
        for kind, times in kinds.most_common(SHOWN):
            first = next(mark for mark in marks if mark.endswith(f":{kind}"))
            say(f"{name}: {kind}, {times} times, first in {first}")
