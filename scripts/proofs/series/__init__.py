"""Long series of games that can be stopped and go on, and bots that play in proofs alone."""
