"""One spelling for what players and contributors read: cannot."""

import re

import pytest

from kartki.words.languages import LANGUAGES
from tests.docs.cited.files import everything
from tests.docs.cited.names import CODE, text_of
from tests.docs.cited.pages import CLONE

TWO_WORDS = re.compile(r"\bcan\s+(?:#|//|\*)?\s*not\b(?! only)", re.IGNORECASE)
THIS = "tests/docs/test_spelling.py"
OTHER_TONGUES = tuple(f"src/kartki/words/{name}/" for name in LANGUAGES if name != "en")


def written() -> list[str]:
    """Everything in English but records, which stay as they were written."""
    found = [path for path in everything() if path.endswith((*CODE, ".md"))]
    scripts = [path for path in everything() if re.fullmatch(r"scripts/\w+", path)]
    return [path for path in found + scripts if (CLONE / path).is_file()]


def faults(path: str, text: str) -> list[str]:
    lines = [text.count("\n", 0, found.start()) + 1 for found in TWO_WORDS.finditer(text)]
    return [f"{path}:{line}: cannot is one word here" for line in lines]


def test_cannot_is_one_word() -> None:
    ours = [path for path in written() if not path.startswith(OTHER_TONGUES)]
    found = [fault for path in ours if path != THIS for fault in faults(path, text_of(path))]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("text", ["It can not be.", "Can not", "it can\n    # not be", "can\nnot"])
def test_two_words_are_seen(text: str) -> None:
    assert len(faults("page.md", text)) == 1


def test_not_only_is_left_alone() -> None:
    assert faults("page.md", "It can not only run, it cannot stop.") == []
