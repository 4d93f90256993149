"""The pages of the browser's client: its files, or a page that says how to build them.

May import `api` (its refusals) and `net`.
"""
