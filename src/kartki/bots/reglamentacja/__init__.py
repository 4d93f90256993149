"""Bots for Reglamentacja."""
