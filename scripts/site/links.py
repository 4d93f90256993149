"""Does every link of the built site lead somewhere? Asked of the pages as browsers get them."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Reader(HTMLParser):
    """The links of a page and the places on it that a link can name."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            if name in ("id", "name") and value:
                self.places.add(value)


def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text("utf-8"))
    return reader


def broken(site: Path) -> list[str]:
    """Each link within the site that leads nowhere: the page, the link, what is missing."""
    pages = {page.resolve(): read(page) for page in sorted(site.rglob("*.html"))}
    found = []
    for page, reader in pages.items():
        for link in reader.links:
            fault = missing(page, link, pages)
            if fault:
                found.append(f"{page.relative_to(site.resolve())}: {link}: {fault}")
    return found


def missing(page: Path, link: str, pages: dict[Path, Reader]) -> str | None:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if not target.exists():
        return "there is no such file"
    place = unquote(parts.fragment)
    if place and target in pages and place not in pages[target].places:
        return "there is no such place on the page"
    return None
