"""The parts of the documentation site that are made from words and sources."""
