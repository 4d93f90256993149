"""Bots think in processes of their own: the pool of workers, and what is said to them.

May import `messages`. A worker imports as little as it can: there may be many of them.
"""
