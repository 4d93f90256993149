"""What people have to remember themselves, at a table without memory aids.

KOL-END-5: nobody may look into the bin. Whoever could count what is still to come by looking at
the screen would have looked into it. What a friend has shown stays before those who saw it.
"""

from typing import Final

import msgspec

from kartki.core.deck import FACE_DOWN, ONLOOKERS
from kartki.games.kolejka.seen import LayerView, SquareView

SHOWN: Final = 2  # KOL-CRD-10: a friend shows the first two cards of the deck


def left_out(v: SquareView) -> SquareView:
    if v.reason:
        return v
    return msgspec.structs.replace(
        v,
        to_come=tuple([FACE_DOWN for _ in v.to_come]),
        deck=tuple([_layer(layer, depth) for depth, layer in enumerate(v.deck)]),
    )


def _layer(layer: LayerView, depth: int) -> LayerView:
    """A card that was looked at is a layer of its own; what lies below is known by counting."""
    looked_at = depth < SHOWN and layer.size == 1 and not layer.knowers & ONLOOKERS
    return layer if looked_at else LayerView(layer.size, layer.knowers, None)
