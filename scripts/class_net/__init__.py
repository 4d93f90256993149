"""A class under proof: pupils in browsers and at sockets, the teacher, the wall, what is seen."""
