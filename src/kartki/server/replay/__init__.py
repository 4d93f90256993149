"""A play told again: what a viewer missed, its whole history, frames to look through.

May import `views` and `messages`.
"""
