"""A class in real browsers: from the code on the wall to the first move, a pause, and the end."""

import pytest

from kartki.words.languages import LANGUAGES
from tests.browser.all_pages import faults_of
from tests.browser.guest import PHONE, Guest
from tests.browser.house import House
from tests.browser.in_class import (
    BAND,
    NAMES,
    PAUSED,
    STANDING,
    answer,
    begin,
    by_link,
    by_typed_code,
    come_in,
    count_taps,
    ended,
    gathered,
    open_class,
    opened_by,
    order,
    take_out,
    taps,
)
from tests.browser.keyboard import Keys
from tests.browser.players import Player

PAWN = "main.kolejka li.pawn"  # in a queue


def mover(pupils: list[Guest]) -> Guest:
    """Whose turn it is, as the first pupil reads it."""
    turn = pupils[0].page.locator(".prompt .turn")
    turn.wait_for()
    told = turn.inner_text() if "others" in (turn.get_attribute("class") or "") else NAMES[0]
    return next(pupil for name, pupil in zip(NAMES, pupils, strict=True) if name in told)


@pytest.mark.rule("HSE-CLA-1", "HSE-CLA-3", "HSE-CLA-6")
def test_a_teacher_and_four_pupils_from_the_code_to_the_first_move(house: House) -> None:
    teacher, _, pupils = gathered(house, "kolejka")
    for name in NAMES:
        teacher.page.locator("ul.tables strong").get_by_text(name, exact=True).wait_for()
    pupils[0].page.locator("main .with").filter(has_text=NAMES[-1]).wait_for()
    begin(teacher, pupils, "kolejka")
    assert {pupil.page.locator(f"{BAND} .name").inner_text() for pupil in pupils} == {"The Kiosk"}

    order(teacher, "Pause all")
    for pupil in pupils:
        pupil.page.locator(PAUSED).wait_for()
        pupil.page.locator("main[inert]").wait_for(state="attached")  # no key leads under the veil
    hand = teacher.page.locator(".hand")
    hand.locator("input").fill("Look at the board, please")
    hand.locator("form button[type=submit]").click()
    pupils[2].page.locator(PAUSED).get_by_text("Look at the board, please").wait_for()
    pupils[1].page.reload()
    pupils[1].page.locator(PAUSED).wait_for()  # found again, as it was
    order(teacher, "Go on")
    for pupil in pupils:
        pupil.page.locator(PAUSED).wait_for(state="detached")
        pupil.page.locator("main:not([inert])").wait_for()

    first = mover(pupils)
    other = next(pupil for pupil in pupils if pupil is not first)
    assert other.page.locator(PAWN).count() == 0
    player = Player(first, "kolejka", seed=1)
    player.step()
    other.page.locator(PAWN).first.wait_for()

    assert teacher.page.locator("ul.tables li.bot").count() == 0
    take_out(teacher, gone := NAMES[pupils.index(other)])
    other.page.locator(f"{BAND} [role=alert]").wait_for()  # and nobody else reads it
    assert first.page.locator(f"{BAND} [role=alert]").count() == 0
    teacher.page.locator("ul.tables li.bot").wait_for()  # under a name of its own (HSE-CLA-6)
    assert gone not in teacher.page.locator("ul.tables").inner_text()


@pytest.mark.rule("HSE-CLA-1")
def test_six_clicks_of_the_teacher_and_three_taps_of_a_pupil_are_enough(house: House) -> None:
    """From the first page to the first question of a game; names and codes are typed."""
    teacher, pupil, other = [house.welcome("en") for _ in range(3)]
    for guest in (teacher, pupil, other):
        count_taps(guest)
    code = opened_by(teacher, "kolejka", 2)
    by_typed_code(pupil, code, NAMES[0])
    other.go(f"/class/{code}")
    come_in(other, NAMES[1])
    teacher.page.locator("ul.tables strong").nth(1).wait_for()
    begin(teacher, [pupil, other], "kolejka")
    assert 3 <= taps(teacher) <= 6
    assert 1 <= taps(other) < taps(pupil) <= 3


@pytest.mark.rule("HSE-CLA-4")
def test_the_end_by_time_three_questions_and_another_round(house: House) -> None:
    teacher, code, pupils = gathered(house, "ration_board")
    begin(teacher, pupils, "ration_board")
    tables = {pupil.page.url for pupil in pupils}
    ended(teacher, pupils)
    teacher.page.locator("ul.tables .place").filter(has_text="1.").first.wait_for()
    answer(pupils[0], "I waited for a seven.")
    shown = teacher.page.locator("#answers ~ section q")
    shown.filter(has_text="I waited for a seven.").wait_for()
    pupils[1].page.locator(f"{BAND} button").first.click()
    pupils[1].page.locator("dialog textarea").first.fill("I am still writing")
    order(teacher, "Same tables")
    for pupil in (pupils[0], *pupils[2:]):
        pupil.page.wait_for_url(lambda url: "/t/" in url and url not in tables)
        pupil.page.locator(STANDING).wait_for(state="detached")
    assert pupils[1].page.url in tables  # nobody is torn away from what they write
    pupils[1].page.locator("dialog button[type=submit]").click()
    pupils[1].page.wait_for_url(lambda url: "/t/" in url and url not in tables)
    teacher.go(f"/class/{code}/results")
    for words in ("I waited for a seven.", "I am still writing"):
        teacher.page.locator("main q").filter(has_text=words).wait_for()
    assert faults_of(teacher) == []


