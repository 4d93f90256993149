"""Takes pictures of every page and of every phase of the games."""
