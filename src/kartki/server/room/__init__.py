"""One table of the server in memory: its document, play, people, clock, limits and bots.

May import `replay`, `views`, `net`, `store`, `thinking`, `ops` and `messages`.
"""
