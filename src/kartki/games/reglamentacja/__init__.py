"""Reglamentacja: trade ration stamps while a top spins, and buy at the counter."""
