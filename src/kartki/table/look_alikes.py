"""Names that look alike on a screen, though their characters differ.

The idea is that of Unicode's report 39 (skeletons, and restrictions on mixing scripts), with a
small table of our own. Two names look alike if they do so letter by letter. That is asked for
each pair: capital I looks like small l, and like small i it is the same letter, but i and l
can be told apart. So Ila and Lia may sit at one table, and Ola and O-capital-I-a may not.

Marks stay what they are (Zoe and Zoë are two names), and letters that only run together, such as
rn beside m, do, too: Erna and Ema are two names.
"""

import unicodedata
from typing import Final

# Alphabets with letters that look like those of another. Others may be mixed as people do it:
# Japanese with Latin, Chinese with digits.
_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")

# Small letters (and those without case) and the Latin ones that they, or their capitals, look
# like; a letter may look like two.
_LOOKS: Final[dict[str, str]] = {
    # Cyrillic
    **dict(zip("авсеһнітјкморѕгухԁԛԝѵүӏ", "abcehhitjkmopsryxdqwvyl", strict=True)),
    # Greek; nu and eta look like v and n when small, and like N and H
    **dict(zip("αβεζικμορτχγϲϳω", "abezikmoptxycjw", strict=True)), "ν": "vn", "η": "nh", "υ": "uy",
    # Armenian, Coptic, Lisu
    **dict(zip("օոսհցզյ", "onuhgqj", strict=True)),
    **dict(zip("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲭⲩ", "abehikmnopctxy", strict=True)),
    **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfnlsrvhwxyaeiou", strict=True)),
    # Cherokee
    **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "abcdeghjklmprstvwz", strict=True)),
    # further letters of Latin: without a dot, of phonetics, small capitals
    **dict(zip("ıɩɑɡʏɪʙɢʜʟɴʀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ", "iiagyibghlnracdejkmoptuvwzfs", strict=True)),
    "0": "o",
}  # fmt: skip
# One stroke, in many letters that screens use: these are alike as they stand, not by their case.
_STROKES: Final = frozenset("Il1|ΙІӀӏǀⲒꓲ")
_STROKE: Final = "stroke"


def look_alike(one: str, other: str) -> bool:
    """Would somebody who sees these two names take them for one?"""
    first, second = _decomposed(one), _decomposed(other)
    pairs = zip(first, second, strict=False)
    return len(first) == len(second) and all(_shapes(a) & _shapes(b) for a, b in pairs)


def mixes_alphabets(name: str) -> bool:
    """Are there letters of several alphabets in it that can be mistaken for each other?"""
    return len({_alphabet(sign) for sign in _decomposed(name)} - {""}) > 1


def _decomposed(name: str) -> str:
    """Letters and marks one by one, and each in its plain form: `ｂ` is `b`."""
    return unicodedata.normalize("NFKD", name)


def _shapes(sign: str) -> set[str]:
    small = sign.casefold()
    found = {small, *_LOOKS.get(small, "")}
    return found | {_STROKE} if sign in _STROKES else found


def _alphabet(sign: str) -> str:
    if not sign.isalpha():
        return ""
    name = unicodedata.name(sign, "")
    return next((alphabet for alphabet in _ALPHABETS if name.startswith(alphabet)), "")
