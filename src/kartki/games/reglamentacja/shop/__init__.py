"""The parts of a position: each copies itself, gives its facts, and is made again from a view."""
