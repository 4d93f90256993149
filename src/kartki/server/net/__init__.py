"""Transport: sockets, protocols, headers, host names, compression, limits by address.

May import `messages`. Knows nothing of games, rooms or the store.
"""
