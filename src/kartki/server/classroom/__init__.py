"""A class: several tables with one code and one teacher (HSE-CLA).

It stands above rooms and their commands, and below HTTP, sockets and administration.
"""
