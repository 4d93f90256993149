"""Two folders of pictures, compared pixel by pixel, and a page of those that differ.

Files that are alike to the byte are the same picture. The others are decoded by the browser that
took them.
"""

import base64
import os
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from scripts.screenshots.contact_sheet import PICTURE

PAGE: Final = "differences.html"
SLIGHT_SHARE: Final = 0.0005
SLIGHT_MOST: Final = 48
FOLDER: Final = "differences"  # inside the folder of the pictures after the change
COMPARE: Final = """async ([before, after]) => {
  const load = async (data) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const images = [await load(before), await load(after)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [was, is] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let count = 0;
  let most = 0;
  for (let at = 0; at < is.data.length; at += 4) {
    let differs = 0;
    for (let part = at; part < at + 4; part++)
      differs = Math.max(differs, Math.abs(was.data[part] - is.data[part]));
    count += differs > 0;
    most = Math.max(most, differs);
    const grey = 160 + (is.data[at] + is.data[at + 1] + is.data[at + 2]) / 8;
    is.data.set(differs ? [214, 0, 60, 255] : [grey, grey, grey, 255], at);
  }
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height }).getContext("2d").putImageData(is, 0, 0);
  return { count, most, share: count / (width * height), shown: canvas.toDataURL().split(",")[1] };
}"""
HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kartki, pictures that differ</title>
<style>
body { font: 16px/1.4 sans-serif; margin: 24px; background: #efe6d2; color: #211c1a }
section { border-top: 2px solid; padding: 8px 0 20px }
div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; height: 420px; border: 1px solid }
</style>
"""


@dataclass(frozen=True)
class Difference:
    name: str
    pixels: int
    share: float  # of all pixels
    most: int  # by which a colour of one of them differs, of 255

    def told(self) -> str:
        return f"  {self.share:8.3%}  {self.pixels:8} pixels  by up to {self.most:3}  {self.name}"

    def is_slight(self) -> bool:
        """The browser does not draw the edge of a shape in quite the same way each time."""
        return self.share < SLIGHT_SHARE and self.most <= SLIGHT_MOST


@dataclass(frozen=True)
class Compared:
    same: int
    differ: list[Difference]  # the most different ones first
    only_before: list[str]
    only_after: list[str]

    def is_change(self) -> bool:
        return any(not one.is_slight() for one in self.differ) or bool(
            self.only_before or self.only_after
        )

    def told(self) -> str:
        """What there is to say, in a few lines."""
        slight = [one for one in self.differ if one.is_slight()]
        differ = [one for one in self.differ if not one.is_slight()]
        counts = f"the same: {self.same}, but for edges: {len(slight)}, different: {len(differ)}"
        lines = [counts, *[one.told() for one in differ]]
        lines += [f"  only before: {name}" for name in self.only_before]
        lines += [f"  only after:  {name}" for name in self.only_after]
        return "\n".join(lines)


def compare(browser: Browser, before: Path, after: Path, only: str = "") -> Compared:
    """Those with `only` in their names; a page of those that differ lies beside the later ones."""
    was, is_now = _names(before, only), _names(after, only)
    changed = [
        name
        for name in sorted(was & is_now)
        if (before / name).read_bytes() != (after / name).read_bytes()
    ]
    differ = _looked_at(browser, before, after, changed)
    same = len(was & is_now) - len(differ)
    found = Compared(same, differ, sorted(was - is_now), sorted(is_now - was))
    (after / PAGE).write_text(_page(before, after, found), "utf-8")
    return found


def _names(folder: Path, only: str) -> set[str]:
    names = [path.name for path in folder.iterdir()]
    return {name for name in names if PICTURE.fullmatch(name) and only in name}


def _looked_at(browser: Browser, before: Path, after: Path, names: list[str]) -> list[Difference]:
    (after / FOLDER).mkdir(exist_ok=True)
    page = browser.new_page()
    found = [_difference(page, before, after, name) for name in names]
    page.close()
    return sorted([one for one in found if one.pixels], key=lambda one: -one.share)


def _difference(page: Page, before: Path, after: Path, name: str) -> Difference:
    files = [(folder / name).read_bytes() for folder in (before, after)]
    told = page.evaluate(COMPARE, [base64.b64encode(file).decode() for file in files])
    if told["count"]:
        (after / FOLDER / name).write_bytes(base64.b64decode(told["shown"]))
    return Difference(name, told["count"], told["share"], told["most"])


def _page(before: Path, after: Path, found: Compared) -> str:
    there = os.path.relpath(before, after)
    rows = []
    for one in found.differ:
        name = escape(one.name)
        places = (f"{escape(there)}/{name}", name, f"{FOLDER}/{name}")
        shown = [
            f'<figure><a href="{place}"><img src="{place}" loading="lazy" alt="{told}"></a>'
            f"<figcaption>{told}</figcaption></figure>"
            for place, told in zip(places, ("before", "after", "difference"), strict=True)
        ]
        slight = ", edges alone" if one.is_slight() else ""
        head = f"<h2>{name}: {one.share:.3%}, {one.pixels} pixels{slight}</h2>"
        rows.append(f"<section>{head}<div>{''.join(shown)}</div></section>")
    told = f"<h1>Kartki, pictures that differ</h1>\n<pre>{escape(found.told())}</pre>\n"
    return HEAD + told + "\n".join(rows) + "\n</html>\n"
