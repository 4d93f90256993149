"""The load bench of the server: a raw client, a bare server beside ours, and what is measured."""
