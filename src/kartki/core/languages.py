"""The languages of the house: the one list, which the browser's client reads as well.

`languages.json` names the folders of `kartki/words` in the order in which readers are offered them.
English is the first one: whoever asks for a language that is not here reads it.
"""

import json
from importlib.resources import files
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = tuple(
    json.loads(files("kartki.core").joinpath("languages.json").read_text("utf-8"))
)
