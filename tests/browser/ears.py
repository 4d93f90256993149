"""What somebody who does not see the page gets of it: names, live regions, what is read aloud."""

from typing import Any, Final

from playwright.sync_api import Page

# Written down from the first moment on: what the live regions said, and when.
LISTENING: Final = """
window.kartkiHeard = [];
addEventListener("DOMContentLoaded", () => {
  const heard = (region) => {
    const words = region.textContent.trim();
    if (words && window.kartkiHeard.at(-1) !== words) window.kartkiHeard.push(words);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest("[aria-live=polite]");
      if (region) heard(region);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
});
"""
POLITE: Final = "[aria-live=polite], [role=status], [role=log], output"
SPEAKING: Final = """(polite) => [...document.querySelectorAll(polite)]
  .filter((one) => one.ariaLive === "polite" || one.textContent.trim()).length"""
AT_ONCE: Final = "[role=alert], [aria-live=assertive]"
QUIET_ROLES: Final = {"RootWebArea", "none", "InlineTextBox"}


def listen(page: Page) -> None:
    """Before the first page is opened."""
    page.add_init_script(LISTENING)


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.kartkiHeard")
    return found


def regions(page: Page) -> tuple[int, int]:
    """How many live regions there are: polite ones, and such that interrupt.

    A status that has nothing to say, such as that of the connection, does not count.
    """
    polite: int = page.evaluate(SPEAKING, POLITE)
    return polite, page.locator(AT_ONCE).count()


def nameless(page: Page) -> list[str]:
    """What the Tab key reaches and a screen reader has no name for, by the browser's own tree."""
    line = page.context.new_cdp_session(page)
    try:
        line.send("DOM.getDocument")
        nodes: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
        found = [node["backendDOMNodeId"] for node in nodes if _is_nameless(node)]
        drawn = [line.send("DOM.describeNode", {"backendNodeId": one})["node"] for one in found]
    finally:
        line.detach()
    return [_told(node) for node in drawn if "-1" not in _attributes(node).get("tabindex", "")]


def _is_nameless(node: dict[str, Any]) -> bool:
    if node.get("ignored") or "backendDOMNodeId" not in node:
        return False
    if node["role"]["value"] in QUIET_ROLES or node.get("name", {}).get("value", "").strip():
        return False
    return any(
        one["name"] == "focusable" and one["value"]["value"] for one in node.get("properties", [])
    )


def _attributes(node: dict[str, Any]) -> dict[str, str]:
    flat: list[str] = node.get("attributes", [])
    return dict(zip(flat[::2], flat[1::2], strict=True))


def _told(node: dict[str, Any]) -> str:
    signs = " ".join(f'{name}="{value}"' for name, value in _attributes(node).items())
    return f"<{node['localName']} {signs}> has no name"
