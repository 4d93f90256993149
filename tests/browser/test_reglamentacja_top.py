"""The hard moments of a spinning top in real browsers, where no top falls by itself.

In real time they are in scripts/prove.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import PATIENT, House, pages
from tests.browser.reglamentacja.around_the_fall import CASES
from tests.browser.reglamentacja.at_the_fall import judged
from tests.browser.reglamentacja.held import HANDS, by_every_hand
from tests.browser.reglamentacja.mid_spin import goes_on
from tests.browser.reglamentacja.three_taps import MOST, close_a_deal
from tests.browser.reglamentacja.two_accepts import at_once
from tests.server.faulty_server import by_moved_clock
from tests.server.moved_clock import Clock
from tests.server.running import started


@pytest.mark.rule("REG-TOP-2", "HSE-CLK-1")
def test_an_accept_under_way_at_the_fall_counts_within_its_round_trip(still_house: House) -> None:
    assert judged(still_house, CASES) == len(CASES)


@pytest.mark.rule("REG-TRD-3")
def test_two_accepts_of_one_offer_are_one_deal_and_one_clear_answer(still_house: House) -> None:
    assert at_once(still_house) == 1


def test_five_phones_close_a_deal_within_three_taps(still_house: House) -> None:
    assert close_a_deal(still_house) <= MOST


def test_held_and_let_go_with_a_mouse_a_finger_and_a_key(still_house: House) -> None:
    assert by_every_hand(still_house) == list(HANDS)


def test_a_reload_and_a_killed_server_do_not_stop_the_top(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = by_moved_clock(tmp_path_factory.mktemp("mid-spin"))
    with started(server, *PATIENT, **pages()):
        house = House(browser, server, Clock(server))
        try:
            assert goes_on(house) > 1
            assert house.faults() == []
        finally:
            house.close()
