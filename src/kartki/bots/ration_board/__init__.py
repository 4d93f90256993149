"""Bots for Ration Board: the navigator solves the road; six and always6 know one number."""
