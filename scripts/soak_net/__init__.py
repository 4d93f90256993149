"""The long run of the server: a crowd of people that comes and goes, and what is seen meanwhile."""
