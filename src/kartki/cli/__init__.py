"""The command line."""

import os
import sys
import time
import traceback

from kartki.cli.paint import speak_utf8


def main() -> None:
    """Run the command; whatever happens, the user gets a sentence and never a traceback."""
    speak_utf8()
    from kartki.cli.app import HOUSE, app
    from kartki.cli.trouble import BAD_INPUT, Trouble

    try:
        app(prog_name="kartki")
    except Trouble as trouble:
        print(trouble.text(HOUSE), file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        print("\n" + HOUSE.say("play-interrupted"), file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception:
        print(HOUSE.say("trouble-fault", path=_report()), file=sys.stderr)
        sys.exit(1)


def _report() -> str:
    """Write down what went wrong, for a bug report."""
    from kartki.table.saves import data_folder

    folder = data_folder() / "faults"
    path = folder / f"fault-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(" ".join(sys.argv) + "\n" + traceback.format_exc(), "utf-8")
    except OSError:
        return "-"
    return str(path)
