"""For whoever runs the server: logs, metrics, garbage collection, queues, points to crash at.

May import `thinking` (a bot's trouble is counted).
"""
