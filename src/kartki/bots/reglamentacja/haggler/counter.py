"""At the counter, by search: what each card brings, leaves for later, and takes from the others."""

from typing import Final

from kartki.bots.reglamentacja.haggler.advice import Advice, value_of
from kartki.bots.reglamentacja.haggler.appraisal import Appraisal
from kartki.bots.reglamentacja.haggler.last_turn import LastTurn
from kartki.bots.reglamentacja.haggler.outlook import Outlook, outlook
from kartki.bots.reglamentacja.haggler.prospects import A_WIN
from kartki.bots.reglamentacja.haggler.scene import Scene
from kartki.bots.reglamentacja.haggler.wares import Wares
from kartki.core.play import Action, Seat
from kartki.games.reglamentacja.actions import Buy, Discard
from kartki.games.reglamentacja.state import LAST_SHOPPING

A_POINT: Final = 0.01  # where the win does not depend on it


def best_buys(scene: Scene, legal: list[Action]) -> list[Advice]:
    """What may be bought, the best first."""
    last = LastTurn(scene) if scene.view.phase >= LAST_SHOPPING else None
    found: list[Advice] = []
    for act in legal:
        if isinstance(act, Buy):
            value = card_worth(scene, act.card) if last is None else last_card(last, act.card)
            found.append(Advice(act, value, 1.0, value))
    found.sort(key=value_of)
    return found


def queue_after(scene: Scene) -> list[int]:
    return [*scene.view.queue[1:], scene.view.queue[0]]


def then(scene: Scene, seat: Seat) -> Outlook:
    """Where the seat stands when the next turn begins; its holder of the top draws two first."""
    view = scene.view
    found = outlook(
        queue_after(scene), seat, view.active, view.cards_left - 1, scene.players, False
    )
    if seat == view.active:
        return Outlook(found.turns, 2, found.left, scene.players, False)
    return found


def row_without(scene: Scene, card: int, visit: int) -> Wares:
    row = [other for other in scene.row if other != card]
    return scene.catalogue.row(row, scene.later(), visit)


def card_worth(scene: Scene, card: int) -> float:
    own = Appraisal(row_without(scene, card, scene.view.visit), then(scene, scene.me), False)
    hand = scene.hand.copy()
    value = 0.0
    if card >= 0:
        value = float(scene.box.worth(card, scene.view.visit))
        for kind, number in enumerate(scene.box.cards[card].price):
            hand[kind] -= number
    return value + own.worth(hand) - left_to_rivals(scene, card)


def left_to_rivals(scene: Scene, card: int) -> float:
    """What the others will have of the row without this card."""
    total = 0.0
    appraisals: dict[tuple[int, int], Appraisal] = {}
    for world in scene.worlds:
        for seat in range(scene.players):
            if seat != scene.me:
                key = (seat, world.visits[seat])
                if key not in appraisals:
                    wares = row_without(scene, card, key[1])
                    appraisals[key] = Appraisal(wares, then(scene, seat), False)
                total += scene.rivalry[seat] * appraisals[key].worth(world.hands[seat])
    return total / len(scene.worlds)


def last_card(last: LastTurn, card: int) -> float:
    """The share of the worlds in which this seat wins with it, and then the points."""
    points = 0
    if card >= 0:
        points = last.scene.box.worth(card, last.scene.view.visit)
    return A_WIN * last.after_buying(card) + A_POINT * points


def best_discards(scene: Scene, legal: list[Action]) -> list[Advice]:
    """REG-ALC-6: what is missed least goes first."""
    found: list[Advice] = []
    own = scene.own()
    now = own.worth(scene.hand)
    for act in legal:
        if isinstance(act, Discard):
            left = scene.hand.copy()
            left[act.kind] -= 1
            lost = own.worth(left) - now
            found.append(Advice(act, lost, 1.0, lost))
    found.sort(key=value_of)
    return found
