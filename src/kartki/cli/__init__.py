"""The command line."""

import os
import sys
import traceback


def main() -> None:
    """Run the command; whatever happens, the user gets a sentence and never a traceback."""
    try:
        sys.exit(_run())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)  # so early that no words are loaded: nothing is printed


INTERRUPTED = 130  # the exit code of a program that Ctrl-C has ended


def _run() -> int:
    from typer import Abort
    from typer.exceptions import TyperException

    from kartki.cli.app import HOUSE, app
    from kartki.cli.paint import speak_utf8
    from kartki.cli.trouble import BAD_INPUT, Trouble

    speak_utf8()
    try:
        return app(prog_name="kartki", standalone_mode=False) or 0
    except Trouble as trouble:
        print(trouble.text(HOUSE), file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, Abort):
        print("\n" + HOUSE.say("play-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except TyperException as wrong:  # the command line could not be parsed
        show = getattr(wrong, "show", None)
        print(wrong, file=sys.stderr) if show is None else show()
        return BAD_INPUT
    except BrokenPipeError:
        # The reader of our output has closed the pipe: there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(HOUSE.say("trouble-output", why=error.strerror or ""), file=sys.stderr)
        return BAD_INPUT
    except Exception:
        print(HOUSE.say("trouble-fault", path=_report()), file=sys.stderr)
        return 1


def _report() -> str:
    """Write the traceback into a file, for a bug report."""
    from tempfile import mkstemp

    from kartki.table.saves import data_folder

    try:
        folder = data_folder() / "faults"
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = mkstemp(dir=folder, prefix="fault-", suffix=".txt")
        told = _command(sys.argv[1:]) + "\n" + traceback.format_exc()
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as out:
            out.write(told)
    except OSError:
        return "-"
    return name


def _command(words: list[str]) -> str:
    """Which command it was, with the names of its options: what is given to them may be a name
    that somebody wants to have erased."""
    from typer.main import get_command

    from kartki.cli.app import app

    told, command = ["kartki"], get_command(app)
    for word in words:
        within = getattr(command, "commands", {})
        if word in within:
            told.append(word)
            command = within[word]
        elif word.startswith("-"):
            told.append(word.partition("=")[0])
    return " ".join(told)
