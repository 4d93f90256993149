"""One table on the net, in memory: its document, its play, its people, clock, limits and bots.

May import `replay`, `views`, `net`, `store`, `thinking`, `ops` and `messages`.
"""
