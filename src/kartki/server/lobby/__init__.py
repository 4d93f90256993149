"""All rooms of the server: found by code, opened, branched off, unloaded when idle.

May import `room` and what lies below it.
"""
