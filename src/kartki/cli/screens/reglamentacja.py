"""Reglamentacja in 80 columns: the shop, the queue, the table, what is said, your stamps."""

from typing import Final, final

from kartki.cli.paint import Paint
from kartki.cli.screens.reglamentacja_choices import choice, listed
from kartki.cli.screens.reglamentacja_compact import CompactShop
from kartki.cli.screens.reglamentacja_labels import card, final_turn, stamp
from kartki.cli.screens.reglamentacja_not_understood import InputHelp
from kartki.cli.screens.reglamentacja_players import PlayerLines
from kartki.cli.screens.reglamentacja_sentences import sentences
from kartki.cli.screens.reglamentacja_shop import ShopPicture
from kartki.cli.screens.reglamentacja_sides import NotUnderstood
from kartki.cli.screens.reglamentacja_talk import TalkLines
from kartki.cli.screens.reglamentacja_typed import Reader
from kartki.cli.screens.reglamentacja_vocabulary import SMALL, VERBS, Vocabulary
from kartki.cli.screens.screen import Screen
from kartki.core.play import Action, Event, Seat, Term
from kartki.games.reglamentacja.actions import PaySpeculator
from kartki.games.reglamentacja.parts import KIND_NUMBERS, SPECULATOR
from kartki.games.reglamentacja.seen import ShopView
from kartki.games.reglamentacja.state import PHASES
from kartki.words.speech import Speech


@final
class ShopScreen(Screen):
    def __init__(self, speech: Speech, paint: Paint, bots: dict[Seat, str]) -> None:
        super().__init__(speech, paint, bots)
        kinds = [self.bot_kind(seat) for seat in range(SPECULATOR)]
        self._shop: Final = ShopPicture(speech, paint)
        self._players: Final = PlayerLines(speech, paint, kinds)
        self._talk: Final = TalkLines(speech, paint)
        self._compact: Final = CompactShop(speech, paint, self._shop, self._talk)
        self._vocabulary: Final = Vocabulary(speech)
        self._help: Final = InputHelp(speech)
        self._view: ShopView | None = None  # of the player who is asked
        self._not_understood = ""

    def picture(self, view: ShopView) -> list[str]:
        talk, own = self._talk.lines(view), self._shop.own(view)
        return [
            self.paint(self._title(view), "bold"),
            "",
            *self._shop.lines(view),
            "",
            *self._players.lines(view),
            "",
            *self._shop.stacks(view),
            *(["", *talk] if talk else []),
            *(["", *own] if own else []),
        ]

    def compact(self, view: ShopView) -> list[str]:
        return [self.paint(self._title(view), "bold"), *self._compact.lines(view)]

    def _title(self, view: ShopView) -> str:
        say = self.speech.say
        phase = Term("phase", PHASES[view.phase])
        number = 0 if final_turn(view) else view.rounds  # the final turn has no number
        parts = [say("title"), say("screen-turn", number=number, phase=phase)]
        if view.steps and view.steps[-1] == "trading" and not view.reason:
            parts.append(self._top(view))
        return " · ".join(parts)

    def _top(self, view: ShopView) -> str:
        """The number of beats that have passed; how many are left is not known."""
        if view.fallen:
            return self.speech.say("screen-fallen")
        if view.live:
            return self.speech.say("screen-spins")
        return self.speech.say("screen-beats", number=view.beats)

    def tie_break(self, view: ShopView) -> str:
        """The tie-break that decided between the winner and others with as many points, if any."""
        how = view.scores[view.ranking.index(1)].decided_by
        return "" if how == "points" else f"tie_{how}"

    def question(self, view: ShopView, prompt: str) -> str:
        self._view = view
        return self.speech.say(f"prompt-{prompt}", number=view.to_discard)

    def heading(self, view: ShopView, legal: list[Action]) -> str:
        """How to type what is not on the list."""
        if not view.steps or view.steps[-1] != "trading":
            return ""
        examples = [self._help.offer(view)]
        examples.append(f"{self._help.word('call')} {self._wanted(view)}")
        if any(isinstance(action, PaySpeculator) for action in legal):
            examples.append(self._help.pay(view))
        return self.speech.say("screen-type", example=" · ".join(examples))

    def _wanted(self, view: ShopView) -> str:
        """A stamp that is not held, to ask for."""
        lacking = [kind for kind in KIND_NUMBERS if not view.hand[kind]] or [0]
        return self._help.stamp(lacking[0])

    def listed(self, view: ShopView, legal: list[Action]) -> list[Action]:
        return listed(view, legal)

    def choices(self, view: ShopView, legal: list[Action]) -> list[str]:
        return [choice(self.speech, view, action) for action in legal]

    def sentences(self, told: list[Event]) -> list[str]:
        return list(sentences(self.speech, told))

    def typed(self, text: str) -> str | None:
        self._not_understood = ""
        if self._view is None or not text or text.isdecimal():
            return None
        try:
            return Reader(self.speech, self._vocabulary, self._view).read(text)
        except NotUnderstood as error:
            self._not_understood = self._help.tell(error, self._view)
            return None

    def not_understood(self) -> str:
        return self._not_understood

    def manual(self) -> list[str]:
        return self.speech.say("screen-help").splitlines()

    def words(self) -> list[str]:
        """All that may be typed here, for the Tab key."""
        view = self._view
        found = [self._help.word(name) for name in (*VERBS, *SMALL[:-1])]
        found += [stamp(self.speech, kind) for kind in KIND_NUMBERS]
        found += self.speech.names.values()
        if view is not None and view.steps and view.steps[-1].endswith("shopping"):
            found += [card(self.speech, view, number) for number in view.row]
        return [word for phrase in found for word in phrase.split()]
