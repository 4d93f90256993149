"""What each player has: list, goods, pawns at home, and the queue cards."""

from typing import Final, final

from kartki.core.deck import Deck, layer_of
from kartki.core.play import Seat
from kartki.core.rng import Rng
from kartki.games.kolejka.parts import PAWNS, SHOPS
from kartki.games.kolejka.seen import Numbers, SquareView
from kartki.games.kolejka.square.decks import filled, known_cards


@final
class Player:
    def __init__(
        self,
        list_number: int,
        goods: list[int],
        home: int,
        hand: list[int],
        pile: Deck,
        played: list[int],
    ) -> None:
        self.list_number = list_number  # the shopping list's place in the box; -1: not drawn yet
        self.goods: Final = goods  # how many of each shop's
        self.home = home  # pawns at home
        self.hand: Final = hand
        self.pile = pile
        self.played: Final = played  # queue cards that lie open until Saturday

    def copy(self) -> "Player":
        return Player(
            self.list_number,
            self.goods.copy(),
            self.home,
            self.hand.copy(),
            self.pile.copy(),
            self.played.copy(),
        )

    def unplayed(self) -> Numbers:
        """Hand and pile together: played cards are open, so everybody knows it by counting."""
        cards = self.hand.copy()
        for layer in self.pile.layers:
            cards.extend(layer.cards)
        cards.sort()
        return tuple(cards)


def new_player(known: int, cards: list[int]) -> Player:
    """KOL-SET-5: the queue cards in a pile, of which these (`core.deck`) know the contents."""
    return Player(
        list_number=-1,
        goods=[0] * len(SHOPS),
        home=PAWNS,
        hand=[],
        pile=Deck([layer_of(cards, known)]),
        played=[],
    )


def players_facts(players: list[Player]) -> dict[str, object]:
    return {
        "lists": [player.list_number for player in players],
        "goods": [list(player.goods) for player in players],
        "home": [player.home for player in players],
        "hands": [list(player.hand) for player in players],
        "piles": [player.pile.facts() for player in players],
        "played": [sorted(player.played) for player in players],
    }


def imagine_player(v: SquareView, seat: Seat, rng: Rng) -> Player:
    """The cards that were not played are spread over what the viewer does not know."""
    hand, pile = _imagine_cards(v, seat, rng)
    return Player(
        list_number=v.lists[seat],
        goods=list(v.goods[seat]),
        home=v.home[seat],
        hand=hand,
        pile=pile,
        played=list(v.played[seat]),
    )


def _imagine_cards(v: SquareView, seat: Seat, rng: Rng) -> tuple[list[int], Deck]:
    known = known_cards(v.piles[seat])
    known += v.hand if seat == v.viewer else ()
    pool = [card for card in v.unplayed[seat] if card not in known]
    rng.shuffle(pool)
    if seat == v.viewer:
        hand = list(v.hand)
    else:
        hand, pool = sorted(pool[: v.hand_sizes[seat]]), pool[v.hand_sizes[seat] :]
    return hand, filled(v.piles[seat], pool)
