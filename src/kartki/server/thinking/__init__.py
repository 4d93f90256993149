"""Bots run in processes of their own: the pool of workers, and the protocol with them.

May import `messages`. A worker imports as little as it can: there may be many of them.
"""