@pytest.mark.rule("HSE-CLA-5")
def test_a_name_that_is_taken_and_another_phone(house: House) -> None:
    teacher, code = open_class(house, "kolejka")
    lost = by_link(house, code, NAMES[0])
    phone = house.welcome("en", PHONE)
    phone.go(f"/class/{code}")
    phone.page.locator("#pupil-name").fill(NAMES[0])
    phone.page.locator("main form button.page-main").click()
    phone.page.locator("#pupil-why.page-why").wait_for()
    phone.faults[:] = [fault for fault in phone.faults if "409" not in fault]  # it is taken
    phone.page.locator("#pupil-why + button").click()
    teacher.page.locator("#to-decide ~ .one button").first.click()
    phone.page.locator("main .hello").filter(has_text=NAMES[0]).wait_for()
    lost.page.locator("main form #pupil-name").wait_for()  # the seat has gone with the new phone
    lost.page.locator("main [role=alert]").filter(has_text="another phone").wait_for()


@pytest.mark.rule("HSE-CLA-6")
def test_who_is_taken_out_reads_a_sentence(house: House) -> None:
    teacher, code = open_class(house, "kolejka")
    pupil = by_link(house, code, NAMES[0])
    take_out(teacher, NAMES[0])
    pupil.page.locator("main [role=alert]").filter(has_text="taken you out").wait_for()


def test_a_second_device_and_a_reload_find_the_teachers_page_again(house: House) -> None:
    teacher, code = open_class(house, "reglamentacja")
    teacher.page.reload()
    teacher.page.locator("#second-device ~ .key button").click()
    link = teacher.page.locator("#second-device ~ .key input").input_value()
    tablet = house.welcome("it")
    tablet.go(link.removeprefix(teacher.url))
    tablet.page.locator(".poster .code").filter(has_text=" ".join(code)).wait_for()
    assert "key" not in tablet.page.url  # whoever looks over a shoulder reads no key
    by_link(house, code, NAMES[0])
    for screen in (teacher, tablet):
        screen.page.locator("ul.tables strong").filter(has_text=NAMES[0]).wait_for()


def test_a_code_of_no_class_gets_a_sentence(house: House) -> None:
    guest = house.welcome("en")
    guest.go("/class/AAAAAA")
    guest.page.locator("main [role=alert]").filter(has_text="AAAAAA").wait_for()
    guest.faults[:] = [fault for fault in guest.faults if "404" not in fault]  # it is one


def test_a_class_by_keyboard_alone(house: House) -> None:
    teacher, pupil = house.welcome("en"), house.welcome("en")
    teacher.go("/class")
    teacher.page.locator("main form").wait_for()
    keys, small_keys = Keys(teacher.page), Keys(pupil.page)
    keys.use("main form button.page-main")
    teacher.page.locator(".poster .code").wait_for()
    code = teacher.page.url.rsplit("/", 1)[1]
    pupil.go(f"/class/{code}")
    pupil.page.locator("#pupil-name").wait_for()
    assert small_keys.go_to("#pupil-name")
    pupil.page.keyboard.type(NAMES[0])
    small_keys.press("Enter")
    by_link(house, code, NAMES[1])
    teacher.page.locator("ul.tables strong").nth(1).wait_for()
    keys.use("ul.tables li li button")
    teacher.page.locator("dialog[open]").wait_for()
    keys.press("Escape")
    teacher.page.locator("dialog[open]").wait_for(state="detached")
    assert keys.is_at("ul.tables li li button")  # back where one was
    keys.use(".begin button.page-main")
    pupil.page.locator(BAND).wait_for()
    teacher.page.locator(".hand").wait_for()
    keys.use(".hand .acts button")
    pupil.page.locator(PAUSED).wait_for()
    assert not keys.unseen | small_keys.unseen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_class_in_every_language_on_a_phone(house: House, language: str) -> None:
    teacher = house.welcome(language, PHONE)
    teacher.go("/class")
    teacher.page.locator("main form details summary").click()
    assert faults_of(teacher) == []
    teacher, code = open_class(house, "kolejka", language, PHONE)
    pupil = house.welcome(language, PHONE)
    pupil.go(f"/class/{code}")
    pupil.page.locator("#pupil-name").wait_for()
    assert faults_of(pupil) == []
    pupil.page.locator("main form button.page-act").click()  # a name of that time
    pupil.page.locator("main .state").wait_for()
    assert faults_of(pupil) == []
    by_link(house, code, NAMES[0], language).page.close()  # shown as away
    teacher.page.locator("ul.tables .away strong").wait_for()
    assert faults_of(teacher) == []
    teacher.page.locator("ul.tables li li button").first.click()
    teacher.page.locator("dialog[open]").wait_for()
    assert faults_of(teacher) == []
    teacher.page.keyboard.press("Escape")
    begin(teacher, [pupil], "kolejka")
    assert faults_of(pupil) == []
    teacher.page.locator(".hand").wait_for()
    assert faults_of(teacher) == []
