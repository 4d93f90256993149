"""Rules by id, as lines of text."""

import re

from kartki.cli.paint import wrapped
from kartki.words import rules
from kartki.words.speech import Speech


def rule_lines(rule_id: str, speech: Speech, book: str = "") -> list[str]:
    """One rule with its text; without an id, the whole table of contents of a book."""
    if not rule_id and book:
        found = rules.rulebook(speech.language, book).values()
        about = wrapped(rules.introduction(speech.language, book), indent="  ")
        return [*about, "", *[f"  {rule.id:<12}{rule.title}" for rule in found]]
    rule = rules.find(rule_id, speech.language)
    if rule is None:
        return [speech.say("trouble-rule", rule=rule_id)]
    lines = wrapped(f"{rule.id} {rule.title}", indent="  ")
    for paragraph in _paragraphs(rule.text):
        hanging = "    " if paragraph.startswith("- ") else "  "
        lines += wrapped(paragraph, indent=hanging, first="  ")
    return lines


def _paragraphs(text: str) -> list[str]:
    """The text split into paragraphs; each item of a list is one of its own."""
    blocks = re.split(r"\n\s*\n|\n(?=- )", text)
    return [" ".join(block.split()) for block in blocks if block.strip()]
