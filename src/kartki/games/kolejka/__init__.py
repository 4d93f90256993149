"""Kolejka (Poland, 1980s): stand in line, jump the queue, complete your shopping list."""
