"""For whoever runs the server: logs, metrics, a monitor, garbage collection, queues, crash points.

May import `thinking` (a bot's trouble is counted).
"""
