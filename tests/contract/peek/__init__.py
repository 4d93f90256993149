"""Peek: a small game that exists for the contract tests, with every kind of secret in it.

PEK-SET  Each player is dealt a row of cards, face down; the owner may look at them.
PEK-BID  Round by round, all bid at the same time, until all are done or the time is up: a bid
         lays open cards of one's own row, must beat the bids before it, and is lost.
PEK-LOO  Whoever has not bid yet may look at the top card of the deck, once in a round.
PEK-DRW  The highest bidder draws two cards to the end of the row ...
PEK-PUT  ... and puts one card of the row back on the deck.
PEK-END  After the last round, or when the deck is used up, the highest row wins.

Everyone sees which card of a row comes from where, so who knows a card is public.
"""
