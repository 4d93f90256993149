"""Ration Board in 80 columns: the red road out, the blue road home, everyone on it."""

import re
from typing import Final, final

from kartki.bots.ration_board.odds import WAYS
from kartki.cli.paint import wrapped
from kartki.cli.screens.road_compact import ALONE, CompactRoad
from kartki.cli.screens.road_map import road_map
from kartki.cli.screens.screen import Screen
from kartki.core.play import Action, Seat, Term
from kartki.core.seats import letter
from kartki.games.ration_board import box_data
from kartki.games.ration_board.actions import Call
from kartki.games.ration_board.events import TookShortCut
from kartki.games.ration_board.foresight import drives
from kartki.games.ration_board.notation import NOTATION
from kartki.games.ration_board.parts import KINDS, ROAD, Box
from kartki.games.ration_board.seen import CarView, RoadView

_NUMBER: Final = re.compile(r"\d{1,3}")
_VERB_NUMBER: Final = re.compile(r"(\S+)\s+(\d{1,3})")


@final
class RoadScreen(Screen):
    def picture(self, view: RoadView) -> list[str]:
        say = self.speech.say
        box = box_data.box(view.edition)
        title = f"{say('title')} · {say('screen-round', number=max(view.rounds, 1))}"
        pack = say("screen-pack", number=len(view.pack))
        lines = [self.paint(title, "bold") + pack.rjust(79 - len(title)), ""]
        lines += road_map(view, box, self.speech, self.paint)
        lines.append("")
        for seat, car in enumerate(view.cars):
            lines += self._player(view, box, seat, car)
        return lines

    def compact(self, view: RoadView) -> list[str]:
        """The cars, and of everyone the ration cards, the space and the HOLD cards."""
        say, box = self.speech.say, box_data.box(view.edition)
        road = CompactRoad(self.speech, self.paint)
        told = []
        for seat in range(len(view.cars)):
            acts = seat == view.turn and not view.reason and bool(view.rounds)
            name = f"{'►' if acts else ' '} {letter(seat).upper()} {self.speech.name(seat)}"
            told.append((seat, name, self._course(view, box, seat), acts))
        title = f"{say('title')} · {say('screen-round', number=max(view.rounds, 1))}"
        return [self.paint(title, "bold"), *road.roads(view, box), *road.players(told)]

    def _course(self, view: RoadView, box: Box, seat: Seat) -> str:
        """Where players stand in pairs there is room for the number of cards and the space."""
        car = view.cars[seat]
        where = self._where(view, box, seat, car)
        if len(view.cars) > ALONE:
            here = where if seat in view.finished else self._space(car.space)
            return f"{car.granted}/{len(box.windows)} {here}{' +' if car.holds else ''}"
        names = [self.speech.attribute(f"card-{card}", "name") for card in car.holds]
        held = f" · {self.speech.say('screen-hold')}: {', '.join(names)}" if names else ""
        return f"{self._rations(box, car)}  {where}{held}"

    def listed(self, view: RoadView, legal: list[Action]) -> list[Action]:
        """RAT-RED-4: to roll without a call loses the turn. Who wants that may type it."""
        calls: list[Action] = [action for action in legal if isinstance(action, Call)]
        return calls or legal

    def _player(self, view: RoadView, box: Box, seat: Seat, car: CarView) -> list[str]:
        mark = "►" if seat == view.turn and not view.reason and view.rounds else " "
        name = self.speech.name(seat)
        where = self._where(view, box, seat, car)
        who = f"{mark} {letter(seat).upper()} {name}{self.bot_kind(seat)}"
        line = f"{who[:25]:<26}{where[:32]:<33}{self._rations(box, car)}"
        lines = [self.paint(line, "bold") if mark == "►" else line]
        if car.holds:
            held = ", ".join(self.speech.attribute(f"card-{card}", "name") for card in car.holds)
            lines += wrapped(f"{self.speech.say('screen-hold')}: {held}", indent=" " * 6)
        return lines

    def _where(self, view: RoadView, box: Box, seat: Seat, car: CarView) -> str:
        say = self.speech.say
        if seat in view.finished:
            return say("screen-finished", number=view.finished.index(seat) + 1)
        space = box.number(car.space)
        here = self._space(car.space)
        if not box.on_red(space):
            return say("screen-homeward", space=here)
        ration = Term("ration", box.windows[car.granted].ration)
        distance = box.to_goal(space, car.granted)
        return say("screen-distance", space=here, number=distance, ration=ration)

    def _rations(self, box: Box, car: CarView) -> str:
        """The cards that a player has, in the order of the trips."""
        shorts = [self.speech.attribute(f"ration-{w.ration}", "short") for w in box.windows]
        return " ".join(
            short if number < car.granted else "·" * len(short)
            for number, short in enumerate(shorts)
        )

    def question(self, view: RoadView, prompt: str) -> str:
        box = box_data.box(view.edition)
        window = box.windows[min(view.cars[view.turn].granted, len(box.windows) - 1)]
        return self.speech.say(
            f"prompt-{prompt}",
            number=view.called,
            ration=Term("ration", window.ration),
            numbers=self._numbers(view, box),
        )

    def _numbers(self, view: RoadView, box: Box) -> str:
        """`5 or any doubles`: what the board of this trip approves."""
        window = box.windows[min(view.cars[view.turn].granted, len(box.windows) - 1)]
        parts = [str(window.white), *(str(number) for number in window.black)]
        parts += [self.speech.say("numbers-doubles")] if window.doubles else []
        if len(parts) == 1:
            return parts[0]
        return self.speech.say("numbers-or", list=", ".join(parts[:-1]), last=parts[-1])

    def heading(self, view: RoadView, legal: list[Action]) -> str:
        return self.speech.say("choice-heading") if len(legal) > 1 else ""

    def choices(self, view: RoadView, legal: list[Action]) -> list[str]:
        return [self._choice(view, action) for action in legal]

    def _choice(self, view: RoadView, action: Action) -> str:
        say = self.speech.say
        if not isinstance(action, Call):
            return say("choice-roll")
        odds = say("choice-odds", ways=WAYS[action.number])
        return f"{odds:>5}  {self._landing(view, action)}"

    def _landing(self, view: RoadView, call: Call) -> str:
        """Where the call would lead, and what waits there."""
        box = box_data.box(view.edition)
        first, *later = drives(view, call)
        name = self._space(box.name(first.to))
        for event in later:
            if isinstance(event, TookShortCut):
                return f"{name} » {self._space(box.name(event.to))}"
        kind = box.kinds[first.to]
        return name if kind == ROAD else f"{name}, {self.speech.term(Term('kind', KINDS[kind]))}"

    def _space(self, space_id: str) -> str:
        return self.speech.attribute(f"space-{space_id}", "short")

    def typed(self, text: str) -> str | None:
        """`7`, `call 7`, `roll`, in English or in the reader's language."""
        verbs = {verb.strip(): act for act in ("call", "roll")
                 for verb in self.speech.say(f"verbs-{act}").split(",")}  # fmt: skip
        match = _VERB_NUMBER.fullmatch(text)
        if _NUMBER.fullmatch(text):
            return NOTATION.say("call", number=str(int(text)))
        if match is not None and verbs.get(match[1]) == "call":
            return NOTATION.say("call", number=str(int(match[2])))
        return NOTATION.say("roll") if verbs.get(text) == "roll" else None
