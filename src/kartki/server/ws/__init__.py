"""The WebSocket endpoint: who may connect, the first message, and every other one.

May import `commands`, `lobby` and what lies below them, but not `api`.
"""
