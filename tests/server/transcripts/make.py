"""Write the transcripts anew, after a change of the wire: python -m tests.server.transcripts.make

It tells the first difference of each. With `--again` the games are not made up anew: what was done
is done again, and what is heard now is written down.
"""

import sys

from tests.server.transcripts.asides import ASIDES
from tests.server.transcripts.difference import first_difference
from tests.server.transcripts.recording import path_of, read, recorded, write
from tests.server.transcripts.scripted import TITLES, Evening, Title


def main() -> None:
    again = "--again" in sys.argv[1:]
    for title in TITLES:
        print(title.name, _made_again(title) if again else _made(title))


def _made(title: Title) -> str:
    steps = recorded(lambda inside: Evening(title, inside, ASIDES).inputs())
    write(path_of(title.name), steps)
    return f"{len(steps)} steps, {path_of(title.name).stat().st_size} bytes"


def _made_again(title: Title) -> str:
    before = read(path_of(title.name))
    after = recorded(lambda _: [step.input for step in before])
    write(path_of(title.name), after)
    return first_difference(before, after) or "as before"


if __name__ == "__main__":
    main()
