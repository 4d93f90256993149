"""Pages of the API from the docstrings: the public names, and the packages below them."""

from pathlib import Path

PACKAGES = {
    "core": "What every game is made of",
    "bots": "Choosing an act from a view",
    "lab": "Many games of bots",
}
PUBLIC = """# The public names: kartki

```{eval-rst}
.. automodule:: kartki
   :members: game, game_names, edition_names, new_game, bot, bot_names, register_bot,
      read_record, write_record, open_record, verify, simulate
   :ignore-module-all:
```

The classes among them are told where they live:
"""


def lay_out(package: Path, place: Path) -> None:
    place.mkdir(parents=True)
    (place / "kartki.md").write_text(PUBLIC + homes(), "utf-8")
    for name, title in PACKAGES.items():
        modules = [module_name(package, path) for path in sorted((package / name).rglob("*.py"))]
        (place / f"{name}.md").write_text(page(f"kartki.{name}", title, modules), "utf-8")


def homes() -> str:
    """Where each public class lives, with a link."""
    import kartki

    rows = [
        f"- {{py:obj}}`kartki.{name} <{home}.{name}>`"
        for home, names in sorted(kartki._HOMES.items())
        if home.split(".")[1] in PACKAGES
        for name in names
        if getattr(getattr(kartki, name), "__module__", "") == home  # not numbers and aliases
    ]
    return "\n" + "\n".join(rows) + "\n"


def module_name(package: Path, path: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def page(package: str, title: str, modules: list[str]) -> str:
    parts = [f"# {package}", "", f"{title}.", ""]
    for module in modules:
        parts += [f"## {module}", "", "```{eval-rst}", f".. automodule:: {module}"]
        parts += ["   :members:", "   :undoc-members:", "   :show-inheritance:", "```", ""]
    return "\n".join(parts)
