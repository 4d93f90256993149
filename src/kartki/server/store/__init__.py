"""What is stored on the disk: the store's interface, SQLite behind it, and its administration.

May import `messages` and `ops`. Knows nothing of sockets or of rooms in memory.
"""
