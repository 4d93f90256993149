"""For whoever runs the server: tables listed, shown, closed and deleted, and retention.

May import `lobby` and what lies below it.
"""
