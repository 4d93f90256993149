"""The top's hard moments in real browsers: the fall, a reload, a dead server, two at once."""

from functools import partial

from tests.browser.evidence import claim, figure_claim
from tests.browser.reglamentacja import around_the_fall, mid_spin, three_taps, two_accepts

CLAIMS = [
    figure_claim(
        "Accepts of a standing offer around the fall in real time, 0, 100 and 300 ms added on one"
        " socket: the share that comes out as it should",
        "each case at least once dealt within the round trip and a quarter of a second; later it"
        " is always refused; all pages agree",
        partial(around_the_fall.judged, cases=around_the_fall.CASES),
    ),
    claim(
        "A page loaded again and the server killed in the middle of a spin: times welcomed",
        "the offers stand, the top goes on, a deal is closed; all pages agree",
        mid_spin.goes_on,
    ),
    claim(
        "Two people tap the same offer in the same moment: deals",
        "1, and one clear answer",
        two_accepts.at_once,
    ),
    claim(
        "Five people on phones, 360 pixels wide: taps for one side of a deal, at most",
        f"{three_taps.MOST}; a tap on what has just come does nothing and says so",
        three_taps.close_a_deal,
    ),
]
