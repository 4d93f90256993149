"""Every page at two sizes in three languages: axe, names, width, titles."""

from functools import partial

from kartki.words.languages import LANGUAGES
from tests.browser.all_pages import SIZES, looked_at
from tests.browser.evidence import claim

CLAIMS = [
    claim(
        f"Pages, drawers and dialogs without a fault, {language}, {size[0]} wide: pages",
        "axe finds nothing, all is named, none is too wide",
        partial(looked_at, language=language, size=size),
    )
    for language in LANGUAGES
    for size in SIZES
]
