"""Matches of bots against bots, by the thousand, and what can be learnt from them."""
