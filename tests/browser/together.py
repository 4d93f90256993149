"""Two people and a spectator, a reload, a pulled cable and a server that is killed on the way."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tests.browser.cable import Cable
from tests.browser.evidence import say
from tests.browser.guest import PHONE, Guest
from tests.browser.house import House, pages
from tests.browser.players import OVER, Player
from tests.browser.tables import LOST, begin, course, open_table, play_on, sit_down, standing

TURNS: Final = 6  # choices between two troubles


class Company:
    """Ania in English, Zofia in Polish on a phone behind a cable, and somebody who watches."""

    def __init__(self, house: House, game: str, cable: Cable) -> None:
        self.house: Final = house
        self.game: Final = game
        self.cable: Final = cable
        self.ania: Final = house.welcome("en")
        self.zofia: Final = house.welcome("pl", PHONE, url=cable.url)
        self.watching: Final = house.welcome("it")
        self.players: Final = [Player(self.ania, game, 3), Player(self.zofia, game, 4)]

    @property
    def everybody(self) -> list[Guest]:
        return [self.ania, self.zofia, self.watching]

    def gather(self) -> None:
        code, watch = open_table(self.ania, self.game, "Ania")
        sit_down(self.zofia, code, "Zofia")
        self.watching.go(f"/w/{watch}")
        begin(self.ania, 2)
        self.all_see_the_game()

    def all_see_the_game(self) -> None:
        for guest in self.everybody:
            guest.page.locator(f"main.{self.game}").wait_for()
            guest.page.locator(LOST).wait_for(state="detached")

    def play_a_little(self) -> None:
        goal = sum(one.taps for one in self.players) + TURNS
        play_on(self.players, lambda: self.is_over() or self.taps() >= goal)
        assert not self.is_over(), "it was over before all troubles had come"

    def taps(self) -> int:
        return sum(one.taps for one in self.players)

    def is_over(self) -> bool:
        return self.ania.page.locator(OVER).count() > 0

    def reload(self) -> None:
        for guest in self.everybody:
            guest.page.reload()
        self.all_see_the_game()

    def pull_the_cable(self) -> None:
        """The browser's own switch alone would leave the open line open."""
        with self.cut_off(self.zofia):
            self.zofia.context.set_offline(True)
            self.cable.pull()
            self.zofia.page.locator(LOST).wait_for()
            self.cable.plug_in()
            self.zofia.context.set_offline(False)

    def kill_the_server(self) -> None:
        with self.cut_off(*self.everybody):
            self.house.server.kill()
            for guest in self.everybody:
                guest.page.locator(LOST).wait_for()
            self.house.server.start(**pages())

    @contextmanager
    def cut_off(self, *guests: Guest) -> Iterator[None]:
        """Their pages may complain of the line, until everybody sees the game again."""
        for guest in guests:
            guest.line_is_cut = True
        yield
        self.all_see_the_game()
        for guest in guests:
            guest.line_is_cut = False

    def play_to_the_end(self) -> None:
        play_on(self.players, self.is_over)


@contextmanager
def company(house: House, game: str) -> Iterator[Company]:
    cable = Cable(house.server.port)
    try:
        yield Company(house, game, cable)
    finally:
        cable.close()


def through_thick_and_thin(house: House, game: str) -> int:
    with company(house, game) as people:
        people.gather()
        for trouble in (people.reload, people.pull_the_cable, people.kill_the_server):
            people.play_a_little()
            trouble()
            say(f"after {people.taps()} choices: {trouble.__name__}")
        people.play_to_the_end()
        ends = [standing(guest) for guest in people.everybody]
        courses = [course(guest) for guest in people.everybody]
        say(f"all three see: {', '.join(ends[0])}; {len(courses[0])} figures of the course")
        assert ends[0] == ends[1] == ends[2], ends
        assert courses[0] == courses[1] == courses[2], courses
        return people.taps()
