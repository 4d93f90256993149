"""What each viewer is asked: the prompt, the legal acts, whether an act can be taken back."""

from typing import Final, final

from kartki.core.play import Action, Seat
from kartki.core.progress import Progress
from kartki.server.messages.wire import Ask
from kartki.server.views.choices import choice
from kartki.server.views.redaction import Viewer

# where nothing goes on any more
NOBODY_ASKED: Final = Ask("", (), (), False, "")


@final
class Prompts:
    """Who is waited for, and what each viewer may do about it."""

    def __init__(self, progress: Progress, undo: bool) -> None:
        self._progress = progress
        self._undo = undo
        self._line = progress.line
        self._offered: dict[tuple[Seat, str], Action] = {}
        self.actors = tuple([seat for seat in progress.game.actors(progress.state) if seat >= 0])
        self._waited_for = self._prompt(self.actors[0]) if self.actors else ""

    def ask(self, viewer: Viewer) -> Ask:
        """What this viewer is asked, or whom the others wait for."""
        if viewer is None:
            return Ask(self._waited_for, self.actors, (), False, "")
        back = self._back(viewer) if self._undo else ""
        if viewer not in self.actors:
            return Ask(self._waited_for, self.actors, (), False, back)
        game, state = self._progress.game, self._progress.state
        legal = game.legal_actions(state, viewer)
        choices = tuple([choice(game, state, viewer, action) for action in legal])
        for one, action in zip(choices, legal, strict=True):
            self._offered[viewer, one.move] = action
        return Ask(self._prompt(viewer), self.actors, choices, state.steps[-1].sampled, back)

    def offered(self, progress: Progress, seat: Seat, words: str) -> Action | None:
        """The act that this seat was offered in these very words, if nothing has changed since."""
        same = progress is self._progress and progress.line == self._line
        return self._offered.get((seat, words)) if same else None

    def _prompt(self, seat: Seat) -> str:
        return self._progress.game.prompt(self._progress.state, seat)

    def _back(self, seat: Seat) -> str:
        """Can this seat's last act be taken back: at once, with consent, or not at all?"""
        progress = self._progress
        if progress.state.outcome is not None:
            return ""
        acts = progress.acts_back_to(seat)
        if not acts or progress.refuse_by_clock(acts) is not None:
            return ""
        return "own" if acts == 1 and not progress.units[-1].revealed else "ask"
