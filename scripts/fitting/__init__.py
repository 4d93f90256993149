"""Fits the numbers that bots weigh with to games that bots have played."""
