"""How fast the playout core is, beside the compiled rules of an older commit and OpenSpiel."""
