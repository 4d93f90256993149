"""How Sphinx builds the site. scripts/docs lays the pages out beside this file."""

from typing import Any

import kartki

project = "Kartki"
author = "the Kartki contributors"
copyright = author
version = release = kartki.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"
html_title = "Kartki"
html_copy_source = False
html_show_sphinx = False

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
suppress_warnings = ["myst.xref_ambiguous"]

default_role = "code"  # `name` in a docstring is code, as it is on the pages
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = True  # a name in a docstring's signature has to lead somewhere, but for these:
nitpick_ignore_regex = [
    ("py:.*", r"(abc|collections|fractions|pathlib|typing)\..*"),  # Python's own
    ("py:.*", r"kartki\.(games|table|words)\..*"),  # inside: they have no page here
    ("py:.*", r"kartki\.core\.\w+\.[A-Z]"),  # type variables
]


def in_its_language(
    _app: Any, pagename: str, _template: str, context: dict[str, Any], _tree: Any
) -> None:
    """A Polish rulebook says that it is Polish: screen readers and hyphenation ask."""
    if pagename.startswith("rules/"):
        context["language"] = pagename.split("/")[1]


def setup(app: Any) -> None:
    app.connect("html-page-context", in_its_language)
