"""Everyone at the table of Reglamentacja: place, stamps, what is known, what was bought."""

from typing import Final, final

from kartki.cli.paint import Paint, wrapped
from kartki.cli.screens.kolejka_labels import flowing
from kartki.cli.screens.reglamentacja_labels import AFTER, INDENT, box_of, card, counted, worth
from kartki.core.deck import FACE_DOWN
from kartki.core.play import Seat, Term, Who
from kartki.core.seats import letter
from kartki.games.reglamentacja.seen import ShopView
from kartki.words.speech import Speech


@final
class PlayerLines:
    def __init__(self, speech: Speech, paint: Paint, kinds: list[str]) -> None:
        self.speech: Final = speech
        self.paint: Final = paint
        self.kinds: Final = kinds  # of bot, by seat, as they stand behind a name

    def lines(self, view: ShopView) -> list[str]:
        rows: list[str] = []
        for seat in range(len(view.hand_sizes)):
            rows += self._player(view, seat)
        return rows

    def _player(self, view: ShopView, seat: Seat) -> list[str]:
        acts = seat == acting(view)
        who = f"{'►' if acts else ' '} {letter(seat).upper()} {self.speech.name(seat)}"
        parts = [f"{who}{self.kinds[seat]}", *self._titles(view, seat)]
        rows = flowing(parts, " · ", "", INDENT)
        rows[0] = self.paint(rows[0], "bold") if acts else rows[0]
        return rows + self._known(view, seat) + self._bought(view, seat)

    def _titles(self, view: ShopView, seat: Seat) -> list[str]:
        say, who = self.speech.say, Who(seat)
        won = view.reason and view.ranking[seat] == 1
        parts = [f"★ {say('screen-won', number=view.ranking.count(1), seat=who)}"] if won else []
        holds = view.queue and seat == view.active and not view.reason
        parts += [say("screen-top", seat=who)] if holds else []
        parts.append(say("screen-stamps", number=view.hand_sizes[seat]))
        if view.visits[seat] >= 0:
            visit = box_of(view).visits[view.visits[seat]].name
            parts.append(say("screen-visit", visit=Term("visit", visit)))
        return parts

    def _known(self, view: ShopView, seat: Seat) -> list[str]:
        if not sum(view.known[seat]) or view.reason:
            return []
        message = "screen-known_of_you" if seat == view.viewer else "screen-known"
        told = self.speech.say(message, stamps=counted(self.speech, view.known[seat]))
        return wrapped(told, AFTER, first=INDENT)

    def _bought(self, view: ShopView, seat: Seat) -> list[str]:
        """Cards bought, with points where the viewer knows the visit (all at the end)."""
        cards = view.bought[seat]
        if not cards:
            return []
        if FACE_DOWN in cards:
            told = self.speech.say("screen-bought_backs", number=len(cards))
            return wrapped(told, AFTER, first=INDENT)
        visit = view.visit if seat == view.viewer else view.visits[seat]
        names = [card(self.speech, view, number) for number in cards]
        if visit < 0:
            told = self.speech.say("screen-bought_open", cards=", ".join(names))
            return wrapped(told, AFTER, first=INDENT)
        points = [worth(view, number, visit) for number in cards]
        listed = ", ".join(f"{name}\u00a0{n}" for name, n in zip(names, points, strict=True))
        told = self.speech.say("screen-bought", cards=listed, number=sum(points))
        return wrapped(told, AFTER, first=INDENT)


def acting(view: ShopView) -> Seat | None:
    """Who is asked now; nobody while chance or the clock acts."""
    step = view.steps[-1] if view.steps and not view.reason else ""
    if step == "trading":
        return None if view.live or view.tipped else view.turn
    if step in ("spinning", "discarding"):
        return view.active
    if step == "shopping":
        return view.queue[0]
    return view.queue[view.place] if step == "last_shopping" else None
