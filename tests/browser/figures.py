"""How quick it is: the first page, a move, and a scrubber that is dragged through a long game."""

from statistics import median
from typing import Final

from scripts.proofs.claim import Measured
from tests.browser.again import SCRUBBER
from tests.browser.evidence import say
from tests.browser.finished import finished
from tests.browser.following import ACTS, PatientPlayer
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.players import Player, play_now
from tests.browser.stopwatch import FRAMES, SHOWN, USABLE, busy, share, take, transferred

VISITS: Final = 9
USABLE_WITHIN: Final = 1_000  # milliseconds
MOST_BYTES: Final = 150_000
SHOWN_WITHIN: Final = 100  # milliseconds
TELLINGS: Final = 60  # at normal pace, after which the rest of the game is not waited for
BOT_DELAY: Final = 150  # milliseconds: one telling after the other, as people see them
LATE: Final = 50  # milliseconds for a frame
LATE_SHARE: Final = 0.02  # of the frames, more than where nothing is dragged
LONG_GAME: Final = 300  # moves
PLAYERS: Final = {"kolejka": 5, "ration_board": 6}
DRAGGED: Final = 240  # positions of the pointer on the way


def usable(house: House) -> Measured:
    """Each visit with an empty cache."""
    times = []
    for _ in range(VISITS):
        guest = house.welcome("en")
        guest.page.add_init_script(USABLE)
        guest.go("/")
        guest.page.wait_for_function("() => window.kartkiUsable")
        times.append(float(guest.page.evaluate("window.kartkiUsable")))
        guest.close()
    say(f"{', '.join(f'{time:.0f}' for time in sorted(times))} ms; {busy()}")
    return Measured(median(times), min(times), max(times), median(times) <= USABLE_WITHIN)


def light(house: House, language: str) -> Measured:
    guest = house.welcome(language)
    guest.go("/")
    guest.page.locator("button.page-main").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    everything = transferred(guest.page)
    pictures = sum(size for name, size in everything if name.endswith(".svg"))
    total = sum(size for _, size in everything)
    say(
        f"{total / 1000:.1f} kB in {len(everything)} files, of which pictures {pictures / 1000:.1f}"
    )
    kilo = (total - pictures) / 1000
    return Measured(kilo, kilo, total / 1000, total - pictures <= MOST_BYTES)


def moves_shown(house: House, game: str) -> Measured:
    """Where nothing is staged: who plays at once sees a move when it comes."""
    guest = house.welcome("en")
    guest.page.add_init_script(SHOWN)
    play_now(guest, game, delay=BOT_DELAY)
    Player(guest, game, seed=7).play_to_the_end()
    return _shown(guest)


def shown_under_the_stage(house: House, game: str) -> Measured:
    """At normal pace: the position is the new one while the stage still tells how it came."""
    guest = house.welcome("en", pace="normal")
    guest.page.add_init_script(ACTS)
    guest.page.add_init_script(SHOWN)
    play_now(guest, game)
    player = PatientPlayer(guest, game, seed=7)
    while not player.is_over() and guest.page.evaluate("kartkiShown.length") < TELLINGS:
        player.step()
    return _shown(guest)


def _shown(guest: Guest) -> Measured:
    times: list[float] = take(guest.page, "kartkiShown")
    empty: list[float] = take(guest.page, "kartkiEmpty")
    half, most, idle = share(times, 0.5), share(times, 0.95), share(empty, 0.95)
    say(f"{len(times)} tellings: p50 {half:.0f}, p95 {most:.0f}, max {max(times):.0f} ms")
    say(f"a frame with nothing new: p50 {share(empty, 0.5):.0f}, p95 {idle:.0f} ms; {busy()}")
    return Measured(most, half, max(times), most <= SHOWN_WITHIN)


def scrubbed(house: House, game: str) -> Measured:
    """Frames over 50 ms while the scrubber is dragged there and back; before, while it rests."""
    code = finished(house, game, PLAYERS[game], LONG_GAME)
    guest = house.welcome("en")
    page = guest.page
    page.add_init_script(FRAMES)
    guest.go(f"/replay/{code}")
    page.locator(f"main.{game}").wait_for()
    page.wait_for_timeout(1_500)
    take(page, "kartkiFrames")
    page.wait_for_timeout(2_000)
    at_rest = _late(take(page, "kartkiFrames"))
    take(page, "kartkiBusy")
    _drag(house)
    frames: list[float] = take(page, "kartkiFrames")
    tasks: list[float] = take(page, "kartkiBusy")
    late = _late(frames)
    moves = page.locator(SCRUBBER).get_attribute("max")
    say(
        f"{moves} frames of the game, {len(frames)} of the screen: p95 {share(frames, 0.95):.0f},"
        f" max {max(frames):.0f} ms; {len(tasks)} long tasks, at most {max(tasks, default=0):.0f}"
    )
    say(f"late at rest {at_rest:.1%}, dragged {late:.1%}; {busy()}")
    return Measured(late, at_rest, late, late - at_rest <= LATE_SHARE)


def _late(frames: list[float]) -> float:
    return sum(time > LATE for time in frames) / max(len(frames), 1)


def _drag(house: House) -> None:
    page = house.guests[-1].page
    box = page.locator(SCRUBBER).bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    left, right = box["x"] + 8, box["x"] + box["width"] - 8
    page.mouse.move(left, middle)
    page.mouse.down()
    page.mouse.move(right, middle, steps=DRAGGED)
    page.mouse.move(left, middle, steps=DRAGGED)
    page.mouse.up()
