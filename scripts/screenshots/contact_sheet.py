"""The contact sheet: index.html, a row for each scene, a column for each size and language."""

import re
from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

PICTURE: Final = re.compile(r"(?P<scene>.+)-(?P<width>\d+)-(?P<language>[a-z]{2})\.png")
HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kartki, pictures</title>
<style>
body { font: 16px/1.4 sans-serif; margin: 24px; background: #efe6d2; color: #211c1a }
section { border-top: 2px solid; padding: 8px 0 20px }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; height: 300px; border: 1px solid }
</style>
<h1>Kartki, pictures</h1>
"""


def write_sheet(folder: Path) -> Path:
    """Of everything that lies there, also from earlier runs."""
    names = sorted(path.name for path in folder.iterdir())
    pictures = [found for name in names if (found := PICTURE.fullmatch(name))]
    rows = [_row(scene, found) for scene, found in groupby(pictures, _scene)]
    sheet = folder / "index.html"
    sheet.write_text(HEAD + "\n".join(rows) + "\n</html>\n", "utf-8")
    return sheet


def _scene(picture: re.Match[str]) -> str:
    """kolejka-3-jumping-360-pl.png is a picture of kolejka-3-jumping."""
    return picture["scene"]


def _row(scene: str, pictures: Iterable[re.Match[str]]) -> str:
    shown = "".join(_shown(picture) for picture in pictures)
    return f"<section><h2>{escape(scene)}</h2><div>{shown}</div></section>"


def _shown(picture: re.Match[str]) -> str:
    name = escape(picture[0])
    caption = f"{picture['width']} {picture['language']}"
    return (
        f'<figure><a href="{name}"><img src="{name}" loading="lazy" alt="{name}"></a>'
        f"<figcaption>{caption}</figcaption></figure>"
    )
