"""The pause while the speculator shops (HSE-CLK-2): nobody acts before it is over."""

from collections.abc import Sequence
from typing import Final

from tests.browser.guest import Guest
from tests.server.moved_clock import Clock

SECONDS: Final = 4.0
A_MOMENT: Final = 0.1  # until the server has seen it end

# Notes a raid as soon as it is told, before the page shows anything of it.
EARS: Final = """
window.raidedAt = -1;
const heard = ({ data }) => {
  const message = typeof data === "string" ? JSON.parse(data) : null;
  const raided = ({ code }) => code === "speculator_took";
  if (message?.t === "told" && message.events.some(raided)) window.raidedAt = performance.now();
};
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); this.addEventListener("message", heard); }
};
"""
SINCE: Final = "() => window.raidedAt < 0 ? -1 : performance.now() - window.raidedAt"


def listen_for_raids(guest: Guest) -> None:
    """To be called before the page of the table is opened."""
    guest.page.add_init_script(EARS)


def let_it_pass(guests: Sequence[Guest], clock: Clock | None) -> None:
    """Where the server's clock is the test's to move, it is moved; otherwise time passes."""
    since = max(guest.page.evaluate(SINCE) for guest in guests)
    if since < 0:
        return
    if clock is not None:
        clock.move(SECONDS + A_MOMENT)
    else:
        left = (SECONDS + A_MOMENT) * 1_000 - since
        guests[0].page.wait_for_timeout(max(left, 0))
    for guest in guests:
        guest.page.evaluate("() => { window.raidedAt = -1; }")
