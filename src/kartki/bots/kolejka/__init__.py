"""Bots for Kolejka."""
