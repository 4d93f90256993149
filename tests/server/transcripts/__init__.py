"""What one game of each title says on the wire, recorded; a change of structure changes none of it.

`python -m tests.server.transcripts.make` writes them anew when the wire is changed on purpose.
"""
