"""Going away and coming back: the first page, the game that was left, a move, one screen."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.finished import finished
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.house import TITLES, House
from tests.browser.one_screen import PASS_ON, share
from tests.browser.players import play_now

GO_ON: Final = ".go_on a.page-main"
SIZES: Final = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

PUT_DOWN: Final = """([cover, before]) => document.querySelector(cover) !== null
  || document.querySelectorAll("main .pawn").length > before"""


def open_tools(guest: Guest) -> None:
    """Where the tools have no room they lie behind one button."""
    guest.page.locator("header .tools .menu").wait_for()
    more = guest.page.locator("header .tools .more")
    if more.count():
        more.click()


def top_of(guest: Guest, place: str) -> float:
    box = guest.page.locator(place).bounding_box()
    assert box
    return box["y"]


@SIZES
@pytest.mark.parametrize("game", TITLES)
def test_from_a_table_to_the_first_page_and_back_to_ones_seat(
    house: House, game: str, size: tuple[int, int]
) -> None:
    guest = house.welcome(size=size)
    play_now(guest, game)
    table = guest.page.url
    open_tools(guest)
    guest.page.locator("header .tools .home").click()
    guest.page.locator(GO_ON).wait_for()
    covers = top_of(guest, ".covers")
    assert top_of(guest, ".go_on") < covers
    assert top_of(guest, GO_ON) < size[1], "one has to scroll to it"
    guest.page.locator(".go_on .people:not(:empty)").wait_for()
    assert top_of(guest, ".covers") == covers, "the page jumps while the server is asked"
    assert guest.axe() == []
    guest.page.locator(GO_ON).click()
    guest.page.wait_for_url(table)
    guest.page.locator(f"main.{game}").wait_for()
    guest.page.locator("header .tools .menu").click()
    guest.page.locator("#drawer-people").click()
    guest.page.locator(".drawer li.me").wait_for()
    guest.page.locator(".drawer footer a[href='/']").click()
    guest.page.locator(GO_ON).wait_for()


@SIZES
def test_a_link_to_a_move_opens_there(house: House, size: tuple[int, int]) -> None:
    code = finished(house, "kolejka", players=2)
    guest = house.welcome(size=size)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.go(f"/replay/{code}?at=12")
    at = guest.page.locator("footer input[type=range]")
    at.wait_for()
    guest.page.locator("main.kolejka").wait_for()
    expect(at).to_have_value("12")
    guest.page.keyboard.press("ArrowLeft")
    expect(at).to_have_value("11")
    copy = guest.page.get_by_role("button", name="Copy the link to this move")
    if not copy.count():
        guest.page.locator("footer button.log").click()
    copy.click()
    guest.page.get_by_role("button", name="The link is copied").wait_for()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{code}?at=11")
    guest.go(link[link.index("/replay") :])
    expect(at).to_have_value("11")


def test_a_move_that_is_none_is_a_sentence_and_the_game_goes_on(house: House) -> None:
    code = finished(house, "ration_board", players=2)
    guest = house.welcome()
    guest.go(f"/replay/{code}?at=999999")
    guest.page.get_by_text("Here is the last one.").wait_for()
    at = guest.page.locator("footer input[type=range]")
    assert at.input_value() == at.get_attribute("max")
    guest.go(f"/replay/{code}?at=nonsense")
    guest.page.get_by_text("“nonsense” is no move of this game.").wait_for()
    assert at.input_value() == "0"
    guest.page.locator("footer .main").click()
    expect(at).not_to_have_value("0")


def test_pawns_are_put_down_without_a_cover_and_no_hand_is_in_the_page(house: House) -> None:
    guest = house.welcome()
    share(guest, "kolejka")
    page = guest.page
    page.locator("main.kolejka, " + PASS_ON).first.wait_for()
    pawns = 0
    while not page.locator(PASS_ON).count():
        assert page.locator("main.kolejka .hand .card").count() == 0, "somebody's cards are seen"
        join = page.locator("main .join:visible, main .picker button:not([aria-disabled=true])")
        mine = join.or_(page.locator(PASS_ON)).first
        mine.wait_for()
        if page.locator(PASS_ON).count():
            break
        before = page.locator("main .pawn").count()
        join.first.click()
        do = page.locator("main button.do:not([aria-disabled=true])")
        if do.count():
            do.first.click()
        # Until it stands there: what was offered for it can still be seen meanwhile, and goes.
        page.wait_for_function(PUT_DOWN, arg=[PASS_ON, before])
        pawns += 1
    assert pawns > 5
    assert page.locator("main.kolejka, .hand").count() == 0, "what lies under the cover"
