"""docs/privacy.md says what is kept: of the browser's storage no more and no less than the code."""

import re
from pathlib import Path

from kartki.server.store.interface import LAST_CHAT
from kartki.server.store.renaming import NEUTRAL_NAME
from tests.docs.test_citations import BROWSER_KEEPS

CLONE = Path(__file__).parents[2]
PAGE = (CLONE / "docs" / "privacy.md").read_text("utf-8")
SOURCES = [p for kind in ("*.ts", "*.svelte") for p in (CLONE / "client" / "src").rglob(kind)]
SERVER = [*(CLONE / "src" / "kartki" / "server").rglob("*.py")]


def text(paths: list[Path]) -> str:
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_every_key_of_the_browsers_storage_is_told() -> None:
    client = text(SOURCES)
    kept = set(re.findall(r'"kartki\.([a-z_]+)"', client))
    told = set(re.findall(r"`kartki\.([a-z_]+)`", PAGE)) - {"db"}
    assert kept == told == set(BROWSER_KEEPS)
    direct = [path.name for path in SOURCES if "localStorage" in path.read_text("utf-8")]
    assert direct == ["kept.svelte.ts"], "kept under a name that is not looked for"


def test_there_are_no_cookies_and_no_other_storage() -> None:
    assert not re.search(r"document\.cookie|indexedDB|sessionStorage", text(SOURCES))
    assert not re.search(r"set_cookie|set-cookie", text(SERVER), re.IGNORECASE)


def test_the_figures_are_those_of_the_code() -> None:
    (most,) = re.findall(
        r"const MOST = (\d+); // tables", text([CLONE / "client" / "src" / "net" / "seat_keys.ts"])
    )
    assert f"the last {most} tables" in PAGE
    assert f"the last {LAST_CHAT} lines of chat" in PAGE
    assert f"the name is `{NEUTRAL_NAME}`" in PAGE
