"""The haggler: a trader that is nobody's fool."""
