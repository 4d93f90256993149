"""Replaying a play: what a viewer missed, its whole history, frames for the replay page.

May import `views` and `messages`.
"""
