"""Tables on the net: a server that stores before it tells."""
