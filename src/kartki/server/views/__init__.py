"""What one viewer may see of a play: redacted lines and events, and what it is asked.

May import `messages`.
"""
