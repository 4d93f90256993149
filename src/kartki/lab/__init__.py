"""Thousands of games of bots against bots, and statistics of how they ended."""
