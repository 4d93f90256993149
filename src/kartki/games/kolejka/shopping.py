"""Goods in a shop lie in a pile, the last laid on top."""


def take_from_pile(pile: list[int], goods: int) -> None:
    """Take one of this kind, the topmost; those of one kind are alike, so only the order stays."""
    for place in range(len(pile) - 1, -1, -1):
        if pile[place] == goods:
            del pile[place]
            return


def kinds_in(pile: list[int]) -> list[int]:
    """The kinds of goods that lie here, in the order of the shops."""
    return sorted(set(pile))
