"""The haggler: nobody's fool. It weighs what a deal does for the other, and keeps its share."""

from functools import cache
from typing import Any, ClassVar, Final, final

from kartki.bots.bot import Bot, Reason
from kartki.bots.reglamentacja.haggler.advice import Advice
from kartki.bots.reglamentacja.haggler.bargain import Bargain
from kartki.bots.reglamentacja.haggler.catalogue import Catalogue
from kartki.bots.reglamentacja.haggler.counter import best_buys, best_discards
from kartki.bots.reglamentacja.haggler.reasons import reason_for
from kartki.bots.reglamentacja.haggler.scene import Scene
from kartki.bots.reglamentacja.pacing import pause
from kartki.bots.reglamentacja.trader import flick
from kartki.core.play import Action
from kartki.core.rng import Rng
from kartki.games.reglamentacja import box_data
from kartki.games.reglamentacja.actions import Buy, Discard, Spin
from kartki.games.reglamentacja.game import Reglamentacja
from kartki.games.reglamentacja.parts import Box
from kartki.games.reglamentacja.seen import ShopView

WORLDS: Final = 10  # hands of the others that are imagined …
FEW_WORLDS: Final = 3  # … and when there is no time
HASTY: Final = 100  # milliseconds; with fewer there is no time
GAME: Final = Reglamentacja()


@final
class Haggler(Bot):
    name: ClassVar[str] = "haggler"

    def choose(self, view: Any, legal: list[Action], limit: int, rng: Rng) -> Action | None:
        if isinstance(legal[0], Spin):
            return flick(legal, rng)
        found = advice(scene_of(view, WORLDS if limit >= HASTY else FEW_WORLDS), legal)
        return found[0].action if found else None

    def waits(self, view: Any, action: Action) -> int:
        return pause(view, action)

    def reason(self, view: Any, action: Action) -> Reason | None:
        scene = scene_of(view, WORLDS)
        legal = GAME.legal_actions(GAME.imagine(view, Rng(moment(view))), scene.me)
        if isinstance(action, Spin):
            return Reason("spin")
        return reason_for(scene, advice(scene, legal), action)


def advice(scene: Scene, legal: list[Action]) -> list[Advice]:
    """Everything worth doing, the best first."""
    if isinstance(legal[0], Buy):
        return best_buys(scene, legal)
    if isinstance(legal[0], Discard):
        return best_discards(scene, legal)
    return Bargain(scene).advice(legal)


def scene_of(view: ShopView, worlds: int) -> Scene:
    """What is imagined follows from the view, so that a hint explains what was chosen."""
    return Scene(view, catalogue(box_data.box(view.edition)), worlds, Rng(moment(view)))


def moment(view: ShopView) -> int:
    """A number for this decision: it only has to differ from one to the next."""
    said = len(view.talk) + len(view.past) + view.offers_made
    return ((view.rounds * 64 + view.beats) * 512 + said) * 8 + (view.viewer or 0)


@cache
def catalogue(box: Box) -> Catalogue:
    return Catalogue(box)
