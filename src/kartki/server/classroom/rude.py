"""Names that a teacher wants to look at first (HSE-CLA-6): a short list for each language.

It is no judge. Whoever is on it gets in under a name of the game's time, and the teacher, who
sees what was wanted, decides. So a few harmless names that are held up do no harm.
"""

import re
import unicodedata
from typing import Final

# What a name is rude for wherever it stands in it …
_STEMS: Final = {
    "en": "fuck shit bitch cunt asshole wanker nigger nigga faggot slut whore dickhead penis vagina"
    " pussy hitler nazi porn",
    "pl": "kurw chuj pierdol jebac jeban jebie zajeb pizd kutas skurwiel skurwysyn dziwk cipka"
    " debil spierdal",
    "it": "cazz stronz puttan vaffancul minchia coglion frocio zoccol merda pompin troione",
}
# … and what it is rude for as a whole word.
_WORDS: Final = {
    "en": "ass arse tit tits cum sex anal bastard piss pissed twat",
    "pl": "huj dupa suka pedal cipa szmata cwel",
    "it": "troia culo figa fica negro bastardo tette",
}
_ANY_STEM: Final = tuple(" ".join(_STEMS.values()).split())
_ANY_WORD: Final = frozenset(" ".join(_WORDS.values()).split())
_DIGITS: Final = str.maketrans("013457", "oieast")
_SPECIAL: Final = str.maketrans({"ł": "l", "$": "s", "€": "e", "|": "i", "ß": "ss"})


def is_rude(name: str) -> bool:
    """In any of the languages, whatever is the class's."""
    for text in {_plain(name), _plain(name.translate(_DIGITS))}:
        if _ANY_WORD & set(re.findall(r"[a-z]+", text)):
            return True
        letters = "".join(re.findall(r"[a-z]+", text))
        shown = {letters, re.sub(r"(.)\1+", r"\1", letters)}
        if any(stem in one for stem in _stems() for one in shown):
            return True
    return False


def _stems() -> set[str]:
    """As they are, and without doubled letters, as `shown` has them."""
    return {*_ANY_STEM, *[re.sub(r"(.)\1+", r"\1", stem) for stem in _ANY_STEM]}


def _plain(text: str) -> str:
    """Small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_SPECIAL))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
