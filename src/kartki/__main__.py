"""`python -m kartki` is the command `kartki`."""

from kartki.cli import main

main()
