"""Transport: sockets, protocols, headers, compression, limits by address.

May import `messages`. Knows nothing of games, rooms or the store.
"""
