"""The settings of the server process: their kinds, defaults, and where they are read from.

Imports nothing else of the server.
"""
