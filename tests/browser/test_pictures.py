"""Two folders of pictures are compared by pixels: what scripts/shots --compare tells."""

import base64
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from scripts.screenshots.comparing import FOLDER, PAGE, compare

PAINT: Final = """([width, height, dots, ink]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  for (let dot = 0; dot < dots; dot++) context.fillRect(dot, 0, 1, 1);
  return canvas.toDataURL("image/png").split(",")[1];
}"""


def paint(
    browser: Browser, path: Path, width: int, height: int, dots: int, ink: str = "#000"
) -> None:
    path.parent.mkdir(exist_ok=True)
    page = browser.new_page()
    path.write_bytes(base64.b64decode(page.evaluate(PAINT, [width, height, dots, ink])))
    page.close()


def test_pictures_that_differ_are_told_with_their_pixels(browser: Browser, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder, dots in (before, 0), (after, 3):
        paint(browser, folder / "same-1280-en.png", 10, 10, 1)
        paint(browser, folder / "dots-1280-en.png", 10, 10, dots)
        paint(browser, folder / "taller-360-pl.png", 10, 10 + dots, 0)
    paint(browser, before / "gone-360-pl.png", 10, 10, 0)
    paint(browser, after / "new-360-pl.png", 10, 10, 0)
    found = compare(browser, before, after)
    assert found.same == 1
    assert found.is_change()
    assert [(one.name, one.pixels) for one in found.differ] == [
        ("taller-360-pl.png", 30),
        ("dots-1280-en.png", 3),
    ]
    assert [round(one.share, 4) for one in found.differ] == [0.2308, 0.03]
    assert (found.only_before, found.only_after) == (["gone-360-pl.png"], ["new-360-pl.png"])
    page = (after / PAGE).read_text("utf-8")
    assert "the same: 1, but for edges: 0, different: 2" in page
    assert '"../before/dots-1280-en.png"' in page
    assert (after / FOLDER / "dots-1280-en.png").is_file()


def test_a_part_of_the_names_can_be_asked_for(browser: Browser, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder, dots in (before, 0), (after, 3):
        paint(browser, folder / "dots-1280-en.png", 10, 10, dots)
        paint(browser, folder / "same-1280-en.png", 10, 10, 1)
    found = compare(browser, before, after, "same")
    assert (found.same, found.differ) == (1, [])
    assert not found.is_change()


@pytest.mark.parametrize(
    ("dots", "ink", "slight"),
    [(3, "#eee", True), (3, "#888", False), (60, "#eee", False)],
)
def test_a_few_pixels_that_are_nearly_alike_are_no_change(
    browser: Browser, tmp_path: Path, dots: int, ink: str, slight: bool
) -> None:
    """Neither strong in a few pixels nor weak in many: that is how edges are drawn again."""
    before, after = tmp_path / "before", tmp_path / "after"
    paint(browser, before / "edge-1280-en.png", 100, 100, 0)
    paint(browser, after / "edge-1280-en.png", 100, 100, dots, ink)
    found = compare(browser, before, after)
    assert [(one.pixels, one.is_slight()) for one in found.differ] == [(dots, slight)]
    assert found.is_change() is not slight
