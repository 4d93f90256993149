"""A data folder of an earlier server: what was stored then opens today, and goes on.

`kartki.db.gz` holds tables of every kind, `opened.jsonl.gz` what everybody found there, both made
by `python -m tests.server.stored.make` before rules, server and store were put in order. They stay
as they are: if the store's form changes on purpose, a second folder joins them.
"""
