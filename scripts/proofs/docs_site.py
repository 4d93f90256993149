"""The documentation site builds from the pages, and no link of it leads nowhere."""

import re
import subprocess
from pathlib import Path

from scripts.proofs.claim import Claim, Measured

CLONE = Path(__file__).resolve().parent.parent.parent


def faults() -> Measured:
    """Warnings of Sphinx and broken links that scripts/docs tells; a run that fails counts one."""
    done = subprocess.run([CLONE / "scripts" / "docs"], capture_output=True, text=True)
    told = done.stdout + done.stderr
    count = len(re.findall(r"WARNING|leads nowhere", told))
    if done.returncode != 0:
        print(told)
        count = max(count, 1)
    return Measured(count, count, count, count == 0)


CLAIMS = [Claim("the documentation site: warnings and broken links", "none", faults)]
