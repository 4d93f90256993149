"""The messages of the wire and the facts in them: what travels, checked and typed.

Imports nothing else of the server.
"""
