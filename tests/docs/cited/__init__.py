"""What the pages cite (files, commands, names, rules, links), and whether it exists."""
