"""One play in progress: who sits where, the log, the dealer, the save."""
