"""Kartki: three board games of queues and rationing."""
