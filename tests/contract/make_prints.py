"""Write prints.json anew, after a change of the rules: python -m tests.contract.make_prints"""

import json

from tests.contract.contestants import contestants
from tests.contract.prints import FILE, PLAYS, known, play


def main() -> None:
    found = {c.name: [play(c, number) for number in range(PLAYS)] for c in contestants()}
    before = known()
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")
    for name, plays in found.items():
        print(name, "as before" if before.get(name) == plays else "is new")


if __name__ == "__main__":
    main()
