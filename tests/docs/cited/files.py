"""The files of the clone, and the paths that pages cite."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from tests.docs.cited.pages import CLONE, Block, Cited, Page

ROOMS = ("src", "tests", "scripts", "docs", "client", ".ci")
NOT_OURS = {"node_modules", "__pycache__", "dist", "static", ".vite"}
ENDINGS = "py|ts|js|svelte|md|toml|json|ftl|sh|css|html|lock|game"
PATH = re.compile(rf"(?!/)[\w.<>*{{}},…-]+(?:/[\w.<>*{{}},…-]+)*/?|[\w<>*-]+\.(?:{ENDINGS})")
FILE = re.compile(rf"[\w<>*.-]*[\w>*]\.(?:{ENDINGS})")
IN_TREE = re.compile(rf"(?<![\w/.<-])(?:[\w.<>*-]+/)*[\w<>*.-]*[\w>*]\.(?:{ENDINGS})\b(?!\()")
ROOM = re.compile(r"^( *)([\w.<>-]+(?:/[\w.<>-]+)*/)(?=\s|$)")
MADE = (".venv", ".kartki", "build/", "client/dist", "kartki/browser")  # made by the scripts


@cache
def everything() -> list[str]:
    """Every file and folder of the clone, relative to it."""
    found = [path for path in CLONE.iterdir() if path.is_file()]
    for room in ROOMS:
        found += [CLONE / room, *walk(CLONE / room)]
    return sorted(path.relative_to(CLONE).as_posix() for path in found)


def walk(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name in NOT_OURS:
            continue
        found.append(path)
        if path.is_dir():
            found += walk(path)
    return found


def is_path(text: str) -> bool:
    """A slash inside or at the end, or the ending of a file that we have."""
    if text.startswith(MADE) or not PATH.fullmatch(text) or "//" in text:
        return False
    return bool(FILE.fullmatch(text)) or ("/" in text and not re.fullmatch(r"text/\w+", text))


@cache
def find(text: str, below: str = "") -> list[str]:
    """Files and folders that a path may mean: from the clone's root, or the end of a longer path.

    `<game>`, `*` and `…` stand for anything, `{en,pl}` for each of them.
    """
    found = []
    for one in spelled_out(text.rstrip("/")):
        pattern = re.sub(r"<[\w-]+>|…", "*", one)
        fits = [
            path
            for path in everything()
            if (fnmatchcase(path, pattern) or fnmatchcase(path, f"*/{pattern}"))
            and path.startswith(below)
        ]
        if not fits:
            return []
        found += fits
    return found


def spelled_out(text: str) -> list[str]:
    choice = re.search(r"\{([^}]*)\}", text)
    if choice is None:
        return [text]
    ways = [text[: choice.start()] + one + text[choice.end() :] for one in choice[1].split(",")]
    return [path for way in ways for path in spelled_out(way)]


def missing_path(cited: Cited) -> str | None:
    if is_path(cited.text) and not find(cited.text):
        return "there is no such file or folder"
    return None


def missing_in_tree(block: Block) -> list[tuple[int, str, str]]:
    """Files and folders of a drawn tree. A folder at the head of a line holds what is below it.

    A path with a slash in it stands in a remark, and may lie anywhere.
    """
    faults = []
    rooms: list[tuple[int, str]] = []
    for number, line in enumerate(block.text.splitlines()):
        here = block.line + number
        room = ROOM.match(line)
        if room is not None:
            rooms = [kept for kept in rooms if kept[0] < len(room[1])]
            folder = "".join(name for _, name in rooms) + room[2]
            if not folder.startswith(MADE) and not find(folder):
                faults.append((here, folder, "there is no such folder"))
            rooms.append((len(room[1]), room[2]))
        inside = "".join(name for _, name in rooms) if line.startswith(" ") or room else ""
        for file in IN_TREE.findall(line):
            if not any(inside in f"{path}/" or "/" in file for path in find(file)):
                faults.append((here, file, f"there is no such file in {inside or 'the clone'}"))
    return faults


def missing_target(page: Page, link: Cited, others: dict[str, Page]) -> str | None:
    """A link must lead to a file of the clone, and an anchor to a heading of it."""
    if re.match(r"[a-z]+:", link.text):
        return None
    path, _, anchor = link.text.partition("#")
    target = (CLONE / page.name).parent / path if path else CLONE / page.name
    if not target.exists():
        return "this link leads nowhere"
    name = target.resolve().relative_to(CLONE).as_posix()
    if anchor and name in others and anchor not in others[name].anchors():
        return f"{name} has no heading for this anchor"
    return None
