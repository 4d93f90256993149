"""What people at a table may ask for, a file for each family, and the dispatch to it.

May import `lobby`, `room` and what lies below them.
"""
