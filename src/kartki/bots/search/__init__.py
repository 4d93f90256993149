"""Search by playing on: one piece of code over what a game gives for one decision."""
