"""What one viewer may see of a play: redacted lines and events, and its prompts.

May import `messages`.
"""
