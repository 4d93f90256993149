"""Bots that bargain."""
