"""Bots that stand in queues."""
